// Whether somebody's solution of a parity game is right: shares nothing with those who solve them.
#pragma once

#include "arena/arena.hpp"
#include "core/limited_trace.hpp"

#include <optional>
#include <span>
#include <vector>

namespace zermelo {

struct ParityFlaw {
    std::optional<Vertex> vertex; // none: both strategies win what they claim
    Stop stop = Stop::none;
};
// `winners` and `moves` of each vertex, as far as they are said.
ParityFlaw parity_flaw(const Arena& arena, std::span<const std::uint32_t> priorities,
                       const std::vector<std::optional<Player>>& winners, const std::vector<Vertex>& moves,
                       LimitedTrace& trace);

} // namespace zermelo
