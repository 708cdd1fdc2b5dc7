// What was found on arenas, as JSON: the fields that users and scripts rely on.
#pragma once

#include "answers/arena_facts.hpp"
#include "answers/attractor.hpp"
#include "explain/voice.hpp"
#include "json/json.hpp"

namespace zermelo {

// player, objective, target_of, size, vertices, edges, sizes[] (of V_0, V_1, ...), start, start_inside; and where
// vertices are listed: ranks, steps with the reason each vertex joins, strategy, complement with the reason each vertex
// stays out, counter_strategy. With targets for both players also regions (won, lost, neither) and opponent_ranks.
// With a voice, every vertex of a step and of the complement also has its reason as a sentence, text.
Json json(const AttractorFacts& facts, const Voice* voice = nullptr);
Json json(const CheckedStrategy& checked, const Voice* voice = nullptr); // text: what was found, in words
Json json(const CheckedCertificate& checked);
Json json(const SolvedParity& solved);
Json json(const CheckedParity& checked);
Json json(const ListedPlays& plays);
Json json(const InDegrees& degrees);
Json json(const Predecessors& predecessors);
Json json(const ArenaSides& sides);

} // namespace zermelo
