// A position as a picture, of what the game says is on its board.
#pragma once

#include "core/shown_board.hpp"

#include <string>

namespace zermelo {

// SVG; empty where the board is nothing but text.
std::string draw_board(const ShownBoard& board);

} // namespace zermelo
