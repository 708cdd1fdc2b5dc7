// What a search does, step by step: made of the tree that it left, so that a picture after k steps is a function of the
// first k.
#pragma once

#include "answers/sampled_tree.hpp"
#include "answers/search_tree.hpp"

#include <span>

namespace zermelo {

// Of minimax and alpha-beta. Values and windows are seen from the player who moves at the root.
struct SearchStep {
    // A position is reached; one that is not looked beyond has its value; a child's value came back; the other moves
    // cannot matter; a position is done.
    enum class Kind : std::uint8_t { enter, leaf, update, cut, done };

    Kind kind;
    std::size_t node;
    std::optional<std::size_t> child{};  // of an update
    SearchNumber value{}, low{}, high{}; // known so far; the window now
    std::vector<std::size_t> pruned{};   // of a cut
};

std::vector<SearchStep> search_steps(const SearchTree& tree);

inline constexpr std::uint64_t most_shown_playouts = 2'000; // more than that nobody looks at

// Of Monte Carlo tree search: one step of each kind a round, but that nothing is expanded where nothing joins.
struct GrowthStep {
    enum class Kind : std::uint8_t { select, expand, play, back_up };

    struct Count {
        std::uint32_t node;
        std::uint64_t visits;
        std::int64_t total; // games won less games lost by the node's mover
    };
    Kind kind;
    std::size_t round;
    std::vector<Count> counts{}; // after it, of the nodes whose counts it changed
};

std::vector<GrowthStep> growth_steps(const SampledTree& tree);

} // namespace zermelo
