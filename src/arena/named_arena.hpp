// An arena as people see it: vertices with names, a start, targets, perhaps priorities.
#pragma once

#include "arena/arena.hpp"
#include "arena/names.hpp"
#include "arena/python_text.hpp"

#include <algorithm>
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
    Bulk<std::uint32_t> ids;        // ascending, of a PGSolver file with gaps; empty: 0, 1, 2, ...
    Vertex start{0};
    bool owned = true;         // false: the arena of an impartial game, whose vertices belong to whoever is to move
    bool game = false;         // explored from a game: the targets are the final vertices that each player has won
    bool stuck_wins = false;   // of a game's arena without owners: whoever cannot move wins
    bool python_names = false; // names are Python lists, as in the course

    bool has_targets(Player player) const {
        const VertexMarks& marks = player == Player::one ? target : lost;
        return std::ranges::find(marks, 1) != marks.end();
    }
    bool is_lost(Vertex vertex) const { return !lost.empty() && lost[index(vertex)]; }
    std::string name(Vertex vertex) const { return names[vertex]; }
    std::optional<Vertex> find(std::string_view name) const { return names.find(name); }
    // The number of a vertex in PGSolver's files, which is not always its name, and the vertex of a number.
    std::uint32_t id(Vertex vertex) const { return ids.empty() ? index(vertex) : ids[index(vertex)]; }
    std::optional<Vertex> with_id(std::uint32_t id) const {
        if (ids.empty()) return id < arena.size() ? std::optional(Vertex{id}) : std::nullopt;
        const auto found = std::ranges::lower_bound(ids, id);
        if (found == ids.end() || *found != id) return std::nullopt;
        return Vertex{static_cast<std::uint32_t>(found - ids.begin())};
    }
};

} // namespace zermelo
