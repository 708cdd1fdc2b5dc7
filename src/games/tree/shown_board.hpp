// A vertex of a tree and its children, to draw and to click on.
#pragma once

#include "core/shown_board.hpp"
#include "games/tree/tree.hpp"

namespace zermelo {

ShownBoard shown_board(const Tree& game, const Tree::State& state);

} // namespace zermelo
