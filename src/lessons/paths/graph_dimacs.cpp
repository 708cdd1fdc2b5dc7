// DIMACS, the format of the road networks that people measure with.
//
//   graph (.gr)                          coordinates (.co)
//   c a comment                          c a comment
//   p sp VERTICES ARCS                   p aux sp co VERTICES
//   a FROM TO WEIGHT                     v VERTEX X Y
//
// Vertices are numbered from 1. What the first line promises is checked, never allocated: only vertices with an arc
// count.
#include "core/characters.hpp"
#include "core/parameters.hpp"
#include "lessons/paths/graph_draft.hpp"
#include "lessons/paths/graph_errors.hpp"

#include <algorithm>
#include <array>
#include <type_traits>

namespace zermelo {

namespace {

constexpr std::size_t shortest_arc = 8; // "a 1 2 3" and the end of its line

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

    // Calls item(first, second, third) for each line that counts, with what stands behind its letter: numbers in a
    // plain line, as nearly all are, else cells.
    template <class Item> void read(Item&& item) {
        std::uint64_t lines = 0;
        while (!source_.at_end()) {
            const std::size_t at = source_.at();
            if (std::array<std::uint32_t, 3> numbers; vertices_ && plain_line(numbers)) {
                ++lines;
                item(numbers);
                continue;
            }
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

    std::uint64_t promised() const { return promised_; }

    // The number of a vertex, checked.
    std::uint32_t vertex(const Cell& cell) {
        const auto number = parse_number(cell.text, 1, vertices_, "");
        if (!number) source_.fail(cell.at, errors::dimacs_vertex, {shown(cell.text), std::to_string(vertices_)});
        return number ? static_cast<std::uint32_t>(*number) : 0;
    }

private:
    // "a 1 2 3" with single spaces, numbers of at most nine digits of which the first is a vertex, and an arc's second:
    // then we are on the next line. Else we are where we were.
    bool plain_line(std::array<std::uint32_t, 3>& numbers) {
        const std::string_view rest = source_.rest();
        const char *at = rest.data(), *end = at + rest.size();
        if (rest.size() < 2 || *at++ != shape_.item[0]) return false;
        for (std::uint32_t& number : numbers) {
            if (at == end || *at++ != ' ') return false;
            const char* begin = at;
            for (number = 0; at != end && is_digit(*at) && at - begin < 9; ++at)
                number = 10 * number + static_cast<std::uint32_t>(*at - '0');
            if (at == begin) return false;
        }
        if (at == end || *at++ != '\n') return false;
        for (std::size_t i = 0; i < (shape_.own_count ? 2 : 1); ++i)
            if (numbers[i] == 0 || numbers[i] > vertices_) return false;
        source_.skip(static_cast<std::size_t>(at - rest.data()));
        return true;
    }
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
    reader.read([&](const auto& line) {
        // As many as are promised, unless the file is too short for them.
        if (draft.edges.empty())
            draft.edges.reserve(std::min<std::uint64_t>(reader.promised(), source.text().size() / shortest_arc));
        if constexpr (std::is_same_v<decltype(line), const std::vector<Cell>&>) {
            const std::uint32_t from = reader.vertex(line[1]), to = reader.vertex(line[2]);
            const Decimal weight = decimal_at(source, line[3].text, line[3].at);
            if (!source.ok()) return;
            const std::uint32_t tail = draft.names.vertex(from);
            draft.add_edge(tail, draft.names.vertex(to), weight, line[3].at);
        } else {
            const std::uint32_t tail = draft.names.vertex(line[0]);
            draft.add_whole_edge(tail, draft.names.vertex(line[1]), line[2]);
        }
    });
    draft.numbered = reader.vertices();
}

void read_dimacs_coordinates(Source& source, GraphDraft& draft) {
    const Shape shape{"aux sp co", "v", "v VERTEX X Y", "c, p, v", false};
    DimacsReader reader(source, shape);
    const auto add = [&](std::uint32_t number, Decimal x, Decimal y) {
        if (const auto vertex = draft.names.find(number)) draft.positions.set(*vertex, {x, y});
        // (a vertex without arcs needs none)
    };
    reader.read([&](const auto& line) {
        if constexpr (std::is_same_v<decltype(line), const std::vector<Cell>&>) {
            const std::uint32_t vertex = reader.vertex(line[1]);
            const Decimal x = decimal_at(source, line[2].text, line[2].at);
            add(vertex, x, decimal_at(source, line[3].text, line[3].at));
        } else
            add(line[0], {line[1], 0}, {line[2], 0});
    });
}

} // namespace zermelo
