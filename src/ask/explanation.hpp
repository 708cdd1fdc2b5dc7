// Finds out why a position is won, lost or drawn, and what a move is worth.
#pragma once

#include "answers/explanation.hpp"
#include "ask/any_game.hpp"

namespace zermelo {

Result<Explanation> explain_position(AnyGame& game, const Position& position, const Control& control);
// What one move is worth, against the best.
Result<Explanation> explain_move(AnyGame& game, const Position& position, std::string_view move,
                                 const Control& control);

} // namespace zermelo
