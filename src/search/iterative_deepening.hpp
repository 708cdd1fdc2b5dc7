// Iterative deepening: search one move deep, then two, then three ... until a limit. Each search puts its best moves
// first in the next one, and there is an answer at any time.
#pragma once

#include "search/alpha_beta.hpp"

#include <algorithm>

namespace zermelo {

template <Game G> struct Deepened {
    Found<G> found{};
    std::uint32_t depth = 0; // the last that was searched whole; 0: not even the first
};

// Ends when the trace stops it, at `max_depth`, or when a deeper search cannot say more. Requires that the game is not
// over in `state`.
template <Acyclic G, class Evaluate, class Trace>
Deepened<G> deepen(AlphaBeta<G, Evaluate, Trace>& search, const typename G::State& state, std::uint32_t max_depth,
                   const Trace& trace) {
    Deepened<G> result;
    for (std::uint32_t depth = 1; depth <= max_depth; ++depth) {
        Found<G> found = search.search(state, depth);
        if (trace.stopped()) break;
        result = {std::move(found), depth};
        if (result.found.certain()) break;
    }
    return result;
}

} // namespace zermelo
