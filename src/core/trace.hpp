// How an algorithm reports what it does. A trace is a template parameter; this empty one compiles to nothing.
#pragma once

#include <cstdint>

namespace zermelo {

enum class Stage : std::uint8_t { explore, solve, verify, play, search };
enum class Stop : std::uint8_t { none, interrupted, memory, seconds, nodes };

// Where a long work stands: items done, items in all (0: not known yet), bytes held.
struct Work {
    Stage stage;
    std::uint64_t done;
    std::uint64_t total;
    std::uint64_t bytes;
};

struct NoTrace {
    static constexpr bool records = false; // true: may want to receive every solved position (see below)
    constexpr Stop checkpoint(const Work&) const { return Stop::none; } // asked often; anything but none ends the work
};

// A trace that records has recording() and, where that holds, receives solved(game, state, value) of every position, in
// order, from one thread.
template <class Trace> constexpr bool is_recording(const Trace& trace) {
    if constexpr (Trace::records)
        return trace.recording();
    else
        return false;
}
template <class Trace, class G, class State, class Value>
constexpr void record_solved(Trace& trace, const G& game, const State& state, const Value& value) {
    if constexpr (Trace::records) {
        if (trace.recording()) trace.solved(game, state, value);
    }
}

// The part of a trace that keeps limits, for work that records nothing: so it is compiled once for both.
template <class Trace> constexpr auto& without_record(Trace& trace) {
    if constexpr (requires { trace.limits(); })
        return trace.limits();
    else
        return trace;
}

} // namespace zermelo
