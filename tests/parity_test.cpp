#include "solve/parity.hpp"

#include "random_arenas.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace zermelo {
namespace {

// Jurdziński's small progress measures, written for clarity: a vertex's measure counts, for each odd priority from the
// highest down, how often it may still be seen before a higher even one; it only grows until nothing changes. Where it
// grows beyond all bounds, player two wins.
class ProgressMeasures {
public:
    explicit ProgressMeasures(const RandomArena& drawn)
        : drawn_(drawn), levels_(*std::ranges::max_element(drawn.priorities) + 1), most_(levels_),
          measures_(drawn.arena.size(), Measure(levels_)) {
        for (std::uint32_t priority : drawn.priorities)
            if (priority % 2 == 1) ++most_[priority];
        for (bool changed = true; changed;) {
            changed = false;
            each_vertex(drawn.arena, [&](Vertex v) { changed |= lift(v); });
        }
    }
    bool player_one_wins(Vertex v) const { return measures_[index(v)].has_value(); }

private:
    using Measure = std::vector<std::uint32_t>; // by priority; compared from the highest
    using Bounded = std::optional<Measure>;     // nothing: beyond all bounds

    static bool less(const Bounded& a, const Bounded& b) {
        if (!a || !b) return a.has_value() && !b.has_value();
        return std::lexicographical_compare(a->rbegin(), a->rend(), b->rbegin(), b->rend());
    }
    // The least measure of v if it moves to w.
    Bounded through(Vertex v, Vertex w) const {
        Bounded measure = measures_[index(w)];
        if (!measure) return measure;
        const std::uint32_t priority = drawn_.priorities[index(v)];
        std::fill(measure->begin(), measure->begin() + priority, 0);
        if (priority % 2 == 0) return measure;
        for (std::uint32_t level = priority; level < levels_; level += 2) {
            if ((*measure)[level] < most_[level]) {
                ++(*measure)[level];
                return measure;
            }
            (*measure)[level] = 0;
        }
        return std::nullopt;
    }
    bool lift(Vertex v) {
        const bool one = drawn_.arena.owner(v) == Player::one;
        Bounded best = one ? Bounded() : Bounded(Measure(levels_)); // who cannot move loses
        for (Vertex w : drawn_.arena.successors(v)) {
            const Bounded measure = through(v, w);
            if (one ? less(measure, best) : less(best, measure)) best = measure;
        }
        if (!less(measures_[index(v)], best)) return false;
        measures_[index(v)] = best;
        return true;
    }

    const RandomArena& drawn_;
    std::uint32_t levels_;
    std::vector<std::uint32_t> most_; // how many vertices have each odd priority
    std::vector<Bounded> measures_;
};

ParitySolution solve(const Arena& arena, const Bulk<std::uint32_t>& priorities) {
    NoTrace silent;
    return ParitySolver(arena, Reverse(arena), priorities).solve(silent);
}

TEST(Parity, AgreesWithProgressMeasures) {
    Random random(31);
    for (int round = 0; round < 3000; ++round) {
        const RandomArena drawn = make_random_arena(random, round % 10 == 0 ? 60 : 14);
        const ParitySolution solution = solve(drawn.arena, drawn.priorities);
        const ProgressMeasures measures(drawn);
        each_vertex(drawn.arena, [&](Vertex v) {
            ASSERT_EQ(solution.winner[index(v)] == Player::one, measures.player_one_wins(v)) << round;
        });
    }
}

// With one player's moves fixed by the strategy, the region is won against every reply.
TEST(Parity, StrategiesWin) {
    Random random(32);
    for (int round = 0; round < 2000; ++round) {
        const RandomArena drawn = make_random_arena(random, 20);
        const ParitySolution solution = solve(drawn.arena, drawn.priorities);
        for (Player player : {Player::one, Player::two}) {
            RandomArena fixed;
            fixed.priorities = drawn.priorities;
            each_vertex(drawn.arena, [&](Vertex v) {
                const bool follows = drawn.arena.owner(v) == player && solution.winner[index(v)] == player;
                fixed.arena.add_vertex(drawn.arena.owner(v));
                if (follows) {
                    ASSERT_TRUE(std::ranges::count(drawn.arena.successors(v), solution.strategy[index(v)])) << round;
                    fixed.arena.add_edge(solution.strategy[index(v)]);
                } else
                    for (Vertex w : drawn.arena.successors(v)) fixed.arena.add_edge(w);
            });
            const ProgressMeasures measures(fixed);
            each_vertex(drawn.arena, [&](Vertex v) {
                if (solution.winner[index(v)] == player) {
                    ASSERT_EQ(measures.player_one_wins(v), player == Player::one) << round;
                }
            });
        }
    }
}

// Moves are the winner's, where the winner moves, and nobody else's.
TEST(Parity, StrategiesAreOnlyOfWinners) {
    Random random(33);
    for (int round = 0; round < 2000; ++round) {
        const RandomArena drawn = make_random_arena(random, 20);
        const ParitySolution solution = solve(drawn.arena, drawn.priorities);
        each_vertex(drawn.arena, [&](Vertex v) {
            ASSERT_EQ(solution.strategy[index(v)] != no_vertex, drawn.arena.owner(v) == solution.winner[index(v)])
                << round;
        });
    }
}

// Loops apart from each other, good for one player and the other in turn: what was solved is not solved again, so that
// the steps grow with the vertices, not with their square.
TEST(Parity, KeepsWhatTheRestHasDecided) {
    constexpr std::uint32_t size = 400;
    struct Steps : NoTrace {
        std::uint64_t count = 0;
        Stop checkpoint(const Work&) { return ++count, Stop::none; }
    };
    Arena arena;
    Bulk<std::uint32_t> priorities;
    for (std::uint32_t v = 0; v < size; ++v) {
        arena.add_vertex(v % 2 == 0 ? Player::one : Player::two);
        arena.add_edge(Vertex{v});
        priorities.push_back(v);
    }
    Steps steps;
    const ParitySolution solution = ParitySolver(arena, Reverse(arena), priorities).solve(steps);
    for (std::uint32_t v = 0; v < size; ++v) EXPECT_EQ(solution.winner[v], v % 2 == 0 ? Player::one : Player::two) << v;
    EXPECT_LE(steps.count, 4u * size);
}

// As many priorities as vertices, all good for player one: the recursion goes as deep.
TEST(Parity, IsNotLimitedByTheStack) {
    constexpr std::uint32_t size = 3000;
    Arena arena;
    Bulk<std::uint32_t> priorities;
    for (std::uint32_t v = 0; v < size; ++v) {
        arena.add_vertex(Player::two);
        arena.add_edge(Vertex{v});
        priorities.push_back(2 * v);
    }
    const ParitySolution solution = solve(arena, priorities);
    EXPECT_EQ(std::ranges::count(solution.winner, Player::one), size);
}

} // namespace
} // namespace zermelo
