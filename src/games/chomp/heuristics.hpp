// What the course suggests a depth-limited search may believe of a Chomp position that it does not look beyond.
// Each is seen from the player to move; what is won is more than 0. The last one is our own.
#pragma once

#include "core/heuristic.hpp"
#include "games/chomp/chomp.hpp"

#include <array>

namespace zermelo::chomp {

// The sheet's four rules:
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

// What is known of Chomp, on a scale from -2 (lost) to 2 (won): a row and a column as above; any rectangle is won (if a
// bite at its last square were a mistake, the answer could have been played at once); two rows are lost when the second
// is one shorter, and so are two columns. Of the rest nothing is known but that most of it is won.
template <class Path> int theory(const Chomp<Path>& game, const typename Chomp<Path>::State& state) {
    constexpr int won = 2, lost = -2, likely = 1;
    if (const auto outcome = game.outcome(state)) return *outcome == Outcome::win ? won : lost;
    if (game.board().golden) return won;
    unsigned rows = 0, first = 0, second = 0, last = 0, pairs = 0; // pairs: rows of two squares or more
    game.each_row(state, [&](unsigned row, unsigned length, unsigned) {
        if (row == 1) first = length;
        if (row == 2) second = length;
        rows = row, last = length, pairs += length > 1;
    });
    if (second <= 1) return rows != first ? won : lost;
    if (last == first) return won;
    if (rows == 2) return second + 1 == first ? lost : won;
    if (first == 2) return pairs + 1 == rows ? lost : won;
    return likely;
}

} // namespace zermelo::chomp

namespace zermelo {

template <class Path> auto named_heuristics(const Chomp<Path>&) {
    return std::array{Heuristic<Chomp<Path>>{"rules", &chomp::rules<Path>},
                      Heuristic<Chomp<Path>>{"theory", &chomp::theory<Path>}};
}

} // namespace zermelo
