#include "render/tree_drawing.hpp"

#include "arena/word_line.hpp"
#include "render/svg.hpp"

#include <algorithm>

namespace zermelo {

namespace {

using TreeNode = SearchTree::Node;

bool is_pruned(const TreeNode& node) { return node.kind == SearchTree::Kind::pruned; }

std::string value_label(const TreeNode& node) { return SearchTree::sign(node.holds) + number_text(node.value); }
// Of a branch that was left out: which bound made it needless.
std::string cut_label(const TreeNode& node) { return "✂ " + value_label(node); }
std::string window_label(const TreeNode& node) {
    return "[" + number_text(node.low) + ", " + number_text(node.high) + "]";
}

std::string in_quotes(std::string_view text) {
    std::string result;
    append_quoted(result, text);
    return result;
}

// Leaves stand side by side, a parent above the middle of its children.
struct Layout {
    static constexpr double column = 52, row = 84, margin = 40;

    explicit Layout(const SearchTree& tree) : x(tree.nodes.size()), y(tree.nodes.size()) { place(tree, 0, 0); }

    double width() const { return 2 * margin + std::max(0.0, columns - 1) * column; }
    double height() const { return 2 * margin + deepest * row + 24; }

    std::vector<double> x, y;

private:
    void place(const SearchTree& tree, std::size_t node, double depth) {
        y[node] = margin + depth * row;
        deepest = std::max(deepest, depth);
        const auto& children = tree.nodes[node].children;
        for (std::size_t child : children) place(tree, child, depth + 1);
        x[node] = children.empty() ? margin + column * columns++ : (x[children.front()] + x[children.back()]) / 2;
    }

    double columns = 0, deepest = 0;
};

std::string svg_edge(const Layout& at, const TreeNode& child, std::size_t parent, std::size_t index) {
    const bool pruned = is_pruned(child);
    SvgElement line = SvgElement("line").set("x1", at.x[parent]).set("y1", at.y[parent] + 16);
    line.set("x2", at.x[index]).set("y2", at.y[index] - 16).set("stroke", pruned ? "#bbb" : "#444");
    if (pruned) line.set("stroke-dasharray", "4 3");
    SvgElement move = SvgElement("text").set("x", (at.x[parent] + at.x[index]) / 2 + 3);
    move.set("y", (at.y[parent] + at.y[index]) / 2).set("font-size", 10).set("fill", pruned ? "#bbb" : "#06c");
    return line.empty() + "\n" + move.around_text(child.move) + "\n";
}

// A triangle that points up for max and down for min.
SvgElement triangle(double x, double y, bool max) {
    const double tip = max ? -18 : 18, base = max ? 14 : -14;
    const auto corner = [](double x, double y) { return svg_length(x) + "," + svg_length(y); };
    return SvgElement("polygon").set("points", corner(x, y + tip) + " " + corner(x + 20, y + base) + " " +
                                                   corner(x - 20, y + base));
}

std::string svg_centred(double x, double y, double size, const char* colour, const std::string& text) {
    SvgElement element = SvgElement("text").set("x", x).set("y", y).set("font-size", size);
    return element.set("text-anchor", "middle").set("fill", colour).around_text(text);
}

std::string svg_node(const Layout& at, const TreeNode& node, std::size_t index) {
    const double x = at.x[index], y = at.y[index];
    const bool pruned = is_pruned(node), inner = node.kind == SearchTree::Kind::inner;
    const std::string tip = pruned ? node.position : node.position + "  " + window_label(node);
    SvgElement shape = triangle(x, y, node.max).set("fill", pruned ? "#eee" : inner ? "#fff" : "#eef6ff");
    std::string text = SvgElement("title").around_text(tip) + shape.set("stroke", pruned ? "#bbb" : "#333").empty();
    text += pruned ? svg_centred(x, y + 30, 10, "#999", cut_label(node))
                   : svg_centred(x, y + (node.max ? 9 : 3), 11, "#000", value_label(node));
    if (inner) {
        SvgElement window = SvgElement("text").set("x", x + 22).set("y", y - 6).set("font-size", 9);
        text += window.set("fill", "#777").around_text(window_label(node));
    }
    return SvgElement("g").around(text) + "\n";
}

} // namespace

std::string tree_dot(const SearchTree& tree) {
    std::string text = "digraph search {\n  node [fontname=\"sans-serif\", fontsize=10];\n"
                       "  edge [fontname=\"sans-serif\", fontsize=9];\n";
    const std::string grey = ", color=gray, fontcolor=gray, style=dashed";
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        const TreeNode& node = tree.nodes[i];
        text += "  n" + std::to_string(i) + " [shape=" + (node.max ? "triangle" : "invtriangle") +
                ", label=" + in_quotes(is_pruned(node) ? cut_label(node) : value_label(node)) +
                ", tooltip=" + in_quotes(node.position);
        if (node.kind == SearchTree::Kind::inner) text += ", xlabel=" + in_quotes(window_label(node));
        text += (is_pruned(node) ? grey : "") + "];\n";
    }
    for (std::size_t i = 0; i < tree.nodes.size(); ++i)
        for (std::size_t child : tree.nodes[i].children)
            text += "  n" + std::to_string(i) + " -> n" + std::to_string(child) +
                    " [label=" + in_quotes(tree.nodes[child].move) + (is_pruned(tree.nodes[child]) ? grey : "") +
                    "];\n";
    return text + "}\n";
}

std::string tree_svg(const SearchTree& tree) {
    const Layout at(tree);
    SvgElement root = SvgElement("svg").set("xmlns", svg_namespace).set("width", at.width());
    root.set("height", at.height()).set_view_box(at.width(), at.height()).set("font-family", "sans-serif");
    std::string text = SvgElement("rect").set("width", "100%").set("height", "100%").set("fill", "#fff").empty() + "\n";
    for (std::size_t i = 0; i < tree.nodes.size(); ++i)
        for (std::size_t child : tree.nodes[i].children) text += svg_edge(at, tree.nodes[child], i, child);
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) text += svg_node(at, tree.nodes[i], i);
    return root.around("\n" + text) + "\n";
}

} // namespace zermelo
