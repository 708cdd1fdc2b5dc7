// A board of tic-tac-toe to draw and to click on: a click on a free cell marks it.
#pragma once

#include "core/shown_board.hpp"
#include "games/tictactoe/tictactoe.hpp"

namespace zermelo {

namespace tictactoe {

// All but the moves; cells in the order of their numbers, which are their spots.
ShownBoard grid(const TicTacToeBoard& board, const Marks& marks);

} // namespace tictactoe

template <class Word> ShownBoard shown_board(const TicTacToe<Word>& game, const Marks& state) {
    ShownBoard shown = tictactoe::grid(game.board(), state);
    shown.moves = one_click_moves(game, state, [](std::uint8_t cell) { return cell; });
    return shown;
}

} // namespace zermelo
