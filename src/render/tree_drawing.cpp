#include "render/tree_drawing.hpp"

#include "arena/word_line.hpp"
#include "core/characters.hpp"
#include <algorithm>
#include <sstream>

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

std::string quoted(std::string_view text) {
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

void svg_edge(std::ostringstream& out, const Layout& at, const TreeNode& child, std::size_t parent, std::size_t index) {
    const char* style = is_pruned(child) ? "stroke=\"#bbb\" stroke-dasharray=\"4 3\"" : "stroke=\"#444\"";
    out << "<line x1=\"" << at.x[parent] << "\" y1=\"" << at.y[parent] + 16 << "\" x2=\"" << at.x[index] << "\" y2=\""
        << at.y[index] - 16 << "\" " << style << "/>\n<text x=\"" << (at.x[parent] + at.x[index]) / 2 + 3 << "\" y=\""
        << (at.y[parent] + at.y[index]) / 2 << "\" font-size=\"10\" fill=\"" << (is_pruned(child) ? "#bbb" : "#06c")
        << "\">" << xml_text(child.move) << "</text>\n";
}

void svg_node(std::ostringstream& out, const Layout& at, const TreeNode& node, std::size_t index) {
    const double x = at.x[index], y = at.y[index];
    const bool pruned = is_pruned(node);
    const std::string tip = pruned ? node.position : node.position + "  " + window_label(node);
    const char* fill = pruned ? "#eee" : node.kind == SearchTree::Kind::inner ? "#fff" : "#eef6ff";
    out << "<g><title>" << xml_text(tip) << "</title><polygon points=\"";
    if (node.max)
        out << x << ',' << y - 18 << ' ' << x + 20 << ',' << y + 14 << ' ' << x - 20 << ',' << y + 14;
    else
        out << x << ',' << y + 18 << ' ' << x + 20 << ',' << y - 14 << ' ' << x - 20 << ',' << y - 14;
    out << "\" fill=\"" << fill << "\" stroke=\"" << (pruned ? "#bbb" : "#333") << "\"/>";
    if (pruned)
        out << "<text x=\"" << x << "\" y=\"" << y + 30 << "\" font-size=\"10\" text-anchor=\"middle\" fill=\"#999\">"
            << xml_text(cut_label(node)) << "</text>";
    else
        out << "<text x=\"" << x << "\" y=\"" << y + (node.max ? 9 : 3)
            << "\" font-size=\"11\" text-anchor=\"middle\" fill=\"#000\">" << xml_text(value_label(node)) << "</text>";
    if (node.kind == SearchTree::Kind::inner)
        out << "<text x=\"" << x + 22 << "\" y=\"" << y - 6 << "\" font-size=\"9\" fill=\"#777\">"
            << xml_text(window_label(node)) << "</text>";
    out << "</g>\n";
}

void add_text(const SearchTree& tree, std::size_t index, const std::string& indent, const Ink& ink, std::string& text) {
    const TreeNode& node = tree.nodes[index];
    std::string line = indent + (node.move.empty() ? "" : node.move + "  ");
    if (is_pruned(node))
        line = ink.faint(line + cut_label(node));
    else {
        line += (node.max ? "△ " : "▽ ") + ink.bold(value_label(node));
        if (node.kind == SearchTree::Kind::inner) line += "  " + window_label(node);
        line += "  " + ink.faint(node.position);
        if (node.kind != SearchTree::Kind::inner) line += std::string("  ") + tree.kind_name(node);
    }
    text += line + "\n";
    for (std::size_t child : node.children) add_text(tree, child, indent + "  ", ink, text);
}

} // namespace

std::string tree_dot(const SearchTree& tree) {
    std::ostringstream out;
    out << "digraph search {\n  node [fontname=\"sans-serif\", fontsize=10];\n  edge [fontname=\"sans-serif\", "
           "fontsize=9];\n";
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        const TreeNode& node = tree.nodes[i];
        out << "  n" << i << " [shape=" << (node.max ? "triangle" : "invtriangle")
            << ", label=" << quoted(is_pruned(node) ? cut_label(node) : value_label(node))
            << ", tooltip=" << quoted(node.position);
        if (node.kind == SearchTree::Kind::inner) out << ", xlabel=" << quoted(window_label(node));
        if (is_pruned(node)) out << ", color=gray, fontcolor=gray, style=dashed";
        out << "];\n";
    }
    for (std::size_t i = 0; i < tree.nodes.size(); ++i)
        for (std::size_t child : tree.nodes[i].children)
            out << "  n" << i << " -> n" << child << " [label=" << quoted(tree.nodes[child].move)
                << (is_pruned(tree.nodes[child]) ? ", color=gray, fontcolor=gray, style=dashed" : "") << "];\n";
    out << "}\n";
    return out.str();
}

std::string tree_svg(const SearchTree& tree) {
    const Layout at(tree);
    std::ostringstream out;
    out << "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" << at.width() << "\" height=\"" << at.height()
        << "\" viewBox=\"0 0 " << at.width() << ' ' << at.height() << "\" font-family=\"sans-serif\">\n"
        << "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n";
    for (std::size_t i = 0; i < tree.nodes.size(); ++i)
        for (std::size_t child : tree.nodes[i].children) svg_edge(out, at, tree.nodes[child], i, child);
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) svg_node(out, at, tree.nodes[i], i);
    out << "</svg>\n";
    return out.str();
}

std::string tree_text(const SearchTree& tree, const Ink& ink) {
    std::string text;
    add_text(tree, 0, "", ink, text);
    return text;
}

} // namespace zermelo
