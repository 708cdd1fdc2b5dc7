#include "solve/solution.hpp"
#include "solve/verify.hpp"

#include "games/babylone/babylone.hpp"
#include "games/nim/nim.hpp"
#include "games/subtraction/subtraction.hpp"
#include "listed_game.hpp"
#include "naive.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace zermelo {
namespace {

RC_GTEST_PROP(Retrograde, AgreesWithRepetitionOnAnyGraph, ()) {
    const ListedGame game = random_listed_game();
    NoTrace trace;
    ArenaSolution<ListedGame> solution(game, game.initial(), {false, 1});
    RC_ASSERT(solution.solve(trace) == Stop::none);
    const auto expected = by_repetition(game);
    for (std::uint32_t v = 0; v < game.edges.size(); ++v)
        if (const auto value = solution.value({v})) RC_ASSERT(*value == expected[v]);
    const auto checked = verify(
        game, [&](auto&& visit) { solution.each(visit); },
        [&](const ListedGame::State& s) { return solution.value(s); }, trace);
    RC_ASSERT(!checked.flaw.has_value());
}

TEST(Retrograde, TellsFinalDrawsFromEndlessPlay) {
    // 0 and 1 can go round for ever; 2 leads to a final draw; 3 is that draw.
    const ListedGame game{{{1}, {0, 2}, {3}, {}},
                          {Player::one, Player::two, Player::one, Player::two},
                          {std::nullopt, std::nullopt, std::nullopt, Outcome::draw}};
    const ListedGame loop{{{1}, {0}}, {Player::one, Player::two}, {std::nullopt, std::nullopt}};
    NoTrace trace;
    ArenaSolution<ListedGame> first(game, game.initial(), {false, 1}), second(loop, loop.initial(), {false, 1});
    first.solve(trace), second.solve(trace);
    EXPECT_EQ(*first.value({0}), Value::draw(3));
    EXPECT_EQ(*second.value({0}), Value::endless());
}

template <class G> void methods_agree(const G& game) {
    NoTrace trace;
    Naive<G> naive(game);
    for (bool symmetry : {false, true}) {
        Induction<G> induction(game, game.initial(), {symmetry, 1});
        ArenaSolution<G> arena(game, game.initial(), {symmetry, 2});
        ASSERT_EQ(induction.solve(trace), Stop::none);
        ASSERT_EQ(arena.solve(trace), Stop::none);
        const Counts &a = induction.counts(), &b = arena.counts();
        EXPECT_EQ(a.positions, b.positions);
        EXPECT_EQ(a.edges, b.edges);
        EXPECT_EQ(a.finals, b.finals);
        EXPECT_EQ(a.won, b.won);
        EXPECT_EQ(a.lost, b.lost);
        EXPECT_EQ(a.labelled_positions, b.labelled_positions);
        EXPECT_EQ(a.labelled_edges, b.labelled_edges);
        arena.each([&](const typename G::State& state, Value value) {
            EXPECT_EQ(value, naive.value(state)) << game.print(state);
            EXPECT_EQ(value, *induction.value(state)) << game.print(state);
            if (game.misere()) return;
            EXPECT_EQ(*arena.grundy(state), naive.grundy(state)) << game.print(state);
            EXPECT_EQ(*induction.grundy(state), naive.grundy(state)) << game.print(state);
        });
    }
}

TEST(Methods, AgreeWithPlainMinimax) {
    for (bool misere : {false, true}) {
        for (const std::vector<std::uint64_t>& counts :
             {std::vector<std::uint64_t>{3, 3, 3}, {5, 4}, {2, 2, 1, 1}, {7}}) {
            auto piles = std::make_shared<const PileSets>(counts);
            methods_agree(Babylone<1>(piles, counts, misere));
            methods_agree(Babylone<2>(piles, counts, misere));
        }
        methods_agree(Subtraction(30, {2, 5, 6}, misere));
        methods_agree(*Nim::create({1, 3, 4, 6}, misere));
    }
}

} // namespace
} // namespace zermelo
