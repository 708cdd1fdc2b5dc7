// All cores on a list of independent items.
#pragma once

#include "core/machine/threads.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace zermelo {

// How many items to cut work into, so that a thread that is held up does not hold up the others.
inline unsigned pieces_for(unsigned threads) { return threads == 1 ? 1 : 16 * threads; }

// Items 0 .. count - 1 for threads to take: each those of its own stretch, from the front; who has none left takes what
// others have, from the back. So all end together, and neighbours nearly always go to the same thread.
class Stretches {
public:
    Stretches(std::size_t count, unsigned threads) {
        for (std::size_t i = 0; i < threads; ++i) {
            const std::size_t begin = count * i / threads, end = count * (i + 1) / threads;
            stretches_.push_back({begin, end, begin, end});
        }
    }
    std::optional<std::size_t> take(unsigned thread) {
        const Lock guard(lock_);
        Stretch& own = stretches_[thread];
        if (own.next < own.left) return own.next++;
        Stretch& most = *std::ranges::max_element(stretches_, {}, [](const Stretch& s) { return s.left - s.next; });
        return most.next < most.left ? std::optional(--most.left) : std::nullopt;
    }
    // The thread's own stretch, which it takes items of one after the other.
    std::size_t begin(unsigned thread) const { return stretches_[thread].begin; }
    std::size_t end(unsigned thread) const { return stretches_[thread].end; }

private:
    struct Stretch {
        std::size_t begin, end;
        std::size_t next, left; // nobody has taken the items from `next` up to `left`
    };
    Mutex lock_;
    std::vector<Stretch> stretches_;
};

// Calls work(item) for item = 0 .. count - 1, in any order, on up to `threads` threads, and waits for all.
template <class Work> void parallel_for(std::size_t count, unsigned threads, Work&& work) {
    const auto team = static_cast<unsigned>(std::min<std::size_t>(threads, count));
    if (team <= 1) {
        for (std::size_t item = 0; item < count; ++item) work(item);
        return;
    }
    Stretches items(count, team);
    parallel_team(team, [&](unsigned thread) {
        while (const auto item = items.take(thread)) work(*item);
    });
}

} // namespace zermelo
