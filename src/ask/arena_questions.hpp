// What else is asked of arenas: parity games, plays, and the course's questions about graphs.
#pragma once

#include "answers/arena_facts.hpp"
#include "arena/named_arena.hpp"
#include "arena/strategy_file.hpp"
#include "core/limited_trace.hpp"
#include "core/result.hpp"

namespace zermelo {

// With `trace`, step by step.
Result<SolvedParity> solve_parity(const NamedArena& arena, const Control& control, bool trace = false);
// Whether a .sol file says who wins, and its strategies do it.
Result<CheckedParity> check_parity(const NamedArena& arena, const StrategyFile& file, const Control& control);

// The plays from the start that have `length` moves or end sooner, at most `max` of them.
ListedPlays list_plays(const NamedArena& arena, std::uint64_t length, std::uint64_t max);

InDegrees in_degrees(const NamedArena& arena);
Result<Predecessors> predecessors(const NamedArena& arena, const std::string& vertex);
ArenaSides find_sides(const NamedArena& arena);

} // namespace zermelo
