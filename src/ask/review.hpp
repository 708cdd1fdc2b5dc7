// Before a play: who has the better side. After it: what each move cost.
#pragma once

#include "answers/review.hpp"
#include "ask/played_game.hpp"

namespace zermelo {

Result<BetterSide> better_side(AnyGame& game, const Position& position, const Control& control);

// Every move whose values can be found within the limits, each position having the limits to itself. A mistake gives
// away a win, a draw or a part of the utility; a win that takes longer is none.
Result<Review> review_play(const PlayedGame& played, const Control& control);

} // namespace zermelo
