// How a parity game is solved, step by step.
#pragma once

#include "arena/arena.hpp"

#include <vector>

namespace zermelo {

// A region is attracted, a tangle found in it; one that the opponent cannot leave is won, and then what leads there.
struct ParityStep {
    enum class Kind : std::uint8_t { region, tangle, closed, won };

    Kind kind;
    Player player;
    std::uint32_t priority; // of the region; else 0
    std::vector<Vertex> vertices;
    std::vector<Vertex> escapes{}; // of a tangle
};

} // namespace zermelo
