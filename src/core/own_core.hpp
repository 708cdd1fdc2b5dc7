// A core for each thread.
//
// A new thread may begin on the core of its creator while another is idle, and the two share its time until the system
// notices: ten milliseconds and more, which is as long as much of the work that threads are made for.
#pragma once

#ifdef __linux__
#include <sched.h>
#endif

namespace zermelo {

#ifdef __linux__

inline int current_core() { return sched_getcpu(); }

// Moves the calling thread, the `thread`-th that was created on this core, to another core if it is still there. From
// then on the system may move it as it likes.
inline void leave_core(int core, unsigned thread) {
    cpu_set_t all, chosen;
    if (core < 0 || sched_getcpu() != core || sched_getaffinity(0, sizeof all, &all) != 0) return;
    if (CPU_COUNT(&all) < 2) return;
    int next = core;
    for (unsigned left = thread; left > 0; left -= CPU_ISSET(next, &all) ? 1 : 0) next = (next + 1) % CPU_SETSIZE;
    CPU_ZERO(&chosen);
    CPU_SET(next, &chosen);
    if (sched_setaffinity(0, sizeof chosen, &chosen) == 0) sched_setaffinity(0, sizeof all, &all);
}

#else

inline int current_core() { return -1; }
inline void leave_core(int, unsigned) {}

#endif

} // namespace zermelo
