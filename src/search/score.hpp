// What a search says of a position, in numbers, for the player who moves there.
//
//      -infinity   lost soon ... lost late   |   judgements, draws   |   won late ... won soon   infinity
//                  -decided                 -edge        0          edge                 decided
//
// What is proven lies outside all that can be judged, so that no opinion is ever taken for a proof.
#pragma once

#include "core/game.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace zermelo {

using Score = std::int64_t;

namespace score {

inline constexpr Score infinity = Score{1} << 60;
inline constexpr Score decided = Score{1} << 56;
inline constexpr Score edge = decided - (Score{1} << 31); // no play that is searched has so many plies

constexpr bool is_won(Score score) { return score >= edge; }
constexpr bool is_lost(Score score) { return score <= -edge; }
constexpr bool is_proven(Score score) { return is_won(score) || is_lost(score); }

// Judgements are numbers of any size; those that reach into the proven ones are cut off.
constexpr Score judged(Score judgement) { return std::clamp(judgement, -edge + 1, edge - 1); }

} // namespace score

// How final positions are scored.
enum class Scoring : std::uint8_t {
    sooner,    // a win counts more the sooner it comes, a loss the later
    equal,     // every win counts the same: more cuts, but the winner may dawdle
    utilities, // the numbers that the game gives its final positions
};

// The score of a position that is over, `ply` moves after the root.
template <Game G>
constexpr Score final_score(const G& game, const typename G::State& state, Outcome outcome, std::uint32_t ply,
                            Scoring scoring) {
    if constexpr (WithUtilities<G>) {
        if (scoring == Scoring::utilities)
            return score::judged(game.mover(state) == Player::one ? *game.utility(state) : -*game.utility(state));
    }
    if (outcome == Outcome::draw) return 0;
    const Score size = scoring == Scoring::equal ? score::decided : score::decided - ply;
    return outcome == Outcome::win ? size : -size;
}

// A child's score as its parent sees it, one move earlier: signs flip where the mover changes.
template <Game G>
constexpr Score seen_from(const G& game, const typename G::State& parent, const typename G::State& child, Score score) {
    return same_mover(game, parent, child) ? score : -score;
}

// A proven score counts plies from the root; remembered with a position it counts them from the position itself.
constexpr Score from_root(Score score, std::uint32_t ply, Scoring scoring) {
    if (scoring != Scoring::sooner) return score;
    return score::is_won(score) ? score - ply : score::is_lost(score) ? score + ply : score;
}
constexpr Score from_here(Score score, std::uint32_t ply, Scoring scoring) {
    if (scoring != Scoring::sooner) return score;
    return score::is_won(score) ? score + ply : score::is_lost(score) ? score - ply : score;
}

// A search to this depth is one to the end of the game: deeper trees would not fit the stack.
inline constexpr std::uint32_t to_the_end = 4096;

// What a search found at its root: the score and the moves that reach it, in the game's order. `complete`: no position
// was judged before the game was over, so the score is the value; otherwise it is an opinion unless it is proven.
template <Game G> struct Found {
    Score score = 0;
    std::vector<typename G::Move> best{};
    bool complete = false;

    bool certain() const { return complete || score::is_proven(score); }
};

} // namespace zermelo
