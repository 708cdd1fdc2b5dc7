// Answers about games as JSON: the fields that users and scripts rely on.
#pragma once

#include "answers/moves.hpp"
#include "answers/small_answers.hpp"
#include "json/json.hpp"

namespace zermelo {

const char* outcome_name(Outcome outcome); // win, loss or draw
// Adds outcome and plies, and tells where a play has no end; the utility where there is one.
void add_worth(Json& json, const Worth& worth);

Json json(const Solved& solved);
Json json(const ValuedMoves& moves);
Json json(const JudgedMoves& moves);
Json json(const PlayCounts& counts);
Json json(const BookFacts& book);
Json json(const CheckedProof& checked);
Json json(const GameTable& table, const std::vector<std::string>& quantities);

} // namespace zermelo
