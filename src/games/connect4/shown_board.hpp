// A rack of Connect 4 to draw and to click on: a click anywhere in a column drops a disc there.
#pragma once

#include "core/shown_board.hpp"
#include "games/connect4/connect4.hpp"

namespace zermelo {

namespace connect4 {

// All but the moves; a column is a spot.
ShownBoard rack(const StoneColumns& columns, const BoardSize& size);

} // namespace connect4

template <class Bits> ShownBoard shown_board(const Connect4<Bits>& game, const typename Connect4<Bits>::State& state) {
    ShownBoard shown = connect4::rack(game.columns_of(state), game.size());
    shown.moves = one_click_moves(game, state, [](std::uint8_t column) { return column; });
    return shown;
}

} // namespace zermelo
