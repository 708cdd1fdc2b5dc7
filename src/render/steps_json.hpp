// The steps of searches as JSON, each with its sentence in the language of the voice.
#pragma once

#include "answers/search_steps.hpp"
#include "explain/voice.hpp"
#include "json/json.hpp"

namespace zermelo {

// nodes[] {parent, position, move, board, to_move, player, kind, value, holds, window},
// steps[] {do: enter | leaf | update | cut | done, node, child, value, window, pruned[], text}.
Json steps_json(const SearchTree& tree, const Voice& voice);
// nodes[] {parent, position, move, to_move, over},
// steps[] {do: select | expand | play | back_up, round, path[], nodes [first, count], result, counts[] {node, visits,
// total}, proven[] {node, outcome}, text}.
Json steps_json(const SampledTree& tree, const Voice& voice);

} // namespace zermelo
