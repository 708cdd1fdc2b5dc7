// Judgements of a position without looking ahead, by name.
#pragma once

#include "core/game.hpp"

#include <ranges>
#include <string_view>

namespace zermelo {

// Greater is better for the player to move. Called only for positions where the game goes on.
template <class G> struct Heuristic {
    std::string_view name;
    int (*value)(const G&, const typename G::State&);
};

// named_heuristics(game), found beside the game: all it has beyond those that serve any game (constant, playouts).
template <class G>
concept Evaluated = Game<G> && requires(const G& game) {
    { named_heuristics(game) } -> std::ranges::range;
};

} // namespace zermelo
