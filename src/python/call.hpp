// How Python calls the engine: with limits, without holding Python's lock, until Ctrl-C, and with errors as exceptions.
#pragma once

#include "core/limited_trace.hpp"
#include "core/result.hpp"

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <exception>

namespace zermelo::python {

namespace py = pybind11;

// What a long call may use, as its keywords say.
struct CallOptions {
    std::optional<double> seconds{};
    std::uint64_t memory = 0, nodes = 0;
    unsigned threads = 0; // 0: all cores
    std::uint64_t seed = 1;
    py::object progress = py::none(); // called with (stage, done, total, bytes, seconds)
};

[[noreturn]] void raise(const Error& error);

// The language of errors and, where none is named, of sentences.
Language language();
Language language_named(const std::string& name); // "": as chosen; else en or fr

template <class T> T unwrap(Result<T> result) {
    if (!result) raise(result.error());
    return std::move(*result);
}
inline void unwrap(const Result<void>& result) {
    if (!result) raise(result.error());
}

// While it lives, Ctrl-C sets a flag that the engine looks at, and then goes on to Python.
class Interruptible {
public:
    Interruptible();
    ~Interruptible();
    Interruptible(const Interruptible&) = delete;
    const std::atomic<bool>* flag() const;
};

// An exception of progress= is kept in `failed`, and ends the work.
Control make_control(const CallOptions& options, std::exception_ptr& failed);

// Runs work(control) without Python's lock. What it returns is a Result: its value, or the exception.
template <class Work> auto call(const CallOptions& options, Work&& work) {
    Interruptible interruptible;
    std::exception_ptr failed;
    Control control = make_control(options, failed);
    control.interrupted = interruptible.flag();
    auto result = [&] {
        const py::gil_scoped_release released;
        return work(static_cast<const Control&>(control));
    }();
    if (failed) std::rethrow_exception(failed);
    if (PyErr_CheckSignals() != 0) throw py::error_already_set(); // Ctrl-C
    return unwrap(std::move(result));
}

void add_calls(py::module_& module);

} // namespace zermelo::python
