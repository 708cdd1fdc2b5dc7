// What happens to a team when one of its threads fails, and to a program that may not take more memory.
#include "core/limited_trace.hpp"
#include "core/machine/account.hpp"
#include "core/machine/bulk.hpp"
#include "core/machine/parallel.hpp"
#include "games/connect4/connect4.hpp"
#include "solve/induction.hpp"

#include <gtest/gtest.h>

#include <list>
#include <stdexcept>

namespace zermelo {
namespace {

TEST(Team, TheFirstFailureIsTheCallers) {
    for (unsigned thread : {0u, 1u, 3u}) {
        std::atomic<unsigned> ended = 0;
        auto work = [&](unsigned number) {
            if (number == thread) throw std::bad_alloc();
            ++ended;
        };
        EXPECT_THROW(parallel_team(4, work), std::bad_alloc) << thread;
        EXPECT_EQ(ended, 3u);
        EXPECT_FALSE(a_thread_failed()); // that was told
    }
}

TEST(Team, TheOthersHearOfAFailure) {
    Control control;
    EXPECT_THROW(parallel_for(4, 4,
                              [&](std::size_t item) {
                                  if (item == 3) throw std::bad_alloc();
                                  while (control.stop() == Stop::none) {} // for ever, unless told
                                  EXPECT_EQ(control.stop(), Stop::memory);
                              }),
                 std::bad_alloc);
    EXPECT_EQ(control.stop(), Stop::none);
}

TEST(Team, NobodyWaitsForWhoLeft) {
    Team team(4);
    Barrier<> meeting(team.size());
    std::atomic<int> met = 0;
    EXPECT_THROW(team.run([&](unsigned thread) {
        const Leaving leaving(meeting);
        if (thread == 2) throw std::length_error("too long");
        meeting.arrive_and_wait();
        ++met;
    }),
                 std::length_error);
    EXPECT_EQ(met, 3);
}

TEST(Team, WhoIsNotCalledEndsToo) { Team team(3); }

// A limit for as long as this lives.
struct MemoryLimit {
    explicit MemoryLimit(std::uint64_t more) {
        settle_memory();
        limit_memory(memory_held() + more);
    }
    ~MemoryLimit() { limit_memory(0); }
};

constexpr std::uint64_t megabyte = std::uint64_t{1} << 20;

TEST(Account, AllMemoryCounts) {
    const auto held = [] {
        settle_memory();
        return memory_held();
    };
    const std::uint64_t before = held();
    {
        std::vector<char> large(10 * megabyte);
        const Bulk<int> bulk(5 * megabyte / sizeof(int));
        std::list<int> small(100'000);
        EXPECT_GE(held(), before + 15 * megabyte + 100'000 * sizeof(int));
        EXPECT_LE(held(), before + 26 * megabyte);
        parallel_team(2, [&](unsigned thread) { // given back by another thread than it was taken by
            if (thread == 1) small.clear();
        });
        EXPECT_LE(held(), before + 18 * megabyte);
    }
    EXPECT_LE(held(), before + megabyte / 4);
    EXPECT_GE(held() + megabyte / 4, before);
}

TEST(Account, NothingIsDrawnBeyondTheLimit) {
    const MemoryLimit limit(20 * megabyte);
    EXPECT_THROW(std::vector<char>(30 * megabyte), std::bad_alloc);
    EXPECT_GT(memory_missed(), memory_limit());
    EXPECT_THROW(Bulk<char>(30 * megabyte), std::bad_alloc);
    EXPECT_THROW(std::list<int>(10'000'000), std::bad_alloc); // small ones add up
    EXPECT_NO_THROW(std::vector<char>(15 * megabyte));        // and what failed was given back
    EXPECT_FALSE(has_memory_for([] { std::vector<char>(30 * megabyte); }));
    EXPECT_TRUE(has_memory_for([] { std::vector<char>(10 * megabyte); }));
}

// Solvers whose threads wait for each other end all the same, whoever finds that there is no memory.
TEST(Account, SolversEndWhenMemoryDoes) {
    for (const std::uint64_t megabytes : {2, 5, 10, 20}) {
        const MemoryLimit limit(megabytes * megabyte);
        const Connect4<std::uint64_t> game({5, 4, 4});
        NoTrace trace;
        Stop stop = Stop::memory;
        const bool whole = has_memory_for([&] {
            Induction<Connect4<std::uint64_t>> induction(game, game.initial(), {true, 4});
            stop = induction.solve(trace);
        });
        EXPECT_TRUE(!whole || stop == Stop::memory) << megabytes;
    }
}

} // namespace
} // namespace zermelo
