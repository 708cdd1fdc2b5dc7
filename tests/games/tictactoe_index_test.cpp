#include "games/tictactoe/mark_index.hpp"

#include "games/tictactoe/tictactoe.hpp"
#include "solve/induction.hpp"
#include "solve/tiers.hpp"

#include <gtest/gtest.h>

#include <set>

namespace zermelo {
namespace {

using Narrow = TicTacToe<std::uint64_t>;

Narrow board(unsigned width, unsigned height, unsigned line) { return Narrow(Narrow::Size{{width, height, line}}); }

TEST(MarkIndex, PositionsThatAreAlikeHaveOneNumberAndOthersAnother) {
    for (const auto& [width, height] : {std::pair{3u, 3u}, {4u, 2u}, {2u, 4u}, {5u, 1u}}) {
        const Narrow game = board(width, height, 3);
        const MarkIndex index({width, height, [](std::uint64_t) { return false; }});
        std::vector<std::set<std::pair<std::uint64_t, std::uint64_t>>> taken(game.tiers()); // rank and canonical key
        std::vector<std::set<std::uint64_t>> keys(game.tiers());
        for (std::uint64_t x = 0; x <= index.board(); ++x)
            for (std::uint64_t o = 0; o <= index.board(); ++o) {
                const int more = std::popcount(x) - std::popcount(o);
                if (x & o || more < 0 || more > 1) continue;
                const std::uint64_t tier = game.tier({x, o}), rank = index.rank({x, o});
                ASSERT_LT(rank, index.size(tier));
                const auto back = index.unrank(tier, rank);
                const std::uint64_t key = game.key(game.canonical({x, o}));
                EXPECT_EQ(game.key(game.canonical({back.x, back.o})), key);
                taken[tier].emplace(rank, key);
                keys[tier].insert(key);
            }
        for (std::uint64_t tier = 0; tier < game.tiers(); ++tier) EXPECT_EQ(taken[tier].size(), keys[tier].size());
    }
}

// Every position, and all that is counted, from the start and from elsewhere.
TEST(MarkIndex, SolvesAsInductionDoes) {
    NoTrace trace;
    struct Case {
        unsigned width, height, line;
        const char* start;
    };
    for (const auto& [width, height, line, start] : {Case{1, 1, 1, "."},
                                                     {3, 3, 3, ".../.../..."},
                                                     {3, 3, 2, ".../.../..."},
                                                     {4, 3, 3, "..../..../...."},
                                                     {3, 4, 3, ".../.../.../..."},
                                                     {6, 2, 3, "....../......"},
                                                     {3, 3, 3, "x.o/.x./..o"},
                                                     {4, 3, 3, "xo../..../...."},
                                                     {4, 4, 4, "xo../.xo./..../..xo"}}) {
        SCOPED_TRACE(std::to_string(width) + "," + std::to_string(height) + "," + std::to_string(line) + " " + start);
        const Narrow game = board(width, height, line);
        const auto from = *game.parse(start);
        for (const unsigned threads : {1u, 2u}) {
            const SolveOptions options{true, threads};
            ASSERT_TRUE(Tiers<Narrow>::can(game, options));
            Tiers<Narrow> tiers(game, from, options);
            ASSERT_EQ(tiers.solve(trace), Stop::none);
            Induction<Narrow> induction(game, from, options);
            induction.solve(trace);
            induction.each(
                [&](const Marks& state, Value value) { ASSERT_EQ(tiers.value(state), value) << game.print(state); });
            const Counts &mine = tiers.counts(), &other = induction.counts();
            EXPECT_EQ(std::tie(mine.positions, mine.edges, mine.finals, mine.won, mine.lost, mine.drawn),
                      std::tie(other.positions, other.edges, other.finals, other.won, other.lost, other.drawn));
            EXPECT_EQ(std::tie(mine.labelled_positions, mine.labelled_edges),
                      std::tie(other.labelled_positions, other.labelled_edges));
        }
    }
}

// Counted by exhaustive enumeration (oracles/mnk_boards.csv).
TEST(MarkIndex, CountsTheBoardOfFourByFour) {
    const Narrow game = board(4, 4, 4);
    NoTrace trace;
    Tiers<Narrow> tiers(game, game.initial(), {true, 2});
    tiers.solve(trace);
    EXPECT_EQ(tiers.counts().positions, 1'217'977u);
    EXPECT_EQ(tiers.counts().labelled_positions, 9'722'011u);
    EXPECT_EQ(tiers.value(game.initial()), Value::draw(16));
    EXPECT_TRUE(Tiers<Narrow>::suits(game, game.initial(), {true, 1}));
    EXPECT_FALSE(Tiers<Narrow>::suits(board(5, 4, 4), {0, 0}, {true, 1})); // too many cells for the tables
    EXPECT_FALSE(Tiers<Narrow>::can(game, {false, 1}));                    // its numbers are those of folded boards
}

} // namespace
} // namespace zermelo
