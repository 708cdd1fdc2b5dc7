// What there is to say about a heap: its remainder by the period, and the takes that lead to a lost one.
#pragma once

#include "core/ideas.hpp"
#include "games/subtraction/subtraction.hpp"

namespace zermelo {

std::vector<Idea> ideas_of(const Subtraction& game, const Subtraction::State& state);

} // namespace zermelo
