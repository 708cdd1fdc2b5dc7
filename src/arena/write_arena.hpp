// Arenas as text, in the formats that readers of this room understand.
#pragma once

#include "arena/named_arena.hpp"

#include <functional>

namespace zermelo {

// {"start": "s0", "vertices": [{"id": "s0", "owner": 1, "target": true}], "edges": [["s0", "s1"]]}
// "target" is true where player one has reached the goal and 2 where player two has; "priority" in a parity game.
std::string write_json(const NamedArena& arena);
// The course's dictionary: {vertex: (owner, [successors])}, or {vertex: [successors]} where vertices have no owner.
std::string write_dict(const NamedArena& arena);
// The course's list of successors of vertices 0, 1, ...: [[], [2], [2, 1]]. Neither names nor owners are written.
std::string write_list(const NamedArena& arena);
// More attributes for a drawing, such as ", color=red": of a vertex, and of an edge, as the source's n-th.
struct DotStyle {
    std::function<std::string(Vertex)> vertex;
    std::function<std::string(Vertex, std::size_t)> edge;
};
// Graphviz: circles for player one, boxes for player two, diamonds for targets; attribute priority in a parity game.
std::string write_dot(const NamedArena& arena, const DotStyle& style = {});
// PGSolver: "parity N;" and a line "id priority owner successors "name";" for each vertex, names where they differ from
// ids. Without priorities, those of the parity game that has the same winners. Requires that vertices have owners.
std::string write_pg(const NamedArena& arena);
// What another arena than a parity game loses on the way, for a warning.
struct PgLosses {
    std::uint64_t loops = 0;          // vertices without moves, which stay where they are
    std::uint64_t moves = 0;          // targets whose moves are left out
    std::uint64_t second_targets = 0; // of player two, which nothing marks
    bool targets = false;             // of a parity game: they are not those that follow from priorities
    bool draws = false;               // there may be some, and player two wins them
};
PgLosses pg_losses(const NamedArena& arena);

} // namespace zermelo
