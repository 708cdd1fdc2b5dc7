// What the course asks of any graph: turned around, in-degrees, two sides, plays.
#pragma once

#include "arena/arena.hpp"

#include <functional>
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

// The course's bipartite arena of a game whose moves do not depend on who makes them: every position once for each
// player who can be to move there, its owner, in the order in which they are found from the start.
struct ByMover {
    Arena arena;
    std::vector<Vertex> positions; // of each vertex, the one that it stands for
};
ByMover by_mover(const Arena& positions, Vertex start, Player first);

// Whether a play can go on for ever, if it ends at every vertex that is `over`.
bool has_endless_play(const Arena& arena, const std::vector<bool>& over);

// The plays from a vertex that have `length` moves or end sooner, where ends(v) says so or for want of moves: at most
// `max_plays` of them, in the order of the edges.
std::vector<std::vector<Vertex>> list_plays(const Arena& arena, Vertex from, std::size_t length, std::size_t max_plays,
                                            const std::function<bool(Vertex)>& ends);

} // namespace zermelo
