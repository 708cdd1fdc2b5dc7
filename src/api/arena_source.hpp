// The arena that words name: the file of arena:FILE, all of it, or what is explored of a game.
#pragma once

#include "arena/named_arena.hpp"
#include "ask/requests.hpp"
#include "core/limited_trace.hpp"
#include "core/result.hpp"

#include <string>
#include <string_view>

namespace zermelo {

struct ArenaSource {
    std::string game, position{}; // no position: the start
    ArenaRequest request{};

    bool is_file() const { return game.starts_with("arena:") || game.starts_with("arene:"); }
    Result<NamedArena> open(const Control& control) const;

    // On one line, as certificates have it, and back. Arenas of attractors have every position once for each player to
    // move: the line does not say so.
    std::string line() const;
    static Result<ArenaSource> from_line(std::string_view line);
};

} // namespace zermelo
