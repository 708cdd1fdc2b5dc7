// What the commands on arenas share: which arena is meant.
#pragma once

#include "api/arena_source.hpp"
#include "cli/game_word.hpp"

#include <string_view>
#include <vector>

namespace zermelo {

struct ArenaOptions {
    ArenaSource source;
    Targets targets; // where the command has them
    std::string form;

    void add(Command& command);
    Result<NamedArena> open(const Session& session);
};

} // namespace zermelo
