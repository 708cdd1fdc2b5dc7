#include "lessons/paths/estimates.hpp"

#include "lessons/paths/graph_errors.hpp"

#include <cmath>
#include <numbers>

namespace zermelo {

namespace {

using Units = std::vector<std::int64_t>;
__extension__ typedef unsigned __int128 Wide; // for squares
__extension__ typedef __int128 Signed;

constexpr int shown_places = 3;    // of an estimate that is not whole
constexpr int position_places = 9; // of a coordinate; what is finer does not matter on a map

// The greatest whole number whose square is no more.
std::int64_t root(Wide square) {
    auto guess = static_cast<Wide>(std::sqrt(static_cast<long double>(square)));
    while (guess * guess > square) --guess;
    while ((guess + 1) * (guess + 1) <= square) ++guess;
    return static_cast<std::int64_t>(guess);
}

// A coordinate in units of 10^-places; nothing where it does not fit.
std::optional<std::int64_t> units_of(Decimal number, int places) {
    for (; number.places > places; --number.places) number.units /= 10;
    if (!scale_up(number.units, places - number.places) || std::abs(number.units) > max_units) return std::nullopt;
    return number.units;
}

std::optional<std::uint32_t> without_position(const Graph& graph) {
    for (std::uint32_t v = 0; v < graph.size(); ++v)
        if (!graph.positions().find(v)) return v;
    return std::nullopt;
}

// Exact: both coordinates and weights are whole numbers of the same unit, and the root is rounded down. Rounding down
// keeps an estimate admissible and consistent, since weights are whole.
Result<Units> straight_lines(Graph& graph, std::uint32_t target) {
    int places = 0;
    for (std::uint32_t v = 0; v < graph.size(); ++v)
        for (const Decimal& number : *graph.positions().find(v))
            places = std::max(places, std::min(number.places, position_places));
    graph.refine(graph.places() + shown_places);
    const int common = std::max(places, graph.places());
    std::vector<std::array<std::int64_t, 2>> points(graph.size());
    for (std::uint32_t vertex = 0; vertex < graph.size(); ++vertex) {
        const GraphDraft::Position& position = *graph.positions().find(vertex);
        const auto x = units_of(position[0], common), y = units_of(position[1], common);
        if (!x || !y) return Error{"euclid", errors::position_too_large, {graph.name(vertex)}};
        points[vertex] = {*x, *y};
    }
    std::int64_t coarser = 1;
    scale_up(coarser, common - graph.places());
    Units lines(graph.size());
    for (std::size_t v = 0; v < lines.size(); ++v) {
        const Signed dx = points[v][0] - points[target][0], dy = points[v][1] - points[target][1];
        lines[v] = root(static_cast<Wide>(dx * dx) + static_cast<Wide>(dy * dy)) / coarser;
        if (lines[v] > max_units)
            return Error{"euclid", errors::position_too_large, {graph.name(static_cast<std::uint32_t>(v))}};
    }
    return lines;
}

// The haversine formula on the mean radius; a billionth less, so that rounding never makes it too long.
Result<Units> great_circles(Graph& graph, std::uint32_t target, long double units_a_kilometre) {
    constexpr long double radius = 6371.0088L, degree = std::numbers::pi_v<long double> / 180;
    const long double unit = graph.micro_degrees() ? 1e-6L : 1;
    std::vector<std::array<long double, 2>> points(graph.size());
    for (std::uint32_t vertex = 0; vertex < graph.size(); ++vertex) {
        const GraphDraft::Position& position = *graph.positions().find(vertex);
        for (int i : {0, 1})
            points[vertex][static_cast<std::size_t>(i)] =
                unit * static_cast<long double>(position[static_cast<std::size_t>(i)].units) /
                std::pow(10.0L, position[static_cast<std::size_t>(i)].places);
        const auto [longitude, latitude] = points[vertex];
        if (std::abs(longitude) > 360 || std::abs(latitude) > 90)
            return Error{"great-circle",
                         errors::not_on_earth,
                         {graph.name(vertex), print_decimal(position[0].units, position[0].places),
                          print_decimal(position[1].units, position[1].places)}};
    }
    graph.refine(graph.places() + shown_places);
    const long double scale = units_a_kilometre * std::pow(10.0L, graph.places()) * (1 - 1e-9L);
    Units ways(graph.size());
    for (std::size_t v = 0; v < ways.size(); ++v) {
        const auto sine = [&](std::size_t i) { return std::sin((points[v][i] - points[target][i]) * degree / 2); };
        const long double chord = sine(1) * sine(1) + std::cos(points[v][1] * degree) *
                                                          std::cos(points[target][1] * degree) * sine(0) * sine(0);
        ways[v] = static_cast<std::int64_t>(std::min(2 * radius * std::asin(std::sqrt(std::min(chord, 1.0L))) * scale,
                                                     static_cast<long double>(max_units)));
    }
    return ways;
}

Result<Units> column(Graph& graph, const std::string& name) {
    const auto& values = graph.columns().find(name)->second;
    int places = 0;
    for (std::uint32_t v = 0; v < graph.size(); ++v)
        if (const Decimal* value = values.find(v)) places = std::max(places, value->places);
    if (!graph.refine(places)) return Error{name, errors::weights_too_large, {}};
    Units units(graph.size());
    for (std::uint32_t v = 0; v < graph.size(); ++v) {
        const Decimal* value = values.find(v);
        if (!value) return Error{"--heuristic", errors::no_column_value, {graph.name(v), name}};
        const auto scaled = units_of(*value, graph.places());
        if (!scaled) return Error{name, errors::weights_too_large, {}};
        units[v] = *scaled;
    }
    return units;
}

} // namespace

std::string standard_heuristic(const Graph& graph) {
    if (graph.columns().contains("estimate")) return "estimate";
    return without_position(graph) ? "zero" : "euclid";
}

Result<std::vector<std::int64_t>> estimates(Graph& graph, const std::string& name, std::uint32_t target) {
    if (graph.columns().contains(name)) return column(graph, name);
    if (name == "zero") return Units(graph.size());
    const bool globe = name == "great-circle" || name == "great-circle:m";
    if (name != "euclid" && !globe) {
        std::string columns;
        for (const auto& [column, values] : graph.columns()) columns += ", " + column;
        return Error{"--heuristic", errors::unknown_estimate, {shown(name), shown(columns)}};
    }
    if (const auto missing = without_position(graph))
        return Error{"--heuristic", errors::no_position, {graph.name(*missing), name}};
    return globe ? great_circles(graph, target, name == "great-circle" ? 1 : 1000) : straight_lines(graph, target);
}

Audit audit(const Graph& graph, const std::vector<std::int64_t>& estimate, std::uint32_t from, std::uint32_t target,
            std::optional<std::int64_t> found) {
    std::optional<Audit::Edge> inconsistent;
    for (std::uint32_t v = 0; v < graph.size() && !inconsistent; ++v)
        for (const Graph::Arc& arc : graph.arcs(v))
            if (estimate[v] > arc.weight + estimate[arc.to]) {
                inconsistent = {v, arc.to, arc.weight};
                break;
            }
    // What falls nowhere by more than the weight, down to 0 at the target, is nowhere too high.
    if (found && !inconsistent && estimate[target] == 0) return {{}, {}, *found};
    NoSteps silent;
    const Search left =
        shortest(graph.directed() ? graph.reversed() : graph, target, std::nullopt, ZeroEstimate{}, silent);
    Audit audit{{}, inconsistent, left.distance[from]};
    for (std::uint32_t v = 0; v < graph.size() && !audit.too_high; ++v)
        if (left.distance[v] != unreached && estimate[v] > left.distance[v])
            audit.too_high = {v, estimate[v], left.distance[v], {}};
    if (audit.too_high)
        for (std::uint32_t v = audit.too_high->vertex; v != target && !audit.too_high->edge; v = left.previous[v]) {
            const std::uint32_t next = left.previous[v];
            const std::int64_t weight = left.distance[v] - left.distance[next];
            if (estimate[v] > weight + estimate[next]) audit.too_high->edge = {v, next, weight};
        }
    return audit;
}

} // namespace zermelo
