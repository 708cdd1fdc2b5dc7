// Throws arbitrary files at the readers of graphs and payoff matrices. What is accepted must be answered.
//
// Input: a digit that chooses the format, then the file.
#include "lessons/matrices/elimination.hpp"
#include "lessons/paths/estimates.hpp"
#include "render/graph_drawing.hpp"

#include <cstdlib>

using namespace zermelo;

namespace {

void require(bool condition) {
    if (!condition) std::abort();
}

void try_graph(Result<Graph> graph) {
    if (!graph) return require(!graph.error().in(Language::french).empty());
    const auto target = static_cast<std::uint32_t>(graph->size() - 1);
    auto estimate = estimates(*graph, standard_heuristic(*graph), target);
    if (!estimate) estimate = std::vector<std::int64_t>(graph->size());
    StepRecorder steps;
    const Search found = shortest(*graph, 0, target, *estimate, steps);
    const Audit verdict = audit(*graph, *estimate, 0, target);
    require((found.distance[target] == unreached) == (verdict.least == unreached));
    require(found.distance[target] >= verdict.least);
    if (!verdict.too_high && !verdict.inconsistent) require(found.distance[target] == verdict.least);
    if (graph->size() <= 30) {
        write_csv({*graph, steps, &*estimate, "", ""});
        draw_graph(*graph, steps, path_to(found, target));
    }
}

// Coordinates come beside a graph.
Result<Graph> with_coordinates(std::string_view text) {
    GraphDraft draft;
    Source graph("g.gr", "p sp 4 3\na 1 2 50\na 2 3 40.5\na 3 4 9\n"), coordinates("g.co", text);
    read_graph_dimacs(graph, draft);
    read_dimacs_coordinates(coordinates, draft);
    if (!coordinates.ok()) return coordinates.error();
    return Graph::from_draft(std::move(draft), graph);
}

void try_matrix(const std::string& name, std::string_view text) {
    const auto game = matrix_from_text(name, text);
    if (!game) return require(!game.error().in(Language::french).empty());
    require(game->payoffs.size() == game->rows() * game->columns() && !game->payoffs.empty());
    if (game->payoffs.size() > 16) return;
    const Ranks ranks(*game);
    const GoOn always = [] { return true; };
    require(!pareto_cells(ranks).empty());
    const auto left = eliminate(*game, ranks, Dominance::weak, always).left;
    require(std::ranges::count(left.in[0], true) > 0 && std::ranges::count(left.in[1], true) > 0);
    if (!game->ordinal) require(!equilibria(*game, always).list.empty());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view input(reinterpret_cast<const char*>(data), size);
    if (input.empty()) return 0;
    const unsigned format = static_cast<unsigned char>(input.front() - '0') % 8;
    input.remove_prefix(1);
    constexpr std::string_view graphs[]{".json", ".dot", ".csv", ".gr"}, matrices[]{".txt", ".json", ".nfg"};
    if (format < 4)
        try_graph(graph_from_text("g" + std::string(graphs[format]), input));
    else if (format < 7)
        try_matrix("m" + std::string(matrices[format - 4]), input);
    else
        try_graph(with_coordinates(input));
    return 0;
}
