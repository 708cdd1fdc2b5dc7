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
    static constexpr bool records = false; // true: the algorithm calls solved(...) for every position, on one thread
    constexpr Stop checkpoint(const Work&) const { return Stop::none; } // asked often; anything but none ends the work
};

} // namespace zermelo
