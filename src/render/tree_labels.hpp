// What is written at the nodes of a search tree, the same in all pictures of it.
#pragma once

#include "answers/search_tree.hpp"

#include <string>
#include <vector>

namespace zermelo {

inline bool is_pruned(const SearchTree::Node& node) { return node.kind == SearchTree::Kind::pruned; }
inline bool has_window(const SearchTree& tree, const SearchTree::Node& node) {
    return tree.windows && node.kind == SearchTree::Kind::inner;
}
inline std::string value_label(const SearchTree::Node& node) {
    if (node.asked) return "?";
    return (is_pruned(node) ? "✂ " : "") + std::string(SearchTree::sign(node.holds)) + number_text(node.value);
}
inline std::string window_label(const SearchTree::Node& node) {
    return "[" + number_text(node.low) + ", " + number_text(node.high) + "]";
}
// Which nodes are on the best line.
inline std::vector<bool> best_marks(const SearchTree& tree) {
    std::vector<bool> best(tree.nodes.size());
    if (tree.nodes.front().asked) return best; // it would tell
    for (std::size_t node : tree.best_line()) best[node] = true;
    return best;
}
// A position of several lines is a board; others are written beside their node.
inline bool has_board(const SearchTree::Node& node) { return node.board.find('\n') != std::string::npos; }

} // namespace zermelo
