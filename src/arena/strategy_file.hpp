// Strategies as files: where to move from each vertex.
#pragma once

#include "arena/named_arena.hpp"
#include "core/result.hpp"

#include <optional>

namespace zermelo {

struct StrategyFile {
    std::vector<Vertex> moves;                  // no_vertex where the file says nothing
    std::vector<std::optional<Player>> winners; // of a .sol file; else empty
};

// A line "s5 -> s6" for each vertex (lines that begin with # are comments), a JSON object {"s5": "s6"}, or PGSolver's
// "paritysol 7;" with "id winner move;", where vertices have ids, not names.
// Moves must be edges of the arena.
Result<StrategyFile> read_strategy(std::string_view text, const std::string& place, const NamedArena& arena);

// PGSolver's form.
std::string write_sol(const NamedArena& arena, const std::vector<Player>& winners, const std::vector<Vertex>& strategy);

} // namespace zermelo
