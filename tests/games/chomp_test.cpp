#include "games/chomp/chomp.hpp"

#include "solve/induction.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace zermelo {
namespace {

using Narrow = Chomp<std::uint64_t>;

std::string english(const Error& error) { return error.in(Language::english); }

// Any shape on any board that is not too large.
template <class Path> struct Anywhere {
    Chomp<Path> game;
    typename Chomp<Path>::State state;
};
template <class Path> Anywhere<Path> anywhere(unsigned most) {
    const auto rows = *rc::gen::inRange(1u, most), columns = *rc::gen::inRange(1u, most);
    auto lengths = *rc::gen::container<ChompText::Lengths>(rows, rc::gen::inRange(0u, columns + 1));
    std::ranges::sort(lengths, std::greater{});
    const Chomp<Path> game({rows, columns, *rc::gen::arbitrary<bool>()});
    return {game, game.state(lengths)};
}

// ---- Rules ----

TEST(Chomp, BitesTakeAllToTheRightAndBelow) {
    const Narrow game({3, 6, false});
    const auto start = game.initial();
    EXPECT_EQ(game.print(start), "6/6/6");
    const auto next = game.apply(start, *game.parse_move(start, "2:4")); // figure 1 of the sheet: square 9
    EXPECT_EQ(game.print(next), "6/3/3");
    EXPECT_EQ(game.mover(next), Player::two);
    EXPECT_EQ(game.print(game.apply(next, *game.parse_move(next, "1:1"))), "0");
    EXPECT_EQ(game.longest(), 18u);
}

TEST(Chomp, ListsBitesRowByRow) {
    const Narrow game({3, 6, false});
    std::string bites;
    const auto state = *game.parse("3/1");
    game.moves(state, [&](const Narrow::Move& move) { bites += game.print_move(state, move) + " "; });
    EXPECT_EQ(bites, "1:1 1:2 1:3 2:1 ");
}

TEST(Chomp, WhoeverTakesTheLastSquareLosesOrWins) {
    const Narrow poisoned({2, 2, false}), golden({2, 2, true});
    const auto eaten = *poisoned.parse("0"), corner = *poisoned.parse("1");
    EXPECT_EQ(poisoned.outcome(eaten), Outcome::win);
    EXPECT_EQ(golden.outcome(eaten), Outcome::loss);
    EXPECT_EQ(poisoned.outcome(corner), std::nullopt);
    EXPECT_EQ(poisoned.count_moves(corner), 1u); // the poison can be eaten
    EXPECT_TRUE(poisoned.misere());
    EXPECT_FALSE(golden.misere());
}

template <class Path> void bites_as_defined() {
    const auto [game, state] = anywhere<Path>(sizeof(Path) == 8 ? 32 : 64);
    std::uint64_t count = 0;
    game.moves(state, [&, &game = game, &state = state](const auto& move) {
        ++count;
        auto expected = game.lengths(state);
        for (std::size_t row = move.row - 1u; row < expected.size(); ++row)
            expected[row] = std::min(expected[row], move.column - 1u);
        const auto next = game.apply(state, move);
        RC_ASSERT(game.lengths(next) == expected);
        RC_ASSERT(game.mover(next) == Player::two);
    });
    RC_ASSERT(count == game.count_moves(state));
    RC_ASSERT((count == 0) == game.outcome(state).has_value());
    RC_ASSERT(game.state(game.key(state)) == state);
}
RC_GTEST_PROP(ChompProperty, NarrowBites, ()) { bites_as_defined<std::uint64_t>(); }
RC_GTEST_PROP(ChompProperty, BroadBites, ()) { bites_as_defined<Wide>(); }

// ---- Notation ----

template <class Path> void round_trips() {
    const auto [game, state] = anywhere<Path>(sizeof(Path) == 8 ? 32 : 64);
    RC_ASSERT(*game.parse(game.print(state)) == state);
    RC_ASSERT(*game.parse_course(game.print_course(state)) == state);
    std::string padded; // with the empty rows
    for (unsigned length : game.lengths(state)) padded += (padded.empty() ? "" : "/") + std::to_string(length);
    RC_ASSERT(*game.parse(padded) == state);
    game.moves(state, [&, &game = game, &state = state](const auto& move) {
        RC_ASSERT(*game.parse_move(state, game.print_move(state, move)) == move);
    });
}
RC_GTEST_PROP(ChompProperty, NarrowRoundTrips, ()) { round_trips<std::uint64_t>(); }
RC_GTEST_PROP(ChompProperty, BroadRoundTrips, ()) { round_trips<Wide>(); }

TEST(Chomp, ReadsAndWritesTheSheetsSets) {
    const Narrow game({3, 6, false});
    const auto state = *game.parse_course("{(0, 1), (1, 2), (0, 0), (1, 1), (0, 2), (1, 0)}"); // B2
    EXPECT_EQ(game.print(state), "3/3");
    EXPECT_EQ(game.print_course(*game.parse("2/1")), "{(0, 0), (0, 1), (1, 0)}");
    EXPECT_EQ(game.print_course(*game.parse("0")), "set()");
    EXPECT_EQ(game.print(*game.parse_course("{}")), "0");
    EXPECT_EQ(game.print(*game.parse_course("set()")), "0");
    EXPECT_EQ(game.print(*game.parse("set()")), "0");
}

TEST(Chomp, DrawsBlocks) {
    const Narrow poisoned({3, 6, false}), golden({3, 6, true});
    EXPECT_EQ(poisoned.draw(*poisoned.parse("3/2"), {}), "  1 2 3\n1 ☠ █ █\n2 █ █      ----> 5 squares\n"); // B6
    EXPECT_EQ(golden.draw(*golden.parse("1/1/1"), {}), "  1\n1 ★\n2 █\n3 █      ----> 3 squares\n");
    EXPECT_EQ(poisoned.draw(*poisoned.parse("1"), {}), "  1\n1 ☠      ----> 1 square\n");
    EXPECT_EQ(poisoned.draw(*poisoned.parse("0"), {}), "      ----> 0 squares\n");
    EXPECT_NE(poisoned.draw(*poisoned.parse("2"), {.colour = true}).find("\033["), std::string::npos);
}

TEST(Chomp, SaysWhatIsWrongWithAPosition) {
    const Narrow game({3, 6, false});
    auto why = [&](std::string_view text) { return english(game.parse(text).error()); };
    EXPECT_EQ(why("6/7"), "chomp: row 2 of \"6/7\": a row of 7 on a board of 6 columns");
    EXPECT_EQ(why("3/4"),
              "chomp: row 2 of \"3/4\": a row of 4 below a row of 3: no row is longer than the one above it");
    EXPECT_EQ(why("0/1"),
              "chomp: row 2 of \"0/1\": a row of 1 below a row of 0: no row is longer than the one above it");
    EXPECT_EQ(why("1/1/1/1"), "chomp: position: 4 rows on a board of 3");
    EXPECT_EQ(why("6//1"), "chomp: row 2 of \"6//1\": a value is missing");
    EXPECT_EQ(why(""), "chomp: row 1 of \"\": a value is missing");
    EXPECT_EQ(why("6/x"), "chomp: row 2 of \"6/x\": \"x\" is not a whole number");
    EXPECT_EQ(
        game.parse("3/4").error().in(Language::french),
        "chomp: ligne 2 de \"3/4\": une ligne de 4 sous une ligne de 3 : aucune ligne n'est plus longue que celle "
        "du dessus");
}

TEST(Chomp, SaysWhatIsWrongWithASet) {
    const Narrow game({3, 6, false});
    auto why = [&](std::string_view text) { return english(game.parse_course(text).error()); };
    const std::string shape = " is eaten: a bite takes all to its right and below";
    EXPECT_EQ(why("{(0, 0), (0, 2)}"), "chomp: position: (0, 2) is left while (0, 1)" + shape);
    EXPECT_EQ(why("{(0, 0), (1, 0), (1, 1)}"), "chomp: position: (1, 1) is left while (0, 1)" + shape);
    EXPECT_EQ(why("{(3, 0)}"), "chomp: position: there is no square (3, 0) (rows 0 to 2, columns 0 to 5)");
    for (std::string_view text : {"", "{", "{(0, 0)", "{(0, 0),}", "{(0 0)}", "{(0, 0)} x", "{(a, 0)}", "{(-1, 0)}",
                                  "((0, 0))", "{(0, 99999999999999999999)}", "{(0, 0)(0, 1)}", "{,(0, 0)}", "}", "{}}"})
        EXPECT_NE(why(text).find("is not a position"), std::string::npos) << text;
}

TEST(Chomp, SaysWhatIsWrongWithABite) {
    const Narrow game({3, 6, false});
    auto why = [&](std::string_view text) { return english(game.parse_move(*game.parse("6/4/1"), text).error()); };
    EXPECT_EQ(why("4:1"), "chomp: move: there is no square 4:1 (rows 1 to 3, columns 1 to 6)");
    EXPECT_EQ(why("0:1"), "chomp: move: there is no square 0:1 (rows 1 to 3, columns 1 to 6)");
    EXPECT_EQ(why("1:7"), "chomp: move: there is no square 1:7 (rows 1 to 3, columns 1 to 6)");
    EXPECT_EQ(why("2:5"), "chomp: move: square 2:5 is eaten (4 of row 2 left)");
    for (std::string_view text : {"", "2", "2:", ":2", "2:4:1", "b:1", "2.4"})
        EXPECT_NE(why(text).find("is not a square"), std::string::npos) << text;
}

TEST(Chomp, TheFamilyChoosesTheKey) {
    auto bytes = [](std::string_view word) -> Result<std::size_t> {
        const auto parameters = Parameters::parse(ChompFamily::info(), word);
        if (!parameters) return parameters.error();
        return ChompFamily::make(*parameters,
                                 [](auto game) -> Result<std::size_t> { return sizeof(game.initial().path); });
    };
    EXPECT_EQ(*bytes(""), 8u);
    EXPECT_EQ(*bytes("31,32,golden"), 8u);
    EXPECT_EQ(*bytes("32,32"), 16u);
    EXPECT_EQ(*bytes("1,126"), 16u);
    EXPECT_EQ(english(bytes("64,64").error()),
              "chomp: 64 rows and 64 columns are too many to number (rows + columns at most 127)");
    EXPECT_EQ(english(bytes("0,6").error()), "chomp: parameter \"rows\": 0 is out of range (1 to 126)");
}

// ---- Symmetry ----

template <class Path> void transposes() {
    const auto size = *rc::gen::inRange(1u, sizeof(Path) == 8 ? 32u : 64u);
    auto lengths = *rc::gen::container<ChompText::Lengths>(size, rc::gen::inRange(0u, size + 1));
    std::ranges::sort(lengths, std::greater{});
    ChompText::Lengths turned(size);
    for (unsigned length : lengths)
        for (unsigned column = 0; column < length; ++column) ++turned[column];
    const Chomp<Path> game({size, size, false});
    const auto state = game.state(lengths), image = game.state(turned);
    RC_ASSERT(game.canonical(state) == game.canonical(image));
    RC_ASSERT(game.canonical(state) == state || game.canonical(state) == image);
    RC_ASSERT(game.canonical(game.canonical(state)) == game.canonical(state));
    RC_ASSERT(game.orbit(state) == (state == image ? 1u : 2u));
    RC_ASSERT(game.count_moves(state) == game.count_moves(image));
}
RC_GTEST_PROP(ChompProperty, NarrowTransposes, ()) { transposes<std::uint64_t>(); }
RC_GTEST_PROP(ChompProperty, BroadTransposes, ()) { transposes<Wide>(); }

TEST(Chomp, OblongBoardsHaveNoSymmetry) {
    const Narrow game({3, 6, false});
    const auto state = *game.parse("3/1");
    EXPECT_EQ(game.canonical(state), state);
    EXPECT_EQ(game.orbit(state), 1u);
}

TEST(Chomp, SymmetryChangesNoValue) {
    const Narrow game({6, 6, false});
    Induction<Narrow> plain(game, game.initial(), {.symmetry = false, .threads = 1});
    Induction<Narrow> folded(game, game.initial(), {.symmetry = true, .threads = 1});
    NoTrace none;
    plain.solve(none), folded.solve(none);
    EXPECT_EQ(plain.counts().positions, folded.counts().labelled_positions);
    EXPECT_LT(folded.counts().positions, plain.counts().positions);
    plain.each([&](const Narrow::State& state, Value value) { EXPECT_EQ(folded.value(state), value); });
}

} // namespace
} // namespace zermelo
