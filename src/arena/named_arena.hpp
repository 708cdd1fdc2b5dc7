// An arena as people see it: vertices with names, a start, targets, perhaps priorities.
#pragma once

#include "arena/arena.hpp"
#include "arena/names.hpp"
#include "arena/python_text.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

// One or zero for each vertex. Bytes: picking bits apart takes longer than all else that is done with them.
using VertexMarks = std::vector<std::uint8_t>;

struct NamedArena {
    Arena arena;
    Names names;
    VertexMarks target;             // where player one has reached the goal
    VertexMarks lost;               // where player two has; empty: nowhere
    Bulk<std::uint32_t> priorities; // of a parity game; else empty
    Vertex start{0};
    bool owned = true;         // false: the arena of an impartial game, whose vertices belong to whoever is to move
    bool game = false;         // explored from a game: the targets are the final vertices that each player has won
    bool python_names = false; // names are Python lists, as in the course

    bool is_lost(Vertex vertex) const { return !lost.empty() && lost[index(vertex)]; }
    std::string name(Vertex vertex) const { return names[vertex]; }
    std::optional<Vertex> find(std::string_view name) const { return names.find(name); }
};

} // namespace zermelo
