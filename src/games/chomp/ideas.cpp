#include "games/chomp/ideas.hpp"

namespace zermelo {

namespace {

using Claimed = Assertion::Kind;

std::string square_name(unsigned row, unsigned column) { return std::to_string(row) + ":" + std::to_string(column); }

Idea winning(Idea::Kind kind, const std::string& move) { return {kind, {move}, {{Claimed::win, {move}}}}; }
Idea losing(Idea::Kind kind) { return {kind, {}, {{Claimed::lost}}}; }

// Two rows are lost if the first is longer by one; with one row or two, one bite makes it so. `across`: rows; otherwise
// these are columns.
Idea two_lines(unsigned first, unsigned second, bool across) {
    auto name = [&](unsigned line, unsigned place) {
        return across ? square_name(line, place) : square_name(place, line);
    };
    if (first == second + 1) return losing(across ? Idea::Kind::two_rows_lost : Idea::Kind::two_columns_lost);
    const std::string move = first == second ? name(2, second) : name(1, second + 2);
    return winning(across ? Idea::Kind::two_rows_won : Idea::Kind::two_columns_won, move);
}

} // namespace

std::vector<Idea> chomp_ideas(ChompText::Lengths lengths) {
    while (!lengths.empty() && lengths.back() == 0) lengths.pop_back();
    const auto rows = static_cast<unsigned>(lengths.size());
    const unsigned columns = lengths.front(), second = rows > 1 ? lengths[1] : 0;
    if (rows == 1 && columns == 1) return {losing(Idea::Kind::poison_left)};
    if (rows == 1) return {winning(Idea::Kind::one_line, square_name(1, 2))};
    if (columns == 1) return {winning(Idea::Kind::one_line, square_name(2, 1))};
    if (second == 1 && rows == columns) return {losing(Idea::Kind::arms_equal)};
    if (rows == 2) return {two_lines(columns, second, true)};
    if (columns == 2) { // the second column is as long as there are rows of two squares
        const auto twos = static_cast<unsigned>(std::ranges::count(lengths, 2u));
        return {two_lines(rows, twos, false)};
    }
    if (second == 1)
        return {
            winning(Idea::Kind::arms_unequal, rows < columns ? square_name(1, rows + 1) : square_name(columns + 1, 1))};
    if (rows == columns) return {winning(Idea::Kind::square, square_name(2, 2))}; // and shapes like it
    if (lengths.back() == columns)
        return {{Idea::Kind::strategy_stealing, {square_name(rows, columns)}, {{Claimed::won}}}};
    return {};
}

} // namespace zermelo
