// What a player would say about a position beyond its value: the nim-sum, a fork, who will be in zugzwang. A game
// offers ideas in plain structs; nobody is told one before the solver has checked what it asserts.
#pragma once

#include "core/game.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace zermelo {

// What must be true for an idea to be told. Moves are written as the game writes them.
struct Assertion {
    enum class Kind : std::uint8_t {
        won,         // whoever is to move wins
        lost,        // whoever is to move loses
        win,         // each of these moves wins
        others_fail, // no other move wins
        others_lose, // every other move loses
        would_win,   // were it the opponent's turn, each of these would win at once
        threaten,    // after the first, if the opponent passed, each of the others would win at once
        would_force, // were it the opponent's turn, each of these would win at his next move, whatever the answer
        prepare,     // after the first, if the opponent passed, each of the others would win at the next, whatever ...
        answer_wins, // after the first, each of the others wins at once for the opponent
        lasts,       // best play has so many plies
    };
    Kind kind;
    std::vector<std::string> moves{};
    std::uint64_t plies = 0;
};

struct Idea {
    enum class Kind : std::uint8_t {
        nim_sum,
        nim_sum_zero,
        nim_last_large, // misère, one heap of several sticks
        nim_ones,       // misère, heaps of one stick
        remainder_won,
        remainder_lost,
        poison_left,
        one_line, // of squares
        two_rows_won,
        two_rows_lost,
        two_columns_won,
        two_columns_lost,
        square,
        arms_unequal,
        arms_equal,
        strategy_stealing,
        line_completed,
        two_threats_against,
        stacked_threats_against,
        forced_reply,
        double_threat,
        threat,
        prepared_win,
        prepared_win_against,
        odd_threat,
        even_threat,
        moves_fixed,
        even_left,
        odd_left,
        parity,
    };
    struct Moves { // so many
        std::uint64_t count;
    };
    struct AnyOf { // these names, with "or" before the last one
        std::vector<std::string> names;
    };
    struct AllOf { // with "and"
        std::vector<std::string> names;
    };
    using Argument = std::variant<std::uint64_t, std::string, Moves, AnyOf, AllOf>;

    Kind kind;
    std::vector<Argument> arguments; // for the gaps of its sentence, in order
    std::vector<Assertion> assertions;
    std::string about{}; // the move that it is about; none: the position
};

// ideas_of(game, state), in ideas.hpp beside the game: what might be said of a position where the game goes on, the
// most telling first. It may guess, since what is false is not told.
template <class G>
concept Ideas = Notated<G> && requires(const G& game, const typename G::State& state) {
    { ideas_of(game, state) } -> std::same_as<std::vector<Idea>>;
};

// passed(game, state), beside it: the position as the other player would see it, were it his turn. Only for its moves
// and their outcomes: no play need lead there, and it may say that the wrong player moves. Impartial games need none: a
// winning move leaves a position that is lost for whoever moves there, its maker too, so that it never is a threat.
template <class G>
concept Passes = Game<G> && requires(const G& game, const typename G::State& state) {
    { passed(game, state) } -> std::same_as<typename G::State>;
};

} // namespace zermelo
