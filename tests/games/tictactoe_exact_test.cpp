// Values with plies of tic-tac-toe by search, with what its expert knows.
#include "game_checks.hpp"
#include "games/tictactoe/expert.hpp"
#include "search/exact_solver.hpp"

#include <gtest/gtest.h>

namespace zermelo {
namespace {

using Narrow = TicTacToe<std::uint64_t>;
using Broad = TicTacToe<Wide>;
using Size = TicTacToeBoard::Size;

// Returns how many draws were proven without search.
template <class G> std::uint64_t agrees_with_induction(const Size& size, std::uint64_t most) {
    const G game(size);
    const Solved<G> solved(game, true);
    const std::uint64_t step = 1 + solved.counts().positions / most;
    std::uint64_t count = 0, drawn_by_judgement = 0;
    NoTrace trace;
    const TicTacToeExpert expert(game);
    solved.solver.each([&](const Marks& marks, Value value) {
        if (count++ % step != 0 || game.outcome(marks)) return;
        EXPECT_EQ(ExactSolver<G>(game, {}).value(marks, trace), value) << game.print(marks);
        auto node = expert.node(marks);
        const int score = exact::score(value, expert.last(), expert.ply(node));
        const ForcedMoves forced = expert.play_forced_moves(node);
        if (forced.decided) {
            EXPECT_EQ(forced.score, score) << game.print(marks);
            return;
        }
        const Bounds bounds = expert.judge(node);
        EXPECT_LE(bounds.low, forced.turned ? -score : score) << game.print(marks);
        EXPECT_GE(bounds.high, forced.turned ? -score : score) << game.print(marks);
        drawn_by_judgement += bounds == Bounds{0, 0};
    });
    return drawn_by_judgement;
}

TEST(TicTacToeExact, AgreesWithInduction) {
    std::uint64_t draws = agrees_with_induction<Narrow>({3, 3, 3}, 10'000);
    draws += agrees_with_induction<Narrow>({4, 3, 3}, 3'000);
    draws += agrees_with_induction<Narrow>({4, 4, 4}, 1'000);
    draws += agrees_with_induction<Narrow>({4, 4, 3}, 1'000);
    draws += agrees_with_induction<Broad>({5, 3, 4}, 1'000);
    EXPECT_GT(draws, 100u); // or the judgement was not tested
}

// The winners are published (Charatsidis 2017); the plies agree with df-pn's winners and are Zermelo's.
TEST(TicTacToeExact, LargerBoards) {
    NoTrace trace;
    for (const auto& [size, value] : {std::pair{Size{5, 4, 4}, Value::draw(20)},
                                      {Size{5, 5, 4}, Value::draw(25)},
                                      {Size{6, 4, 4}, Value::draw(24)},
                                      {Size{6, 5, 4}, Value::win(11)}}) {
        const Narrow game(size);
        EXPECT_EQ(ExactSolver<Narrow>(game, {}).value(game.initial(), trace), value)
            << size.width << "," << size.height;
    }
}

} // namespace
} // namespace zermelo
