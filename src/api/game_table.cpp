#include "api/game_table.hpp"

#include "ask/ask_errors.hpp"

namespace zermelo {

Result<TableAxis> parse_axis(const std::string& text, const std::string& place) {
    const std::size_t equals = text.find('='), dots = text.find("..");
    if (equals == std::string::npos || dots == std::string::npos || dots < equals || equals == 0)
        return Error{place, errors::bad_range, {text}};
    auto from = parse_number(std::string_view(text).substr(equals + 1, dots - equals - 1), 0, 1'000'000'000, place);
    auto to = parse_number(std::string_view(text).substr(dots + 2), 0, 1'000'000'000, place);
    if (!from) return from.error();
    if (!to) return to.error();
    if (*from > *to || *to - *from >= max_table_cells) return Error{place, errors::bad_range, {text}};
    return TableAxis{text.substr(0, equals), *from, *to};
}

Result<GameTable> solve_table(const std::string& game, const TableAxis& rows, const TableAxis& columns, bool symmetry,
                              const Control& control) {
    GameTable table{game, rows, columns, symmetry, {}};
    const std::string separator = game.find(':') != std::string::npos ? "," : ":";
    for (std::uint64_t row = rows.from; row <= rows.to; ++row)
        for (std::uint64_t column = columns.from; column <= columns.to; ++column) {
            auto opened = open_game(game + separator + rows.name + "=" + std::to_string(row) + "," + columns.name +
                                    "=" + std::to_string(column));
            if (!opened) return opened.error();
            auto solved = (*opened)->solve((*opened)->start(), {.symmetry = symmetry}, control);
            if (!solved) return solved.error();
            table.cells.push_back(std::move(*solved));
        }
    return table;
}

} // namespace zermelo
