// Many games between two AIs. Games come in pairs with the same opening, once with each side to begin.
#pragma once

#include "answers/match.hpp"
#include "ask/opponent.hpp"

namespace zermelo {

// The same request and seed give the same games, whatever the threads.
Result<MatchResult> play_match(AnyGame& game, const Position& start, const MatchRequest& request,
                               const Control& control);

// --grid OPTION=VALUE+VALUE, each word an axis.
Result<std::vector<GridAxis>> read_axes(const std::vector<std::string>& words);
// A match between any two settings of request.first that the axes give; request.second does not matter.
Result<MatchGrid> play_grid(AnyGame& game, const Position& start, const MatchRequest& request,
                            const std::vector<GridAxis>& axes, const Control& control);

} // namespace zermelo
