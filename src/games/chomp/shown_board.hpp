// A bar of Chomp to draw and to click on: a click on a square bites there.
#pragma once

#include "core/shown_board.hpp"
#include "games/chomp/chomp.hpp"

namespace zermelo {

namespace chomp {

// All but the moves; spots are squares, row by row.
ShownBoard bar(const ChompText::Lengths& lengths, const ChompText::Board& board);

} // namespace chomp

template <class Path> ShownBoard shown_board(const Chomp<Path>& game, const typename Chomp<Path>::State& state) {
    const ChompText::Board& board = game.board();
    if (board.rows * board.columns > most_shown_cells) return {};
    ShownBoard shown = chomp::bar(game.lengths(state), board);
    shown.moves = one_click_moves(
        game, state, [&](const auto& bite) { return (bite.row - 1u) * board.columns + (bite.column - 1u); });
    return shown;
}

} // namespace zermelo
