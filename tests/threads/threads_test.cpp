// What several threads compute is what one computes.
#include "games/babylone/babylone.hpp"
#include "solve/solution.hpp"

#include <gtest/gtest.h>

namespace zermelo {
namespace {

TEST(Threads, AnyNumberGivesTheSameSolution) {
    const std::vector<std::uint64_t> counts{5, 5, 4, 3};
    const Babylone<1> game(std::make_shared<const PileSets>(counts), counts, false);
    NoTrace trace;
    Induction<Babylone<1>> alone(game, game.initial(), {true, 1});
    alone.solve(trace);
    for (unsigned threads : {2u, 3u, 4u}) {
        Induction<Babylone<1>> together(game, game.initial(), {true, threads});
        ASSERT_EQ(together.solve(trace), Stop::none);
        EXPECT_EQ(together.counts().positions, alone.counts().positions);
        EXPECT_EQ(together.counts().edges, alone.counts().edges);
        EXPECT_EQ(together.counts().won, alone.counts().won);
        alone.each(
            [&](const auto& state, Value value) { ASSERT_EQ(*together.value(state), value) << game.print(state); });
    }
}

TEST(Threads, ExplorationIsInTheSameOrder) {
    const std::vector<std::uint64_t> counts{4, 4, 3};
    const Babylone<1> game(std::make_shared<const PileSets>(counts), counts, false);
    NoTrace trace;
    Explored<Babylone<1>> alone(game, game.initial(), {false, 1}), together(game, game.initial(), {false, 3});
    alone.explore(trace), together.explore(trace);
    ASSERT_EQ(alone.arena().size(), together.arena().size());
    each_vertex(alone.arena(), [&](Vertex v) { ASSERT_TRUE(alone.state(v) == together.state(v)); });
}

// Two words: keys that are written and read in two steps.
TEST(Threads, LongKeysAreNeverSeenHalfWritten) {
    const std::vector<std::uint64_t> counts{4, 4, 3, 2};
    const Babylone<2> game(std::make_shared<const PileSets>(counts), counts, false);
    NoTrace trace;
    Induction<Babylone<2>> alone(game, game.initial(), {false, 1}), together(game, game.initial(), {false, 4});
    alone.solve(trace), together.solve(trace);
    EXPECT_EQ(alone.counts().positions, together.counts().positions);
    alone.each([&](const auto& state, Value value) { ASSERT_EQ(*together.value(state), value); });
}

} // namespace
} // namespace zermelo
