// The attractor of a player on an arena with names, as JSON.
#pragma once

#include "api/json.hpp"
#include "arena/named_arena.hpp"
#include "core/result.hpp"

#include <string>
#include <vector>

namespace zermelo {

struct AttractorRequest {
    Player player = Player::one;
    std::vector<std::string> target; // empty: the vertices where the player has won
    bool summary = false;            // sizes only
};

// player, size, vertices, sizes[] (of V_0, V_1, ...), and without summary: ranks, steps with the reason each vertex
// joins, strategy.
Result<Json> attractor_answer(const NamedArena& arena, const AttractorRequest& request);

} // namespace zermelo
