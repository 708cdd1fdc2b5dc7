// A graph with exact weights from 0 on: for each vertex, the arcs that leave it, one after the other in one array.
#pragma once

#include "lessons/paths/graph_draft.hpp"

#include <span>

namespace zermelo {

class Graph {
public:
    struct Arc {
        std::uint32_t to;
        std::int64_t weight; // in units of 10^-places
    };

    // Checks what the file says as a whole. Distances, estimates and their sums fit in 62 bits.
    static Result<Graph> from_draft(GraphDraft draft, const Source& source);
    // The same graph with arcs as given, in the order of their tails: for graphs that no file holds.
    static Graph from_edges(std::size_t vertices, bool directed, std::span<const GraphDraft::Edge> edges);

    std::size_t size() const { return first_.size() - 1; }
    std::size_t edges() const { return edges_; }
    bool directed() const { return draft_.directed; }
    int places() const { return places_; }
    std::span<const Arc> arcs(std::uint32_t vertex) const {
        return std::span(arcs_).subspan(first_[vertex], first_[vertex + 1] - first_[vertex]);
    }
    std::string name(std::uint32_t vertex) const { return draft_.names[vertex]; }
    std::optional<std::uint32_t> find(std::string_view name) const { return draft_.find(name); }
    std::string print(std::int64_t units) const { return print_decimal(units, places_); }

    bool micro_degrees() const { return draft_.micro_degrees; }
    const auto& positions() const { return draft_.positions; }
    const auto& columns() const { return draft_.columns; }

    // The same weights in smaller units; false where they would not fit.
    bool refine(int places);
    // Every arc turned round.
    Graph reversed() const;

private:
    void lay_out(std::size_t vertices, std::span<const GraphDraft::Edge> edges);

    GraphDraft draft_; // names, positions, columns; its edges are laid out below
    Bulk<std::size_t> first_;
    Bulk<Arc> arcs_;
    std::size_t edges_ = 0;
    std::int64_t total_ = 0; // of all weights: no path is longer
    int places_ = 0;
};

constexpr std::int64_t max_units = std::int64_t{1} << 61;

// A graph from a file (- for standard input): the format is that of its name, else of its first words. `asked` are
// vertices that will be asked for: in a DIMACS file they may exist without an arc.
Result<Graph> read_graph(const std::string& file, std::string_view coordinates, bool directed,
                         const std::vector<std::string>& asked);
// The same from a text, for tests; the format is that of the name.
Result<Graph> graph_from_text(std::string name, std::string_view text, bool directed = false);

} // namespace zermelo
