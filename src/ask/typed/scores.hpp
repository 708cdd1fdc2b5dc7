// Scores of a search in the numbers that people see.
#pragma once

#include "answers/searched.hpp"
#include "ask/ai_word.hpp"
#include "search/score.hpp"

namespace zermelo {

// What a final position is worth: 1, 10, 100 less the plies, infinity, or the game's own number.
inline SearchNumber shown_score(Score score, Utility utility) {
    const int sign = score > 0 ? 1 : -1;
    if (score >= score::infinity || score <= -score::infinity) return sign * infinite;
    if (!score::is_proven(score)) return score;
    switch (utility) {
    case Utility::one: return std::int64_t{sign};
    case Utility::ten: return std::int64_t{10 * sign};
    case Utility::infinite: return sign * infinite;
    case Utility::hundred:
    case Utility::own: break;
    }
    return sign * (100 - (score::decided - std::abs(score)));
}

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
