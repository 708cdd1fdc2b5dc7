// Goes through the positions of a tier in the order of their ranks, with the ranks of the positions after each.
#pragma once

#include "core/game.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

namespace zermelo {

// A position met on such a walk: the different positions one move later, by rank in the next tier, each once.
template <class Rank> struct Met {
    std::uint64_t rank;
    std::optional<Outcome> outcome; // if the game is over
    std::span<const Rank> children;
    std::uint64_t orbit, moves; // as orbit(s) and count_moves(s) say; where positions are not folded, 1 and anything
};

// tier_walk(arising): a walk of the game's own, quicker than position by position. If `arising`, it leaves positions
// out that cannot arise from initial(), all of them; otherwise it asks `wanted` alone. One walk is for one thread.
// tight(): the numbers of positions that cannot arise are few enough to solve tier by tier.
template <class G>
concept WalksTiers = Ranked<G> && requires(const G& game) {
    game.tier_walk(true);
    { game.tight() } -> std::same_as<bool>;
};

// For any game with ranks: each position is made of its rank, and so are its moves.
template <Ranked G> class PlainTierWalk {
public:
    using Rank = std::uint64_t;

    PlainTierWalk(const G& game, bool symmetry) : game_(game), symmetry_(symmetry) {}

    // Calls visit(met) for each of the ranks first .. last - 1 for which wanted(rank) holds.
    template <class Wanted, class Visit>
    void walk(std::uint64_t tier, std::uint64_t first, std::uint64_t last, Wanted&& wanted, Visit&& visit) {
        for (std::uint64_t rank = first; rank < last; ++rank) {
            if (!wanted(rank)) continue;
            const typename G::State state = game_.unrank(tier, rank);
            Met<Rank> met{rank, game_.outcome(state), {}, 1, 0};
            children_.clear();
            if (!met.outcome) {
                each_child(game_, state, symmetry_,
                           [&](const typename G::State& child) { children_.push_back(game_.rank(child)); });
                if constexpr (Symmetric<G>) { // only a symmetry can make two moves lead to the same position ...
                    if (symmetry_) met.orbit = game_.orbit(state), met.moves = count_moves(game_, state);
                }
                std::ranges::sort(children_); // ... or moves in the same place
                children_.erase(std::unique(children_.begin(), children_.end()), children_.end());
            } else if constexpr (Symmetric<G>) {
                if (symmetry_) met.orbit = game_.orbit(state);
            }
            met.children = children_;
            visit(met);
        }
    }

private:
    const G& game_;
    bool symmetry_;
    std::vector<Rank> children_;
};

} // namespace zermelo
