// All cores on a list of independent items; who is free takes the next one.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace zermelo {

inline unsigned all_cores() { return std::max(1u, std::thread::hardware_concurrency()); }

// Calls work(item) for item = 0 .. count - 1, in any order, on up to `threads` threads, and waits for all.
template <class Work> void parallel_for(std::size_t count, unsigned threads, Work&& work) {
    const std::size_t helpers = std::min<std::size_t>(threads, count) - (count > 0 ? 1 : 0);
    if (threads <= 1 || helpers == 0) {
        for (std::size_t item = 0; item < count; ++item) work(item);
        return;
    }
    std::atomic<std::size_t> next = 0;
    auto take = [&] {
        for (std::size_t item; (item = next.fetch_add(1, std::memory_order_relaxed)) < count;) work(item);
    };
    std::vector<std::jthread> team;
    for (std::size_t i = 0; i < helpers; ++i) team.emplace_back(take);
    take();
}

// Calls work(0) .. work(threads - 1) at the same time, and waits for all.
template <class Work> void parallel_team(unsigned threads, Work&& work) {
    std::vector<std::jthread> team;
    for (unsigned thread = 1; thread < threads; ++thread) team.emplace_back(work, thread);
    work(0u);
}

} // namespace zermelo
