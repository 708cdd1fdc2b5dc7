// What the commands on arenas share: which arena is meant.
#pragma once

#include "cli/session.hpp"

#include <string_view>
#include <vector>

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

// The names of vertices that stand in an option, with commas between them. A name that has a comma of its own stands in
// double quotes, or alone.
std::vector<std::string> listed_vertices(const NamedArena& arena, std::string_view text);

} // namespace zermelo
