// Judgements of a position of Connect 4 without looking ahead: greater is better for the player to move. They are meant
// for positions where the game goes on; what is over has its outcome.
#pragma once

#include "core/heuristic.hpp"
#include "games/connect4/connect4.hpp"

#include <array>

namespace zermelo::connect4 {

// A line without stones of the opponent can still be filled: it counts the square of the stones that it has already.
// Mine less those of the opponent.
template <class Bits> int lines(const Connect4<Bits>& game, const typename Connect4<Bits>::State& state) {
    const Bits mine = state.stones, theirs = game.theirs(state);
    int score = 0;
    for (const Bits line : game.lines()) {
        const int my_stones = static_cast<int>(bits::count(static_cast<Bits>(line & mine)));
        const int their_stones = static_cast<int>(bits::count(static_cast<Bits>(line & theirs)));
        if (their_stones == 0) score += my_stones * my_stones;
        if (my_stones == 0) score -= their_stones * their_stones;
    }
    return score;
}

} // namespace zermelo::connect4

namespace zermelo {

template <class Bits> auto named_heuristics(const Connect4<Bits>&) {
    return std::array{Heuristic<Connect4<Bits>>{"lines", &connect4::lines<Bits>}};
}

} // namespace zermelo
