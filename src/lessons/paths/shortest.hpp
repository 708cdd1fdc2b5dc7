// Dijkstra and A* are one search: the next vertex is the one with the least distance plus estimate. Dijkstra estimates
// 0.
#pragma once

#include "lessons/paths/frontier.hpp"
#include "lessons/paths/graph.hpp"

#include <algorithm>
#include <limits>

namespace zermelo {

constexpr std::int64_t unreached = std::numeric_limits<std::int64_t>::max();
constexpr std::uint32_t no_vertex_before = ~std::uint32_t{0};

struct Search {
    std::vector<std::int64_t> distance;  // the least known so far; of a chosen vertex, the one it was chosen with
    std::vector<std::uint32_t> previous; // on the way there
    std::uint64_t chosen = 0;            // vertices, one a step
    std::uint64_t reached = 0;           // vertices with a distance, chosen or not
};

// The estimate of Dijkstra.
struct ZeroEstimate {
    constexpr std::int64_t operator[](std::size_t) const { return 0; }
};

struct NoSteps {
    void chosen(std::uint32_t, std::int64_t) {}
    void improved(std::uint32_t, std::int64_t, std::uint32_t) {}
};

// From `from` to `target`; with no target, to every vertex. `estimate[v]` is what is thought to be left from v.
//
// A chosen vertex is never chosen again, as on paper. The distances are shortest where the estimate is consistent;
// where it is not they may be longer, but the search still ends after one step a vertex (choosing again could take 2^n
// steps).
template <class Estimate, class Trace>
Search shortest(const Graph& graph, std::uint32_t from, std::optional<std::uint32_t> target, const Estimate& estimate,
                Trace& trace) {
    Search search{std::vector<std::int64_t>(graph.size(), unreached),
                  std::vector<std::uint32_t>(graph.size(), no_vertex_before)};
    Frontier frontier(graph.size());
    const auto improve = [&](std::uint32_t vertex, std::int64_t distance, std::uint32_t through) {
        if (search.distance[vertex] == unreached) ++search.reached;
        search.distance[vertex] = distance;
        search.previous[vertex] = through;
        trace.improved(vertex, distance, through);
        frontier.put(vertex, distance + estimate[vertex]);
    };

    // Step 1. Only the start is known, at distance 0.
    improve(from, 0, no_vertex_before);
    while (!frontier.empty()) {
        // Step 2. Of the vertices that wait, choose the one with the least distance plus estimate.
        const std::uint32_t vertex = frontier.choose();
        ++search.chosen;
        trace.chosen(vertex, search.distance[vertex]);
        // Step 3. At the target the search is over.
        if (vertex == target) break;
        // Step 4. Its neighbours may be nearer through it.
        const std::int64_t here = search.distance[vertex];
        for (const Graph::Arc& arc : graph.arcs(vertex)) {
            const std::int64_t distance = here + arc.weight;
            if (distance < search.distance[arc.to] && !frontier.chosen(arc.to)) improve(arc.to, distance, vertex);
        }
    }
    return search;
}

// From the start to the vertex; empty where it was not reached.
inline std::vector<std::uint32_t> path_to(const Search& search, std::uint32_t vertex) {
    std::vector<std::uint32_t> path;
    if (search.distance[vertex] == unreached) return path;
    for (; vertex != no_vertex_before; vertex = search.previous[vertex]) path.push_back(vertex);
    std::ranges::reverse(path);
    return path;
}

} // namespace zermelo
