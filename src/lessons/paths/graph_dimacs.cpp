// DIMACS, the format of the road networks that people measure with.
//
//   graph (.gr)                          coordinates (.co)
//   c a comment                          c a comment
//   p sp VERTICES ARCS                   p aux sp co VERTICES
//   a FROM TO WEIGHT                     v VERTEX X Y
//
// Vertices are numbered from 1. What the first line promises is checked, never allocated: only vertices with an arc
// count.
#include "core/parameters.hpp"
#include "lessons/paths/graph_draft.hpp"
#include "lessons/paths/graph_errors.hpp"

namespace zermelo {

namespace {

// What the two kinds of file have in common.
struct Shape {
    std::string_view kind;       // the words after p
    std::string_view item;       // the letter of a line that counts
    std::string_view item_shape; // such a line, to be shown
    std::string_view letters;    // that a line may begin with
    bool own_count;              // the number of such lines follows that of the vertices
};

class DimacsReader {
public:
    DimacsReader(Source& source, const Shape& shape) : source_(source), shape_(shape) {}

    // Calls item(cells) for each line that counts; its first cell is the letter.
    template <class Item> void read(Item&& item) {
        std::uint64_t lines = 0;
        while (!source_.at_end()) {
            const std::size_t at = source_.at();
            const auto cells = cells_of(source_.line(), at, ' ');
            if (cells.empty() || cells[0].text == "c") continue;
            if (cells[0].text == "p") {
                header(cells);
            } else if (cells[0].text == shape_.item) {
                if (!vertices_) return source_.fail(at, errors::dimacs_header, {std::string(shape_.kind)});
                if (cells.size() != 4) return source_.fail(at, errors::dimacs_shape, {std::string(shape_.item_shape)});
                ++lines;
                item(cells);
            } else {
                return source_.fail(cells[0].at, errors::dimacs_line,
                                    {std::string(shape_.letters), shown(cells[0].text)});
            }
        }
        if (!source_.ok()) return;
        if (!vertices_) return source_.fail(source_.at(), errors::dimacs_header, {std::string(shape_.kind)});
        if (shape_.own_count && lines != promised_)
            source_.fail(source_.at(), errors::dimacs_count,
                         {std::to_string(promised_), std::string(shape_.item), std::to_string(lines)});
    }

    std::uint64_t vertices() const { return vertices_; }

    // The name of a vertex, checked and without leading zeros.
    std::string vertex(const Cell& cell) {
        const auto number = parse_number(cell.text, 1, vertices_, "");
        if (!number) source_.fail(cell.at, errors::dimacs_vertex, {shown(cell.text), std::to_string(vertices_)});
        return number ? std::to_string(*number) : "";
    }

private:
    void header(const std::vector<Cell>& cells) {
        const auto kind = split(shape_.kind, ' ');
        const std::size_t counts = shape_.own_count ? 2 : 1;
        bool fits = cells.size() == 1 + kind.size() + counts;
        for (std::size_t i = 0; fits && i < kind.size(); ++i) fits = cells[1 + i].text == kind[i];
        if (!fits || vertices_) return source_.fail(cells[0].at, errors::dimacs_header, {std::string(shape_.kind)});
        constexpr std::uint64_t most = 0xFFFFFFFF;
        for (std::size_t i = 0; i < counts; ++i) {
            const Cell& cell = cells[1 + kind.size() + i];
            const auto number = parse_number(cell.text, i == 0 ? 1 : 0, most, source_.place(cell.at));
            if (!number) return source_.fail(cell.at, number.error().sentence, number.error().arguments);
            (i == 0 ? vertices_ : promised_) = *number;
        }
    }

    Source& source_;
    const Shape& shape_;
    std::uint64_t vertices_ = 0, promised_ = 0;
};

} // namespace

void read_graph_dimacs(Source& source, GraphDraft& draft) {
    draft.directed = draft.micro_degrees = true;
    const Shape shape{"sp", "a", "a FROM TO WEIGHT", "c, p, a", true};
    DimacsReader reader(source, shape);
    reader.read([&](const std::vector<Cell>& cells) {
        const std::string from = reader.vertex(cells[1]), to = reader.vertex(cells[2]);
        const Decimal weight = decimal_at(source, cells[3].text, cells[3].at);
        if (source.ok()) {
            const std::uint32_t tail = draft.vertex(from), head = draft.vertex(to);
            draft.edges.push_back({tail, head, weight, cells[3].at});
        }
    });
    draft.numbered = reader.vertices();
}

void read_dimacs_coordinates(Source& source, GraphDraft& draft) {
    const Shape shape{"aux sp co", "v", "v VERTEX X Y", "c, p, v", false};
    DimacsReader reader(source, shape);
    reader.read([&](const std::vector<Cell>& cells) {
        const auto vertex = draft.find(reader.vertex(cells[1]));
        const Decimal x = decimal_at(source, cells[2].text, cells[2].at);
        const Decimal y = decimal_at(source, cells[3].text, cells[3].at);
        if (vertex) draft.positions[*vertex] = {x, y}; // a vertex without arcs needs none
    });
}

} // namespace zermelo
