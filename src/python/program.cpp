// The command line, within Python.
#include "python/game_handle.hpp"

#include "cli/program.hpp"

#include <iostream>

namespace zermelo::python {

void add_program(py::module_& module) {
    module.def("main", [](std::vector<std::string> words) {
        std::vector<char*> arguments;
        for (std::string& word : words) arguments.push_back(word.data());
        arguments.push_back(nullptr);
        const py::gil_scoped_release released;
        const int code = run_program(static_cast<int>(words.size()), arguments.data());
        std::cout.flush();
        return code;
    });
}

} // namespace zermelo::python
