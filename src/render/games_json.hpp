// The list of games as JSON.
#pragma once

#include "answers/games.hpp"
#include "json/json.hpp"

namespace zermelo {

// Titles, rules and meanings are in the language that is asked for.
Json json(const GameList& list, Language language);

} // namespace zermelo
