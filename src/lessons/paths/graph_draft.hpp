// A weighted graph as a file tells it, before it is checked as a whole.
#pragma once

#include "core/source.hpp"
#include "lessons/decimal.hpp"
#include "lessons/paths/vertex_names.hpp"

#include <array>
#include <map>
#include <optional>

namespace zermelo {

struct GraphDraft {
    struct Edge {
        std::uint32_t from, to;
        std::int64_t weight; // in units of its own
    };
    struct Detail {
        int places = 0;     // the weight is in units of 10^-places
        std::size_t at = 0; // where the file says it
    };
    using Position = std::array<Decimal, 2>; // x and y, or longitude and latitude

    bool directed = false;
    bool micro_degrees = false; // positions are millionths of degrees (DIMACS)
    std::uint64_t numbered = 0; // vertices 1 to this exist even if no edge names them (DIMACS)
    VertexNames names;
    Bulk<Edge> edges;
    Bulk<Detail> details; // of each edge; none at all where all are whole and cannot be wrong
    VertexValues<Position> positions;
    std::map<std::string, VertexValues<Decimal>, std::less<>> columns; // numbers of vertices, by name

    void add_edge(std::uint32_t from, std::uint32_t to, Decimal weight, std::size_t at) {
        details.resize(edges.size(), Detail{});
        details.push_back({weight.places, at});
        edges.push_back({from, to, weight.units});
    }
    // Requires a weight from 0 on, of at most nine digits.
    void add_whole_edge(std::uint32_t from, std::uint32_t to, std::uint32_t weight) {
        if (!details.empty()) details.push_back({});
        edges.push_back({from, to, weight});
    }
    // The number of a vertex, a new one for a new name.
    std::uint32_t vertex(std::string_view name) { return names.vertex(name); }
    std::optional<std::uint32_t> find(std::string_view name) const { return names.find(name); }
};

// Each reads one format into the draft; what is wrong stays in the source.
void read_graph_json(Source& source, GraphDraft& draft);
void read_graph_dot(Source& source, GraphDraft& draft);
void read_graph_csv(Source& source, GraphDraft& draft);
void read_graph_dimacs(Source& source, GraphDraft& draft);
void read_dimacs_coordinates(Source& source, GraphDraft& draft);

// A decimal at a place of the file; 0 and an error where it is none.
Decimal decimal_at(Source& source, std::string_view text, std::size_t at);

} // namespace zermelo
