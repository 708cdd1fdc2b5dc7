// Throws arbitrary files at the readers of graphs and payoff matrices. What is accepted must be answered.
//
// Input: the number of a format, then the file.
#include "lessons/matrices/elimination.hpp"
#include "lessons/paths/estimates.hpp"
#include "render/graph_drawing.hpp"

#include <cstdlib>

using namespace zermelo;

namespace {

void require(bool condition) {
    if (!condition) std::abort();
}

void try_graph(const std::string& name, std::string_view text) {
    auto graph = graph_from_text(name, text);
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
    const unsigned format = static_cast<unsigned char>(input.front());
    input.remove_prefix(1);
    constexpr std::string_view graphs[]{".json", ".dot", ".csv", ".gr"}, matrices[]{".txt", ".json", ".nfg"};
    if (format % 7 < 4)
        try_graph("g" + std::string(graphs[format % 7]), input);
    else
        try_matrix("m" + std::string(matrices[format % 7 - 4]), input);
    return 0;
}
