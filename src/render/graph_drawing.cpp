#include "render/graph_drawing.hpp"

#include "render/svg_canvas.hpp"
#include "render/svg_table.hpp"

#include <cmath>
#include <numbers>
#include <set>

namespace zermelo {

namespace {

constexpr double frame_width = 800, frame_margin = 40, vertex_radius = 16;

struct GraphPoint {
    double x, y;
};

double value_of(Decimal number) { return static_cast<double>(number.units) / std::pow(10.0, number.places); }

std::vector<GraphPoint> on_circle(std::size_t count) {
    std::vector<GraphPoint> points;
    for (std::size_t i = 0; i < count; ++i) {
        const double turn =
            2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(count) - std::numbers::pi / 2;
        points.push_back({frame_width / 2 * (1 + std::cos(turn)), frame_width / 2 * (1 + std::sin(turn))});
    }
    return points;
}

// Where each vertex is drawn, in a frame `frame_width` wide; y points up in the file and down on the page.
std::vector<GraphPoint> points_of(const Graph& graph) {
    if (graph.positions().size() < graph.size()) return on_circle(graph.size());
    std::vector<GraphPoint> points;
    for (std::uint32_t v = 0; v < graph.size(); ++v) {
        const auto& [x, y] = *graph.positions().find(v);
        points.push_back({value_of(x), -value_of(y)});
    }
    GraphPoint low = points[0], high = points[0];
    for (const GraphPoint& p : points) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    const double extent = std::max({high.x - low.x, high.y - low.y, 1e-300});
    for (GraphPoint& p : points) p = {(p.x - low.x) / extent * frame_width, (p.y - low.y) / extent * frame_width};
    return points;
}

void draw_edge(SvgCanvas& svg, GraphPoint from, GraphPoint to, const std::string& label, bool arrow, bool on_path) {
    const double dx = to.x - from.x, dy = to.y - from.y, length = std::max(std::hypot(dx, dy), 1e-9);
    const std::string style = on_path ? "stroke:#d32f2f;stroke-width:4" : "stroke:#999;stroke-width:1.5";
    const GraphPoint tip{to.x - dx / length * vertex_radius, to.y - dy / length * vertex_radius};
    svg.line(from.x, from.y, tip.x, tip.y, style);
    if (arrow)
        for (double side : {0.4, -0.4}) {
            const double c = std::cos(side), s = std::sin(side), back = 12 / length;
            svg.line(tip.x, tip.y, tip.x - (dx * c - dy * s) * back, tip.y - (dx * s + dy * c) * back, style);
        }
    // Beside the line; for arrows on the left, so that the two of a pair do not meet.
    const double shift = arrow ? 12 : 0;
    const GraphPoint middle{(from.x + to.x) / 2 + dy / length * shift, (from.y + to.y) / 2 - dx / length * shift};
    svg.text(middle.x, middle.y, label, "paint-order:stroke;stroke:white;stroke-width:5px");
}

const char* colour_behind(StepCell::Kind kind) {
    switch (kind) {
    case StepCell::Kind::head: return "#eee";
    case StepCell::Kind::chosen_now: return "#ffd27f";
    case StepCell::Kind::chosen_before: return "#dcedc8";
    case StepCell::Kind::plain: break;
    }
    return "none";
}

} // namespace

std::string draw_graph(const Graph& graph, const StepRecorder& recorder, const std::vector<std::uint32_t>& path) {
    std::vector<GraphPoint> points = points_of(graph);
    double height = 0;
    for (GraphPoint& p : points) {
        p = {p.x + frame_margin, p.y + frame_margin};
        height = std::max(height, p.y);
    }
    SvgCanvas svg(frame_width + 2 * frame_margin, height + frame_margin);
    std::set<std::pair<std::uint32_t, std::uint32_t>> on_path;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        on_path.emplace(path[i], path[i + 1]);
        if (!graph.directed()) on_path.emplace(path[i + 1], path[i]);
    }
    for (std::uint32_t v = 0; v < graph.size(); ++v)
        for (const Graph::Arc& arc : graph.arcs(v))
            if (arc.to != v && (graph.directed() || v < arc.to))
                draw_edge(svg, points[v], points[arc.to], graph.print(arc.weight), graph.directed(),
                          on_path.contains({v, arc.to}));
    std::vector<std::string> fills(graph.size(), "white");
    for (const auto& change : recorder.changes()) fills[change.vertex] = "#fff3c4";
    for (const auto& step : recorder.steps()) fills[step.chosen] = "#aed581";
    for (std::uint32_t v = 0; v < graph.size(); ++v) {
        const bool hot = std::ranges::find(path, v) != path.end();
        svg.circle(points[v].x, points[v].y, vertex_radius,
                   "fill:" + fills[v] + (hot ? ";stroke:#d32f2f;stroke-width:3" : ";stroke:#555;stroke-width:1.5"));
        svg.text(points[v].x, points[v].y, graph.name(v));
    }
    return svg.document();
}

std::string write_svg(const StepTable& table) {
    std::vector<std::vector<SvgCell>> rows;
    each_table_row(table, [&](const std::vector<StepCell>& cells) {
        auto& row = rows.emplace_back();
        for (const StepCell& cell : cells) row.push_back({cell.text, colour_behind(cell.kind), cell.strong});
    });
    return svg_table(rows);
}

} // namespace zermelo
