#include "core/machine/threads.hpp"

#ifndef ZERMELO_NO_MACHINE
#include "core/machine/account.hpp"
#include "core/machine/own_core.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <thread>
#include <vector>

namespace zermelo {

namespace {

std::atomic<unsigned> teams_that_failed = 0, most_threads_had = 0;

} // namespace

unsigned all_cores() { return std::max(1u, std::thread::hardware_concurrency()); }
bool a_thread_failed() { return teams_that_failed.load(std::memory_order_relaxed) != 0; }
unsigned threads_had() { return most_threads_had; }

struct Team::Members {
    const std::function<void(unsigned)>* work = nullptr;
    OwnCores cores;
    std::atomic<bool> open = false; // the door to the work
    std::vector<std::jthread> threads;
    std::mutex failing;
    std::exception_ptr failure; // the first one

    void begin(unsigned thread) {
        open.wait(false);
        cores.arrived();
        if (work) do_work(thread);
        settle_memory();
    }
    void do_work(unsigned thread) noexcept {
        try {
            (*work)(thread);
        } catch (...) {
            const std::lock_guard lock(failing);
            if (failure) return;
            failure = std::current_exception();
            ++teams_that_failed;
        }
    }
    void open_door() {
        open = true;
        open.notify_all();
    }
};

Team::Team(unsigned threads) : members_(std::make_unique<Members>()) {
    Members& members = *members_;
    try {
        members.threads.reserve(threads);
        for (unsigned thread = 1; thread < threads; ++thread)
            members.cores.send(members.threads.emplace_back([&members, thread] { members.begin(thread); }));
    } catch (const std::exception&) { // the system has no more threads, or no memory for one
        most_threads_had = std::max(most_threads_had.load(), size());
    }
}

Team::~Team() {
    if (!members_->open) members_->open_door(); // nobody is to wait for work that does not come
}

unsigned Team::size() const { return static_cast<unsigned>(members_->threads.size()) + 1; }

void Team::run(const std::function<void(unsigned)>& work) {
    Members& members = *members_;
    members.work = &work;
    members.open_door();
    members.do_work(0);
    members.threads.clear(); // waits for them
    if (!members.failure) return;
    --teams_that_failed;
    std::rethrow_exception(members.failure);
}

} // namespace zermelo

#endif
