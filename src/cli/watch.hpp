// What the system tells the program: that it is to end, that its time is over, that a file under it has been cut.
//
// Loops that ask (Control::stop, a trace) hear of it and end in order. Nobody can promise that for every loop, of every
// reader, writer and library: who has not ended a moment later is ended here, with one line and the right exit code.
#pragma once

#include "core/limited_trace.hpp"

#include <atomic>
#include <optional>
#include <string>

namespace zermelo {

// Set by Ctrl-C and SIGTERM. Asked a second time, the program goes at once.
extern std::atomic<bool> interrupted;

// What is said for those who do not hear: on standard error, and, of time that is over, also as an answer.
struct WatchLines {
    std::string interrupted, time_is_over, time_answer, file_was_cut;
};
void begin_watch(WatchLines lines, std::optional<Clock::time_point> deadline);
// The deadline is kept by those who ask alone: while a person thinks, time does not count.
void forget_deadline();

} // namespace zermelo
