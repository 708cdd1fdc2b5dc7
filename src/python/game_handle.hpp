// A game and its positions as Python holds them.
#pragma once

#include "api/registry.hpp"
#include "python/call.hpp"

#include <memory>

namespace zermelo::python {

class PythonStates;

struct GameHandle {
    std::shared_ptr<AnyGame> game;
    std::shared_ptr<PythonStates> states{}; // of a game that is written in Python

    // With the limits; a game that is written in Python is asked from one thread.
    template <class Work> auto ask(CallOptions options, Work&& work) {
        if (states) options.threads = 1;
        return call(options, std::forward<Work>(work));
    }
};

struct PositionHandle {
    std::shared_ptr<GameHandle> game;
    Position position;

    AnyGame& any() const { return *game->game; }
    PositionHandle at(Position other) const { return {game, std::move(other)}; }
};

// (outcome, result, plies, utility): what Python makes a Value of.
py::tuple worth_tuple(const Worth& worth);
const char* name_of(Outcome outcome);

void add_games(py::module_& module);
void add_searches(py::module_& module);
void add_python_games(py::module_& module);
void add_arenas(py::module_& module);
void add_lessons(py::module_& module);
void add_program(py::module_& module);

} // namespace zermelo::python
