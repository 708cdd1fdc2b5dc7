// An arena as people see it: vertices with names, a start, a target.
#pragma once

#include "arena/arena.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

struct NamedArena {
    Arena arena;
    std::vector<std::string> names;
    std::vector<bool> target; // where player one has reached the goal
    std::vector<bool> lost;   // final vertices where player two has won
    Vertex start{0};
    bool owned = true;         // false: the arena of an impartial game, whose vertices belong to whoever is to move
    bool python_names = false; // names are Python lists, as in the course

    const std::string& name(Vertex vertex) const { return names[index(vertex)]; }
    std::optional<Vertex> find(std::string_view name) const;
};

// {"start": "s0", "vertices": [{"id": "s0", "owner": 1, "target": true}], "edges": [["s0", "s1"]]}
std::string write_json(const NamedArena& arena);
// The course's dictionary: {vertex: (owner, [successors])}, or {vertex: [successors]} where vertices have no owner.
std::string write_dict(const NamedArena& arena);
// Graphviz: circles for player one, boxes for player two, diamonds for the target.
std::string write_dot(const NamedArena& arena);

// A Python list, such as [[0, 1], [1, 2]], as the nested tuple ((0, 1), (1, 2)), which may be a key of a dictionary.
std::string python_tuple(std::string_view list);
// A name as a key of a Python dictionary: the tuple of a list, the frozenset of a set, or a quoted string.
std::string python_key(std::string_view name, bool is_list);

} // namespace zermelo
