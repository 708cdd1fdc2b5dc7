// Monte Carlo tree search finds a best move when it is given enough games, and what it proves is true.
#include "games/game_checks.hpp"

#include "games/babylone/babylone.hpp"
#include "games/chomp/chomp.hpp"
#include "games/connect4/connect4.hpp"
#include "games/nim/nim.hpp"
#include "games/tictactoe/tictactoe.hpp"
#include "search/mcts.hpp"

#include <gtest/gtest.h>

namespace zermelo {
namespace {

// Of every position: the first move is a best one, and a proof agrees with the solved value.
template <Acyclic G> void converges(const G& game, std::uint64_t playouts, std::uint64_t every) {
    Solved<G> solved(game, false);
    std::uint64_t number = 0;
    solved.solver.each([&](const typename G::State& state, Value value) {
        if (game.outcome(state) || number++ % every != 0) return;
        SilentSearch trace;
        Mcts<G> search(game, 7, 1 << 28, trace);
        const auto report = search.search(state, playouts);
        ASSERT_FALSE(report.moves.empty());
        const auto after = *solved.solver.value(game.apply(state, report.moves.front().move));
        EXPECT_EQ(after.one_ply_earlier(false).outcome(), value.outcome()) << game.print(state);
        if (report.proven) {
            EXPECT_EQ(report.proven->outcome(), value.outcome()) << game.print(state);
            if (value.outcome() == Outcome::win) { EXPECT_GE(report.proven->plies(), value.plies()); }
        }
    });
}

TEST(Mcts, ConvergesToABestMove) {
    converges(TicTacToe<std::uint64_t>({3, 3, 3}), 3000, 13);
    converges(*Nim::create({2, 3, 4}, false), 3000, 1);
    converges(Chomp<std::uint64_t>({3, 4, false}), 30'000, 1);
    converges(Connect4<std::uint64_t>({4, 3, 3}), 3000, 31);
    const std::vector<std::uint64_t> counts{2, 2, 2};
    converges(Babylone<1>(std::make_shared<const PileSets>(counts), counts, false), 1000, 1);
}

TEST(Mcts, ProvesWhatIsSmallEnough) {
    const TicTacToe<std::uint64_t> game({3, 3, 3});
    SilentSearch trace;
    Mcts<TicTacToe<std::uint64_t>> search(game, 1, 1 << 28, trace);
    const auto report = search.search(*game.parse("xx./oo./..."), 1000);
    ASSERT_TRUE(report.proven);
    EXPECT_EQ(*report.proven, Value::win(1));
    EXPECT_EQ(game.print_move({}, report.moves.front().move), "1:3");
    EXPECT_LT(report.playouts, 10u);
}

TEST(Mcts, TheSameSeedTheSameSearch) {
    const Connect4<std::uint64_t> game({7, 6, 4});
    auto visits = [&](std::uint64_t seed) {
        SilentSearch trace;
        Mcts<Connect4<std::uint64_t>> search(game, seed, 1 << 28, trace);
        std::vector<std::uint64_t> counts;
        for (const auto& move : search.search(game.initial(), 500).moves) counts.push_back(move.visits);
        return counts;
    };
    EXPECT_EQ(visits(3), visits(3));
    EXPECT_NE(visits(3), visits(4));
}

} // namespace
} // namespace zermelo
