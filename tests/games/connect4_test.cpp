#include "games/connect4/connect4.hpp"

#include "core/perft.hpp"
#include "game_checks.hpp"
#include "games/connect4/heuristics.hpp"

#include <gtest/gtest.h>

namespace zermelo {
namespace {

using Narrow = Connect4<std::uint64_t>;
using Broad = Connect4<Wide>;
using Size = Connect4Text::Size;

// ---- Rules ----

// Figures of the sheet (7, 49, 343, 2401), then of an independent program.
TEST(Connect4, CountsMoveSequences) {
    const std::vector<std::uint64_t> expected{7, 49, 343, 2401, 16807, 117649, 823536, 5673234};
    const Narrow narrow({7, 6, 4});
    EXPECT_EQ(Perft<Narrow>(narrow, 8).count(narrow.initial()), expected);
    const Broad broad({7, 6, 4});
    EXPECT_EQ(Perft<Broad>(broad, 8).count(broad.initial()), expected);
}

TEST(Connect4, EndsWithALineInAnyDirection) {
    const Narrow game({7, 6, 4});
    for (const char* won : {"1122334", "1212121", "12233434474", "76655454414"}) {
        const auto state = game.parse(won);
        ASSERT_TRUE(state) << english(state);
        EXPECT_EQ(game.outcome(*state), Outcome::loss) << won;
        EXPECT_EQ(game.count_moves(*state), 0u);
        EXPECT_TRUE(listed_moves(game, *state).empty());
    }
    for (const char* open : {"112233", "121212", "1223343447", "7665545441"})
        EXPECT_EQ(game.outcome(*game.parse(open)), std::nullopt) << open;
}

// Whether a player has a line, cell by cell, in the course's situation (player, rows).
bool has_line_in(std::string_view situation, char player, const Size& size) {
    std::string cells;
    for (char c : situation.substr(situation.find('[')))
        if (c == '0' || c == '1' || c == 'N') cells += c;
    const int width = static_cast<int>(size.width), height = static_cast<int>(size.height);
    auto holds = [&](int column, int row) {
        return column >= 0 && column < width && row >= 0 && row < height && cells[row * width + column] == player;
    };
    for (int start = 0; start < width * height; ++start) {
        for (auto [right, up] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
            unsigned length = 0;
            for (int column = start % width, row = start / width; holds(column, row); column += right, row += up)
                ++length;
            if (length >= size.line) return true;
        }
    }
    return false;
}

TEST(Connect4, FindsExactlyTheLines) {
    for (const Size& size :
         {Size{7, 6, 4}, Size{7, 6, 3}, Size{5, 9, 5}, Size{9, 3, 4}, Size{4, 4, 2}, Size{6, 6, 6}, Size{8, 4, 7}}) {
        const Narrow game(size);
        play_at_random(game, 100, size.bits(), [&](const Narrow::State& state) {
            const char last = game.mover(state) == Player::one ? '1' : '0';
            ASSERT_EQ(game.has_line(game.theirs(state)), has_line_in(game.print_course(state), last, size));
        });
    }
}

TEST(Connect4, ALineDoesNotRunOverTheEdge) {
    const Narrow game({4, 4, 4}); // two at the top of a column, two at the bottom of the next
    const auto state =
        game.parse_course("[[1, 0, 1, None], [1, 0, 1, None], [0, None, None, None], [0, None, None, None]]");
    ASSERT_TRUE(state) << english(state);
    EXPECT_FALSE(game.has_line(state->stones));
}

TEST(Connect4, AFullBoardIsADraw) {
    const Narrow game({2, 2, 3}); // no room for a line
    EXPECT_EQ(game.outcome(*game.parse("1122")), Outcome::draw);
    EXPECT_TRUE(game.lines().empty());
    const Narrow one({3, 3, 1}); // the first stone wins
    EXPECT_EQ(one.outcome(*one.parse("2")), Outcome::loss);
}

TEST(Connect4, HasSixtyNineLines) {
    EXPECT_EQ(Narrow({7, 6, 4}).lines().size(), 69u);
    EXPECT_EQ(Broad({8, 8, 4}).lines().size(), 130u);
}

// ---- Figures known elsewhere ----

struct Known {
    Size size;
    std::uint64_t positions;
};

// github.com/markus7800/Connect4-Strong-Solver, which agrees with tromp.github.io/c4/c4.html.
const std::vector<Known> known_positions{
    {{1, 1, 4}, 2},      {{2, 1, 4}, 5},   {{3, 1, 4}, 13},    {{7, 1, 4}, 750},    {{12, 1, 4}, 140243},
    {{1, 2, 4}, 3},      {{2, 2, 4}, 18},  {{3, 2, 4}, 116},   {{4, 2, 4}, 741},    {{7, 2, 4}, 189648},
    {{1, 3, 4}, 4},      {{2, 3, 4}, 58},  {{3, 3, 4}, 869},   {{4, 3, 4}, 12031},  {{5, 3, 4}, 158911},
    {{1, 4, 4}, 5},      {{2, 4, 4}, 179}, {{3, 4, 4}, 6000},  {{4, 4, 4}, 161029}, {{5, 4, 4}, 3945711},
    {{1, 5, 4}, 6},      {{2, 5, 4}, 537}, {{3, 5, 4}, 38310}, {{1, 6, 4}, 7},      {{2, 6, 4}, 1571},
    {{3, 6, 4}, 235781}, {{1, 7, 4}, 8},   {{2, 7, 4}, 4587},  {{2, 8, 4}, 13343}};

TEST(Connect4, CountsPositionsOfEverySize) {
    for (const auto& [size, positions] : known_positions) {
        const Narrow game(size);
        EXPECT_EQ(Solved(game, false).counts().positions, positions) << size.width << "x" << size.height;
        EXPECT_EQ(Solved(game, true).counts().labelled_positions, positions) << size.width << "x" << size.height;
    }
    const Broad broad({4, 4, 4});
    EXPECT_EQ(Solved(broad, false).counts().positions, 161029u);
    EXPECT_EQ(Solved(broad, true).counts().labelled_positions, 161029u);
}

// github.com/ChristopheSteininger/c4, which agrees with tromp.github.io/c4/c4.html: perfect play fills these boards.
TEST(Connect4, SmallBoardsAreDrawn) {
    for (const Size& size : {Size{4, 4, 4}, Size{4, 5, 4}, Size{5, 4, 4}}) {
        const Narrow game(size);
        EXPECT_EQ(Solved(game, true).value(), Value::draw(size.width * size.height));
    }
}

// ---- Keys and symmetry ----

template <class G> void keys_and_mirrors_agree(const Size& size) {
    const G game(size);
    play_at_random(game, 30, size.bits(), [&](const typename G::State& state) {
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
        ASSERT_TRUE(canonical == state || game.orbit(state) == 2);
    });
}

TEST(Connect4, KeysComeBackAndMirrorsAgree) {
    for (const Size& size :
         {Size{7, 6, 4}, Size{12, 4, 4}, Size{8, 7, 4}, Size{1, 63, 4}, Size{32, 1, 3}, Size{5, 4, 1}})
        keys_and_mirrors_agree<Narrow>(size);
    for (const Size& size :
         {Size{8, 8, 4}, Size{10, 6, 5}, Size{1, 126, 127}, Size{15, 7, 4}, Size{35, 2, 4}, Size{7, 6, 4}})
        keys_and_mirrors_agree<Broad>(size);
}

TEST(Connect4, MirrorsAreMirrors) {
    const Narrow game({7, 6, 4});
    const auto left = *game.parse("1223"), right = *game.parse("7665"), middle = *game.parse("44");
    EXPECT_EQ(game.canonical(left), game.canonical(right));
    EXPECT_EQ(game.orbit(left), 2u);
    EXPECT_EQ(game.orbit(middle), 1u);
}

// ---- Parameters ----

std::string chosen(std::string_view text) {
    const auto parameters = Parameters::parse(Connect4Family::info(), text);
    if (!parameters) return english(parameters);
    auto name = [](const auto& game) -> Result<std::string> {
        const auto [width, height, line] = game.size();
        const std::string words = sizeof(game.initial().mask) > 8 ? "two words " : "one word ";
        return words + std::to_string(width) + "x" + std::to_string(height) + "," + std::to_string(line);
    };
    const auto made = Connect4Family::make(*parameters, name);
    return made ? *made : english(made);
}

TEST(Connect4, ChoosesOneWordOrTwo) {
    EXPECT_EQ(chosen(""), "one word 7x6,4");
    EXPECT_EQ(chosen("8,7"), "one word 8x7,4");
    EXPECT_EQ(chosen("8,8"), "two words 8x8,4");
    EXPECT_EQ(chosen("line=5,width=10"), "two words 10x6,5");
    EXPECT_EQ(chosen("16,7"), "connect4: a board of 16 x 7 is too large: width x (height + 1) must not exceed 127");
    EXPECT_EQ(chosen("0"), "connect4: parameter \"width\": 0 is out of range (1 to 35)");
}

// ---- Heuristics ----

TEST(Connect4, OpenLinesCountForTheirOwner) {
    const Narrow game({7, 6, 4});
    EXPECT_EQ(connect4::lines(game, game.initial()), 0);
    EXPECT_EQ(connect4::lines(game, *game.parse("1")), -3); // up, across, aslant: three lines of the opponent
    EXPECT_EQ(connect4::lines(game, *game.parse("17")), 0); // alike
    EXPECT_EQ(connect4::lines(game, *game.parse("4")), -7); // four across, one up, two aslant
    EXPECT_GT(connect4::lines(game, *game.parse("4152")), 0);
}

} // namespace
} // namespace zermelo
