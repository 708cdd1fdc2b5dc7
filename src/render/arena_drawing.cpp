#include "render/arena_drawing.hpp"

#include "arena/write_arena.hpp"
#include "explain/drawing_words.hpp"
#include "render/arena_columns.hpp"
#include "render/layered_layout.hpp"
#include "render/svg.hpp"
#include "render/svg_shapes.hpp"
#include "render/svg_text.hpp"

#include <algorithm>

namespace zermelo {

namespace {

constexpr int min_margin = 600, header = 560, footer = 560;
constexpr int tracks = 6; // of edges within a column, on each side: as many as fit in the narrowest gap

struct Edge {
    int from, to;
    bool strategy;
    int from_shift = 0, to_shift = 0; // how far from the middle of the vertex's side it leaves and arrives
    int track = 0;                    // within a column: how far out it goes
};

// In the region of whoever wins there.
std::uint32_t rank_of(const Highlight& highlight, Vertex vertex) {
    const std::uint32_t rank = highlight.ranks[index(vertex)];
    return rank == Highlight::outside && !highlight.opponent.empty() ? highlight.opponent[index(vertex)] : rank;
}

class Picture {
public:
    Picture(const NamedArena& arena, const Highlight* highlight, Layers layers, Language language)
        : arena_(arena), highlight_(highlight), language_(language), halves_(layers == Layers::halves),
          columns_(arena_columns(arena, highlight, layers, language)) {
        each_vertex(arena.arena, [&](Vertex v) { add_vertex(v); });
        std::vector<LayoutVertex> vertices;
        std::vector<LayoutEdge> edges;
        for (std::size_t v = 0; v < shapes_.size(); ++v)
            vertices.push_back({columns_.of_vertex[v], shapes_[v].half_width,
                                shapes_[v].half_height + (loops_[v] > 0 ? 180 + 80 * loops_[v] : 0),
                                shapes_[v].half_height + (ranked() ? 120 : 0)});
        for (const Edge& edge : edges_) edges.push_back({edge.from, edge.to});
        if (halves_) make_even(vertices);
        legend_ = legend();
        layout_ = lay_out(vertices, edges, legend_.width - 800, halves_ ? LayoutOrder::kept : LayoutOrder::sorted);
        const int margin = std::max(min_margin, (legend_.width + 400 - layout_.width) / 2);
        for (std::size_t v = 0; v < shapes_.size(); ++v) {
            shapes_[v].x = layout_.centres[v].x + margin;
            shapes_[v].y = layout_.centres[v].y + header;
        }
        for (auto& column : layout_.columns) column = {column.left + margin, column.right + margin};
        for (auto& bends : layout_.bends)
            for (int& y : bends) y += header;
        spread_ends();
        choose_tracks();
    }

    std::string svg() const {
        const int width = std::max(layout_.width + 2 * min_margin, legend_.width + 400);
        const int height = layout_.height + header + footer;
        std::string text = svg_head(width, height) + bands(height);
        for (const bool strategy : {false, true})
            for (std::size_t e = 0; e < edges_.size(); ++e)
                if (edges_[e].strategy == strategy) text += line(path(e), edges_[e].from, strategy);
        for (std::size_t v = 0; v < shapes_.size(); ++v) text += vertex(v);
        const auto below = SvgElement("g").set("transform", "translate(20 " + svg_length(pixels(height - 220)) + ")");
        return text + below.around(legend_.text) + "\n</svg>\n";
    }

private:
    // Rows are level if all vertices need the same room.
    static void make_even(std::vector<LayoutVertex>& vertices) {
        int above = 0, below = 0;
        for (const LayoutVertex& vertex : vertices)
            above = std::max(above, vertex.above), below = std::max(below, vertex.below);
        for (LayoutVertex& vertex : vertices) vertex.above = above, vertex.below = below;
    }

    bool ranked() const { return highlight_ && !highlight_->ranks.empty(); }
    bool three_regions() const { return ranked() && !highlight_->opponent.empty(); }
    Region region(std::size_t v) const {
        return ranked() ? region_of(*highlight_, Vertex{static_cast<std::uint32_t>(v)}) : Region::plain;
    }
    std::string shown(Vertex v) const {
        const std::string name = shown_name(arena_.name(v));
        return arena_.priorities.empty() ? name : name + " · " + std::to_string(arena_.priorities[index(v)]);
    }

    void add_vertex(Vertex v) {
        const bool box = arena_.owned && arena_.arena.owner(v) == Player::two;
        const auto form = arena_.target[index(v)] ? VertexShape::Form::diamond
                          : arena_.is_lost(v)     ? VertexShape::Form::double_diamond
                          : box                   ? VertexShape::Form::box
                                                  : VertexShape::Form::circle;
        shapes_.push_back(VertexShape::around(form, text_width(shown(v))));
        loops_.push_back(0);
        Vertex thick = highlight_ && !highlight_->strategy.empty() ? highlight_->strategy[index(v)] : no_vertex;
        thick_loop_.push_back(thick == v);
        for (Vertex w : arena_.arena.successors(v)) {
            if (w == v)
                ++loops_.back();
            else
                edges_.push_back({static_cast<int>(index(v)), static_cast<int>(index(w)), w == thick});
            if (w == thick) thick = no_vertex; // of parallel edges, the first
        }
    }

    // 1: to the right. Edges within a column leave and arrive on the right if they go down, else on the left.
    int direction(const Edge& edge) const {
        const int from = columns_.of_vertex[edge.from], to = columns_.of_vertex[edge.to];
        if (from == to) return shapes_[edge.to].y > shapes_[edge.from].y ? 1 : -1;
        return to > from ? 1 : -1;
    }
    bool within_column(const Edge& edge) const { return columns_.of_vertex[edge.from] == columns_.of_vertex[edge.to]; }

    // Edges that touch the same side of a vertex do so one below the other, in the order in which they come.
    void spread_ends() {
        struct End {
            int towards; // the height that it goes to or comes from
            std::size_t edge;
            bool is_source;
        };
        std::vector<std::vector<End>> sides(2 * shapes_.size()); // left and right of each vertex
        for (std::size_t e = 0; e < edges_.size(); ++e) {
            const Edge& edge = edges_[e];
            const auto& bends = layout_.bends[e];
            const bool right = direction(edge) > 0, arrives_right = within_column(edge) == right;
            sides[2 * edge.from + right].push_back({bends.empty() ? shapes_[edge.to].y : bends.front(), e, true});
            sides[2 * edge.to + arrives_right].push_back(
                {bends.empty() ? shapes_[edge.from].y : bends.back(), e, false});
        }
        for (std::size_t side = 0; side < sides.size(); ++side) {
            auto& ends = sides[side];
            std::ranges::stable_sort(ends, {}, &End::towards);
            const int count = static_cast<int>(ends.size());
            const int room = std::min(100 * (count - 1), shapes_[side / 2].half_height * 14 / 10);
            for (int i = 0; i < count; ++i) {
                Edge& edge = edges_[ends[i].edge];
                (ends[i].is_source ? edge.from_shift : edge.to_shift) =
                    count == 1 ? 0 : room * i / (count - 1) - room / 2;
            }
        }
    }

    // Edges within a column that pass the same height on the same side go at different distances, short ones nearer.
    void choose_tracks() {
        std::vector<Edge*> arcs;
        for (Edge& edge : edges_)
            if (within_column(edge)) arcs.push_back(&edge);
        const auto low = [&](const Edge& edge) { return std::min(shapes_[edge.from].y, shapes_[edge.to].y); };
        const auto high = [&](const Edge& edge) { return std::max(shapes_[edge.from].y, shapes_[edge.to].y); };
        std::ranges::stable_sort(arcs, {}, [&](const Edge* edge) { return high(*edge) - low(*edge); });
        for (std::size_t i = 0; i < arcs.size(); ++i) {
            Edge& edge = *arcs[i];
            for (std::size_t k = 0; k < i; ++k) {
                const Edge& other = *arcs[k];
                const bool beside = columns_.of_vertex[edge.from] == columns_.of_vertex[other.from] &&
                                    direction(edge) == direction(other) && low(edge) <= high(other) &&
                                    low(other) <= high(edge);
                if (beside) edge.track = std::max(edge.track, other.track + 1);
            }
        }
        for (Edge* edge : arcs) edge->track %= tracks;
    }

    std::string path(std::size_t e) const {
        const Edge& edge = edges_[e];
        const int way = direction(edge);
        const VertexShape &from = shapes_[edge.from], &to = shapes_[edge.to];
        Pen pen(from.side(way, edge.from_shift));
        if (within_column(edge)) {
            const auto end = to.side(way, edge.to_shift);
            const auto& column = layout_.columns[columns_.of_vertex[edge.from]];
            pen.arc((way > 0 ? column.right : column.left) + way * (200 + 110 * edge.track), end);
            return pen.path();
        }
        int column = columns_.of_vertex[edge.from] + way;
        for (int y : layout_.bends[e]) { // level through each column, so that no vertex is in the way
            const auto& [left, right] = layout_.columns[column];
            pen.curve({way > 0 ? left : right, y});
            pen.straight({way > 0 ? right : left, y});
            column += way;
        }
        const SvgPoint end = to.side(-way, edge.to_shift);
        if (halves_)
            pen.straight(end);
        else
            pen.curve(end);
        return pen.path();
    }

    std::string line(const std::string& path, std::size_t from, bool strategy) const {
        return edge_line(path, strategy ? region(from) : Region::plain, strategy);
    }

    std::string vertex(std::size_t v) const {
        const VertexShape& shape = shapes_[v];
        const Vertex of{static_cast<std::uint32_t>(v)};
        std::string text = SvgElement("title").around_text(arena_.name(of));
        for (int i = 0; i < loops_[v]; ++i) text += line(shape.loop(i), v, i == 0 && thick_loop_[v]);
        if (v == index(arena_.start)) text += edge_line(shape.start_arrow(), Region::plain, false);
        text += shape.outline(region(v)) + svg_label(shape.x, shape.y + 45, shown(of), "");
        if (ranked())
            if (const std::uint32_t rank = rank_of(*highlight_, of); rank != Highlight::outside)
                text += svg_label(shape.x, shape.y + shape.half_height + 115, std::to_string(rank), "rank");
        return SvgElement("g").set("class", "vertex").around(text) + "\n";
    }

    std::string bands(int height) const {
        std::string text;
        for (std::size_t i = 0; i < columns_.bands.size(); ++i) {
            const auto& band = columns_.bands[i];
            const int left = layout_.columns[band.first].left, right = layout_.columns[band.last].right;
            if (i % 2 == 0) text += svg_band(left - 150, 0, right - left + 300, height - footer + 130);
            text += svg_label((left + right) / 2, 220, band.label, "band");
        }
        return text;
    }

    Legend legend() const {
        const auto say = [&](const Text& words, int player = 0) {
            return fill(words.in(language_), std::vector<std::string>{std::to_string(player)});
        };
        const bool targets = arena_.has_targets(Player::one), lost = arena_.has_targets(Player::two);
        Legend legend;
        legend.add_start(say(words::drawing_start));
        if (arena_.owned) legend.add(VertexShape::Form::circle, Region::plain, say(words::drawing_player, 1));
        if (arena_.owned) legend.add(VertexShape::Form::box, Region::plain, say(words::drawing_player, 2));
        if (targets)
            legend.add(VertexShape::Form::diamond, Region::plain,
                       lost ? say(words::drawing_target_of, 1) : say(words::drawing_target));
        if (lost) legend.add(VertexShape::Form::double_diamond, Region::plain, say(words::drawing_target_of, 2));
        if (!arena_.priorities.empty()) legend.add_words(say(words::drawing_priority));
        if (!highlight_) return legend;
        if (three_regions()) {
            const int player = number(highlight_->player);
            legend.add(VertexShape::Form::circle, Region::inside, say(words::drawing_won, player));
            legend.add(VertexShape::Form::circle, Region::outside, say(words::drawing_won, 3 - player));
            legend.add(VertexShape::Form::circle, Region::neither, say(words::drawing_neither));
        } else if (ranked()) {
            legend.add(VertexShape::Form::circle, Region::inside,
                       say(words::drawing_attractor, number(highlight_->player)));
            legend.add(VertexShape::Form::circle, Region::outside, say(words::drawing_outside));
        }
        if (!highlight_->strategy.empty()) legend.add_strategy(say(words::drawing_strategy));
        return legend;
    }

    const NamedArena& arena_;
    const Highlight* highlight_;
    Language language_;
    bool halves_; // every position once for each player: rows, and straight lines between them
    ArenaColumns columns_;
    std::vector<VertexShape> shapes_;
    std::vector<int> loops_; // how many edges lead from a vertex to itself
    std::vector<bool> thick_loop_;
    std::vector<Edge> edges_; // the others
    Legend legend_;
    LayeredLayout layout_;
};

} // namespace

Region region_of(const Highlight& highlight, Vertex vertex) {
    if (highlight.ranks[index(vertex)] != Highlight::outside) return Region::inside;
    const bool opponents = highlight.opponent.empty() || highlight.opponent[index(vertex)] != Highlight::outside;
    return opponents ? Region::outside : Region::neither;
}

std::string draw_svg(const NamedArena& arena, const Highlight* highlight, Layers layers, Language language) {
    return Picture(arena, highlight, layers, language).svg();
}

std::string draw_dot(const NamedArena& arena, const Highlight* highlight) {
    if (!highlight) return write_dot(arena);
    DotStyle style;
    if (!highlight->ranks.empty())
        style.vertex = [&](Vertex v) {
            const std::uint32_t rank = rank_of(*highlight, v);
            const Region region = region_of(*highlight, v);
            const char* style = region == Region::inside    ? "filled"
                                : region == Region::outside ? "\"filled,dashed\""
                                                            : "\"filled,dotted\"";
            return std::string(", color=\"") + dark(region) + "\", fillcolor=\"" + light(region) +
                   "\", style=" + style + (rank == Highlight::outside ? "" : ", xlabel=" + std::to_string(rank));
        };
    if (!highlight->strategy.empty())
        style.edge = [&](Vertex v, std::size_t edge) {
            const auto successors = arena.arena.successors(v);
            const auto first = std::ranges::find(successors, highlight->strategy[index(v)]);
            return first - successors.begin() == static_cast<std::ptrdiff_t>(edge) ? " [penwidth=3]" : "";
        };
    return write_dot(arena, style);
}

} // namespace zermelo
