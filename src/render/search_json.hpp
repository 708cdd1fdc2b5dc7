// Searches and matches as JSON: the fields that users and scripts rely on.
#pragma once

#include "answers/depth_study.hpp"
#include "answers/match.hpp"
#include "answers/search_tree.hpp"
#include "json/json.hpp"

namespace zermelo {

Json json(SearchNumber number); // JSON has no infinity, so that one is a word

Json json(const Searched& searched);
Json json(const Comparison& comparison);
Json json(const TurnComparison& comparison);
Json json(const DepthStudy& study);
Json json(const MatchResult& match);
Json json(const MatchGrid& grid);
// {root: {position, to_move, player, kind, move, value, holds, window[2], children[]}}
Json json(const SearchTree& tree);
Json leaves_json(const SearchTree& tree);

} // namespace zermelo
