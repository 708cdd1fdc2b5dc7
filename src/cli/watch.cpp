#include "cli/watch.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <sys/time.h>
#include <unistd.h>
#include <utility>

namespace zermelo {

std::atomic<bool> interrupted = false;

namespace {

using std::chrono::microseconds;

// How long somebody who was called may take to end, and how much of that he has to have worked to have been deaf:
// where the machine is busy with other things he gets more time. Who did not work at all waits for a reader.
constexpr microseconds patience{400'000}, deaf{250'000}, asleep{2'000};
constexpr int most_rounds = 6;

WatchLines lines;
std::atomic<bool> called = false;
std::atomic<std::int64_t> worked_before = 0; // microseconds, when it was called
std::atomic<int> rounds = 0;

// All below runs in the middle of anything: no memory is taken, no lock, no stream.

std::int64_t microseconds_worked() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return std::int64_t{time.tv_sec} * 1'000'000 + time.tv_nsec / 1000;
}

void ring_in(microseconds wait) {
    itimerval timer{};
    timer.it_value.tv_sec = wait.count() / 1'000'000;
    timer.it_value.tv_usec = wait.count() % 1'000'000;
    setitimer(ITIMER_REAL, &timer, nullptr);
}

void call() {
    called = true;
    worked_before = microseconds_worked();
    rounds = 0;
    ring_in(patience);
}

[[noreturn]] void leave(const std::string& line, int code) {
    if (write(STDERR_FILENO, line.data(), line.size()) < 0) std::_Exit(code);
    std::_Exit(code);
}

void on_interrupt(int) {
    const int kept = errno;
    if (interrupted.exchange(true)) std::_Exit(130);
    call();
    errno = kept;
}

void on_alarm(int) {
    const int kept = errno;
    if (!called) {
        call();
    } else if (const microseconds worked{microseconds_worked() - worked_before};
               worked < deaf && worked >= asleep && ++rounds < most_rounds) {
        ring_in(patience);
    } else if (interrupted) {
        leave(lines.interrupted, 130);
    } else {
        if (write(STDOUT_FILENO, lines.time_answer.data(), lines.time_answer.size()) < 0) leave(lines.time_is_over, 3);
        leave(lines.time_is_over, 3);
    }
    errno = kept;
}

// Only what is mapped from a file can be missing where it was a moment ago.
void on_missing_page(int) { leave(lines.file_was_cut, 4); }

void handle(int signal, void (*handler)(int)) {
    struct sigaction action{};
    action.sa_handler = handler;
    sigaction(signal, &action, nullptr);
}

} // namespace

void begin_watch(WatchLines said, std::optional<Clock::time_point> deadline) {
    lines = std::move(said);
    handle(SIGINT, on_interrupt);
    handle(SIGTERM, on_interrupt);
    handle(SIGALRM, on_alarm);
    handle(SIGBUS, on_missing_page);
    if (!deadline) return;
    const auto left = std::chrono::duration_cast<microseconds>(*deadline - Clock::now());
    ring_in(std::clamp(left, microseconds{1}, microseconds{std::chrono::hours(24 * 365)}));
}

void forget_deadline() {
    if (!called) ring_in(microseconds{0});
}

} // namespace zermelo
