// Ideas: what they assert is true at every position of small boards, and what is false is not told.
#include "api/registry.hpp"
#include "ask/checked_ideas.hpp"
#include "ask/explanation.hpp"
#include "explain/game_text.hpp"
#include "games/connect4/ideas.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace zermelo {

namespace {

using Kind = Idea::Kind;
using Claimed = Assertion::Kind;

std::unique_ptr<AnyGame> opened(std::string_view word) { return std::move(*open_game(word)); }

// Of these the solver keeps those that are true; all others follow from the rules.
bool may_be_wrong(Kind kind) { return kind == Kind::odd_threat || kind == Kind::even_threat || kind == Kind::parity; }

bool all_hold(const AnyGame& game, const Position& position, const ValuedMoves& values, const Idea& idea) {
    return std::ranges::all_of(idea.assertions, [&](const Assertion& a) { return holds(game, position, values, a); });
}

// Holds the ideas of every position after the start against the solver; returns how often each came.
std::map<Kind, int> check_all(std::string_view word) {
    const auto game = opened(word);
    std::map<Kind, int> seen;
    EXPECT_TRUE(game->worth(game->start(), {})); // one table for all that follows
    const auto all = game->sample(game->start(), 1'000'000, {});
    for (const Position& position : all->positions) {
        const auto values = game->values(position, Form::usual, {});
        int parities = 0;
        for (const Idea& idea : game->ideas(position)) {
            const bool good = all_hold(*game, position, *values, idea);
            EXPECT_TRUE(good || may_be_wrong(idea.kind))
                << word << " " << values->position << ": " << text(idea, Voice{});
            EXPECT_FALSE(idea.assertions.empty());
            EXPECT_EQ(text(idea, Voice{Language::french}).find("{}"), std::string::npos);
            seen[idea.kind] += good;
            parities += idea.kind == Kind::parity && good;
        }
        EXPECT_LE(parities, 1);
    }
    return seen;
}

std::string told(std::string_view word, std::string_view position) {
    const auto game = opened(word);
    std::string all;
    const auto explanation = explain_position(*game, *game->read(position), {});
    for (const Idea& idea : explanation->ideas) all += text(idea, Voice{});
    return all;
}

} // namespace

TEST(Ideas, NimSum) {
    for (const char* word :
         {"nim:1+2+3+4", "nim:3+3+2", "nim:7", "nim:4+3+2+1,misere", "nim:1+1+1+1,misere", "nim:5+5,misere"}) {
        const auto game = opened(word);
        const auto all = game->sample(game->start(), 10'000, {});
        for (const Position& position : all->positions)
            EXPECT_EQ(game->ideas(position).size(), 1u) << word; // there is always something to say
        check_all(word);
    }
    auto seen = check_all("nim:4+3+2+1,misere");
    for (const Kind kind : {Kind::nim_sum, Kind::nim_sum_zero, Kind::nim_last_large, Kind::nim_ones})
        EXPECT_GT(seen[kind], 0);
}

TEST(Ideas, RemaindersOfHeaps) {
    for (const char* word : {"subtraction:40", "subtraction:40,misere", "subtraction:90,2+4+7", "subtraction:90,3+9+11",
                             "subtraction:90,3+9+11,misere", "subtraction:30,2"}) {
        auto seen = check_all(word);
        EXPECT_GT(seen[Kind::remainder_won], 5) << word;
        EXPECT_GT(seen[Kind::remainder_lost], 5) << word;
    }
}

TEST(Ideas, ShapesOfChomp) {
    std::map<Kind, int> all;
    for (const char* word :
         {"chomp:4,4", "chomp:5,3", "chomp:3,5", "chomp:2,7", "chomp:7,2", "chomp:1,5", "chomp:3,3,golden"})
        for (const auto& [kind, count] : check_all(word)) all[kind] += count;
    for (const Kind kind :
         {Kind::poison_left, Kind::one_line, Kind::two_rows_won, Kind::two_rows_lost, Kind::two_columns_won,
          Kind::two_columns_lost, Kind::square, Kind::arms_unequal, Kind::arms_equal, Kind::strategy_stealing})
        EXPECT_GT(all[kind], 0) << static_cast<int>(kind);
}

TEST(Ideas, LinesOfTicTacToe) {
    for (const char* word : {"tictactoe", "tictactoe:4,3,3"}) {
        auto seen = check_all(word);
        for (const Kind kind : {Kind::line_completed, Kind::two_threats_against, Kind::forced_reply,
                                Kind::double_threat, Kind::threat, Kind::prepared_win, Kind::prepared_win_against})
            EXPECT_GT(seen[kind], 0) << word;
    }
}

TEST(Ideas, LinesOfConnect4) {
    std::map<Kind, int> all;
    for (const char* word : {"connect4:4,4,3", "connect4:4,3,3", "connect4:3,5,3", "connect4:5,3,4"})
        for (const auto& [kind, count] : check_all(word)) all[kind] += count;
    for (const Kind kind : {Kind::line_completed, Kind::two_threats_against, Kind::stacked_threats_against,
                            Kind::forced_reply, Kind::double_threat, Kind::threat, Kind::prepared_win,
                            Kind::prepared_win_against, Kind::odd_threat, Kind::even_threat})
        EXPECT_GT(all[kind], 0) << static_cast<int>(kind);
}

TEST(Ideas, ParityOfBabylone) {
    std::map<Kind, int> all;
    for (const char* word : {"babylone:2,3", "babylone:3,2", "babylone:3,2,misere", "babylone:4,2"})
        for (const auto& [kind, count] : check_all(word)) all[kind] += count;
    for (const Kind kind : {Kind::moves_fixed, Kind::even_left, Kind::odd_left, Kind::parity})
        EXPECT_GT(all[kind], 0) << static_cast<int>(kind);
}

// A board of even height: player one's threats wait in odd rows, player two's in even ones. The cell completes a line
// and cannot be reached at once.
TEST(Ideas, WaitingThreats) {
    for (unsigned row = 1; row < 6; ++row) {
        EXPECT_EQ(connect4::waits_for_zugzwang({7, 6, 4}, {3, row}, Player::one), row % 2 == 0);
        EXPECT_EQ(connect4::waits_for_zugzwang({7, 6, 4}, {3, row}, Player::two), row % 2 == 1);
        EXPECT_EQ(connect4::waits_for_zugzwang({4, 5, 4}, {3, row}, Player::one), row % 2 == 1); // 15 cells elsewhere
    }
    const Connect4<std::uint64_t> game(Connect4Text::Size{{4, 4, 3}});
    const Connect4Board<std::uint64_t> board(game.size());
    const auto any = opened("connect4:4,4,3");
    const auto all = any->sample(any->start(), 1'000'000, {});
    int found = 0;
    for (const Position& position : all->positions) {
        const auto& state = position.as<Connect4<std::uint64_t>::State>();
        for (const Player owner : {Player::one, Player::two}) {
            const auto stones = owner == game.mover(state) ? state.stones : game.theirs(state);
            const auto cell = connect4::find_waiting_threat(game, stones, state.mask, owner);
            if (!cell) continue;
            const auto here = board.cell(cell->column, cell->row), below = here >> 1;
            ASSERT_TRUE(game.has_line(stones | here));
            ASSERT_FALSE(state.mask & below);
            const auto elsewhere = board.cells() & ~state.mask & ~below & ~here & ~board.above(here); // to be filled
            ASSERT_EQ((bits::count(elsewhere) % 2 == 0) == (game.mover(state) == owner), false);
            ++found;
        }
    }
    EXPECT_GT(found, 100);
}

TEST(Ideas, WhatIsFalseDoesNotHold) {
    const auto game = opened("connect4");
    const Position position = *game->read(std::string_view("4455"));
    const auto values = game->values(position, Form::usual, {});
    auto check = [&](Claimed kind, std::vector<std::string> moves) {
        return holds(*game, position, *values, {kind, std::move(moves)});
    };
    EXPECT_TRUE(check(Claimed::threaten, {"3", "2", "6"}));
    EXPECT_FALSE(check(Claimed::threaten, {"3", "3"})); // the one that used to be told
    EXPECT_FALSE(check(Claimed::threaten, {"1", "3"}));
    EXPECT_FALSE(check(Claimed::would_win, {"3"}));
    EXPECT_FALSE(check(Claimed::answer_wins, {"3", "2"}));
    EXPECT_TRUE(check(Claimed::prepare, {"1", "3", "6"})); // an open three, if the opponent passed
    EXPECT_FALSE(check(Claimed::prepare, {"1", "2"}));
    EXPECT_FALSE(check(Claimed::prepare, {"3", "2"})); // that wins at once
    EXPECT_FALSE(check(Claimed::would_force, {"3"}));  // nothing for the stones in the second row to stand on
    EXPECT_TRUE(check(Claimed::win, {"3", "6"}));
    EXPECT_FALSE(check(Claimed::win, {"3", "1"}));
    EXPECT_FALSE(check(Claimed::win, {"9"}));
    EXPECT_TRUE(check(Claimed::others_fail, {"3", "4", "5", "6"}));
    EXPECT_FALSE(check(Claimed::others_fail, {"3"}));
    EXPECT_FALSE(check(Claimed::lost, {}));
    EXPECT_TRUE(check(Claimed::won, {}));
    EXPECT_TRUE(holds(*game, position, *values, {Claimed::lasts, {}, 3}));
    EXPECT_FALSE(holds(*game, position, *values, {Claimed::lasts, {}, 5}));
    EXPECT_FALSE(game->after_pass(position)->as<Connect4<std::uint64_t>::State>() ==
                 position.as<Connect4<std::uint64_t>::State>());
}

TEST(Ideas, AreTold) {
    EXPECT_EQ(told("connect4", "4455"), "3 threatens 2 and 6 at once: one answer cannot stop them all.\n");
    EXPECT_EQ(told("nim:3+5+7", "3+5+7"),
              "The nim-sum 3 ⊕ 5 ⊕ 7 = 1 is not 0. 3-1, 5-1 or 7-1 makes it 0, and from 0 every move leads away "
              "again.\n");
    EXPECT_EQ(told("chomp:3,3", "3/3/3"), "The first row and the first column have the same length. 2:2 leaves only "
                                          "these two; then mirror every bite.\n");
    const auto game = opened("nim:3+5+7");
    const auto found = hint(*game, game->start(), {});
    ASSERT_TRUE(found && found->idea);
    EXPECT_EQ(found->idea->kind, Kind::nim_sum);
    EXPECT_TRUE(opened("tree:fig52")->ideas(opened("tree:fig52")->start()).empty());
}

} // namespace zermelo
