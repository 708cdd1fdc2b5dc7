// A search tree in the forms that the program writes.
#pragma once

#include "api/json.hpp"
#include "core/ink.hpp"
#include "explain/search_tree.hpp"

#include <string>

namespace zermelo {

// {root: {position, to_move, player, kind, move, value, holds, window[2], children[]}}
Json tree_json(const SearchTree& tree);
// `format` is dot, svg or text.
std::string draw_tree(const SearchTree& tree, std::string_view format, const Ink& ink);

} // namespace zermelo
