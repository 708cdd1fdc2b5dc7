#include "games/tictactoe/tictactoe.hpp"

#include "core/perft.hpp"
#include "game_checks.hpp"
#include "games/tictactoe/heuristics.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <numeric>
#include <set>

namespace zermelo {
namespace {

using Narrow = TicTacToe<std::uint64_t>;
using Broad = TicTacToe<Wide>;
using Size = TicTacToeBoard::Size;

// ---- Rules ----

// 549946 histories with the empty one (OpenSpiel, get_all_histories_test.cc).
TEST(TicTacToe, CountsMoveSequences) {
    const Narrow game({3, 3, 3});
    const std::vector<std::uint64_t> expected{9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872};
    EXPECT_EQ(Perft<Narrow>(game, 9).count(game.initial()), expected);
    EXPECT_EQ(std::accumulate(expected.begin(), expected.end(), std::uint64_t{1}), 549946u);
    const Broad broad({3, 3, 3});
    EXPECT_EQ(Perft<Broad>(broad, 9).count(broad.initial()), expected);
}

template <class G> std::uint64_t complete_games(const G& game, const typename G::State& state) {
    if (game.outcome(state)) return 1;
    std::uint64_t games = 0;
    game.moves(state, [&](const typename G::Move& move) { games += complete_games(game, game.apply(state, move)); });
    return games;
}

TEST(TicTacToe, CountsCompleteGames) { // OEIS A061526
    EXPECT_EQ(complete_games(Narrow({1, 1, 1}), {0, 0}), 1u);
    EXPECT_EQ(complete_games(Narrow({2, 2, 2}), {0, 0}), 24u);
    EXPECT_EQ(complete_games(Narrow({3, 3, 3}), {0, 0}), 255168u);
}

TEST(TicTacToe, EndsWithALineInAnyDirection) {
    const Narrow game({4, 3, 3});
    for (const char* won : {"xxx./oo../....", ".xxx/oo../....", "..x./oox./..x.", ".x../oox./...x", "...x/oox./.x.."}) {
        const auto state = game.parse(won);
        ASSERT_TRUE(state) << english(state);
        EXPECT_EQ(game.outcome(*state), Outcome::loss) << won;
        EXPECT_EQ(game.count_moves(*state), 0u);
        EXPECT_TRUE(listed_moves(game, *state).empty());
    }
    // Over the edge into the next row, across and aslant.
    for (const char* open : {"..xx/xoo./....", "o.x./...x/xo..", ".x../xo../o..x"})
        EXPECT_EQ(game.outcome(*game.parse(open)), std::nullopt) << open;
    EXPECT_EQ(Narrow({3, 3, 3}).outcome(*Narrow({3, 3, 3}).parse("xox/xxo/oxo")), Outcome::draw);
}

// The shifts find a line exactly where one of the listed lines is filled.
TEST(TicTacToe, FindsExactlyTheLines) {
    Random random(1);
    for (const Size& size :
         {Size{3, 3, 3}, Size{5, 4, 3}, Size{8, 8, 5}, Size{4, 7, 4}, Size{9, 7, 6}, Size{64, 1, 7}, Size{2, 9, 1}}) {
        const TicTacToeBoard board(size);
        for (int i = 0; i < 2000; ++i) {
            const std::uint64_t marks = (random.next() | (i % 2 ? random.next() : 0)) & board.cells();
            const bool filled =
                std::ranges::any_of(board.lines(), [&](std::uint64_t line) { return (line & ~marks) == 0; });
            ASSERT_EQ(board.has_line(marks), filled);
        }
    }
    EXPECT_EQ(TicTacToeBoard({3, 3, 3}).lines().size(), 8u);
    EXPECT_EQ(TicTacToeBoard({4, 4, 4}).lines().size(), 10u);
    EXPECT_EQ(TicTacToeBoard({8, 8, 5}).lines().size(), 96u);
    EXPECT_EQ(TicTacToeBoard({3, 3, 4}).lines().size(), 0u);
}

// ---- Figures known elsewhere ----

struct Known {
    Size size;
    Outcome first_player;
    std::uint64_t positions, won, drawn, lost, finals, up_to_symmetry;
};

// From an independent exhaustive enumeration; 3,3,3 agrees with OEIS A008907, OpenSpiel and GamesmanClassic.
const std::vector<Known> known_boards{{{1, 1, 1}, Outcome::win, 2, 1, 0, 1, 1, 2},
                                      {{2, 2, 2}, Outcome::win, 29, 13, 0, 16, 12, 6},
                                      {{2, 1, 2}, Outcome::draw, 5, 0, 5, 0, 2, 3},
                                      {{3, 3, 2}, Outcome::win, 1234, 365, 0, 869, 860, 186},
                                      {{3, 2, 3}, Outcome::draw, 265, 18, 241, 6, 24, 75},
                                      {{4, 2, 3}, Outcome::draw, 2045, 448, 1431, 166, 184, 525},
                                      {{6, 2, 3}, Outcome::draw, 126109, 54539, 43137, 28433, 20286, 31625},
                                      {{3, 3, 3}, Outcome::draw, 5478, 2836, 1068, 1574, 958, 765},
                                      {{4, 3, 3}, Outcome::win, 111973, 64738, 3060, 44175, 32410, 28275},
                                      {{5, 3, 3}, Outcome::win, 2286668, 1261643, 6872, 1018153, 879598, 573900},
                                      {{3, 3, 4}, Outcome::draw, 6046, 0, 6046, 0, 126, 850}};

template <class G> void board_is_as_known(const Known& known) {
    const G game(known.size);
    const Solved solver(game, false);
    const Counts& counts = solver.counts();
    EXPECT_EQ(solver.value().outcome(), known.first_player);
    EXPECT_EQ(counts.positions, known.positions);
    EXPECT_EQ(counts.won, known.won);
    EXPECT_EQ(counts.drawn, known.drawn);
    EXPECT_EQ(counts.lost, known.lost);
    EXPECT_EQ(counts.finals, known.finals);
    const Solved folded(game, true);
    EXPECT_EQ(folded.value(), solver.value());
    EXPECT_EQ(folded.counts().positions, known.up_to_symmetry);
    EXPECT_EQ(folded.counts().labelled_positions, known.positions);
    EXPECT_EQ(folded.counts().labelled_edges, counts.edges);
}

TEST(TicTacToe, SolvesEveryBoardAsKnown) {
    for (const Known& known : known_boards) {
        SCOPED_TRACE(testing::Message() << known.size.width << "," << known.size.height << "," << known.size.line);
        board_is_as_known<Narrow>(known);
        if (known.positions < 200'000) board_is_as_known<Broad>(known);
    }
}

// Too many positions to list without symmetry in a test.
TEST(TicTacToe, SolvesFourByFour) {
    for (const auto& [line, outcome, positions, folded] :
         {std::tuple{3u, Outcome::win, 6036001u, 756387u}, {4u, Outcome::draw, 9722011u, 1217977u}}) {
        const Narrow game({4, 4, line});
        const Solved solver(game, true);
        EXPECT_EQ(solver.value().outcome(), outcome);
        EXPECT_EQ(solver.counts().labelled_positions, positions);
        EXPECT_EQ(solver.counts().positions, folded);
    }
}

// ---- Keys and symmetry ----

template <class G> void keys_and_images_agree(const Size& size) {
    const G game(size);
    const std::uint64_t most = size.width == size.height ? 8 : 4;
    play_at_random(game, 20, size.cells(), [&](const Marks& state) {
        const auto key = game.key(state);
        ASSERT_EQ(game.state(key), state);
        ASSERT_NE(key, static_cast<typename G::Key>(~typename G::Key{0}));
        ASSERT_EQ(game.count_moves(state), listed_moves(game, state).size());
        const auto canonical = game.canonical(state);
        ASSERT_LE(game.key(canonical), key);
        ASSERT_EQ(game.canonical(canonical), canonical);
        ASSERT_EQ(game.mover(canonical), game.mover(state));
        ASSERT_EQ(game.outcome(canonical), game.outcome(state));
        ASSERT_EQ(game.orbit(canonical), game.orbit(state));
        ASSERT_EQ(most % game.orbit(state), 0u);
        ASSERT_TRUE(canonical == state || game.orbit(state) > 1);
    });
}

TEST(TicTacToe, KeysComeBackAndImagesAgree) {
    for (const Size& size :
         {Size{3, 3, 3}, Size{4, 4, 4}, Size{5, 5, 4}, Size{8, 4, 4}, Size{4, 8, 4}, Size{32, 1, 5}, Size{1, 1, 1}})
        keys_and_images_agree<Narrow>(size);
    for (const Size& size :
         {Size{3, 3, 3}, Size{8, 8, 5}, Size{7, 9, 5}, Size{64, 1, 3}, Size{6, 6, 4}, Size{1, 64, 3}})
        keys_and_images_agree<Broad>(size);
}

// Every turn and mirror image, cell by cell, has the same canonical position.
RC_GTEST_PROP(TicTacToe, ImagesShareTheirCanonicalPosition, (std::uint64_t random)) {
    const Narrow game({5, 5, 4});
    const std::uint64_t cells = game.board().cells();
    const Marks marks{random & cells, random >> 32 & cells & ~random};
    std::set<std::pair<std::uint64_t, std::uint64_t>> images;
    for (unsigned image = 0; image < 8; ++image) {
        Marks moved{0, 0};
        for (unsigned cell = 0; cell < 25; ++cell) {
            unsigned row = cell / 5, column = cell % 5;
            if (image & 1) row = 4 - row;
            if (image & 2) column = 4 - column;
            if (image & 4) std::swap(row, column);
            moved.x |= (marks.x >> cell & 1) << (row * 5 + column);
            moved.o |= (marks.o >> cell & 1) << (row * 5 + column);
        }
        RC_ASSERT(game.canonical(moved) == game.canonical(marks));
        images.insert({moved.x, moved.o});
    }
    RC_ASSERT(game.orbit(marks) == images.size());
}

// ---- Notation ----

TEST(TicTacToe, NotationComesBack) {
    auto check = [](const auto& game) {
        play_at_random(game, 30, 1, [&](const Marks& state) {
            const auto read = game.parse(game.print(state));
            ASSERT_TRUE(read) << english(read);
            ASSERT_EQ(*read, state);
        });
    };
    for (const Size& size : {Size{3, 3, 3}, Size{4, 3, 3}, Size{1, 5, 2}, Size{3, 3, 1}}) check(Narrow(size));
    for (const Size& size : {Size{8, 8, 3}, Size{9, 7, 4}}) check(Broad(size));
}

TEST(TicTacToe, WritesRowsFromTheTop) {
    const Narrow game({3, 3, 3});
    const auto state = *game.parse("x.o/.x./..o");
    EXPECT_EQ(state, (Marks{0b000010001, 0b100000100}));
    EXPECT_EQ(game.mover(state), Player::one);
    EXPECT_EQ(game.print(game.apply(state, 3)), "x.o/xx./..o");
    EXPECT_EQ(game.print_move(state, 3), "2:1");
    EXPECT_EQ(*game.parse("X.O/.X./..O"), state);
    EXPECT_EQ(game.print(game.initial()), ".../.../...");
}

TEST(TicTacToe, SaysWhatIsWrong) {
    const Narrow game({3, 3, 3});
    const std::string place = "tictactoe: position: ";
    auto why = [&](std::string_view rows) {
        const std::string message = english(game.parse(rows));
        return message.starts_with(place) ? message.substr(place.size()) : message;
    };
    EXPECT_EQ(why("x.o/.x."), "rows: 2 where the board has 3");
    EXPECT_EQ(why(""), "rows: 1 where the board has 3");
    EXPECT_EQ(why("x.o/.x/..."), "row 2: 2 cells where the board has 3");
    EXPECT_EQ(why("x.o/.x../..."), "row 2: 4 cells where the board has 3");
    EXPECT_EQ(why("x.o/.xz/..."), "row 2, column 3: \"z\" is neither x, o nor .");
    EXPECT_EQ(why("x.o/é../..."), "row 2, column 1: \"é\" is neither x, o nor .");
    EXPECT_EQ(why("xx./.../..."), "2 x and 0 o: x begins, so there are as many x as o, or one more");
    EXPECT_EQ(why("xxx/ooo/..."), "both x and o have a line of 3");
    EXPECT_EQ(why("xxx/oo./o.."), "x has a line of 3, but o moved after it");
    EXPECT_EQ(why("ooo/xx./xx."), "o has a line of 3, but x moved after it");
    EXPECT_EQ(game.parse("x").error().in(Language::french),
              "tictactoe: position: lignes : 1 alors que le plateau en a 3");
    EXPECT_TRUE(game.parse("xxx/xoo/xoo")); // two lines at once, by the corner
    const Narrow tall({3, 4, 3});
    EXPECT_EQ(english(tall.parse("xxx/xxx/oo./ooo")), place + "both x and o have a line of 3");
    EXPECT_EQ(english(tall.parse("xxx/o.o/xxx/o.o")),
              place + "6 x and 4 o: x begins, so there are as many x as o, or one more");
    EXPECT_EQ(english(tall.parse("xxx/oo./xxx/oo.")),
              place + "6 x and 4 o: x begins, so there are as many x as o, or one more");
    const Narrow large({4, 4, 3});
    EXPECT_EQ(english(large.parse("xxx./oo.o/xxx./o..o")),
              place + "x has lines of 3 that no one move completes together");
}

TEST(TicTacToe, Draws) {
    const Narrow game({3, 2, 3});
    EXPECT_EQ(game.draw(*game.parse("x.o/.x."), Ink{}), "    1   2   3\n"
                                                        "  ┌───┬───┬───┐\n"
                                                        "1 │ X │   │ O │\n"
                                                        "  ├───┼───┼───┤\n"
                                                        "2 │   │ X │   │\n"
                                                        "  └───┴───┴───┘\n");
    EXPECT_NE(game.draw(*game.parse("xxx/oo."), Ink{true}).find("\033[1m"), std::string::npos);
    EXPECT_EQ(game.draw(*game.parse("xx./oo."), Ink{true}).find("\033[1m"), std::string::npos);
}

// ---- Parameters ----

std::string chosen(std::string_view text) {
    const auto parameters = Parameters::parse(TicTacToeFamily::info(), text);
    if (!parameters) return english(parameters);
    auto name = [](const auto& game) -> Result<std::string> {
        const auto [width, height, line] = game.board().size();
        const std::string words = sizeof(game.key(game.initial())) > 8 ? "two words " : "one word ";
        return words + std::to_string(width) + "," + std::to_string(height) + "," + std::to_string(line);
    };
    const auto made = TicTacToeFamily::make(*parameters, name);
    return made ? *made : english(made);
}

TEST(TicTacToe, ChoosesOneWordOrTwo) {
    EXPECT_EQ(chosen(""), "one word 3,3,3");
    EXPECT_EQ(chosen("8,4,4"), "one word 8,4,4");
    EXPECT_EQ(chosen("11,3"), "two words 11,3,3");
    EXPECT_EQ(chosen("8,8,5"), "two words 8,8,5");
    EXPECT_EQ(chosen("9,8"), "tictactoe: a board of 9 x 8 is too large: it may have 64 cells");
    EXPECT_EQ(chosen("line=0"), "tictactoe: parameter \"line\": 0 is out of range (1 to 64)");
}

// ---- Heuristics ----

TEST(TicTacToe, HeuristicsOfTheCourse) {
    const Narrow game({3, 3, 3});
    using namespace tictactoe;
    // Open to x, who moves: the left column, the middle row and the middle column, one mark in each.
    // Open to o: the right column with two marks, the bottom row with one.
    const auto state = *game.parse("x.o/.x./..o");
    EXPECT_EQ(open_lines(game, state), 3 - 2);
    EXPECT_EQ(lines_2_1(game, state), 3 - (2 + 1));
    EXPECT_EQ(lines_10_1(game, state), 3 - (10 + 1));
    EXPECT_EQ(weights(game, state), 2 * 3 * 4 - (16 + 4));
    EXPECT_EQ(open_lines(game, game.initial()), 0);
    EXPECT_EQ(open_lines(game, *game.parse(".../.x./...")), -4);
    EXPECT_EQ(open_lines(game, *game.parse("x../.../...")), -3);
}

} // namespace
} // namespace zermelo
