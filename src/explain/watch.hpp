// The trace of people who wait: progress, limits, and Ctrl-C.
#pragma once

#include "core/trace.hpp"

#include <atomic>
#include <chrono>
#include <functional>

namespace zermelo {

struct Limits {
    std::uint64_t memory = 0; // bytes; 0: none
    double seconds = 0;       // 0: none
    std::uint64_t nodes = 0;  // positions; 0: none
};

struct Control {
    unsigned threads = 1;
    std::uint64_t seed = 1;
    Limits limits;
    const std::atomic<bool>* interrupted = nullptr;
    std::function<void(const Work&, double seconds)> progress; // called at most ten times a second
};

class Watch {
public:
    static constexpr bool records = false;

    explicit Watch(const Control& control) : control_(control) {}

    Stop checkpoint(const Work& work) {
        last_ = work;
        const Limits& limits = control_.limits;
        if (control_.interrupted && *control_.interrupted) return stop_ = Stop::interrupted;
        if (limits.memory && work.bytes > limits.memory) return stop_ = Stop::memory;
        if (limits.nodes && work.done > limits.nodes) return stop_ = Stop::nodes;
        const double now = seconds();
        if (limits.seconds > 0 && now > limits.seconds) return stop_ = Stop::seconds;
        if (control_.progress && now - shown_ >= 0.1) {
            control_.progress(work, now);
            shown_ = now;
        }
        return Stop::none;
    }

    double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count(); }
    Stop stopped() const { return stop_; }
    const Work& last() const { return last_; }

private:
    const Control& control_;
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
    double shown_ = 0;
    Stop stop_ = Stop::none;
    Work last_{Stage::explore, 0, 0, 0};
};

} // namespace zermelo
