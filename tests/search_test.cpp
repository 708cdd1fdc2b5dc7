// Every search returns what the solvers return, on every position of small games; and counts what it should.
#include "search_checks.hpp"

#include "games/babylone/babylone.hpp"
#include "games/chomp/chomp.hpp"
#include "games/connect4/connect4.hpp"
#include "games/nim/nim.hpp"
#include "games/subtraction/subtraction.hpp"
#include "games/tictactoe/heuristics.hpp"
#include "games/tictactoe/tictactoe.hpp"
#include "games/tree/tree.hpp"

#include <rapidcheck/gtest.h>

namespace zermelo {
namespace {

using Board = TicTacToe<std::uint64_t>;
const Board tictactoe({3, 3, 3});

TEST(Minimax, VisitsTheWholeTree) {
    SearchCounts counts;
    const auto found =
        by_minimax(tictactoe, tictactoe.initial(), to_the_end, Scoring::equal, constant<Board>(), &counts);
    EXPECT_EQ(counts.nodes, 549'946u);
    EXPECT_EQ(counts.leaves, 255'168u);
    EXPECT_EQ(counts.judged, 0u);
    EXPECT_EQ(found.score, 0);
    EXPECT_EQ(found.best.size(), 9u);
    EXPECT_TRUE(found.complete);
    // After a move, the count is that of the subtree.
    std::uint64_t below = 1;
    tictactoe.moves(tictactoe.initial(), [&](Board::Move move) {
        SearchCounts after;
        by_minimax(tictactoe, tictactoe.apply(tictactoe.initial(), move), to_the_end, Scoring::equal, constant<Board>(),
                   &after);
        below += after.nodes;
    });
    EXPECT_EQ(below, 549'946u);
}

TEST(AlphaBeta, VisitsFarFewer) {
    SearchCounts plain, memoised, pruned, ordered, both;
    const auto start = tictactoe.initial();
    const Judgement<Board> open_lines = [](const Marks& marks) { return tictactoe::open_lines(tictactoe, marks); };
    by_minimax(tictactoe, start, to_the_end, Scoring::equal, open_lines, &plain);
    by_memory(tictactoe, start, to_the_end, Scoring::equal, open_lines, &memoised);
    by_alpha_beta(tictactoe, start, to_the_end, {.scoring = Scoring::equal}, open_lines, &pruned);
    by_alpha_beta(tictactoe, start, to_the_end, {.scoring = Scoring::equal, .order = {.evaluation = true}}, open_lines,
                  &ordered);
    by_alpha_beta(tictactoe, start, to_the_end,
                  {.scoring = Scoring::equal, .order = {.evaluation = true}, .memo = true}, open_lines, &both);
    EXPECT_LT(pruned.nodes * 20, plain.nodes);
    EXPECT_LT(ordered.nodes, pruned.nodes);
    EXPECT_LT(both.nodes, ordered.nodes);
    EXPECT_EQ(memoised.nodes, 16'168u); // the moves of the 5,478 positions, and the root
}

template <Acyclic G> void agree_everywhere(const G& game) {
    Solved<G> solved(game, false);
    const auto judge = arbitrary(game, 5);
    solved.solver.each([&](const typename G::State& state, Value value) {
        if (game.outcome(state)) return;
        for (Scoring scoring : {Scoring::sooner, Scoring::equal}) {
            const Score expected = score_of(value, scoring);
            const auto all = by_minimax(game, state, to_the_end, scoring, judge);
            ASSERT_EQ(all.score, expected) << game.print(state);
            ASSERT_EQ(by_memory(game, state, to_the_end, scoring, judge).score, expected) << game.print(state);
            for (const AlphaBetaOptions& options : all_alpha_betas(scoring)) {
                const auto found = by_alpha_beta(game, state, to_the_end, options, judge);
                ASSERT_EQ(found.score, expected) << game.print(state);
                ASSERT_TRUE(found.complete);
                if (options.ties) { ASSERT_EQ(found.best.size(), all.best.size()) << game.print(state); }
            }
            // A perfect winner is quickest, a perfect loser resists longest: a best move leads one ply nearer the end.
            for (const auto& move : all.best) {
                const Value after = *solved.solver.value(game.apply(state, move));
                if (scoring == Scoring::sooner && value.outcome() != Outcome::draw) {
                    ASSERT_EQ(after.plies() + 1, value.plies()) << game.print(state);
                }
                ASSERT_EQ(after.one_ply_earlier(false).outcome(), value.outcome());
            }
        }
    });
}

TEST(Searches, ReturnTheSolvedValueEverywhere) {
    for (bool misere : {false, true}) {
        for (const std::vector<std::uint64_t>& counts : {std::vector<std::uint64_t>{2, 2, 1}, {3, 3}, {4}}) {
            auto piles = std::make_shared<const PileSets>(counts);
            agree_everywhere(Babylone<1>(piles, counts, misere));
        }
        agree_everywhere(Subtraction(12, {1, 2, 4}, misere));
        agree_everywhere(*Nim::create({1, 2, 4}, misere));
        agree_everywhere(Chomp<std::uint64_t>({3, 3, misere}));
    }
    agree_everywhere(Connect4<std::uint64_t>({3, 3, 3}));
    agree_everywhere(TicTacToe<std::uint64_t>({3, 2, 3}));
}

TEST(Searches, ReturnTheSolvedValueOfTicTacToe) {
    Solved<Board> solved(tictactoe, false);
    const Judgement<Board> weights = [](const Marks& marks) { return tictactoe::weights(tictactoe, marks); };
    solved.solver.each([&](const Marks& state, Value value) {
        if (tictactoe.outcome(state)) return;
        const Score expected = score_of(value, Scoring::sooner);
        ASSERT_EQ(by_minimax(tictactoe, state, to_the_end, Scoring::sooner, weights).score, expected);
        for (const AlphaBetaOptions& options : all_alpha_betas(Scoring::sooner))
            ASSERT_EQ(by_alpha_beta(tictactoe, state, to_the_end, options, weights).score, expected);
    });
}

// Where the depth ends the search, all searches still see the same.
template <Acyclic G> void agree_at_every_depth(const G& game, std::uint32_t deepest) {
    const auto judge = arbitrary(game, 3);
    for (std::uint32_t depth = 1; depth <= deepest; ++depth) {
        for (Scoring scoring : {Scoring::sooner, Scoring::equal}) {
            const auto expected = by_minimax(game, game.initial(), depth, scoring, judge);
            EXPECT_EQ(by_memory(game, game.initial(), depth, scoring, judge).score, expected.score) << depth;
            for (const AlphaBetaOptions& options : all_alpha_betas(scoring)) {
                const auto found = by_alpha_beta(game, game.initial(), depth, options, judge);
                EXPECT_EQ(found.score, expected.score) << depth;
                if (options.ties) { EXPECT_EQ(found.best.size(), expected.best.size()) << depth; }
            }
        }
    }
}

TEST(Searches, AgreeAtEveryDepth) {
    agree_at_every_depth(tictactoe, 6);
    agree_at_every_depth(Chomp<std::uint64_t>({3, 4, false}), 6);
    agree_at_every_depth(*Nim::create({2, 3, 3}, false), 8);
    agree_at_every_depth(Subtraction(30, {1, 3, 4}, true), 11);
    agree_at_every_depth(Connect4<std::uint64_t>({5, 4, 4}), 6);
}

// Fail-soft: above the window a lower bound, below it an upper bound, inside it the value.
RC_GTEST_PROP(AlphaBeta, KeepsTheContractOfItsWindow, ()) {
    const Connect4<std::uint64_t> game({5, 4, 3});
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    auto state = game.initial();
    for (std::uint64_t plies = random.below(8); plies > 0 && !game.outcome(state); --plies) {
        const auto moves = listed_moves(game, state);
        state = game.apply(state, moves[random.below(moves.size())]);
    }
    using G = Connect4<std::uint64_t>;
    const auto judge = arbitrary(game, 20);
    const auto depth = static_cast<std::uint32_t>(random.below(5));
    CountingSearch trace;
    Minimax<G, Judgement<G>, CountingSearch> minimax(game, Scoring::sooner, judge, trace);
    const Score value = minimax.value(state, depth, 0);
    const auto low = static_cast<Score>(random.below(40)) - 20, high = low + 1 + static_cast<Score>(random.below(10));
    for (const AlphaBetaOptions& options : all_alpha_betas(Scoring::sooner)) {
        AlphaBeta<G, Judgement<G>, CountingSearch> search(game, options, judge, trace);
        for (int again = 0; again < 2; ++again) { // the second time the table knows something
            const Score result = search.value(state, depth, low, high, 0);
            if (result <= low)
                RC_ASSERT(value <= result);
            else if (result >= high)
                RC_ASSERT(value >= result);
            else
                RC_ASSERT(value == result);
        }
    }
}

TEST(Found, AnOpinionIsNotCertain) {
    const Connect4<std::uint64_t> game({5, 4, 4});
    const auto opinion = by_alpha_beta(game, game.initial(), 4, {}, constant<Connect4<std::uint64_t>>());
    EXPECT_FALSE(opinion.certain());
    EXPECT_FALSE(opinion.complete);
    // Three in a row with room on both sides: proven although not all of the game was seen.
    const auto position = game.parse("22334");
    ASSERT_TRUE(position);
    const auto proven = by_alpha_beta(game, *position, 3, {}, constant<Connect4<std::uint64_t>>());
    EXPECT_TRUE(proven.certain());
    EXPECT_FALSE(proven.complete);
    EXPECT_EQ(proven.score, -(score::decided - 2));
}

TEST(Trees, AreSearchedByTheirUtilities) {
    const Tree tree = Tree::fig52();
    CountingSearch trace;
    const auto found =
        by_alpha_beta(tree, tree.initial(), to_the_end, {.scoring = Scoring::utilities}, constant<Tree>());
    EXPECT_EQ(found.score, 3);
    ASSERT_EQ(found.best.size(), 1u);
    EXPECT_EQ(tree.print_move(tree.initial(), found.best.front()), "a1");
    SearchCounts all, pruned;
    EXPECT_EQ(by_minimax(tree, tree.initial(), to_the_end, Scoring::utilities, constant<Tree>(), &all).score, 3);
    by_alpha_beta(tree, tree.initial(), to_the_end, {.scoring = Scoring::utilities}, constant<Tree>(), &pruned);
    EXPECT_EQ(all.nodes, 13u);
    EXPECT_EQ(pruned.nodes, 11u); // C is refuted by its first leaf, 2: the textbook's two cut leaves
    EXPECT_EQ(pruned.cuts, 1u);
}

TEST(IterativeDeepening, StopsAtItsLimitAndWhenAllIsSeen) {
    using G = Connect4<std::uint64_t>;
    const G game({7, 6, 4});
    Control control;
    control.limits.nodes = 20'000;
    LimitedSearch trace(control);
    AlphaBeta<G, Judgement<G>, LimitedSearch> search(game, {.order = {.table = true}, .memo = true}, constant<G>(),
                                                     trace);
    const auto limited = deepen(search, game.initial(), to_the_end, trace);
    EXPECT_GE(limited.depth, 4u);
    EXPECT_LE(trace.counts().nodes, 20'001u);
    EXPECT_FALSE(limited.found.certain());
    CountingSearch counting;
    AlphaBeta<Board, Judgement<Board>, CountingSearch> small(tictactoe, {.memo = true}, constant<Board>(), counting);
    const auto whole = deepen(small, tictactoe.initial(), to_the_end, counting);
    EXPECT_EQ(whole.depth, 9u);
    EXPECT_TRUE(whole.found.complete);
}

} // namespace
} // namespace zermelo
