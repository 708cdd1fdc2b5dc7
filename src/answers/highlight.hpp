// An attractor to show in a picture.
#pragma once

#include "arena/arena.hpp"
#include "core/player.hpp"

#include <cstdint>
#include <vector>

namespace zermelo {

// Its vertices have one colour and whole outlines, the others another and dashed ones. Where both players have targets
// there are three regions: the others are the opponent's attractor, what is left has dotted outlines.
struct Highlight {
    static constexpr std::uint32_t outside = ~std::uint32_t{0};

    std::vector<std::uint32_t> ranks;    // of each vertex, or empty
    std::vector<Vertex> strategy;        // of each vertex its thick edge, or no_vertex; or empty
    std::vector<std::uint32_t> opponent; // ranks in the opponent's attractor; empty where there are two regions
    Player player = Player::one;
};

} // namespace zermelo
