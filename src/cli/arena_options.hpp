// What the commands on arenas share: which arena is meant.
#pragma once

#include "cli/session.hpp"

namespace zermelo {

struct ArenaOptions {
    std::string game, position, form;
    ArenaRequest request;

    void add(Command& command);
    bool is_file() const { return game.starts_with("arena:") || game.starts_with("arene:"); }
    // The game and what was asked of it on one line, and back.
    std::string line() const;
    static ArenaOptions from_line(std::string_view line);
    Result<NamedArena> open(const Session& session) const;
};

} // namespace zermelo
