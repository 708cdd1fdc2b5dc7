// Piles of Babylone to draw and to click on: first the pile that is moved, then the one that it goes on.
#pragma once

#include "core/shown_board.hpp"
#include "games/babylone/babylone.hpp"

namespace zermelo {

namespace babylone {

// All but the moves; piles of one colour and height are alike, and one spot.
ShownBoard row_of_piles(const BabyloneText::Piles& piles);
unsigned pile_spot(std::size_t colour, unsigned height);

} // namespace babylone

template <std::size_t Count>
ShownBoard shown_board(const Babylone<Count>& game, const typename Babylone<Count>::State& state) {
    ShownBoard shown = babylone::row_of_piles(game.piles_of(state));
    game.moves(state, [&](const typename Babylone<Count>::Move& move) {
        shown.moves.push_back(
            {game.print_move(state, move),
             {babylone::pile_spot(move.top, move.top_height), babylone::pile_spot(move.bottom, move.bottom_height)}});
    });
    return shown;
}

} // namespace zermelo
