// Which positions other threads are searching.
#pragma once

#include "core/key.hpp"

#include <array>
#include <atomic>

namespace zermelo {

// The positions that threads are busy with just now, so that others look at something else first and find the
// answer in the table when they come back (T. Kerrigan's simple form of ABDADA). Where two positions share a place,
// one is not seen: it is searched twice, no more.
template <class Word> class BusyPositions {
public:
    bool has(Word name) const { return place(name).load(std::memory_order_relaxed) == low(name); }
    void add(Word name) { place(name).store(low(name), std::memory_order_relaxed); }
    void remove(Word name) { place(name).store(0, std::memory_order_relaxed); }

private:
    static std::uint64_t low(Word name) { return static_cast<std::uint64_t>(name); }
    std::atomic<std::uint64_t>& place(Word name) const { return places_[hash(low(name)) >> 50]; }
    mutable std::array<std::atomic<std::uint64_t>, 1 << 14> places_{};
};

} // namespace zermelo
