#include "ask/path_study.hpp"

#include "ask/ask_errors.hpp"

namespace zermelo {

namespace {

constexpr std::size_t few_cells = 10'000, max_cells = 4'000'000;

Result<std::uint32_t> find_vertex(const Graph& graph, const std::string& name, const char* place) {
    const auto found = graph.find(name);
    if (!found) return Error{place, errors::unknown_vertex, {name}};
    return *found;
}

} // namespace

Result<PathStudy> PathStudy::make(const PathRequest& request) {
    auto graph = read_graph(request.file, request.coordinates, request.directed, {request.from, request.to});
    if (!graph) return graph.error();
    return of(std::move(*graph), request);
}

Result<PathStudy> PathStudy::of(Graph graph, const PathRequest& request) {
    PathStudy study(std::move(graph), request);
    const auto from = find_vertex(study.graph_, request.from, "FROM");
    if (!from) return from.error();
    const auto to = find_vertex(study.graph_, request.to, "TO");
    if (!to) return to.error();
    study.from_ = *from, study.to_ = *to;
    std::string& heuristic = study.request_.heuristic;
    if (request.astar) {
        if (heuristic.empty()) heuristic = standard_heuristic(study.graph_);
        auto read = zermelo::estimates(study.graph_, heuristic, study.to_);
        if (!read) return read.error();
        study.estimates_ = std::move(*read);
    } else if (!heuristic.empty())
        return Error{"--heuristic", errors::heuristic_needs_astar, {}};
    study.search();
    return study;
}

void PathStudy::search() {
    const auto target = request_.full ? std::nullopt : std::optional(to_);
    const auto search = [&](auto& trace) {
        search_ = is_astar() ? shortest(graph_, from_, target, estimates_, trace)
                             : shortest(graph_, from_, target, ZeroEstimate{}, trace);
    };
    NoSteps none; // (of a large graph nobody sees the steps who has not asked for them)
    if (request_.trace || request_.steps || graph_.size() <= few_cells)
        search(steps_);
    else
        search(none);
}

Result<FoundPath> PathStudy::found() const {
    if (request_.trace)
        if (auto small = check_table(); !small) return small.error();
    FoundPath found{described(), request_.from, request_.to, run()};
    if (request_.trace || (graph_.size() <= few_cells && cells() <= few_cells)) found.table = table();
    if (is_astar()) found.audit = audit();
    return found;
}

ComparedPaths PathStudy::compared() const {
    PathRequest without_estimates = request_;
    without_estimates.astar = false;
    without_estimates.heuristic.clear();
    PathStudy plain(graph_, without_estimates);
    plain.from_ = from_, plain.to_ = to_;
    plain.search();
    return {described(), request_.from, request_.to, {plain.run(), run()}, audit()};
}

Result<void> PathStudy::check_table() const {
    if (cells() <= max_cells) return {};
    return Error{"--trace",
                 errors::table_too_large,
                 {std::to_string(steps_.steps().size()), std::to_string(graph_.size()), std::to_string(max_cells)}};
}

std::optional<ExactNumber> PathStudy::print(std::int64_t distance) const {
    return distance == unreached ? std::nullopt : std::optional(graph_.print(distance));
}

PathRun PathStudy::run() const {
    PathRun run{is_astar() ? std::optional(request_.heuristic) : std::nullopt,
                print(search_.distance[to_]),
                {},
                search_.chosen,
                search_.reached};
    for (std::uint32_t v : path()) run.path.push_back(graph_.name(v));
    return run;
}

PathTable PathStudy::table() const {
    PathTable table;
    for (std::uint32_t v = 0; v < graph_.size(); ++v) table.vertices.push_back(graph_.name(v));
    const auto total = [&](std::uint32_t v, std::int64_t distance) {
        return is_astar() ? std::optional(graph_.print(distance + estimates_[v])) : std::nullopt;
    };
    each_row(steps_, graph_.size(), [&](const StepRow& row) {
        const std::int64_t here = row.known[row.chosen].distance;
        PathStep step{row.chosen, graph_.print(here), {}, total(row.chosen, here)};
        if (is_astar()) step.estimate = graph_.print(estimates_[row.chosen]);
        for (std::uint32_t v = 0; v < graph_.size(); ++v) {
            const auto& [distance, through, chosen, changed] = row.known[v];
            if (distance == unreached) continue;
            const auto before = through == no_vertex_before ? std::nullopt : std::optional(through);
            step.known.push_back({v, graph_.print(distance), before, total(v, distance), chosen});
        }
        table.steps.push_back(std::move(step));
    });
    return table;
}

SteepEdge PathStudy::steep(const Audit::Edge& edge) const {
    return {graph_.name(edge.from), graph_.name(edge.to), graph_.print(edge.weight),
            graph_.print(estimates_[edge.from]), graph_.print(estimates_[edge.to])};
}

HeuristicAudit PathStudy::audit() const {
    const Audit facts = zermelo::audit(graph_, estimates_, from_, to_, search_.distance[to_]);
    HeuristicAudit audit{.heuristic = request_.heuristic,
                         .found = print(search_.distance[to_]),
                         .least = print(facts.least),
                         .shortest = search_.distance[to_] == facts.least};
    if (const auto& high = facts.too_high) {
        audit.too_high = {graph_.name(high->vertex), graph_.print(high->estimate), graph_.print(high->left), {}};
        if (high->edge) audit.too_high->edge = steep(*high->edge);
    }
    if (facts.inconsistent) audit.inconsistent = steep(*facts.inconsistent);
    return audit;
}

} // namespace zermelo
