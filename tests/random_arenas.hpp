// Arenas by chance, for tests that compare algorithms: any out-degree, self loops, parallel edges, dead ends.
#pragma once

#include "arena/arena.hpp"
#include "core/random.hpp"

#include <vector>

namespace zermelo {

struct RandomArena {
    Arena arena;
    std::vector<Vertex> target, avoid;
    Bulk<std::uint32_t> priorities;
};

inline RandomArena make_random_arena(Random& random, std::uint32_t most, std::uint32_t degree = 3) {
    RandomArena result;
    const auto size = static_cast<std::uint32_t>(1 + random.below(most));
    const auto levels = 1 + random.below(6);
    for (std::uint32_t v = 0; v < size; ++v) {
        result.arena.add_vertex(random.below(2) == 0 ? Player::one : Player::two);
        for (auto edges = random.below(degree + 1); edges > 0; --edges)
            result.arena.add_edge(Vertex{static_cast<std::uint32_t>(random.below(size))});
        const auto chance = random.below(8);
        if (chance == 0) result.target.push_back(Vertex{v});
        if (chance == 1) result.avoid.push_back(Vertex{v});
        result.priorities.push_back(static_cast<std::uint32_t>(random.below(levels)));
    }
    return result;
}

} // namespace zermelo
