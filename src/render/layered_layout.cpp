#include "render/layered_layout.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <numeric>

namespace zermelo {

namespace {

constexpr int sweeps = 24;
constexpr int between_rows = 140, between_bends = 60;
constexpr int min_gap = 700, max_gap = 1800, widest_gain = 1600;
constexpr std::int64_t scale = 100'000; // of places within a column, so that columns of different sizes compare

struct Node { // a vertex, or the bend of an edge
    int column, above, below;
    bool is_bend;
    std::vector<int> left{}, right{}; // neighbours in the next column
    int order = 0;
    std::int64_t y = 0;
};

class Placement {
public:
    Placement(std::span<const LayoutVertex> vertices, std::span<const LayoutEdge> edges) {
        for (const LayoutVertex& vertex : vertices) add({vertex.column, vertex.above, vertex.below, false});
        for (const LayoutEdge& edge : edges) chains_.push_back(chain(edge));
    }

    // Step 1. Sort the columns, forwards and backwards, and keep the order with the fewest crossings.
    void sort() {
        auto best = columns_;
        std::int64_t fewest = crossings();
        for (int sweep = 0; sweep < sweeps && fewest > 0; ++sweep) {
            const bool forwards = sweep % 2 == 0;
            for (std::size_t i = 0; i < columns_.size(); ++i)
                sort_column(columns_[forwards ? i : columns_.size() - 1 - i], forwards);
            const std::int64_t now = crossings();
            if (now >= fewest) continue;
            fewest = now;
            best = columns_;
        }
        columns_ = std::move(best);
        number_all();
    }

    // Instead of both steps. The columns as they are, the first vertex at the bottom.
    void stack() {
        for (auto& column : columns_) {
            std::ranges::reverse(column);
            place(column, [](const Node&) { return std::int64_t{0}; });
        }
        number_all();
        begin_at_top();
    }

    // Step 2. Level the nodes with their neighbours: first on one side, then the other, at last on both.
    void level() {
        for (auto& column : columns_) place(column, [](const Node&) { return std::int64_t{0}; });
        for (int sweep = 0; sweep < sweeps; ++sweep) {
            const bool forwards = sweep % 2 == 0;
            for (std::size_t i = 0; i < columns_.size(); ++i)
                place(columns_[forwards ? i : columns_.size() - 1 - i], [&](const Node& node) {
                    const bool both = !node.is_bend && sweep >= sweeps / 2; // bends go straight on
                    std::int64_t sum = 0, count = 0;
                    if (forwards || both) add_heights(node.left, sum, count);
                    if (!forwards || both) add_heights(node.right, sum, count);
                    return count == 0 ? node.y : sum / count;
                });
        }
        begin_at_top();
    }

    // Step 3. Columns as wide as their vertices; between them, room for edges to climb.
    LayeredLayout finish(std::span<const LayoutVertex> vertices, int wished_width) const {
        LayeredLayout layout;
        int x = 0, wider = 0;
        const int gaps = static_cast<int>(columns_.size()) - 1;
        for (std::size_t c = 0; c < columns_.size(); ++c) {
            int half = 0;
            for (int node : columns_[c])
                if (!nodes_[node].is_bend) half = std::max(half, vertices[node].half_width);
            layout.columns.push_back({x, x + 2 * half});
            layout.width = x + 2 * half;
            x = layout.width + gap_after(columns_[c]);
        }
        if (gaps > 0 && layout.width < wished_width)
            wider = std::min((wished_width - layout.width) / gaps, widest_gain);
        for (int c = 0; c <= gaps; ++c)
            layout.columns[c] = {layout.columns[c].left + c * wider, layout.columns[c].right + c * wider};
        layout.width += gaps * wider;
        for (std::size_t v = 0; v < vertices.size(); ++v) {
            const auto& column = layout.columns[vertices[v].column];
            layout.centres.push_back({(column.left + column.right) / 2, static_cast<int>(nodes_[v].y)});
        }
        for (const auto& chain : chains_) {
            auto& bends = layout.bends.emplace_back();
            for (int node : chain) bends.push_back(static_cast<int>(nodes_[node].y));
        }
        for (const Node& node : nodes_) layout.height = std::max(layout.height, static_cast<int>(node.y) + node.below);
        return layout;
    }

private:
    void begin_at_top() {
        std::int64_t top = nodes_.empty() ? 0 : nodes_[0].y - nodes_[0].above;
        for (const Node& node : nodes_) top = std::min(top, node.y - node.above);
        for (Node& node : nodes_) node.y -= top;
    }

    int add(Node node) {
        if (columns_.size() <= static_cast<std::size_t>(node.column)) columns_.resize(node.column + 1);
        auto& column = columns_[node.column];
        node.order = static_cast<int>(column.size());
        column.push_back(static_cast<int>(nodes_.size()));
        nodes_.push_back(std::move(node));
        return static_cast<int>(nodes_.size()) - 1;
    }

    // The bends of an edge, from its source on.
    std::vector<int> chain(const LayoutEdge& edge) {
        std::vector<int> bends;
        const int from = nodes_[edge.from].column, to = nodes_[edge.to].column, step = to > from ? 1 : -1;
        if (from == to) return bends;
        int last = edge.from;
        for (int column = from + step; column != to; column += step) {
            bends.push_back(add({column, 30, 30, true}));
            join(last, bends.back(), step);
            last = bends.back();
        }
        join(last, edge.to, step);
        return bends;
    }
    void join(int from, int to, int step) {
        nodes_[step > 0 ? from : to].right.push_back(step > 0 ? to : from);
        nodes_[step > 0 ? to : from].left.push_back(step > 0 ? from : to);
    }

    void number(const std::vector<int>& column) {
        for (std::size_t i = 0; i < column.size(); ++i) nodes_[column[i]].order = static_cast<int>(i);
    }
    void number_all() {
        for (const auto& column : columns_) number(column);
    }

    std::int64_t relative(const Node& node) const {
        return (2 * node.order + 1) * scale / static_cast<std::int64_t>(columns_[node.column].size());
    }
    void sort_column(std::vector<int>& column, bool by_left) {
        std::vector<std::pair<std::int64_t, int>> keys;
        for (int node : column) {
            const auto& neighbours = by_left ? nodes_[node].left : nodes_[node].right;
            std::int64_t sum = 0;
            for (int other : neighbours) sum += relative(nodes_[other]);
            const auto count = static_cast<std::int64_t>(neighbours.size());
            keys.emplace_back(count == 0 ? relative(nodes_[node]) : sum / count, node);
        }
        std::ranges::stable_sort(keys, {}, &std::pair<std::int64_t, int>::first);
        for (std::size_t i = 0; i < keys.size(); ++i) column[i] = keys[i].second;
        number(column);
    }

    // Two edges cross if their ends are in opposite orders: inversions, counted with a Fenwick tree.
    std::int64_t crossings() const {
        std::int64_t total = 0;
        for (std::size_t c = 0; c + 1 < columns_.size(); ++c) {
            std::vector<int> tree(columns_[c + 1].size() + 1);
            std::int64_t before = 0;
            for (int node : columns_[c]) {
                std::vector<int> ends;
                for (int other : nodes_[node].right) ends.push_back(nodes_[other].order + 1);
                for (int end : ends) {
                    total += before;
                    for (int i = end; i > 0; i -= i & -i) total -= tree[i];
                }
                for (int end : ends)
                    for (std::size_t i = end; i < tree.size(); i += i & -i) ++tree[i];
                before += static_cast<std::int64_t>(ends.size());
            }
        }
        return total;
    }

    void add_heights(const std::vector<int>& neighbours, std::int64_t& sum, std::int64_t& count) const {
        for (int node : neighbours) sum += nodes_[node].y;
        count += static_cast<std::int64_t>(neighbours.size());
    }

    // As near as possible to the heights wished for (least squares), in order and without overlaps: neighbours that
    // would overlap form a block, which moves to the mean of its wishes. Bends wish harder, so that edges are straight.
    template <class Wish> void place(const std::vector<int>& column, Wish wish) {
        struct Block {
            std::int64_t sum, weight;
            std::size_t count;
            std::int64_t mean() const { return sum / weight; }
        };
        std::vector<Block> blocks;
        std::vector<std::int64_t> packed; // heights if the column began at 0, without gaps
        for (std::size_t i = 0; i < column.size(); ++i) {
            const Node& node = nodes_[column[i]];
            const Node* last = i == 0 ? nullptr : &nodes_[column[i - 1]];
            const int space = last && last->is_bend && node.is_bend ? between_bends : between_rows;
            packed.push_back(last ? packed.back() + last->below + space + node.above : 0);
            const std::int64_t weight = node.is_bend ? 3 : 1;
            blocks.push_back({(wish(node) - packed.back()) * weight, weight, 1});
            while (blocks.size() > 1 && blocks[blocks.size() - 2].mean() >= blocks.back().mean()) {
                const Block top = blocks.back();
                blocks.pop_back();
                blocks.back() = {blocks.back().sum + top.sum, blocks.back().weight + top.weight,
                                 blocks.back().count + top.count};
            }
        }
        std::size_t next = 0;
        for (const Block& block : blocks)
            for (std::size_t i = 0; i < block.count; ++i, ++next) nodes_[column[next]].y = block.mean() + packed[next];
    }

    int gap_after(const std::vector<int>& column) const {
        std::int64_t climb = 0;
        for (int node : column)
            for (int other : nodes_[node].right) climb = std::max(climb, std::abs(nodes_[node].y - nodes_[other].y));
        return static_cast<int>(std::clamp<std::int64_t>(climb / 4, min_gap, max_gap));
    }

    std::vector<Node> nodes_; // vertices first
    std::vector<std::vector<int>> columns_;
    std::vector<std::vector<int>> chains_;
};

} // namespace

LayeredLayout lay_out(std::span<const LayoutVertex> vertices, std::span<const LayoutEdge> edges, int wished_width,
                      LayoutOrder order) {
    Placement placement(vertices, edges);
    if (order == LayoutOrder::sorted) {
        placement.sort();
        placement.level();
    } else
        placement.stack();
    return placement.finish(vertices, wished_width);
}

} // namespace zermelo
