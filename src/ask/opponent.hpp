// Those one can play against: the move that an AI makes.
#pragma once

#include "ask/any_game.hpp"
#include "core/random.hpp"

namespace zermelo {

// A perfect winner is quickest and a perfect loser slowest; among equals chance decides, for those who search, too.
// Requires that the game is not over.
Result<std::string> choose_move(AnyGame& game, const Position& position, const Ai& ai, Random& random,
                                const Control& control);
// Where that move leads, without its name where the AI does not look ahead: many random games take no time.
Result<Position> play_move(AnyGame& game, const Position& position, const Ai& ai, Random& random,
                           const Control& control);

} // namespace zermelo
