// The solution of a parity game as JSON.
#pragma once

#include "api/json.hpp"
#include "arena/named_arena.hpp"
#include "arena/strategy_file.hpp"
#include "core/result.hpp"
#include "explain/watch.hpp"

namespace zermelo {

struct ParityAnswer {
    Json json; // vertices, edges, priorities, won {1, 2}, winner of the start; and unless too many: winners, strategy
    std::string sol; // PGSolver's form
};

Result<ParityAnswer> solve_parity(const NamedArena& arena, const Control& control);
// Whether a .sol file says who wins, and its strategies do it: ok, first_error.
Result<Json> check_parity(const NamedArena& arena, const StrategyFile& file, const Control& control);

} // namespace zermelo
