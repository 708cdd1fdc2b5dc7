// The engine behind a page: a question in its memory, an answer out of it. What happens on the way is told by calls.
#include "core/machine/memory.hpp"
#include "requests/requests.hpp"

#include <cstdlib>

using namespace zermelo;

extern "C" {

// What clang's protection of the stack asks for, and Debian's library for WebAssembly leaves out.
unsigned long __stack_chk_guard = 0x5EED;
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }

__attribute__((import_module("page"), import_name("progress"))) void page_progress(double done, double total);
__attribute__((import_module("page"), import_name("out_of_memory"))) void page_out_of_memory();
}

namespace {

std::string answer;

Requests& requests() {
    static Requests requests;
    on_out_of_memory([](std::size_t) { page_out_of_memory(); });
    return requests;
}

Control control() {
    Control control;
    control.progress = [](const Work& work, double) {
        page_progress(static_cast<double>(work.done), static_cast<double>(work.total));
    };
    return control;
}

} // namespace

// Room for a question, which ask() gives back.
extern "C" __attribute__((export_name("room"))) char* room(std::size_t bytes) {
    return static_cast<char*>(std::malloc(bytes));
}
// The answer stays where it is until the next question.
extern "C" __attribute__((export_name("ask"))) const char* ask(char* question, std::size_t bytes) {
    answer = requests().answer({question, bytes}, control());
    std::free(question);
    return answer.data();
}
extern "C" __attribute__((export_name("size"))) std::size_t size() { return answer.size(); }
