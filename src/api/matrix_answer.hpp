// Everything Zermelo says about a payoff matrix, as JSON with the reasons in words.
#pragma once

#include "api/json.hpp"
#include "core/result.hpp"
#include "explain/watch.hpp"

#include <string>

namespace zermelo {

// title, players[], rows[], columns[], payoffs[][][2], ordinal, less_is_better,
// best_replies[] {player, against, replies[], why}, dominated[] {player, strategy, by, mixture, kind, why},
// elimination {strict, weak: {steps[], rows[], columns[], why}},
// pure[][2], equilibria[] {x[], y[], payoffs[2], pure, why}, degenerate, infinite, complete,
// pareto[][2], security[] {player, level, strategies[], mixed_level, mixture, why[]}, zero_sum, value, notes[].
// Numbers are texts, since they are exact ("1/3"); null where a question has no meaning for signs. complete is false
// where
// --nodes, --seconds or the standard limit of pivots ended the search for mixed equilibria.
Result<Json> matrix_answer(const std::string& word, Language language, const Control& control);

// The matrix as SVG.
Result<std::string> matrix_picture(const std::string& word, Language language);

} // namespace zermelo
