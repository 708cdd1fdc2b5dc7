// Heaps of Nim to draw and to click on: a click on a stick takes it and all to its right.
#pragma once

#include "core/shown_board.hpp"
#include "games/nim/nim.hpp"

namespace zermelo {

ShownBoard shown_board(const Nim& game, const Nim::State& state);

} // namespace zermelo
