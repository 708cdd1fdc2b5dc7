// The list of games in words.
#pragma once

#include "answers/games.hpp"
#include "explain/voice.hpp"

namespace zermelo {

std::string text(const GameList& list, const Voice& voice);

} // namespace zermelo
