// What judgements say of known positions, and that ours are right more often than the sheets' own.
#include "games/game_checks.hpp"

#include "games/babylone/heuristics.hpp"
#include "games/chomp/heuristics.hpp"
#include "games/nim/heuristics.hpp"
#include "games/subtraction/heuristics.hpp"

#include <gtest/gtest.h>

namespace zermelo {
namespace {

// Of the positions where the game goes on, the share that a judgement calls rightly won or lost.
template <Acyclic G> double right_share(const G& game, int (*judge)(const G&, const typename G::State&)) {
    Solved<G> solved(game, false);
    double right = 0, all = 0;
    solved.solver.each([&](const typename G::State& state, Value value) {
        if (game.outcome(state)) return;
        right += (judge(game, state) > 0) == (value.outcome() == Outcome::win);
        ++all;
    });
    return right / all;
}

TEST(Heuristics, NimSumAndModuloAreTheorems) {
    for (bool misere : {false, true}) {
        EXPECT_EQ(right_share(*Nim::create({2, 3, 5}, misere), &nim::nim_sum), 1) << misere;
        EXPECT_EQ(right_share(Subtraction(40, {1, 2, 3}, misere), &subtraction::modulo), 1) << misere;
        EXPECT_EQ(right_share(Subtraction(40, {1, 2, 3, 4, 5}, misere), &subtraction::modulo), 1) << misere;
    }
    EXPECT_EQ(right_share(Subtraction(40, {2, 3}, false), &subtraction::modulo), 1);
}

TEST(Heuristics, TheoryOfChompIsNeverWrongWhereItIsSure) {
    for (unsigned rows = 1; rows <= 5; ++rows) {
        const Chomp<std::uint64_t> game({rows, 6, false});
        Solved<Chomp<std::uint64_t>> solved(game, false);
        solved.solver.each([&](const auto& state, Value value) {
            const int judged = chomp::theory(game, state);
            if (judged == 2) { EXPECT_EQ(value.outcome(), Outcome::win) << game.print(state); }
            if (judged == -2) { EXPECT_EQ(value.outcome(), Outcome::loss) << game.print(state); }
        });
        if (rows >= 3) {
            EXPECT_GT(right_share(game, &chomp::theory<std::uint64_t>),
                      right_share(game, &chomp::rules<std::uint64_t>));
        }
    }
}

TEST(Heuristics, ParityOfBabyloneIsRightMoreOftenThanNot) {
    for (const std::vector<std::uint64_t>& counts : {std::vector<std::uint64_t>{3, 3, 3}, {3, 3, 3, 3}, {5, 5, 5}}) {
        const Babylone<1> game(std::make_shared<const PileSets>(counts), counts, false);
        EXPECT_GT(right_share(game, &babylone::parity<1>), 0.55);
    }
}

} // namespace
} // namespace zermelo
