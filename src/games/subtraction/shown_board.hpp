// A heap of sticks to draw and to click on: a click on a stick takes it and all after it.
#pragma once

#include "core/shown_board.hpp"
#include "games/subtraction/subtraction.hpp"

namespace zermelo {

ShownBoard shown_board(const Subtraction& game, const Subtraction::State& state);

} // namespace zermelo
