// Search trees as DOT and SVG (as text: explain/search_text.hpp): max points up, min points down, what was pruned is
// grey, with the bound that cut it.
#pragma once

#include "answers/search_tree.hpp"

#include <string>

namespace zermelo {

std::string tree_dot(const SearchTree& tree);
std::string tree_svg(const SearchTree& tree);

} // namespace zermelo
