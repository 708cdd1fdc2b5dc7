// The compiled part of the Python package: the engine's answers as Python's objects. What people see is python/zermelo.
#include "python/game_handle.hpp"

PYBIND11_MODULE(_engine, module) {
    using namespace zermelo::python;
    add_calls(module);
    add_games(module);
    add_searches(module);
    add_python_games(module);
    add_arenas(module);
    add_lessons(module);
    add_program(module);
}
