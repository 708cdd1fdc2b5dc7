// Retrograde solving on an arena, cycles allowed: from the final positions backwards, along reversed edges.
#pragma once

#include "arena/arena.hpp"
#include "core/trace.hpp"
#include "core/value.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace zermelo {

// What an arena means: whether an edge keeps the mover, and which vertices end the game.
// In the arena of an impartial game the mover changes with every move, whatever the owners say.
struct Rules {
    bool alternating;
    std::function<std::optional<Outcome>(Vertex)> outcome; // of a vertex, for its mover
};

// Nothing if the checkpoint stops it.
std::optional<std::vector<Value>> retrograde(const Arena& arena, const Rules& rules,
                                             const std::function<Stop(const Work&)>& checkpoint);

} // namespace zermelo
