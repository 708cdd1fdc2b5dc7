// Search trees as DOT, SVG and text: max points up, min points down, what was pruned is grey, with the bound that cut
// it.
#pragma once

#include "answers/search_tree.hpp"
#include "core/ink.hpp"

#include <string>

namespace zermelo {

std::string tree_dot(const SearchTree& tree);
std::string tree_svg(const SearchTree& tree);
std::string tree_text(const SearchTree& tree, const Ink& ink);

} // namespace zermelo
