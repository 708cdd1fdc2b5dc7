// How an AI counts the ends of a game.
#pragma once

#include "ask/ai_word.hpp"
#include "search/score.hpp"

namespace zermelo {

template <Game G> Utility utility_of(const Ai& ai) {
    return ai.utility.value_or(WithUtilities<G> ? Utility::own : Utility::hundred);
}
template <Game G> Scoring scoring_of(const Ai& ai) {
    const Utility utility = utility_of<G>(ai);
    return utility == Utility::own       ? Scoring::utilities
           : utility == Utility::hundred ? Scoring::sooner
                                         : Scoring::equal;
}

} // namespace zermelo
