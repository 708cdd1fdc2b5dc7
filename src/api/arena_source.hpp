// The arena that a word names: the file of arena:FILE, all of it, or what is explored of a game.
#pragma once

#include "api/any_game.hpp"

namespace zermelo {

Result<NamedArena> find_arena(const std::string& word, const ArenaRequest& request, const Control& control);

} // namespace zermelo
