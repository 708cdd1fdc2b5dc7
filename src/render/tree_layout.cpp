#include "render/tree_layout.hpp"

#include <algorithm>

namespace zermelo {

namespace {

constexpr double margin = 24, between = 14, climb = 56;
constexpr double move_place = 0.6; // where a move is written, on the way from its parent's middle to its own

struct Span {
    double left, right; // of the middle of the node
};

class Placing {
public:
    Placing(const SearchTree& tree, const std::vector<TreeLayout::Room>& rooms, TreeLayout& layout)
        : tree_(tree), rooms_(rooms), layout_(layout), spans_(tree.nodes.size()) {}

    void run() {
        measure(0, 0);
        place(0, margin + spans_[0].left);
        double top = margin;
        for (double& tallest : rows_) { // from here on, where the row begins
            const double height = tallest;
            tallest = top;
            top += height + climb;
        }
        each_depth(0, 0, [&](std::size_t node, std::size_t depth) { layout_.top[node] = rows_[depth]; });
        layout_.width = spans_[0].left + spans_[0].right + 2 * margin;
        layout_.height = top - climb + margin;
    }

private:
    // Step 1. How far each subtree reaches to both sides of its root; the tallest node of each row.
    void measure(std::size_t node, std::size_t depth) {
        if (rows_.size() <= depth) rows_.resize(depth + 1);
        rows_[depth] = std::max(rows_[depth], rooms_[node].height);
        const auto& children = tree_.nodes[node].children;
        Span span{std::max(rooms_[node].left, rooms_[node].move / 2) + between / 2,
                  std::max(rooms_[node].right, rooms_[node].move / 2) + between / 2};
        double across = 0; // from the middle of the first child to that of the last
        for (std::size_t i = 0; i < children.size(); ++i) {
            measure(children[i], depth + 1);
            if (i > 0) across += step(children[i - 1], children[i]);
        }
        if (!children.empty()) {
            span.left = std::max(span.left, across / 2 + spans_[children.front()].left);
            span.right = std::max(span.right, across / 2 + spans_[children.back()].right);
        }
        spans_[node] = span;
    }
    // From a child's middle to the next one's: neither they nor their moves may touch.
    double step(std::size_t a, std::size_t b) const {
        const double moves = (rooms_[a].move + rooms_[b].move) / 2 + between / 2;
        return std::max(spans_[a].right + spans_[b].left, moves / move_place);
    }

    // Step 2. The children in a row below the middle of their parent.
    void place(std::size_t node, double x) {
        layout_.x[node] = x;
        const auto& children = tree_.nodes[node].children;
        double across = 0;
        for (std::size_t i = 1; i < children.size(); ++i) across += step(children[i - 1], children[i]);
        double at = x - across / 2;
        for (std::size_t i = 0; i < children.size(); ++i) {
            if (i > 0) at += step(children[i - 1], children[i]);
            place(children[i], at);
        }
    }

    template <class Visit> void each_depth(std::size_t node, std::size_t depth, Visit&& visit) const {
        visit(node, depth);
        for (std::size_t child : tree_.nodes[node].children) each_depth(child, depth + 1, visit);
    }

    const SearchTree& tree_;
    const std::vector<TreeLayout::Room>& rooms_;
    TreeLayout& layout_;
    std::vector<Span> spans_;
    std::vector<double> rows_;
};

} // namespace

TreeLayout::TreeLayout(const SearchTree& tree, const std::vector<Room>& rooms)
    : x(tree.nodes.size()), top(tree.nodes.size()) {
    Placing(tree, rooms, *this).run();
}

} // namespace zermelo
