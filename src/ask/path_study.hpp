// Shortest paths on a graph from a file: the question as people put it, and what is found.
#pragma once

#include "answers/path.hpp"
#include "core/result.hpp"
#include "lessons/paths/estimates.hpp"
#include "lessons/paths/step_table.hpp"

#include <string>
#include <vector>

namespace zermelo {

struct PathRequest {
    std::string file;          // the graph; - for standard input
    std::string coordinates{}; // a DIMACS .co file, or none
    std::string from, to;
    bool astar = false;
    std::string heuristic{}; // of A*; empty: an estimate column, else coordinates, else zero
    bool full = false;       // go on to every vertex instead of stopping at the target
    bool directed = false;   // for files that do not say
    bool trace = false;      // the steps, however many
    bool steps = false;      // they are kept, for a picture
};

// A question asked of a graph, and what the search found.
class PathStudy {
public:
    // Reads the graph and searches it.
    static Result<PathStudy> make(const PathRequest& request);
    // The same on a graph that is there already, whatever the request says of files.
    static Result<PathStudy> of(Graph graph, const PathRequest& request);

    Result<FoundPath> found() const;
    // Beside what Dijkstra finds. Requires a study of A*.
    ComparedPaths compared() const;

    // An error where the table of all steps is too large to write.
    Result<void> check_table() const;
    const Graph& graph() const { return graph_; }
    const StepRecorder& steps() const { return steps_; }
    const std::vector<std::int64_t>* estimates() const { return is_astar() ? &estimates_ : nullptr; }
    std::vector<std::uint32_t> path() const { return path_to(search_, to_); }

private:
    PathStudy(Graph graph, const PathRequest& request) : graph_(std::move(graph)), request_(request) {}
    bool is_astar() const { return request_.astar; }
    void search();
    PathRun run() const;
    PathTable table() const;
    HeuristicAudit audit() const;
    std::optional<ExactNumber> print(std::int64_t distance) const;
    SteepEdge steep(const Audit::Edge& edge) const;
    PathGraph described() const { return {graph_.size(), graph_.edges(), graph_.directed()}; }
    std::size_t cells() const { return steps_.steps().size() * graph_.size(); }

    Graph graph_;
    PathRequest request_;
    std::uint32_t from_ = 0, to_ = 0;
    std::vector<std::int64_t> estimates_; // of A*
    Search search_;
    StepRecorder steps_;
};

} // namespace zermelo
