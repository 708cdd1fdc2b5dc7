// Shortest paths on a graph: what Dijkstra and A* found, step by step, and whether the heuristic keeps its promises.
#pragma once

#include "answers/exact_number.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace zermelo {

struct PathGraph {
    std::size_t vertices, edges;
    bool directed;
};

// What one algorithm found.
struct PathRun {
    std::optional<std::string> heuristic; // of A*; none: Dijkstra
    std::optional<ExactNumber> distance;  // none: there is no path
    std::vector<std::string> path;
    std::uint64_t visited, reached; // vertices: chosen, one a step; with a distance, chosen or not
};

// What is known of a vertex after a step.
struct PathCell {
    std::uint32_t vertex;
    ExactNumber distance;
    std::optional<std::uint32_t> before; // on the way there; none: the start
    std::optional<ExactNumber> total;    // with the estimate of A*
    bool chosen;                         // at this step or before
};
struct PathStep {
    std::uint32_t chosen;
    ExactNumber distance;
    std::optional<ExactNumber> estimate, total; // of A*
    std::vector<PathCell> known{};              // of the vertices reached so far, in their order
};
struct PathTable {
    std::vector<std::string> vertices{}; // names
    std::vector<PathStep> steps{};
};

// An edge along which the estimate falls by more than the weight.
struct SteepEdge {
    std::string from, to;
    ExactNumber weight, estimate_from, estimate_to;
};
struct HeuristicAudit {
    // More is thought to be left from this vertex than there is.
    struct TooHigh {
        std::string vertex;
        ExactNumber estimate, left;
        std::optional<SteepEdge> edge; // on the shortest way from there
    };
    std::string heuristic;
    std::optional<TooHigh> too_high{};
    std::optional<SteepEdge> inconsistent{};
    std::optional<ExactNumber> found, least; // the distance found, and the true one; none: there is no path
    bool shortest;                           // they are the same

    bool admissible() const { return !too_high; }
    // A consistent heuristic is 0 at the target, and then admissible.
    bool consistent() const { return !too_high && !inconsistent; }
    const std::optional<SteepEdge>& witness() const { return too_high ? too_high->edge : inconsistent; }
};

struct FoundPath {
    PathGraph graph;
    std::string from, to;
    PathRun run;
    std::optional<PathTable> table{};      // none where it is large and was not asked for
    std::optional<HeuristicAudit> audit{}; // of A*

    bool shortest() const { return !audit || audit->shortest; }
};

// Dijkstra and A* side by side.
struct ComparedPaths {
    PathGraph graph;
    std::string from, to;
    std::vector<PathRun> runs;
    HeuristicAudit audit;
};

} // namespace zermelo
