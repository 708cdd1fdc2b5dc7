// A search tree as it is shown: all values and windows are seen from the player who moves at the root, called max.
#pragma once

#include "answers/searched.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace zermelo {

struct SearchTree {
    // over: the game ends here. judged: the depth ends here. known: a table knew it. pruned: left out by a cut.
    enum class Kind : std::uint8_t { inner, over, judged, known, pruned };
    enum class Holds : std::uint8_t { exactly, at_least, at_most }; // how the value is meant

    struct Node {
        std::string position, move; // the move that leads here
        std::string board{};        // the position as a small drawing, some lines; of one line: what people write
        int mover = 1;
        bool max = true; // the root's player moves here
        Kind kind = Kind::inner;
        Holds holds = Holds::exactly;
        SearchNumber value, low, high; // of a pruned node, the value of its parent, which was enough
        std::vector<std::size_t> children{};
        bool asked = false; // an exercise asks for the value: pictures do not tell it

        bool is_leaf() const { return kind == Kind::over || kind == Kind::judged; }
    };

    std::vector<Node> nodes; // 0 is the root
    bool windows = false;    // the search had some: `low` and `high` tell more than that all values are possible

    // The play that the search found best, from the root on: at each node, the first child that has its value.
    std::vector<std::size_t> best_line() const {
        std::vector<std::size_t> line{0};
        while (true) {
            const Node& at = nodes[line.back()];
            const auto next = std::ranges::find_if(at.children, [&](std::size_t child) {
                const Node& node = nodes[child];
                return node.kind != Kind::pruned && node.value == at.value &&
                       (node.holds == Holds::exactly || node.holds == at.holds);
            });
            if (next == at.children.end()) return line;
            line.push_back(*next);
        }
    }

    const char* kind_name(const Node& node) const {
        constexpr const char* names[] = {"inner", "over", "judged", "known", "pruned"};
        return names[static_cast<std::size_t>(node.kind)];
    }
    static const char* sign(Holds holds) {
        return holds == Holds::exactly ? "" : holds == Holds::at_least ? "≥ " : "≤ ";
    }
};

// Gives every position the name of the play that leads there, of which the root's is known.
inline void name_by_play(SearchTree& tree, const std::string& root) {
    tree.nodes.front().position = root;
    for (const SearchTree::Node& node : tree.nodes) // a node comes before its children
        for (std::size_t child : node.children)
            tree.nodes[child].position = (node.position == "-" ? "" : node.position) + tree.nodes[child].move;
}

} // namespace zermelo
