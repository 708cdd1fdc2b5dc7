// What the commands on arenas share: which arena is meant.
#pragma once

#include "api/arena_source.hpp"
#include "cli/session.hpp"

#include <string_view>
#include <vector>

namespace zermelo {

struct ArenaOptions {
    ArenaSource source;
    std::string form;

    void add(Command& command);
    Result<NamedArena> open(const Session& session);
};

// The names of vertices that stand in an option, with commas between them. A name that has a comma of its own stands in
// double quotes, or alone.
std::vector<std::string> listed_vertices(const NamedArena& arena, std::string_view text);

} // namespace zermelo
