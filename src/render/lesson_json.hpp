// Shortest paths and payoff matrices as JSON: the fields that users and scripts rely on. The reasons that stand in it
// are sentences, in the language of the voice.
#pragma once

#include "answers/matrix.hpp"
#include "answers/path.hpp"
#include "explain/voice.hpp"
#include "json/json.hpp"

namespace zermelo {

// graph, from, to, algorithm, heuristic, distance, path[], visited, reached, order[], steps[], admissible, consistent,
// witness, shortest, report[]. Null: distance where there is no path; order and steps where they are too many and were
// not asked for.
Json json(const FoundPath& found, const Voice& voice);
// rows[] {algorithm, steps, visited, reached, path[], distance}: Dijkstra and A* side by side; report[] on the
// heuristic.
Json json(const ComparedPaths& compared, const Voice& voice);

// title, players[], rows[], columns[], payoffs[][][2], ordinal, less_is_better,
// best_replies[] {player, against, replies[], why}, dominated[] {player, strategy, by, mixture, kind, why},
// elimination {strict, weak: {steps[], rows[], columns[], why}},
// pure[][2], equilibria[] {x[], y[], payoffs[2], pure, why}, degenerate, infinite, complete,
// pareto[][2], security[] {player, level, strategies[], mixed_level, mixture, why[]}, zero_sum, value, notes[].
// Numbers are texts, since they are exact ("1/3"); null where a question has no meaning for signs. complete is false
// where --nodes, --seconds or the standard limit of pivots ended the search for mixed equilibria.
Json json(const MatrixFacts& facts, const Voice& voice);

} // namespace zermelo
