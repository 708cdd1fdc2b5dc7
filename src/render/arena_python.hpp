// What was found on arenas, as the course's Python functions return it.
#pragma once

#include "answers/arena_facts.hpp"
#include "answers/attractor.hpp"

#include <span>

namespace zermelo {

// {vertex: True where it is in the attractor}. Requires a list.
std::string python_members(const AttractorFacts& facts);
// {vertex: rank}, vertices being numbers; `outside` is the rank of those that are not in the attractor.
std::string python_ranks(std::span<const std::uint32_t> ranks, std::uint32_t outside);
// Vertices by name, or by number as in a list of successors.
std::string python_text(const InDegrees& degrees, bool by_number);
std::string python_text(const Predecessors& predecessors, bool by_number);

} // namespace zermelo
