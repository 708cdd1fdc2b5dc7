// Heuristics of A* by name, and whether they keep their promises.
#pragma once

#include "lessons/paths/shortest.hpp"

namespace zermelo {

// What is thought to be left from every vertex to the target, in the units of the graph, rounded down:
//   zero            nothing: A* is Dijkstra
//   euclid          the straight line between coordinates
//   great-circle    the way over the globe in kilometres, from longitude and latitude; great-circle:m in metres
//   NAME            a column of the file
// The graph is taken to smaller units where that shows the estimate better; its weights stay what they are.
Result<std::vector<std::int64_t>> estimates(Graph& graph, const std::string& name, std::uint32_t target);

// The heuristic that is meant where none is named: a column "estimate", else the straight line, else zero.
std::string standard_heuristic(const Graph& graph);

struct Audit {
    struct Edge {
        std::uint32_t from, to;
        std::int64_t weight;
    };
    // Not admissible: more is thought to be left from this vertex than there is.
    struct TooHigh {
        std::uint32_t vertex;
        std::int64_t estimate, left;
        std::optional<Edge>
            edge; // on the shortest way from there, along which the estimate falls by more than the weight
    };
    std::optional<TooHigh> too_high;
    std::optional<Edge> inconsistent; // an edge u-v with estimate(u) > weight + estimate(v)
    std::int64_t least;               // the true distance from the start, or unreached
};

// Compares the estimates with the true distances, found by Dijkstra from the target backwards; where the estimates are
// consistent, `found`, the distance that A* found, is the true one, and that search is spared.
Audit audit(const Graph& graph, const std::vector<std::int64_t>& estimate, std::uint32_t from, std::uint32_t target,
            std::optional<std::int64_t> found = std::nullopt);

} // namespace zermelo
