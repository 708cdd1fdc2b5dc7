// Shortest paths as drawings: the graph, and the table of the steps.
#pragma once

#include "lessons/paths/step_table.hpp"

namespace zermelo {

// The graph with its weights: the vertices chosen, those reached, and the path. On a circle where a vertex has no
// coordinates.
std::string draw_graph(const Graph& graph, const StepRecorder& recorder, const std::vector<std::uint32_t>& path);

// The table, with a colour for the vertex that a step chose and for those chosen before.
std::string write_svg(const StepTable& table);

} // namespace zermelo
