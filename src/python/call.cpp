#include "python/call.hpp"

#include "core/machine/memory.hpp"
#include "core/machine/threads.hpp"

#include <csignal>

namespace zermelo::python {

namespace {

std::atomic<bool> interrupted = false;
Mutex counting;
int running = 0; // calls
struct sigaction before;
Language chosen = Language::english;

void on_interrupt(int signal, siginfo_t* info, void* context) {
    interrupted = true;
    if (before.sa_flags & SA_SIGINFO)
        before.sa_sigaction(signal, info, context);
    else if (before.sa_handler != SIG_IGN && before.sa_handler != SIG_DFL)
        before.sa_handler(signal);
}

const char* kind_name(Error::Kind kind) {
    return kind == Error::Kind::limit ? "limit" : kind == Error::Kind::damaged ? "damaged" : "input";
}

const char* stage_name(Stage stage) {
    constexpr const char* names[] = {"explore", "solve", "verify", "play", "search"};
    return names[static_cast<std::size_t>(stage)];
}

} // namespace

void raise(const Error& error) {
    const py::object type = py::module_::import("zermelo._error").attr("Error");
    const py::object exception = type(error.in(chosen), place_in(error.place, chosen), kind_name(error.kind));
    PyErr_SetObject(type.ptr(), exception.ptr());
    throw py::error_already_set();
}

Language language() { return chosen; }
Language language_named(const std::string& name) {
    if (name.empty()) return chosen;
    if (name != "en" && name != "fr")
        raise({"lang", Text{"\"{}\" is neither \"en\" nor \"fr\"", "\"{}\" n'est ni \"en\" ni \"fr\""}, {name}});
    return name == "fr" ? Language::french : Language::english;
}

Interruptible::Interruptible() {
    const Lock lock(counting);
    if (running++ > 0) return;
    interrupted = false;
    struct sigaction action{};
    action.sa_sigaction = on_interrupt;
    action.sa_flags = SA_SIGINFO;
    sigaction(SIGINT, &action, &before);
}
Interruptible::~Interruptible() {
    const Lock lock(counting);
    if (--running == 0) sigaction(SIGINT, &before, nullptr);
}
const std::atomic<bool>* Interruptible::flag() const { return &interrupted; }

Control make_control(const CallOptions& options, std::exception_ptr& failed) {
    Control control;
    control.threads = options.threads ? options.threads : all_cores();
    control.seed = options.seed;
    control.limits.memory = options.memory ? options.memory : physical_memory() / 4 * 3;
    control.limits.nodes = options.nodes;
    if (options.seconds) control.limits.end_within(*options.seconds);
    if (!options.progress.is_none())
        control.progress = [&failed, progress = options.progress.ptr()](const Work& work, double seconds) {
            const py::gil_scoped_acquire acquired; // the options outlive the call
            try {
                const py::handle told(progress);
                if (!failed) told(stage_name(work.stage), work.done, work.total, work.bytes, seconds);
            } catch (...) {
                failed = std::current_exception();
                interrupted = true;
            }
        };
    return control;
}

void add_calls(py::module_& module) {
    py::class_<CallOptions>(module, "Options")
        .def(py::init([](std::optional<double> seconds, std::uint64_t memory, std::uint64_t nodes, unsigned threads,
                         std::uint64_t seed, py::object progress) {
                 return CallOptions{seconds, memory, nodes, threads, seed, std::move(progress)};
             }),
             py::kw_only(), py::arg("seconds") = py::none(), py::arg("memory") = 0, py::arg("nodes") = 0,
             py::arg("threads") = 0, py::arg("seed") = 1, py::arg("progress") = py::none());
    module.def("set_language", [](const std::string& name) { chosen = language_named(name); });
    module.def("language", [] { return chosen == Language::french ? "fr" : "en"; });
}

} // namespace zermelo::python
