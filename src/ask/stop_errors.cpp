#include "ask/stop_errors.hpp"

#include "ask/ask_errors.hpp"

namespace zermelo {

std::string size_text(std::uint64_t bytes) {
    const char* units[] = {"B", "K", "M", "G", "T"};
    std::size_t unit = 0;
    for (; bytes >= 10240 && unit < 4; ++unit) bytes /= 1024;
    return std::to_string(bytes) + units[unit];
}

Error stop_error(std::string place, Stop stop, const Work& last, const Control& control) {
    const std::string done = std::to_string(last.done), memory = size_text(control.limits.memory);
    auto limit = [&](const Text& sentence, std::vector<std::string> arguments) {
        return Error{std::move(place), sentence, std::move(arguments), Error::Kind::limit};
    };
    switch (stop) {
    case Stop::memory:
        if (last.done == 0) return limit(errors::memory_needed, {size_text(last.bytes), memory});
        return limit(errors::limit_memory, {memory, done});
    case Stop::seconds: return limit(errors::limit_seconds, {done});
    case Stop::nodes: return limit(errors::limit_nodes, {done});
    case Stop::interrupted: return limit(errors::interrupted, {done});
    case Stop::none: break; // nobody asked for it: memory ran out in the midst of the work
    }
    return limit(errors::no_memory, {});
}

Error stop_error(std::string place, const LimitedTrace& trace, const Control& control) {
    return stop_error(std::move(place), trace.stopped(), trace.last(), control);
}

Error book_error(std::string place) { return {std::move(place), errors::book_damaged, {}, Error::Kind::damaged}; }

} // namespace zermelo
