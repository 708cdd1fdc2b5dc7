// Search trees as DOT, SVG and text: max points up, min points down, what was pruned is grey, with the value that was
// enough to cut it. The best line is marked.
#pragma once

#include "answers/search_tree.hpp"
#include "explain/voice.hpp"

#include <string>

namespace zermelo {

std::string tree_dot(const SearchTree& tree);
std::string tree_svg(const SearchTree& tree);
std::string tree_text(const SearchTree& tree, const Voice& voice);

} // namespace zermelo
