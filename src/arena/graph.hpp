// What the course asks of any graph: turned around, in-degrees, two sides, plays.
#pragma once

#include "arena/arena.hpp"

#include <optional>
#include <vector>

namespace zermelo {

// All edges turned around.
Arena transposed(const Arena& arena);

// How many edges end in each vertex.
std::vector<std::uint64_t> in_degrees(const Arena& arena);

// Whether the vertices can be put on two sides so that every edge crosses over. If not, a cycle of odd length, in
// whichever direction its edges go, is the proof.
struct Sides {
    std::vector<bool> right; // of each vertex, the first of each part being on the left
    std::vector<Vertex> odd_cycle;
};
Sides find_sides(const Arena& arena);

// Whether a play can go on for ever, if it ends at every vertex that is `over`.
bool has_endless_play(const Arena& arena, const std::vector<bool>& over);

// The plays from a vertex that have `length` moves or end sooner, at most `max_plays` of them, in the order of the
// edges.
std::vector<std::vector<Vertex>> list_plays(const Arena& arena, Vertex from, std::size_t length, std::size_t max_plays);

} // namespace zermelo
