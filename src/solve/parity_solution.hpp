// Who wins a parity game where, and how.
#pragma once

#include "arena/arena.hpp"
#include "core/trace.hpp"

#include <vector>

namespace zermelo {

struct ParitySolution {
    std::vector<Player> winner;
    std::vector<Vertex> strategy; // the winner's move, where the winner moves
    Stop stop = Stop::none;       // what ended the work early
};

} // namespace zermelo
