// An edge a line: FROM,TO,WEIGHT. A first line whose third cell is no number is a header; # begins a comment; cells may
// also be separated by semicolons or tabs.
#include "lessons/paths/graph_draft.hpp"
#include "lessons/paths/graph_errors.hpp"

namespace zermelo {

namespace {

char separator_of(std::string_view line) {
    for (char separator : {'\t', ';'})
        if (line.find(separator) != std::string_view::npos) return separator;
    return ',';
}

// "a b" in double quotes is the cell a b.
std::string_view unquoted(std::string_view cell) {
    const bool quoted = cell.size() >= 2 && cell.starts_with('"') && cell.ends_with('"');
    return quoted ? cell.substr(1, cell.size() - 2) : cell;
}

} // namespace

void read_graph_csv(Source& source, GraphDraft& draft) {
    bool first = true;
    while (!source.at_end()) {
        const std::size_t at = source.at();
        const std::string_view line = source.line();
        if (line.find_first_not_of(" \t") == std::string_view::npos || line.starts_with('#')) continue;
        const auto cells = cells_of(line, at, separator_of(line));
        if (cells.size() != 3) return source.fail(at, errors::edge_needs_three, {std::to_string(cells.size())});
        const bool header =
            std::exchange(first, false) && cells[2].text.find_first_of("0123456789") == std::string_view::npos;
        if (header && !cells[2].text.empty()) continue;
        for (int end : {0, 1})
            if (unquoted(cells[static_cast<std::size_t>(end)].text).empty())
                return source.fail(cells[static_cast<std::size_t>(end)].at, errors::vertex_unnamed);
        const Decimal weight = decimal_at(source, unquoted(cells[2].text), cells[2].at);
        const std::uint32_t from = draft.vertex(unquoted(cells[0].text)), to = draft.vertex(unquoted(cells[1].text));
        draft.add_edge(from, to, weight, cells[2].at);
    }
}

} // namespace zermelo
