// What a search found and cost, as answers tell it: the part that is the same for all games.
#pragma once

#include "answers/search_tree.hpp"
#include "ask/ai_word.hpp"
#include "core/result.hpp"
#include "search/score.hpp"
#include "search/search_trace.hpp"

#include <functional>
#include <optional>
#include <string>

namespace zermelo {

// What a final position is worth: 1, 10, 100 less the plies, infinity, or the game's own number.
SearchNumber shown_score(Score score, Utility utility);

// The limits of one move join those of the work.
void add_limits(const Ai& ai, Limits& limits);

// Of a position that is over.
void tell_end(Outcome outcome, SearchNumber value, Searched& searched);
// Of a search of the tree: its value, and what it proves.
void tell_score(Score score, bool complete, Scoring scoring, Utility utility, Searched& searched);
// Of random games, whose moves are listed already, best first.
void tell_sample(const std::optional<Value>& proven, Searched& searched);
void tell_cost(const LimitedSearch& trace, const Ai& ai, Searched& searched);

// Why the tree of a search cannot be shown, if it cannot. `count` searches to a depth within limits.
using CountSearch = std::function<LimitedSearch(std::uint32_t depth, const Control& control)>;
std::optional<Error> tree_problem(const std::string& name, std::uint32_t depth, std::uint64_t max_nodes,
                                  const Control& limits, const CountSearch& count);

// A node's window and score, as its mover sees them.
struct Window {
    Score low, high, score;
};
// All values and windows as the player sees them who moves at the root. The rest of the tree is there already.
void tell_windows(const std::vector<Window>& windows, Utility utility, SearchTree& tree);

} // namespace zermelo
