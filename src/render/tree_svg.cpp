#include "core/characters.hpp"
#include "core/parameters.hpp"
#include "render/svg.hpp"
#include "render/svg_text.hpp"
#include "render/tree_drawing.hpp"
#include "render/tree_labels.hpp"
#include "render/tree_layout.hpp"

#include <algorithm>

namespace zermelo {

namespace {

constexpr double value_size = 12, name_size = 11, window_size = 10, board_size = 13, board_line = 14, board_cell = 11;
constexpr double triangle_height = 34, card_padding = 6;
constexpr const char *best_colour = "#0072b2", *grey = "#9a9a9a";

double width_of(std::string_view text, double size) { return pixels(text_width(text)) * size / 13; }

std::size_t characters_in(std::string_view text) {
    std::size_t count = 0;
    each_character(text, [&](std::uint32_t, std::string_view) { ++count; });
    return count;
}

class TreePicture {
public:
    explicit TreePicture(const SearchTree& tree)
        : tree_(tree), best_(best_marks(tree)), shapes_(shapes_of(tree)), at_(tree, rooms()) {}

    std::string svg() const {
        SvgElement root = SvgElement("svg").set("xmlns", svg_namespace).set("width", at_.width);
        root.set("height", at_.height).set_view_box(at_.width, at_.height).set("font-family", "sans-serif");
        root.set("text-anchor", "middle");
        std::string text =
            SvgElement("rect").set("width", "100%").set("height", "100%").set("fill", "#fff").empty() + "\n";
        const auto each_edge = [&](auto&& draw) {
            for (std::size_t i = 0; i < tree_.nodes.size(); ++i)
                for (std::size_t child : tree_.nodes[i].children) text += draw(i, child) + "\n";
        };
        each_edge([&](std::size_t parent, std::size_t child) { return edge(parent, child); });
        each_edge([&](std::size_t parent, std::size_t child) { return move(parent, child); }); // above all lines
        for (std::size_t i = 0; i < tree_.nodes.size(); ++i) text += node(i);
        return root.around("\n" + text) + "\n";
    }

private:
    // A card with the board and its value below, or a triangle with the value inside and the name beside it.
    struct Shape {
        std::vector<std::string> board; // none: a triangle
        double half_width, height;
    };

    static std::vector<Shape> shapes_of(const SearchTree& tree) {
        std::vector<Shape> shapes;
        for (const SearchTree::Node& node : tree.nodes) {
            const double value = width_of(value_label(node), value_size);
            if (!has_board(node)) {
                shapes.push_back({{}, is_pruned(node) ? 20 : std::max(20.0, value * 0.8 + 6), triangle_height});
                continue;
            }
            Shape& shape = shapes.emplace_back();
            double widest = value + 20; // with the sign of the player
            for (std::string_view line : split(node.board, '\n')) {
                shape.board.emplace_back(line);
                widest = std::max(widest, board_cell * static_cast<double>(characters_in(line)));
            }
            shape.half_width = widest / 2 + card_padding;
            shape.height = board_line * static_cast<double>(shape.board.size() + 1) + 3 * card_padding;
        }
        return shapes;
    }

    // Beside an inner triangle, which has lines above and below; below a leaf.
    bool name_is_below(std::size_t i) const { return tree_.nodes[i].children.empty(); }

    std::vector<TreeLayout::Room> rooms() const {
        std::vector<TreeLayout::Room> rooms;
        for (std::size_t i = 0; i < shapes_.size(); ++i) {
            const SearchTree::Node& node = tree_.nodes[i];
            const double half = shapes_[i].half_width, name = width_of(shown_name(node.board), name_size);
            TreeLayout::Room room{half, half, shapes_[i].height, width_of(node.move, name_size)};
            if (shapes_[i].board.empty()) {
                const double below = std::max(name, is_pruned(node) ? width_of(value_label(node), window_size) : 0);
                if (name_is_below(i)) {
                    room.left = room.right = std::max(half, below / 2);
                    room.height += is_pruned(node) ? 30 : 16;
                } else
                    room.left += name + 4;
            }
            if (has_window(tree_, node)) room.right += width_of(window_label(node), window_size) + 4;
            rooms.push_back(room);
        }
        return rooms;
    }

    std::string edge(std::size_t parent, std::size_t child) const {
        const bool pruned = is_pruned(tree_.nodes[child]);
        SvgElement line =
            SvgElement("line").set("x1", at_.x[parent]).set("y1", at_.top[parent] + shapes_[parent].height);
        line.set("x2", at_.x[child]).set("y2", at_.top[child]);
        line.set("stroke", pruned ? grey : best_[child] ? best_colour : "#555");
        if (best_[child]) line.set("stroke-width", 3);
        if (pruned) line.set("stroke-dasharray", "4 3");
        return line.empty();
    }

    // On its line, which is white behind it.
    std::string move(std::size_t parent, std::size_t child) const {
        constexpr double place = 0.6;
        const double from = at_.top[parent] + shapes_[parent].height;
        SvgElement move = SvgElement("text").set("x", at_.x[parent] + place * (at_.x[child] - at_.x[parent]));
        move.set("y", from + place * (at_.top[child] - from) + 4).set("font-size", name_size);
        move.set("fill", is_pruned(tree_.nodes[child]) ? grey : best_[child] ? best_colour : "#333");
        move.set("stroke", "#fff").set("stroke-width", 5).set("stroke-linejoin", "round").set("paint-order", "stroke");
        return move.around_text(tree_.nodes[child].move);
    }

    std::string node(std::size_t i) const {
        const SearchTree::Node& node = tree_.nodes[i];
        const std::string tip = has_window(tree_, node) ? node.position + "  " + window_label(node) : node.position;
        std::string text = SvgElement("title").around_text(tip) + (shapes_[i].board.empty() ? triangle(i) : card(i));
        if (has_window(tree_, node)) {
            SvgElement window = SvgElement("text").set("x", at_.x[i] + shapes_[i].half_width + 3);
            window.set("y", at_.top[i] + 12).set("font-size", window_size).set("text-anchor", "start");
            text += window.set("fill", "#666").around_text(window_label(node));
        }
        return SvgElement("g").around(text) + "\n";
    }

    SvgElement outlined(SvgElement shape, std::size_t i) const {
        const SearchTree::Node& node = tree_.nodes[i];
        const bool inner = node.kind == SearchTree::Kind::inner;
        shape.set("fill", is_pruned(node) ? "#f2f2f2" : inner ? "#fff" : "#eef6ff");
        shape.set("stroke", is_pruned(node) ? grey : best_[i] ? best_colour : "#333");
        if (best_[i]) shape.set("stroke-width", 2.5);
        if (is_pruned(node)) shape.set("stroke-dasharray", "4 3");
        return shape;
    }

    // Points up for max and down for min.
    std::string triangle(std::size_t i) const {
        const SearchTree::Node& node = tree_.nodes[i];
        const double x = at_.x[i], top = at_.top[i], half = shapes_[i].half_width, bottom = top + triangle_height;
        const auto corner = [](double x, double y) { return svg_length(x) + "," + svg_length(y); };
        const double tip = node.max ? top : bottom, base = node.max ? bottom : top;
        SvgElement shape("polygon");
        shape.set("points", corner(x, tip) + " " + corner(x + half, base) + " " + corner(x - half, base));
        std::string text = outlined(shape, i).empty();
        if (!is_pruned(node)) text += label(x, node.max ? bottom - 5 : top + 14, value_size, "#000", value_label(node));
        const std::string name = shown_name(node.board);
        if (!name_is_below(i))
            return text + label(x - (node.max ? half / 2 : half) - 4, top + 12, name_size, "#555", name, "end");
        text += label(x, bottom + 13, name_size, is_pruned(node) ? grey : "#555", name);
        if (is_pruned(node)) text += label(x, bottom + 27, window_size, "#777", value_label(node));
        return text;
    }

    std::string card(std::size_t i) const {
        const SearchTree::Node& node = tree_.nodes[i];
        const Shape& shape = shapes_[i];
        const double x = at_.x[i], top = at_.top[i];
        SvgElement box = SvgElement("rect").set("x", x - shape.half_width).set("y", top).set("rx", 4);
        box.set("width", 2 * shape.half_width).set("height", shape.height);
        std::string text = outlined(box, i).empty();
        double y = top + card_padding;
        for (const std::string& line : shape.board) {
            SvgElement row = SvgElement("text").set("x", x).set("y", y += board_line).set("font-size", board_size);
            row.set("font-family", "monospace").set("fill", is_pruned(node) ? grey : "#000");
            text += row.around(cells(x, line));
        }
        const std::string sign = is_pruned(node) ? "" : node.max ? "△ " : "▽ ";
        return text + label(x, top + shape.height - card_padding, value_size, is_pruned(node) ? "#777" : "#000",
                            sign + value_label(node));
    }

    // Each sign in the middle of its cell: fonts differ in how wide the signs of boards are.
    static std::string cells(double x, std::string_view line) {
        std::string text;
        double at = x - board_cell * (static_cast<double>(characters_in(line)) - 1) / 2;
        each_character(line, [&](std::uint32_t, std::string_view sign) {
            text += SvgElement("tspan").set("x", at).around_text(sign);
            at += board_cell;
        });
        return text;
    }

    static std::string label(double x, double y, double size, const char* colour, const std::string& text,
                             const char* anchor = nullptr) {
        SvgElement element = SvgElement("text").set("x", x).set("y", y).set("font-size", size).set("fill", colour);
        if (anchor) element.set("text-anchor", anchor);
        return element.around_text(text);
    }

    const SearchTree& tree_;
    std::vector<bool> best_;
    std::vector<Shape> shapes_;
    TreeLayout at_;
};

} // namespace

std::string tree_svg(const SearchTree& tree) { return TreePicture(tree).svg(); }

} // namespace zermelo
