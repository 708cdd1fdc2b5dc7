// What the course suggests a depth-limited search may believe of a Chomp position that it does not look beyond.
// Each is seen from the player to move: 1 if the position looks won, -1 if it looks lost, 0 if nothing is known.
#pragma once

#include "core/heuristic.hpp"
#include "games/chomp/chomp.hpp"

#include <array>

namespace zermelo::chomp {

// 1. A row or a column of two squares or more is won: leave the poison alone.
// 2. A row and a column that meet in the corner are won: make them equally long. If they are so already, they are lost.
// 3. A square of two rows or more is won: bite at 2:2.
// 4. Anything else counts as lost, though much of it is not.
// The golden square can always be taken.
template <class Path> int rules(const Chomp<Path>& game, const typename Chomp<Path>::State& state) {
    if (const auto outcome = game.outcome(state)) return *outcome == Outcome::win ? 1 : -1;
    if (game.board().golden) return 1;
    unsigned rows = 0, first = 0, second = 0, last = 0; // how many, and the lengths of some
    game.each_row(state, [&](unsigned row, unsigned length, unsigned) {
        if (row == 1) first = length;
        if (row == 2) second = length;
        rows = row, last = length;
    });
    if (second <= 1) return rows != first ? 1 : -1; // rules 1 and 2; equal for the poison alone, too
    return rows == first && last == first ? 1 : -1; // rules 3 and 4
}

} // namespace zermelo::chomp

namespace zermelo {

template <class Path> auto named_heuristics(const Chomp<Path>&) {
    return std::array{Heuristic<Chomp<Path>>{"rules", &chomp::rules<Path>}};
}

} // namespace zermelo
