#include "solve/tangle_learning.hpp"

#include "random_arenas.hpp"
#include "solve/parity.hpp"
#include "solve/parity_check.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace zermelo {
namespace {

ParitySolution by_tangles(const RandomArena& drawn) {
    NoTrace silent;
    const Reverse reverse(drawn.arena);
    return TangleLearning(drawn.arena, reverse, drawn.priorities).solve(silent);
}
ParitySolution by_recursion(const Arena& arena, std::span<const std::uint32_t> priorities) {
    NoTrace silent;
    const Reverse reverse(arena);
    return ParitySolver(arena, reverse, priorities).solve(silent);
}

std::optional<Vertex> flaw(const RandomArena& drawn, const ParitySolution& solution) {
    const Control control;
    LimitedTrace trace(control);
    const std::vector<std::optional<Player>> winners(solution.winner.begin(), solution.winner.end());
    return parity_flaw(drawn.arena, drawn.priorities, winners, solution.strategy, trace).vertex;
}

// Few priorities, or one for each vertex; with dead ends, or without.
RandomArena draw(Random& random, int round) {
    RandomArena drawn = make_random_arena(random, round % 10 == 0 ? 200 : 20);
    if (round % 2 == 0)
        for (std::uint32_t& priority : drawn.priorities)
            priority = static_cast<std::uint32_t>(random.below(drawn.arena.size() + 1));
    if (round % 3 > 0) return drawn;
    Arena going_on;
    each_vertex(drawn.arena, [&](Vertex v) {
        going_on.add_vertex(drawn.arena.owner(v));
        for (Vertex w : drawn.arena.successors(v)) going_on.add_edge(w);
        if (drawn.arena.degree(v) == 0)
            going_on.add_edge(Vertex{static_cast<std::uint32_t>(random.below(going_on.size()))});
    });
    drawn.arena = std::move(going_on);
    return drawn;
}

TEST(TangleLearning, AgreesWithTheRecursionAndItsStrategiesWin) {
    Random random(41);
    for (int round = 0; round < 6000; ++round) {
        const RandomArena drawn = draw(random, round);
        const ParitySolution solution = by_tangles(drawn);
        ASSERT_EQ(solution.winner, by_recursion(drawn.arena, drawn.priorities).winner) << round;
        ASSERT_EQ(flaw(drawn, solution), std::nullopt) << round;
        each_vertex(drawn.arena, [&](Vertex v) {
            ASSERT_EQ(solution.strategy[index(v)] != no_vertex, drawn.arena.owner(v) == solution.winner[index(v)])
                << round;
        });
    }
}

// A changed move is a flaw exactly where the recursion, with the moves fixed, no longer wins all that is claimed.
TEST(ParityCheck, FindsWhatIsWrong) {
    Random random(42);
    int wrong = 0, right = 0;
    for (int round = 0; round < 3000; ++round) {
        const RandomArena drawn = draw(random, round);
        ParitySolution claim = by_tangles(drawn);
        const Vertex v{static_cast<std::uint32_t>(random.below(drawn.arena.size()))};
        const Player winner = claim.winner[index(v)];
        claim.winner[index(v)] = other(winner);
        ASSERT_NE(flaw(drawn, claim), std::nullopt) << round;
        claim.winner[index(v)] = winner;
        if (claim.strategy[index(v)] == no_vertex) continue;
        const auto moves = drawn.arena.successors(v);
        claim.strategy[index(v)] = moves[random.below(moves.size())];
        Arena fixed;
        each_vertex(drawn.arena, [&](Vertex u) {
            fixed.add_vertex(drawn.arena.owner(u));
            const bool follows = drawn.arena.owner(u) == winner && claim.winner[index(u)] == winner;
            if (follows)
                fixed.add_edge(claim.strategy[index(u)]);
            else
                for (Vertex w : drawn.arena.successors(u)) fixed.add_edge(w);
        });
        const auto solved = by_recursion(fixed, drawn.priorities).winner;
        const bool wins = std::ranges::equal(solved, claim.winner);
        ASSERT_EQ(flaw(drawn, claim) == std::nullopt, wins) << round;
        ++(wins ? right : wrong);
    }
    EXPECT_GT(wrong, 100);
    EXPECT_GT(right, 100);
}

// What the steps say: every vertex is won once, each tangle has its escapes outside.
TEST(TangleLearning, TellsItsSteps) {
    struct Told : NoTrace {
        std::vector<ParityStep> steps;
        bool recording() const { return true; }
        void tell(ParityStep step) { steps.push_back(std::move(step)); }
    };
    Random random(43);
    std::size_t tangles = 0;
    for (int round = 0; round < 1000; ++round) {
        const RandomArena drawn = draw(random, round);
        const Reverse reverse(drawn.arena);
        Told told;
        const ParitySolution solution = TangleLearning(drawn.arena, reverse, drawn.priorities).solve(told);
        std::vector<int> won(drawn.arena.size());
        for (const ParityStep& step : told.steps) {
            ASSERT_FALSE(step.vertices.empty());
            if (step.kind == ParityStep::Kind::won)
                for (Vertex v : step.vertices) {
                    ++won[index(v)];
                    ASSERT_EQ(solution.winner[index(v)], step.player);
                }
            if (step.kind != ParityStep::Kind::tangle) continue;
            ++tangles;
            ASSERT_FALSE(step.escapes.empty());
            for (Vertex v : step.escapes) ASSERT_EQ(std::ranges::count(step.vertices, v), 0);
        }
        ASSERT_EQ(std::ranges::count(won, 1), drawn.arena.size()) << round;
    }
    EXPECT_GT(tangles, 100u);
}

} // namespace
} // namespace zermelo
