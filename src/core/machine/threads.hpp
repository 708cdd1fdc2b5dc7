// The door to threads: whoever needs one, or a lock, goes through here.
//
// ZERMELO_NO_MACHINE shuts it, for a place that has no threads, such as a page: there all_cores() is 1, locks are
// nothing, and a team is its first thread.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>

#ifndef ZERMELO_NO_MACHINE
#include "core/machine/own_core.hpp"

#include <atomic>
#include <barrier>
#include <mutex>
#include <thread>
#include <vector>
#else
#include <cstdlib>
#endif

namespace zermelo {

struct NothingToDo {
    void operator()() const noexcept {}
};

#ifndef ZERMELO_NO_MACHINE

using Mutex = std::mutex;
using Lock = std::lock_guard<Mutex>;
// Threads wait for each other; the last one to arrive does what is to be done.
template <class AtMeeting = NothingToDo> using Barrier = std::barrier<AtMeeting>;

class Once {
public:
    template <class Work> void call(Work&& work) { std::call_once(done_, std::forward<Work>(work)); }

private:
    std::once_flag done_;
};

inline unsigned all_cores() { return std::max(1u, std::thread::hardware_concurrency()); }

// Calls work(0) .. work(threads - 1) at the same time, and waits for all.
template <class Work> void parallel_team(unsigned threads, Work&& work) {
    OwnCores cores;
    std::vector<std::atomic<bool>> sent(threads);
    std::vector<std::jthread> team;
    for (unsigned thread = 1; thread < threads; ++thread) {
        cores.send(team.emplace_back([&, thread] {
            sent[thread].wait(false);
            cores.arrived();
            work(thread);
        }));
        sent[thread] = true;
        sent[thread].notify_one();
    }
    work(0u);
}

#else

struct Mutex {};

struct [[maybe_unused]] Lock {
    explicit Lock(Mutex&) {}
};

template <class AtMeeting = NothingToDo> class Barrier {
public:
    explicit Barrier(std::ptrdiff_t, AtMeeting at_meeting = {}) : at_meeting_(std::move(at_meeting)) {}
    void arrive_and_wait() { at_meeting_(); }
    void arrive_and_drop() { at_meeting_(); }

private:
    AtMeeting at_meeting_;
};

class Once {
public:
    template <class Work> void call(Work&& work) {
        if (!std::exchange(done_, true)) work();
    }

private:
    bool done_ = false;
};

inline unsigned all_cores() { return 1; }

template <class Work> void parallel_team(unsigned threads, Work&& work) {
    if (threads > 1) std::abort(); // a bug: a part of the team would be missing, and with it a part of the answer
    work(0u);
}

#endif

} // namespace zermelo
