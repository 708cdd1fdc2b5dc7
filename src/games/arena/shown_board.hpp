// The vertex where the token is and those it can go to, to draw and to click on.
#pragma once

#include "core/shown_board.hpp"
#include "games/arena/arena_game.hpp"

namespace zermelo {

ShownBoard shown_board(const ArenaGame& game, const ArenaGame::State& state);

} // namespace zermelo
