// Shortest paths on a graph from a file, as JSON, as a table and as a drawing.
#pragma once

#include "api/json.hpp"
#include "core/result.hpp"

#include <string>

namespace zermelo {

struct PathRequest {
    std::string file;        // the graph; - for standard input
    std::string coordinates; // a DIMACS .co file, or none
    std::string from, to;
    bool astar = false;
    std::string heuristic; // of A*; empty: an estimate column, else coordinates, else zero
    bool full = false;     // go on to every vertex instead of stopping at the target
    bool directed = false; // for files that do not say
    bool trace = false;    // the steps, however many
    Language language = Language::english;
};

// graph, from, to, algorithm, heuristic, distance, path[], visited, reached, order[], steps[], admissible, consistent,
// shortest, report[]. Null: distance where there is no path; order and steps where they are too many and were not asked
// for.
Result<Json> path_answer(const PathRequest& request);

// rows[] {algorithm, steps, visited, reached, path[], distance}: Dijkstra and A* side by side; report[] on the
// heuristic.
Result<Json> path_comparison(const PathRequest& request);

enum class PathPicture { csv, table, drawing };
Result<std::string> path_picture(const PathRequest& request, PathPicture picture);

} // namespace zermelo
