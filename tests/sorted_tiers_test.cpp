#include "solve/sorted_tiers.hpp"

#include "games/connect4/connect4.hpp"
#include "solve/induction.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace zermelo {
namespace {

using Connect4Board = Connect4<std::uint64_t>;

Connect4Board board(unsigned width, unsigned height, unsigned line = 4) {
    return Connect4Board(Connect4Board::Size{{width, height, line}});
}

// ---- Sorting ----

RC_GTEST_PROP(KeySorter, GivesEachKeyOnceAndInOrder, ()) {
    const unsigned bits = *rc::gen::inRange(1u, 31u), threads = *rc::gen::inRange(1u, 4u);
    KeySorter sorter(KeyCut(bits), threads);
    for (int round = 0; round < 2; ++round) { // it is empty again after the first
        // Enough of a few keys to fill more than a block.
        const auto some = *rc::gen::container<std::vector<std::uint64_t>>(
            *rc::gen::inRange<std::size_t>(0, 100), rc::gen::inRange<std::uint64_t>(0, std::uint64_t{1} << bits));
        const auto times = *rc::gen::inRange(1, 40);
        std::set<std::uint64_t> expected(some.begin(), some.end());
        for (int i = 0; i < times; ++i)
            for (std::size_t k = 0; k < some.size(); ++k) sorter.add(some[k], static_cast<unsigned>(k) % threads);
        SortedTier tier = sorter.sorted([] { return true; });
        std::vector<std::uint64_t> keys;
        tier.each(0, tier.size(), [&](std::uint64_t at, std::uint64_t key) {
            RC_ASSERT(at == keys.size());
            keys.push_back(key);
        });
        RC_ASSERT(keys == std::vector<std::uint64_t>(expected.begin(), expected.end()));
        // Finding: with a directory and without, those that are there and others.
        for (std::uint64_t at = 0; at < tier.size(); ++at) tier.word(at) |= 7u << SortedTier::code_shift;
        tier.make_directory();
        const auto other = *rc::gen::inRange<std::uint64_t>(0, std::uint64_t{1} << bits);
        for (const std::uint64_t key : some) RC_ASSERT(SortedTier::code(tier.word(tier.range(key))) == 7);
        for (const std::uint64_t key : some) RC_ASSERT(SortedTier::code(tier.find(key)) == 7);
        RC_ASSERT(SortedTier::code(tier.find(other)) == (expected.contains(other) ? 7 : 0));
        RC_ASSERT(SortedTier::code(tier.word(tier.range(other))) == (expected.contains(other) ? 7 : 0));
    }
}

// ---- Solving ----

void expect_same_as_induction(const Connect4Board& game, const Connect4Board::State& start, SolveOptions options) {
    NoTrace trace;
    ASSERT_TRUE(SortedTiers<Connect4Board>::can(game, options));
    SortedTiers<Connect4Board> tiers(game, start, options);
    ASSERT_EQ(tiers.solve(trace), Stop::none);
    Induction<Connect4Board> induction(game, start, options);
    induction.solve(trace);
    std::uint64_t positions = 0;
    tiers.each([&](const Connect4Board::State& state, Value value) {
        ++positions;
        ASSERT_EQ(value, induction.value(state)) << game.print(state);
        ASSERT_EQ(tiers.value(state), value);
    });
    const Counts &mine = tiers.counts(), &other = induction.counts();
    EXPECT_EQ(positions, mine.positions);
    EXPECT_EQ(std::tie(mine.positions, mine.edges, mine.finals, mine.won, mine.lost, mine.drawn),
              std::tie(other.positions, other.edges, other.finals, other.won, other.lost, other.drawn));
    EXPECT_EQ(std::tie(mine.labelled_positions, mine.labelled_edges),
              std::tie(other.labelled_positions, other.labelled_edges));
}

TEST(SortedTiers, AgreeWithInductionAtEveryPosition) {
    for (const auto& [width, height, line] : {std::array{1u, 1u, 4u},
                                              {1u, 5u, 4u},
                                              {2u, 4u, 4u},
                                              {4u, 2u, 3u},
                                              {3u, 3u, 3u},
                                              {4u, 3u, 4u},
                                              {4u, 4u, 4u},

                                              {3u, 5u, 3u}})
        for (const bool symmetry : {true, false})
            for (const unsigned threads : {1u, 3u}) {
                SCOPED_TRACE(std::to_string(width) + " x " + std::to_string(height));
                const Connect4Board game = board(width, height, line);
                expect_same_as_induction(game, game.initial(), {symmetry, threads});
            }
}

TEST(SortedTiers, BeginAnywhere) {
    const Connect4Board game = board(4, 4);
    for (const char* start : {"3", "333314", "1122334", "11222133"}) {
        SCOPED_TRACE(start);
        expect_same_as_induction(game, *game.parse(start), {true, 2});
    }
    NoTrace trace;
    SortedTiers<Connect4Board> tiers(game, *game.parse("333314"), {true, 1});
    tiers.solve(trace);
    EXPECT_FALSE(tiers.value(game.initial()));
    EXPECT_FALSE(tiers.value(*game.parse("111222"))); // as many stones, but no play leads there
}

// J. Tromp's counts, as oracles/connect4_positions_by_size.csv has them, and who wins (C. Steininger's list).
TEST(SortedTiers, CountAsManyPositionsAsAreKnown) {
    struct Known {
        unsigned width, height;
        std::uint64_t positions;
    };
    for (const Known& known : {
             Known{1, 8, 9},
             {3, 4, 6000},
             {3, 5, 38310},
             {4, 4, 161029},
             {5, 3, 158911},
             {6, 2, 29737},
         }) {
        const Connect4Board game = board(known.width, known.height);
        NoTrace trace;
        SortedTiers<Connect4Board> tiers(game, game.initial(), {true, 2});
        tiers.solve(trace);
        EXPECT_EQ(tiers.counts().labelled_positions, known.positions) << known.width << " x " << known.height;
        Counts sum;
        for (const Counts& counts : tiers.by_tier()) sum += counts;
        EXPECT_EQ(sum.labelled_positions, known.positions);
        EXPECT_EQ(tiers.by_tier()[1].labelled_positions, known.width);
        EXPECT_EQ(tiers.value(game.initial()), Value::draw(known.width * known.height));
    }
}

struct StopTiersAt {
    static constexpr bool records = false;
    Stop checkpoint(const Work&) { return ++asked >= stop_at ? Stop::memory : Stop::none; }
    std::uint64_t stop_at, asked = 0;
};

TEST(SortedTiers, EndWhenAskedTo) {
    const Connect4Board game = board(4, 4);
    StopTiersAt never{~0ull};
    SortedTiers<Connect4Board>(game, game.initial(), {true, 1}).solve(never);
    for (std::uint64_t when = 1; when <= never.asked; when += 1 + when / 4) {
        StopTiersAt trace{when};
        EXPECT_EQ(SortedTiers<Connect4Board>(game, game.initial(), {true, 1}).solve(trace), Stop::memory);
        EXPECT_EQ(trace.asked, when);
    }
}

TEST(SortedTiers, AreForKeysThatAreShort) {
    EXPECT_TRUE(SortedTiers<Connect4Board>::can(board(6, 5), {}));
    EXPECT_TRUE(SortedTiers<Connect4Board>::can(board(5, 7), {}));
    EXPECT_FALSE(SortedTiers<Connect4Board>::can(board(6, 6), {}));
    EXPECT_FALSE(SortedTiers<Connect4Board>::can(board(7, 6), {}));
}

} // namespace
} // namespace zermelo
