#include "solve/marking.hpp"

#include "data.hpp"
#include "games/chomp/chomp.hpp"
#include "solve/induction.hpp"
#include "solve/verify.hpp"

#include <rapidcheck/gtest.h>

#include <set>

namespace zermelo {
namespace {

using ChompBoard = Chomp<std::uint64_t>;

// ---- Numbers of shapes ----

// A shape that fits the board, perhaps smaller.
ChompBoard::State any_start(const ChompBoard& game) {
    const auto [rows, columns, golden] = game.board();
    auto lengths = *rc::gen::container<ChompText::Lengths>(rows, rc::gen::inRange(0u, columns + 1));
    std::ranges::sort(lengths, std::greater{});
    return game.state(lengths);
}

RC_GTEST_PROP(ChompNumbers, AreThoseOfTheShapesWithin, ()) {
    const ChompBoard game({*rc::gen::inRange(1u, 6u), *rc::gen::inRange(1u, 6u), false});
    const auto numbering = game.numbering(any_start(game));
    std::uint64_t squares = 0;
    for (std::uint64_t number = 0; number < numbering.size(); ++number) {
        const auto state = numbering.state(number);
        RC_ASSERT(numbering.number(state) == number);
        squares += game.count_moves(state);
    }
    RC_ASSERT(numbering.edges() == squares);
    // Every other shape of the board has none.
    const auto whole = game.numbering(game.initial());
    std::uint64_t within = 0;
    for (std::uint64_t number = 0; number < whole.size(); ++number)
        within += numbering.number(whole.state(number)).has_value();
    RC_ASSERT(within == numbering.size());
}

RC_GTEST_PROP(ChompNumbers, TellTheBitesAndTheShapesBefore, ()) {
    const ChompBoard game({*rc::gen::inRange(1u, 6u), *rc::gen::inRange(1u, 6u), false});
    const auto numbering = game.numbering(any_start(game));
    std::set<std::pair<std::uint64_t, std::uint64_t>> moves, after, before;
    for (std::uint64_t number = 0; number < numbering.size(); ++number) {
        const auto state = numbering.state(number);
        game.moves(state, [&](const ChompBoard::Move& move) {
            const auto child = *numbering.number(game.apply(state, move));
            RC_ASSERT(child < number);
            moves.emplace(number, child);
        });
        numbering.each_after(state, [&](std::uint64_t child) { after.emplace(number, child); });
        std::uint64_t marked = 0, told = 0;
        numbering.each_before(
            state,
            [&](std::uint64_t parent) {
                ++marked;
                if (parent != number) before.emplace(parent, number);
            },
            [&](std::uint64_t count) {
                told += count;
                return true;
            });
        RC_ASSERT(marked == told);
    }
    RC_ASSERT(after == moves);
    RC_ASSERT(before == moves);
}

TEST(ChompNumbers, AreAsManyAsPathsAndNeverOverflow) {
    EXPECT_EQ(ChompBoard({15, 15, false}).numbering(ChompBoard({15, 15, false}).initial()).size(), 155'117'520u);
    EXPECT_EQ(ChompBoard({18, 18, false}).numbering(ChompBoard({18, 18, false}).initial()).size(), 9'075'135'300u);
    const Chomp<Wide> huge({63, 64, false});
    EXPECT_EQ(huge.numbering(huge.initial()).size(), uncountable);
}

// ---- Solving ----

// Every position, and all that is counted.
void expect_same_as_induction(const ChompBoard& game, const ChompBoard::State& start) {
    NoTrace trace;
    Marking<ChompBoard> marking(game, start, {});
    ASSERT_EQ(marking.solve(trace), Stop::none);
    Induction<ChompBoard> induction(game, start, {.symmetry = false});
    induction.solve(trace);
    std::uint64_t positions = 0;
    marking.each([&](const ChompBoard::State& state, Value value) {
        ++positions;
        EXPECT_EQ(value, induction.value(state)) << game.print(start) << " at " << game.print(state);
        EXPECT_EQ(marking.value(state), value);
    });
    const Counts &mine = marking.counts(), &other = induction.counts();
    EXPECT_EQ(positions, mine.positions);
    EXPECT_EQ(std::tie(mine.positions, mine.edges, mine.finals, mine.won, mine.lost, mine.drawn),
              std::tie(other.positions, other.edges, other.finals, other.won, other.lost, other.drawn))
        << game.print(start);
}

TEST(Marking, AgreesWithInductionAtEveryPosition) {
    for (unsigned rows = 1; rows <= 7; ++rows)
        for (unsigned columns = 1; columns <= 7; ++columns)
            for (const bool golden : {false, true}) {
                const ChompBoard game({rows, columns, golden});
                expect_same_as_induction(game, game.initial());
            }
}

TEST(Marking, BeginsAnywhere) {
    const ChompBoard game({5, 6, false});
    for (const char* start : {"0", "1", "6/6/3/1", "5/5/5/5/5", "6/1/1/1", "4/4/2/2"}) {
        expect_same_as_induction(game, *game.parse(start));
        NoTrace trace;
        Marking<ChompBoard> marking(game, *game.parse(start), {});
        marking.solve(trace);
        EXPECT_FALSE(marking.value(game.initial())) << start; // which is none of the positions after it
    }
}

TEST(Marking, StandsItsOwnCheck) {
    const ChompBoard game({8, 7, false});
    NoTrace trace;
    Marking<ChompBoard> marking(game, game.initial(), {});
    marking.solve(trace);
    const auto verified = verify(
        game, [&](auto&& visit) { marking.each(visit); },
        [&](const ChompBoard::State& state) { return marking.value(state); }, trace);
    EXPECT_FALSE(verified.flaw);
    EXPECT_EQ(verified.positions, 6435u);
}

TEST(Marking, FindsTheLostPositionsAndTheWinningBitesThatAreKnown) {
    for (const auto& row : read_table("chomp_boards.csv")) {
        const ChompBoard game(
            {static_cast<unsigned>(std::stoul(row[0])), static_cast<unsigned>(std::stoul(row[1])), false});
        NoTrace trace;
        Marking<ChompBoard> marking(game, game.initial(), {});
        marking.solve(trace);
        EXPECT_EQ(marking.counts().positions, std::stoull(row[2]));
        EXPECT_EQ(marking.counts().lost, std::stoull(row[3])) << row[0] << " x " << row[1];
        std::string winning;
        game.moves(game.initial(), [&](const ChompBoard::Move& move) {
            const auto child = game.apply(game.initial(), move);
            if (marking.value(child)->outcome() == Outcome::loss) // whoever eats the poison loses, so not that one
                winning += (winning.empty() ? "" : " ") + game.print_move(game.initial(), move);
        });
        EXPECT_EQ(winning, row[4]) << row[0] << " x " << row[1];
    }
}

// 3 x n, from the OEIS: A029899, the numbers of lost positions for n = 0, 1, 2, ...
TEST(Marking, CountsTheLostPositionsOfThreeRows) {
    for (const auto& row : read_table("chomp_oeis.csv")) {
        if (row[0] != "A029899") continue;
        const auto lost = numbers(row[2], ',');
        for (std::size_t columns = 1; columns < lost.size(); columns += 5) {
            const ChompBoard game({3, static_cast<unsigned>(columns), false});
            NoTrace trace;
            Marking<ChompBoard> marking(game, game.initial(), {});
            marking.solve(trace);
            EXPECT_EQ(marking.counts().lost, lost[columns]) << "3 x " << columns;
        }
    }
}

// ---- Limits ----

struct StopMarkingAt {
    static constexpr bool records = false;
    Stop checkpoint(const Work& work) {
        EXPECT_LE(work.done, work.total);
        EXPECT_EQ(work.bytes, work.total);
        return ++asked >= stop_at ? Stop::interrupted : Stop::none;
    }
    std::uint64_t stop_at, asked = 0;
};

TEST(Marking, EndsWhenAskedTo) {
    const ChompBoard game({11, 12, false}); // marked in a few million steps
    StopMarkingAt never{~0ull};
    Marking<ChompBoard> whole(game, game.initial(), {});
    EXPECT_EQ(whole.solve(never), Stop::none);
    ASSERT_GE(never.asked, 3u);
    for (std::uint64_t when = 1; when <= never.asked; ++when) {
        StopMarkingAt trace{when};
        Marking<ChompBoard> marking(game, game.initial(), {});
        EXPECT_EQ(marking.solve(trace), Stop::interrupted);
        EXPECT_EQ(trace.asked, when); // and not once more
    }
}

TEST(Marking, IsForPlaysWhosePliesFitAByte) {
    EXPECT_TRUE(Marking<ChompBoard>::can(ChompBoard({2, 61, false}), {}));
    EXPECT_TRUE((Marking<Chomp<Wide>>::can(Chomp<Wide>({5, 101, false}), {})));
    EXPECT_FALSE((Marking<Chomp<Wide>>::can(Chomp<Wide>({5, 102, false}), {})));
    // The longest play that there can be: two rows, of which nobody can make more than one square at a time go.
    NoTrace trace;
    const Chomp<Wide> game({2, 120, false});
    Marking<Chomp<Wide>> marking(game, game.initial(), {});
    marking.solve(trace);
    EXPECT_EQ(marking.value(game.initial()), Value::win(240));
}

} // namespace
} // namespace zermelo
