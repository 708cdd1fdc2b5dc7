#include "lessons/paths/graph.hpp"

#include "core/machine/file_text.hpp"
#include "core/parameters.hpp"
#include "lessons/paths/graph_errors.hpp"

#include <algorithm>

namespace zermelo {

namespace {

using Reader = void (*)(Source&, GraphDraft&);

Reader reader_of(std::string_view name, std::string_view text) {
    for (auto [ending, reader] : {std::pair<std::string_view, Reader>{".json", read_graph_json},
                                  {".dot", read_graph_dot},
                                  {".gv", read_graph_dot},
                                  {".csv", read_graph_csv},
                                  {".gr", read_graph_dimacs}})
        if (name.ends_with(ending)) return reader;
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos) return read_graph_csv;
    text.remove_prefix(begin);
    if (text.starts_with('{')) return read_graph_json;
    for (std::string_view word : {"graph", "digraph", "strict"})
        if (text.starts_with(word)) return read_graph_dot;
    for (std::string_view word : {"c ", "p ", "c\n"})
        if (text.starts_with(word)) return read_graph_dimacs;
    return read_graph_csv;
}

Result<Graph> read(std::string name, std::string_view text, std::string_view coordinates, bool directed,
                   const std::vector<std::string>& asked) {
    GraphDraft draft;
    draft.directed = directed;
    Source source(std::move(name), text);
    reader_of(source.name(), text)(source, draft);
    if (!source.ok()) return source.error();
    for (const std::string& vertex : asked)
        if (const auto number = parse_number(vertex, 1, draft.numbered, "");
            number && std::to_string(*number) == vertex)
            draft.names.vertex(static_cast<std::uint32_t>(*number));
    if (!coordinates.empty()) {
        auto more = FileText::open(std::string(coordinates));
        if (!more) return more.error();
        Source beside{std::string(coordinates), more->text()};
        read_dimacs_coordinates(beside, draft);
        if (!beside.ok()) return beside.error();
    }
    return Graph::from_draft(std::move(draft), source);
}

} // namespace

Decimal decimal_at(Source& source, std::string_view text, std::size_t at) {
    const auto read = parse_decimal(text);
    if (const auto* number = std::get_if<Decimal>(&read)) return *number;
    source.fail(at, sentence(std::get<DecimalProblem>(read)), {shown(text)});
    return {};
}

Result<Graph> read_graph(const std::string& file, std::string_view coordinates, bool directed,
                         const std::vector<std::string>& asked) {
    auto text = FileText::open(file);
    if (!text) return text.error();
    return read(file, text->text(), coordinates, directed, asked);
}

Result<Graph> graph_from_text(std::string name, std::string_view text, bool directed) {
    return read(std::move(name), text, "", directed, {});
}

Result<Graph> Graph::from_draft(GraphDraft draft, const Source& source) {
    if (draft.names.empty()) return Error{source.name(), errors::no_edges, {}};
    Graph graph;
    for (const auto& detail : draft.details) graph.places_ = std::max(graph.places_, detail.places);
    for (std::size_t i = 0; i < draft.edges.size(); ++i) {
        auto& [from, to, weight] = draft.edges[i];
        const auto [places, at] = draft.details.empty() ? GraphDraft::Detail() : draft.details[i];
        if (weight < 0)
            return Error{source.place(at),
                         errors::negative_weight,
                         {draft.names[from], draft.names[to], print_decimal(weight, places)}};
        const bool fits =
            scale_up(weight, graph.places_ - places) && !__builtin_add_overflow(graph.total_, weight, &graph.total_);
        if (!fits || graph.total_ > max_units) return Error{source.place(at), errors::weights_too_large, {}};
    }
    graph.draft_ = std::move(draft);
    graph.lay_out(graph.draft_.names.size(), graph.draft_.edges);
    release(graph.draft_.edges);
    release(graph.draft_.details);
    return graph;
}

Graph Graph::from_edges(std::size_t vertices, bool directed, std::span<const GraphDraft::Edge> edges) {
    Graph graph;
    graph.draft_.directed = directed;
    for (const auto& edge : edges) graph.total_ += edge.weight;
    graph.lay_out(vertices, edges);
    return graph;
}

// Counts the arcs of each vertex, then puts each in its place: the order of the file is kept.
void Graph::lay_out(std::size_t vertices, std::span<const GraphDraft::Edge> edges) {
    edges_ = edges.size();
    first_.assign(vertices + 1, 0);
    const bool both = !directed();
    for (const auto& edge : edges) {
        ++first_[edge.from + 1];
        if (both && edge.from != edge.to) ++first_[edge.to + 1];
    }
    for (std::size_t v = 0; v < vertices; ++v) first_[v + 1] += first_[v];
    arcs_.resize(first_[vertices]);
    Bulk<std::size_t> next(first_.begin(), first_.end() - 1);
    for (const auto& edge : edges) {
        arcs_[next[edge.from]++] = {edge.to, edge.weight};
        if (both && edge.from != edge.to) arcs_[next[edge.to]++] = {edge.from, edge.weight};
    }
}

bool Graph::refine(int places) {
    if (places <= places_) return true;
    std::int64_t total = total_;
    if (!scale_up(total, places - places_) || total > max_units) return false;
    for (Arc& arc : arcs_) scale_up(arc.weight, places - places_);
    total_ = total;
    places_ = places;
    return true;
}

Graph Graph::reversed() const {
    Bulk<GraphDraft::Edge> edges;
    edges.reserve(arcs_.size());
    for (std::uint32_t v = 0; v < size(); ++v)
        for (const Arc& arc : arcs(v)) edges.push_back({arc.to, v, arc.weight});
    return from_edges(size(), true, edges);
}

} // namespace zermelo
