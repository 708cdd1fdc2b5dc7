// Positions of Connect 4 as text: columns played, the course's lists, drawings; and what is wrong with bad ones.
#include "games/connect4/connect4.hpp"

#include "game_checks.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace zermelo {
namespace {

using Narrow = Connect4<std::uint64_t>;
using Broad = Connect4<Wide>;
using Size = Connect4Text::Size;

template <class G> void notation_comes_back(const Size& size) {
    const G game(size);
    play_at_random(game, 20, size.bits(), [&](const typename G::State& state) {
        const auto read = game.parse(game.print(state));
        ASSERT_TRUE(read) << english(read);
        ASSERT_EQ(*read, state);
        const auto course = game.parse_course(game.print_course(state));
        ASSERT_TRUE(course) << english(course);
        ASSERT_EQ(*course, state);
    });
}

TEST(Connect4Notation, NotationComesBack) {
    for (const Size& size : {Size{7, 6, 4}, Size{12, 4, 4}, Size{12, 4, 13}, Size{3, 3, 1}, Size{1, 5, 2}})
        notation_comes_back<Narrow>(size);
    for (const Size& size : {Size{8, 8, 4}, Size{8, 8, 9}, Size{10, 6, 4}, Size{35, 2, 4}, Size{3, 40, 41}})
        notation_comes_back<Broad>(size);
}

// Which order is found does not matter, but a play of any length and form must have one.
RC_GTEST_PROP(Connect4Notation, FindsAnOrderForEveryPlay, (const std::vector<std::uint8_t>& choices)) {
    const Narrow game({7, 6, 5});
    auto state = game.initial();
    for (std::size_t choice : choices) {
        if (game.outcome(state)) break;
        const auto moves = listed_moves(game, state);
        state = game.apply(state, moves[choice % moves.size()]);
    }
    const auto read = game.parse(game.print(state));
    RC_ASSERT(read && *read == state);
}

TEST(Connect4Notation, WritesColumns) {
    const Narrow game({7, 6, 4}), wide({12, 4, 4});
    EXPECT_EQ(game.print(game.initial()), "-");
    EXPECT_EQ(*game.parse("-"), game.initial());
    EXPECT_EQ(game.print(*game.parse(" 4444 ")), "4444");
    EXPECT_EQ(wide.print(*wide.parse("abc")), "abc");
    EXPECT_EQ(wide.print_move(wide.initial(), 11), "c");
}

TEST(Connect4Notation, NamesTheBadMove) {
    const Narrow game({7, 6, 4}), wide({12, 4, 4});
    EXPECT_EQ(english(game.parse("44449")), "connect4: move 5 of \"44449\": column 9 does not exist (1 to 7)");
    EXPECT_EQ(english(game.parse("4444444")), "connect4: move 7 of \"4444444\": column 4 is full");
    EXPECT_EQ(english(game.parse("11223345")), "connect4: move 8 of \"11223345\": the game was over before it");
    EXPECT_EQ(english(game.parse("4é")), "connect4: move 2 of \"4é\": column é does not exist (1 to 7)");
    EXPECT_EQ(english(game.parse("4-")), "connect4: move 2 of \"4-\": column - does not exist (1 to 7)");
    EXPECT_EQ(english(wide.parse("d")), "connect4: move 1 of \"d\": column d does not exist (1 to c)");
    EXPECT_EQ(english(game.parse("")), "connect4: position: a value is missing");
    EXPECT_EQ(game.parse("8").error().in(Language::french),
              "connect4: coup 1 de « 8 » : la colonne 8 n'existe pas (1 à 7)");
}

TEST(Connect4Notation, ReadsTheListsOfTheCourse) {
    const Narrow game({3, 2, 3});
    const auto state = *game.parse("121");
    EXPECT_EQ(game.print_course(state), "(1, [[0, 1, None], [0, None, None]])");
    EXPECT_EQ(*game.parse_course("[\n  [0, 1, None],\n  [0, None, None],\n]\n"), state);
    EXPECT_EQ(*game.parse_course("[[None,None,None],[None,None,None]]"), game.initial());
}

// A situation of the sheet says who moves, so that either player may have begun.
TEST(Connect4Notation, ReadsSituations) {
    const Narrow game({3, 2, 3});
    const auto begun = *game.parse_course("(1, [[None, None, None], [None, None, None]])");
    EXPECT_EQ(game.mover(begun), Player::two);
    EXPECT_EQ(game.print_course(game.apply(begun, 0)), "(0, [[1, None, None], [None, None, None]])");
    EXPECT_EQ(game.print(game.apply(begun, 0)), "1");
    EXPECT_EQ(game.key(begun), game.key(game.initial()));
    EXPECT_FALSE(game.unreachable(begun));
    EXPECT_EQ(*game.parse_course("( 0 , [[1, None, None], [None, None, None]] )"), game.apply(begun, 0));
    for (const char* text : {"(2, [[None]])", "(0 [[None]])", "(0, [[None, None, None], [None, None, None]]", "(0)"})
        EXPECT_FALSE(game.parse_course(text)) << text;
}

TEST(Connect4Notation, SaysWhyAListCannotArise) {
    const Narrow game({3, 3, 3});
    const std::string place = "connect4: position: ";
    auto why = [&](std::string_view rows) {
        const std::string message = english(game.parse_course(rows));
        return message.starts_with(place) ? message.substr(place.size()) : message;
    };
    EXPECT_EQ(why("[[0, 1, None], [0, None], [None, None, None]]"),
              "row 2 from the bottom has 2 cells where the board has 3");
    EXPECT_EQ(why("[[0, 1, None]]"), "1 rows where the board has 3");
    EXPECT_EQ(why("[[0, None, None], [None, 1, None], [None, None, None]]"),
              "the stone in column 2, row 2 from the bottom, stands on nothing");
    EXPECT_EQ(why("[[0, 0, 0], [1, 1, 1], [None, None, None]]"), "both players have a line of 3");
    EXPECT_EQ(why("[[0, 0, 0], [1, 1, None], [1, None, None]]"),
              "player 0 has a line of 3, but the other one moved after it");
    EXPECT_EQ(why("[[1, None, None], [0, None, None], [None, None, None]]"),
              "found no order of moves that leads to it");
    EXPECT_EQ(why("[[0, 1, x]]"),
              "expected rows from the bottom, such as [[0, 1, None], [None, None, None]], or (player, rows), at "
              "\"x]]\"");
    EXPECT_FALSE(game.parse_course(""));
    EXPECT_FALSE(game.parse_course("[[0, 1, None], [None, None, None], [None, None, None]"));
    EXPECT_FALSE(game.parse_course("[[0, 1, None], [None, None, None], [None, None, None]] 0"));
}

// A line that the last move did not complete: 0 0 0 0 at the bottom, each with a stone on it.
TEST(Connect4Notation, ALineMustBeTheLastMove) {
    const Narrow game({5, 3, 4});
    EXPECT_EQ(english(game.parse_course("[[0, 0, 0, 0, 0], [1, 1, 1, 0, 1], [1, None, None, None, None]]")),
              "connect4: position: found no order of moves that leads to it");
}

// The grid that the sheet shows has two stones of player 0 too many: it is read, and said to be so.
TEST(Connect4Notation, TheGridOfTheSheetCannotArise) {
    const Narrow game({7, 6, 4});
    const auto grid = game.parse_course(R"([
        [0, 1, 1, 1, 0, 0, None],
        [None, 1, 0, 0, 1, None, None],
        [None, None, 0, 1, 0, None, None],
        [None, None, 1, None, None, None, None],
        [None, None, 0, None, None, None, None],
        [None, None, 0, None, None, None, None]
    ])");
    ASSERT_TRUE(grid);
    EXPECT_EQ(game.mover(*grid), Player::two);
    EXPECT_EQ(game.count_moves(*grid), 6u);
    ASSERT_TRUE(game.unreachable(*grid));
    EXPECT_EQ(game.unreachable(*grid)->in(Language::english).substr(0, 86),
              "connect4: position: 9 stones of player 0 and 7 of player 1: no play leads to this grid");
}

TEST(Connect4Notation, Draws) {
    const Narrow game({3, 2, 3});
    EXPECT_EQ(game.draw(*game.parse("121"), Ink{}), "│ ● · · │\n"
                                                    "│ ● ○ · │\n"
                                                    "└───────┘\n"
                                                    "  1 2 3\n");
    const auto won = *game.parse("11223");
    EXPECT_NE(game.draw(won, Ink{true}).find("\033[1m"), std::string::npos);
    EXPECT_EQ(game.draw(*game.parse("1122"), Ink{true}).find("\033[1m"), std::string::npos);
}

} // namespace
} // namespace zermelo
