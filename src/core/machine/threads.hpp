// The door to threads: whoever needs one, or a lock, goes through here.
//
// ZERMELO_NO_MACHINE shuts it, for a place that has no threads, such as a page: there all_cores() is 1, locks are
// nothing, and a team is its first thread.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <utility>

#include <functional>
#include <vector>

#ifndef ZERMELO_NO_MACHINE
#include <barrier>
#include <memory>
#include <mutex>
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

unsigned all_cores();

// Threads that wait for work, the caller among them: as many as asked for, or as many as the system has to give.
class Team {
public:
    explicit Team(unsigned threads);
    ~Team();
    Team(const Team&) = delete;
    Team& operator=(const Team&) = delete;

    unsigned size() const;
    // Calls work(0) .. work(size() - 1) at the same time, and waits for all; once only. What one of them throws, such
    // as that there is no memory, is thrown here when all have ended; a_thread_failed() tells the others that they may.
    void run(const std::function<void(unsigned)>& work);

private:
    struct Members;
    std::unique_ptr<Members> members_;
};

// A thread of some team has thrown something: what the team does is lost. Whoever looks for a reason to stop asks this.
bool a_thread_failed();
// Of the largest team that could not have as many threads as it asked for: how many it had; 0: there was none.
unsigned threads_had();

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

class Team {
public:
    explicit Team(unsigned threads) {
        if (threads > 1) std::abort(); // a bug: Control::threads is 1 here
    }
    unsigned size() const { return 1; }
    void run(const std::function<void(unsigned)>& work) { work(0); }
};

inline bool a_thread_failed() { return false; }
inline unsigned threads_had() { return 0; }

#endif

// Calls work(0) .. work(threads - 1), as many of them at the same time as the system has threads for, and waits for
// all. So none of them may wait for another; who does, asks a Team for its size first.
template <class Work> void parallel_team(unsigned threads, Work&& work) {
    if (threads <= 1) return work(0u);
    unsigned thread;
    {
        Team team(threads);
        thread = team.size();
        team.run(std::ref(work));
    }
    for (; thread < threads; ++thread) work(thread);
}

// Leaves a meeting of threads when its scope is left, by whatever way: the others wait for it no longer.
template <class Meeting> class Leaving {
public:
    explicit Leaving(Meeting& meeting) : meeting_(meeting) {}
    ~Leaving() { meeting_.arrive_and_drop(); }
    Leaving(const Leaving&) = delete;
    Leaving& operator=(const Leaving&) = delete;

private:
    Meeting& meeting_;
};

} // namespace zermelo
