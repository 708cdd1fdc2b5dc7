// Ideas that may be told: all that they assert was checked, by the values of the moves or by the rules.
#pragma once

#include "answers/hint.hpp"
#include "ask/any_game.hpp"

namespace zermelo {

// Whether an assertion about a position is true. Requires the values of that position, where the game goes on.
bool holds(const AnyGame& game, const Position& position, const ValuedMoves& values, const Assertion& assertion);

// The ideas about a position, and about one move in it unless that is empty, that hold; the most telling first.
std::vector<Idea> checked_ideas(const AnyGame& game, const Position& position, const ValuedMoves& values,
                                const std::string& about);

// The best move and the first idea about it. Requires that the game goes on.
Result<Hint> hint(AnyGame& game, const Position& position, const Control& control);

} // namespace zermelo
