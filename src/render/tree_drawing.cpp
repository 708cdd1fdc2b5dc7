#include "render/tree_drawing.hpp"

#include "arena/word_line.hpp"
#include "explain/search_words.hpp"
#include "render/tree_labels.hpp"

namespace zermelo {

namespace {

using TreeNode = SearchTree::Node;

std::string in_quotes(std::string_view text) {
    std::string result;
    append_quoted(result, text);
    return result;
}

// The board and its value in a box, or the value in a triangle with the position beside it.
std::string dot_node(const SearchTree& tree, const TreeNode& node) {
    const std::string sign = is_pruned(node) ? "" : node.max ? "△ " : "▽ ";
    std::string text = has_board(node) ? "shape=box, fontname=\"monospace\", label=" +
                                             in_quotes(node.board + "\n" + sign + value_label(node))
                                       : std::string("shape=") + (node.max ? "triangle" : "invtriangle") +
                                             ", label=" + in_quotes(value_label(node));
    text += ", tooltip=" + in_quotes(node.position);
    std::string beside = has_board(node) ? "" : node.board;
    if (has_window(tree, node)) beside += (beside.empty() ? "" : "\n") + window_label(node);
    return text + (beside.empty() ? "" : ", xlabel=" + in_quotes(beside));
}

const Text& kind_words(SearchTree::Kind kind) {
    return kind == SearchTree::Kind::over     ? words::leaf_over
           : kind == SearchTree::Kind::judged ? words::leaf_judged
                                              : words::leaf_known;
}

class TreeText {
public:
    TreeText(const SearchTree& tree, const Voice& voice) : tree_(tree), voice_(voice), best_(best_marks(tree)) {}

    std::string text() && {
        add(0, "");
        return std::move(text_);
    }

private:
    void add(std::size_t index, const std::string& indent) {
        const TreeNode& node = tree_.nodes[index];
        std::string line = indent + (node.move.empty() ? "" : node.move + "  ");
        if (is_pruned(node))
            line = voice_.ink.faint(line + value_label(node));
        else {
            line += (node.max ? "△ " : "▽ ") + voice_.ink.bold(value_label(node));
            if (has_window(tree_, node)) line += "  " + window_label(node);
            line += "  " + voice_.ink.faint(node.position);
            if (node.kind != SearchTree::Kind::inner) line += "  " + voice_.say(kind_words(node.kind));
            if (best_[index] && index > 0) line += "  ←";
        }
        text_ += line + "\n";
        for (std::size_t child : node.children) add(child, indent + "  ");
    }

    const SearchTree& tree_;
    const Voice& voice_;
    std::vector<bool> best_;
    std::string text_;
};

} // namespace

std::string tree_dot(const SearchTree& tree) {
    std::string text = "digraph search {\n  node [fontname=\"sans-serif\", fontsize=10];\n"
                       "  edge [fontname=\"sans-serif\", fontsize=9];\n";
    const std::string grey = ", color=gray, fontcolor=gray, style=dashed", best = ", color=\"#0072b2\", penwidth=3";
    const auto marks = best_marks(tree);
    const auto style = [&](std::size_t node) {
        return is_pruned(tree.nodes[node]) ? grey : marks[node] ? best : std::string();
    };
    for (std::size_t i = 0; i < tree.nodes.size(); ++i)
        text += "  n" + std::to_string(i) + " [" + dot_node(tree, tree.nodes[i]) + style(i) + "];\n";
    for (std::size_t i = 0; i < tree.nodes.size(); ++i)
        for (std::size_t child : tree.nodes[i].children)
            text += "  n" + std::to_string(i) + " -> n" + std::to_string(child) +
                    " [label=" + in_quotes(tree.nodes[child].move) + style(child) + "];\n";
    return text + "}\n";
}

std::string tree_text(const SearchTree& tree, const Voice& voice) { return TreeText(tree, voice).text(); }

} // namespace zermelo
