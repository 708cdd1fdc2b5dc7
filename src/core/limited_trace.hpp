// The trace of people who wait: progress, limits, and interruption.
#pragma once

#include "core/machine/threads.hpp"
#include "core/trace.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>

namespace zermelo {

using Clock = std::chrono::steady_clock;

struct Limits {
    std::uint64_t memory = 0;                  // bytes; 0: none
    std::optional<Clock::time_point> deadline; // of all that is done under these limits
    std::uint64_t nodes = 0;                   // positions that one question may look at; 0: none
    bool whole = false; // what cannot be done within them fails, instead of being done less deeply

    bool timed() const { return deadline.has_value(); }
    // Also ends so many seconds from now.
    void end_within(double seconds) {
        const auto end =
            Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
        if (!deadline || end < *deadline) deadline = end;
    }
};

struct Control {
    unsigned threads = 1;
    std::uint64_t seed = 1;
    Limits limits;
    const std::atomic<bool>* interrupted = nullptr;
    std::function<void(const Work&, double seconds)> progress; // called at most ten times a second

    bool is_interrupted() const { return interrupted && *interrupted; }
    // Why the work is to end now, if it is. Any thread may ask, and every loop that can be long asks this or a trace.
    Stop stop() const {
        if (is_interrupted()) return Stop::interrupted;
        if (a_thread_failed()) return Stop::memory;
        return limits.deadline && Clock::now() > *limits.deadline ? Stop::seconds : Stop::none;
    }
};

class LimitedTrace {
public:
    static constexpr bool records = false;

    explicit LimitedTrace(const Control& control) : control_(control) {}

    Stop checkpoint(const Work& work) {
        last_ = work;
        const Limits& limits = control_.limits;
        if (control_.is_interrupted()) return stop_ = Stop::interrupted;
        if ((limits.memory && work.bytes > limits.memory) || a_thread_failed()) return stop_ = Stop::memory;
        if (limits.nodes && work.done > limits.nodes) return stop_ = Stop::nodes;
        const auto now = Clock::now();
        if (limits.deadline && now > *limits.deadline) return stop_ = Stop::seconds;
        if (control_.progress && seconds(now) - shown_ >= 0.1) {
            shown_ = seconds(now);
            control_.progress(work, shown_);
        }
        return Stop::none;
    }

    double seconds() const { return seconds(Clock::now()); } // since this work began
    Stop stopped() const { return stop_; }
    const Work& last() const { return last_; }

private:
    double seconds(Clock::time_point now) const { return std::chrono::duration<double>(now - begin_).count(); }

    const Control& control_;
    Clock::time_point begin_ = Clock::now();
    double shown_ = 0;
    Stop stop_ = Stop::none;
    Work last_{Stage::explore, 0, 0, 0};
};

} // namespace zermelo
