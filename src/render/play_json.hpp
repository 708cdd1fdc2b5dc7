// What people who play are told, as JSON: the values, and the sentence in the language of the voice.
#pragma once

#include "answers/hint.hpp"
#include "answers/review.hpp"
#include "explain/voice.hpp"
#include "json/json.hpp"

namespace zermelo {

// {move, outcome, plies ..., text}
Json json(const Hint& hint, const Voice& voice);
// {winner, outcome, plies ..., text}
Json json(const BetterSide& better, const Voice& voice);
// {moves[] {number, player, move, before {outcome, plies}, after {outcome, plies}, better}, unknown, mistakes, text};
// better is null where the move was no mistake. Both values are for the player who made the move.
Json json(const Review& review, const Voice& voice);

} // namespace zermelo
