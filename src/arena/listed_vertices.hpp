// Vertices that people name in one text.
#pragma once

#include "arena/named_arena.hpp"
#include "core/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

// The names of vertices that stand in an option, with commas between them. A name that has a comma of its own stands in
// double quotes, or alone.
std::vector<std::string> listed_names(const NamedArena& arena, std::string_view text);
// The vertices that have these names; `place` is what errors begin with.
Result<std::vector<Vertex>> find_all(const NamedArena& arena, const std::vector<std::string>& names,
                                     std::string_view place);

} // namespace zermelo
