// Goes through the positions of a tier in the order of their ranks, with the ranks of the positions after each.
#pragma once

#include "core/game.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

namespace zermelo {

// A position visited on such a walk: the different positions one move later, by rank in the next tier, each once.
template <class Rank> struct Visited {
    std::uint64_t rank;
    std::optional<Outcome> outcome; // if the game is over
    std::span<const Rank> children;
    std::uint64_t orbit, moves; // as orbit(s) and count_moves(s) say; where positions are not folded, 1 and anything
};

// tier_walk(reachable_only): the game's own walk, faster than one position at a time. If `reachable_only`, it skips all
// positions that cannot be reached from initial(); otherwise only `wanted` decides. A walk is for one thread.
// dense_ranks(): few enough ranks belong to unreachable positions that solving tier by tier pays.
template <class G>
concept WalksTiers = Ranked<G> && requires(const G& game) {
    game.tier_walk(true);
    { game.dense_ranks() } -> std::same_as<bool>;
};

// For any game with ranks: each position is made of its rank, and so are its moves.
template <Ranked G> class PlainTierWalk {
public:
    using Rank = std::uint64_t;

    PlainTierWalk(const G& game, bool symmetry) : game_(game), symmetry_(symmetry) {}

    // Calls visit(visited) for each of the ranks first .. last - 1 for which wanted(rank) holds.
    template <class Wanted, class Visit>
    void walk(std::uint64_t tier, std::uint64_t first, std::uint64_t last, Wanted&& wanted, Visit&& visit) {
        for (std::uint64_t rank = first; rank < last; ++rank) {
            if (!wanted(rank)) continue;
            const typename G::State state = game_.unrank(tier, rank);
            Visited<Rank> visited{rank, game_.outcome(state), {}, 1, 0};
            children_.clear();
            if (!visited.outcome) {
                each_child(game_, state, symmetry_,
                           [&](const typename G::State& child) { children_.push_back(game_.rank(child)); });
                if constexpr (Symmetric<G>) { // only a symmetry can make two moves lead to the same position ...
                    if (symmetry_) visited.orbit = game_.orbit(state), visited.moves = count_moves(game_, state);
                }
                std::ranges::sort(children_); // ... or moves in the same place
                children_.erase(std::unique(children_.begin(), children_.end()), children_.end());
            } else if constexpr (Symmetric<G>) {
                if (symmetry_) visited.orbit = game_.orbit(state);
            }
            visited.children = children_;
            visit(visited);
        }
    }

private:
    const G& game_;
    bool symmetry_;
    std::vector<Rank> children_;
};

} // namespace zermelo
