// A core for each thread.
//
// Linux starts a new thread on the core of its creator, more often than not, although another is idle. There one of the
// two waits until the other has used up its slice of time, and they take turns until the system notices: milliseconds
// each time, which is as long as much of the work that threads are made for.
#pragma once

#ifdef __linux__
#include <sched.h>
#include <thread>
#endif

namespace zermelo {

#ifdef __linux__

// Sends new threads to the cores that follow the core of their creator. They are to wait until they were sent: whoever
// works already may keep the creator from sending it.
class OwnCores {
public:
    OwnCores() : next_(sched_getcpu()), known_(sched_getaffinity(0, sizeof all_, &all_) == 0 && next_ >= 0) {}

    void send(std::jthread& thread) {
        if (!known_ || CPU_COUNT(&all_) < 2) return;
        do next_ = (next_ + 1) % CPU_SETSIZE;
        while (!CPU_ISSET(next_, &all_));
        cpu_set_t one;
        CPU_ZERO(&one);
        CPU_SET(next_, &one);
        pthread_setaffinity_np(thread.native_handle(), sizeof one, &one);
    }
    // The thread that calls this has arrived; from now on the system may move it again.
    void arrived() const {
        if (known_) sched_setaffinity(0, sizeof all_, &all_);
    }

private:
    cpu_set_t all_;
    int next_;
    bool known_;
};

#else

struct OwnCores {
    void send(auto&) {}
    void arrived() const {}
};

#endif

} // namespace zermelo
