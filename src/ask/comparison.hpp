// Searches side by side: minimax, and what each idea saves.
#pragma once

#include "answers/searched.hpp"
#include "ask/any_game.hpp"

namespace zermelo {

// Limits do not change what is counted: a search that does not end within them is an error.
Result<Comparison> compare_methods(AnyGame& game, const Position& position, const CompareRequest& request,
                                   const Control& control);
// The same at every turn of a game that alpha-beta plays.
Result<TurnComparison> compare_turns(AnyGame& game, const Position& start, const CompareRequest& request,
                                     const Control& control);

} // namespace zermelo
