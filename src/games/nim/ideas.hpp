// What there is to say about a position of Nim: Bouton's nim-sum, and the end of the misère game.
#pragma once

#include "core/ideas.hpp"
#include "games/nim/nim.hpp"

namespace zermelo {

std::vector<Idea> ideas_of(const Nim& game, const Nim::State& state);

} // namespace zermelo
