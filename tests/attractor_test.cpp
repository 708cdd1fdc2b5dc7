#include "solve/attractor.hpp"

#include "random_arenas.hpp"
#include "solve/certificate.hpp"
#include "solve/counter_play.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace zermelo {
namespace {

using Ranks = std::vector<std::uint32_t>;
constexpr std::uint32_t outside = Attractor::outside;

Attractor attractor_of(const RandomArena& drawn, Player player, unsigned threads = 1) {
    NoTrace silent;
    return attract(drawn.arena, Reverse(drawn.arena, threads), player, drawn.target, {drawn.avoid, threads}, silent);
}

// The attractor as the definition says, set by set.
Ranks naive_ranks(const RandomArena& drawn, Player player) {
    const Arena& arena = drawn.arena;
    Ranks ranks(arena.size(), outside);
    for (Vertex v : drawn.target) ranks[index(v)] = 0;
    for (std::uint32_t rank = 1; rank <= arena.size(); ++rank) {
        const Ranks before = ranks;
        auto inside = [&](Vertex w) { return before[index(w)] != outside; };
        each_vertex(arena, [&](Vertex v) {
            const auto successors = arena.successors(v);
            if (inside(v) || successors.empty() || std::ranges::count(drawn.avoid, v)) return;
            const bool joins = arena.owner(v) == player ? std::ranges::any_of(successors, inside)
                                                        : std::ranges::all_of(successors, inside);
            if (joins) ranks[index(v)] = rank;
        });
    }
    return ranks;
}

// The fewest moves in which the player can force the target, by trying all plays of that many moves.
bool can_force(const RandomArena& drawn, Player player, Vertex from, std::uint32_t moves) {
    if (std::ranges::count(drawn.target, from)) return true;
    const auto successors = drawn.arena.successors(from);
    if (moves == 0 || successors.empty() || std::ranges::count(drawn.avoid, from)) return false;
    auto then = [&](Vertex to) { return can_force(drawn, player, to, moves - 1); };
    return drawn.arena.owner(from) == player ? std::ranges::any_of(successors, then)
                                             : std::ranges::all_of(successors, then);
}

TEST(Attractor, AgreesWithTheDefinition) {
    Random random(7);
    for (int round = 0; round < 5000; ++round) {
        const RandomArena drawn = make_random_arena(random, 60);
        const Player player = round % 2 == 0 ? Player::one : Player::two;
        const Attractor attractor = attractor_of(drawn, player);
        ASSERT_TRUE(std::ranges::equal(attractor.ranks, naive_ranks(drawn, player))) << round;
        std::uint64_t inside = 0;
        for (std::uint32_t v = 0; v < drawn.arena.size(); ++v) {
            const Vertex move = attractor.strategy[v];
            inside += attractor.contains(Vertex{v});
            if (attractor.ranks[v] == 0 || move == no_vertex) continue;
            ASSERT_TRUE(std::ranges::count(drawn.arena.successors(Vertex{v}), move));
            ASSERT_EQ(attractor.ranks[index(move)], attractor.contains(Vertex{v}) ? attractor.ranks[v] - 1 : outside);
        }
        ASSERT_EQ(attractor.size(), inside);
    }
}

TEST(Attractor, RanksAreMinimal) {
    Random random(8);
    for (int round = 0; round < 300; ++round) {
        const RandomArena drawn = make_random_arena(random, 7, 2);
        const Attractor attractor = attractor_of(drawn, Player::one);
        for (std::uint32_t v = 0; v < drawn.arena.size(); ++v)
            for (std::uint32_t moves = 0; moves <= 8; ++moves)
                ASSERT_EQ(can_force(drawn, Player::one, Vertex{v}, moves), attractor.ranks[v] <= moves) << round;
    }
}

TEST(Attractor, IsTheSameForAnyNumberOfThreads) {
    Random random(9);
    for (std::uint32_t degree : {3u, 5u, 400u}) {
        const RandomArena drawn = make_random_arena(random, degree > 100 ? 4000u : 300000u, degree);
        const Attractor alone = attractor_of(drawn, Player::one), shared = attractor_of(drawn, Player::one, 3);
        EXPECT_EQ(alone.ranks, shared.ranks);
        EXPECT_EQ(alone.strategy, shared.strategy);
        EXPECT_EQ(alone.sizes, shared.sizes);
    }
}

// More moves than a byte can count, all of them needed.
TEST(Attractor, CountsMoreThanAByte) {
    for (std::uint32_t moves : {254u, 255u, 256u, 700u, 70000u}) {
        RandomArena drawn;
        drawn.arena.add_vertex(Player::two);
        for (std::uint32_t w = 1; w <= moves; ++w) drawn.arena.add_edge(Vertex{w});
        for (std::uint32_t w = 1; w <= moves; ++w) {
            drawn.arena.add_vertex(Player::one);
            if (w < moves) drawn.target.push_back(Vertex{w});
        }
        EXPECT_FALSE(attractor_of(drawn, Player::one).contains(Vertex{0})) << moves;
        drawn.target.push_back(Vertex{moves});
        EXPECT_EQ(attractor_of(drawn, Player::one).ranks[0], 1u) << moves;
        EXPECT_EQ(attractor_of(drawn, Player::one, 2).ranks[0], 1u) << moves;
    }
}

// Moves are looked for by the last bytes of ranks: 300 and 44 have the same one, and so have 255 and outside.
TEST(Attractor, MovesTellRanksApartBeyondAByte) {
    RandomArena drawn;
    drawn.arena.add_vertex(Player::one);
    drawn.target = {Vertex{0}};
    for (std::uint32_t rank = 1; rank <= 600; ++rank) {
        drawn.arena.add_vertex(Player::one);
        drawn.arena.add_edge(Vertex{rank - 1});
    }
    drawn.arena.add_vertex(Player::two); // 601
    for (std::uint32_t to : {44u, 300u, 100u}) drawn.arena.add_edge(Vertex{to});
    drawn.arena.add_vertex(Player::two); // 602
    for (std::uint32_t to : {255u, 511u, 602u}) drawn.arena.add_edge(Vertex{to});
    for (unsigned threads : {1u, 3u}) {
        const Attractor attractor = attractor_of(drawn, Player::one, threads);
        EXPECT_EQ(attractor.ranks[601], 301u);
        EXPECT_EQ(attractor.strategy[601], Vertex{300});
        EXPECT_EQ(attractor.ranks[602], outside);
        EXPECT_EQ(attractor.strategy[602], Vertex{602});
    }
}

TEST(Reverse, KeepsTheOrderOfEdges) {
    Random random(10);
    const RandomArena drawn = make_random_arena(random, 100000);
    const Reverse alone(drawn.arena), shared(drawn.arena, 3);
    ASSERT_TRUE(std::ranges::equal(alone.sources(), shared.sources()));
    ASSERT_TRUE(std::ranges::equal(alone.offsets(), shared.offsets()));
    std::vector<std::vector<Vertex>> before(drawn.arena.size());
    each_vertex(drawn.arena, [&](Vertex v) {
        for (Vertex w : drawn.arena.successors(v)) before[index(w)].push_back(v);
    });
    each_vertex(drawn.arena,
                [&](Vertex v) { ASSERT_TRUE(std::ranges::equal(alone.predecessors(v), before[index(v)])); });
}

// What player `holder` of a random arena may want: to reach a target first, or to stay out of it.
Objective objective_of(const RandomArena& drawn, Player holder, bool keeps_out) {
    if (keeps_out) return {{}, holder == Player::one ? drawn.avoid : drawn.target, true};
    return holder == Player::one ? Objective{drawn.target, drawn.avoid} : Objective{drawn.avoid, drawn.target};
}

// A strategy by chance, with gaps: where it wins it wins against every reply, and elsewhere the play given beats it.
TEST(StrategyCheck, GivesPlaysThatBeatTheStrategy) {
    Random random(11);
    for (int round = 0; round < 4000; ++round) {
        const RandomArena drawn = make_random_arena(random, 12);
        std::vector<Vertex> strategy(drawn.arena.size(), no_vertex);
        for (std::uint32_t v = 0; v < drawn.arena.size(); ++v) {
            const auto successors = drawn.arena.successors(Vertex{v});
            const bool says = !successors.empty() && random.below(8) > 0;
            if (says) strategy[v] = successors[random.below(successors.size())];
        }
        const Player holder = round % 2 == 0 ? Player::one : Player::two;
        const Objective objective = objective_of(drawn, holder, round % 4 < 2);
        const StrategyCheck check(drawn.arena, strategy, holder, objective);
        for (std::uint32_t v = 0; v < drawn.arena.size(); ++v) {
            if (check.wins(Vertex{v})) continue;
            const Play play = check.counter_play(Vertex{v});
            ASSERT_EQ(play.path.front(), Vertex{v});
            for (std::size_t i = 0; i + 1 < play.path.size(); ++i) {
                ASSERT_TRUE(std::ranges::count(drawn.arena.successors(play.path[i]), play.path[i + 1]));
                if (drawn.arena.owner(play.path[i]) == holder) {
                    ASSERT_EQ(play.path[i + 1], strategy[index(play.path[i])]);
                }
            }
            const Vertex last = play.path.back();
            const bool silent = drawn.arena.owner(last) == holder && drawn.arena.degree(last) > 0 &&
                                strategy[index(last)] == no_vertex && !std::ranges::count(objective.lost, last) &&
                                !std::ranges::count(objective.target, last);
            ASSERT_EQ(check.says_nothing(last), silent) << round;
            ASSERT_FALSE(std::ranges::count(objective.target, last)) << round; // who holds the strategy loses the play
            ASSERT_TRUE(!objective.keeps_out || silent || std::ranges::count(objective.lost, last)) << round;
            if (play.loop) {
                ASSERT_TRUE(std::ranges::count(drawn.arena.successors(play.path.back()), play.path[*play.loop]));
            }
        }
    }
}

TEST(StrategyCheck, TheAttractorsOwnStrategyWinsEverywhere) {
    Random random(12);
    for (int round = 0; round < 500; ++round) {
        const RandomArena drawn = make_random_arena(random, 30);
        const Attractor attractor = attractor_of(drawn, Player::one);
        const StrategyCheck reaches(drawn.arena, attractor.strategy, Player::one, {drawn.target, drawn.avoid});
        RandomArena one_target = drawn;
        one_target.avoid.clear();
        const Attractor alone = attractor_of(one_target, Player::one);
        const StrategyCheck stays_out(drawn.arena, alone.strategy, Player::two, {{}, drawn.target, true});
        each_vertex(drawn.arena, [&](Vertex v) {
            ASSERT_EQ(reaches.wins(v), attractor.contains(v)) << round;
            ASSERT_EQ(stays_out.wins(v), !alone.contains(v)) << round;
        });
    }
}

// To stay out of the other's target is not yet to reach one's own; and to say nothing is not to stay out.
TEST(StrategyCheck, NeitherDrawsNorSilenceAreWins) {
    Arena arena; // 0 (two) -> 0, 1; 1 is player two's target, 2 player one's
    arena.add_vertex(Player::two);
    arena.add_edge(Vertex{0});
    arena.add_edge(Vertex{1});
    arena.add_vertex(Player::one);
    arena.add_vertex(Player::one);
    const std::vector<Vertex> one{Vertex{2}}, two{Vertex{1}};
    const std::vector<Vertex> turns{Vertex{0}, no_vertex, no_vertex}, goes{Vertex{1}, no_vertex, no_vertex},
        silent(3, no_vertex);
    EXPECT_FALSE(StrategyCheck(arena, turns, Player::two, {two, one}).wins(Vertex{0}));
    EXPECT_TRUE(StrategyCheck(arena, goes, Player::two, {two, one}).wins(Vertex{0}));
    EXPECT_TRUE(StrategyCheck(arena, turns, Player::two, {{}, one, true}).wins(Vertex{0}));
    EXPECT_FALSE(StrategyCheck(arena, silent, Player::two, {{}, one, true}).wins(Vertex{0}));
}

} // namespace
} // namespace zermelo
