// Sprague-Grundy values of an arena.
#pragma once

#include "arena/arena.hpp"
#include "core/mex.hpp"

namespace zermelo {

// Of every vertex of an acyclic arena; moves to vertices in `without` are ignored.
std::vector<Grundy> grundy_values(const Arena& arena, const std::vector<bool>& without);

} // namespace zermelo
