#include "games/chomp/chomp.hpp"

#include "core/errors.hpp"

#include <numeric>

namespace zermelo {

namespace {

constexpr Text board_too_large{
    "{} rows and {} columns are too many to number (rows + columns at most {})",
    "{} lignes et {} colonnes sont trop pour être numérotées (lignes + colonnes : {} au plus)"};
constexpr Text too_many_rows{"{} rows on a board of {}", "{} lignes sur un plateau de {}"};
constexpr Text row_too_long{"a row of {} on a board of {} columns", "une ligne de {} sur un plateau de {} colonnes"};
constexpr Text row_grows{"a row of {} below a row of {}: no row is longer than the one above it",
                         "une ligne de {} sous une ligne de {} : aucune ligne n'est plus longue que celle du dessus"};
constexpr Text outside{"there is no square {}:{} (rows 1 to {}, columns 1 to {})",
                       "il n'y a pas de carré {}:{} (lignes 1 à {}, colonnes 1 à {})"};
constexpr Text outside_course{"there is no square ({}, {}) (rows 0 to {}, columns 0 to {})",
                              "il n'y a pas de carré ({}, {}) (lignes 0 à {}, colonnes 0 à {})"};
constexpr Text eaten{"square {}:{} is eaten ({} of row {} left)",
                     "le carré {}:{} est mangé (reste {} dans la ligne {})"};
constexpr Text not_a_square{"\"{}\" is not a square (expected row:column, such as 2:4)",
                            "« {} » n'est pas un carré (attendu ligne:colonne, par exemple 2:4)"};
constexpr Text not_a_shape{"({}, {}) is left while ({}, {}) is eaten: a bite takes all to its right and below",
                           "({}, {}) reste alors que ({}, {}) est mangé : on mange tout à droite et en dessous"};

constexpr const char* position_place = "chomp: position";

using Lengths = ChompText::Lengths;

std::string text_of(std::size_t number) { return std::to_string(number); }

bool take(std::string_view& rest, std::string_view expected) {
    if (!rest.starts_with(expected)) return false;
    rest.remove_prefix(expected.size());
    return true;
}

// The number before `separator`, and past both; nothing if there is none, or one of ten digits or more.
std::optional<unsigned> take_number(std::string_view& rest, char separator) {
    const std::size_t digits = rest.find(separator);
    const auto number = parse_number(rest.substr(0, digits), 0, 999'999'999, "");
    if (digits == std::string_view::npos || !number) return std::nullopt;
    rest.remove_prefix(digits + 1);
    return static_cast<unsigned>(*number);
}

} // namespace

const GameInfo& ChompText::info() {
    constexpr std::uint64_t most = max_steps - 1;
    static const GameInfo info{
        "chomp",
        {"chocolat", "chocolate"},
        {"Chomp", "Chomp (tablette de chocolat)"},
        {"Bite at a square: it goes with all that is left to its right and below. Whoever eats the poisoned square 1:1 "
         "loses.",
         "On mord un carré : il part avec tout ce qui reste à droite et en dessous. Qui mange le carré empoisonné 1:1 "
         "perd."},
        {{"rows", Parameter::Kind::number, "3", 1, most, {"rows of squares", "lignes de carrés"}, "lignes"},
         {"columns", Parameter::Kind::number, "6", 1, most, {"columns of squares", "colonnes de carrés"}, "colonnes"},
         {"golden",
          Parameter::Kind::flag,
          "",
          0,
          0,
          {"whoever eats the square 1:1 wins", "qui mange le carré 1:1 gagne"},
          "or"}},
        "6/6/6",
        "2:4"};
    return info;
}

Result<ChompText::Board> ChompText::board(const Parameters& parameters) {
    const auto rows = parameters.number("rows"), columns = parameters.number("columns");
    if (rows + columns > max_steps)
        return Error{"chomp", board_too_large, {text_of(rows), text_of(columns), text_of(max_steps)}};
    return Board{static_cast<unsigned>(rows), static_cast<unsigned>(columns), parameters.flag("golden")};
}

std::string ChompText::print(const Lengths& lengths) {
    std::string text;
    for (unsigned length : lengths)
        if (length > 0) text += (text.empty() ? "" : "/") + text_of(length);
    return text.empty() ? "0" : text;
}

std::string ChompText::print_course(const Lengths& lengths) {
    std::string text;
    for (std::size_t row = 0; row < lengths.size(); ++row)
        for (unsigned column = 0; column < lengths[row]; ++column)
            text += (text.empty() ? "(" : ", (") + text_of(row) + ", " + text_of(column) + ")";
    return text.empty() ? "set()" : "{" + text + "}";
}

Result<Lengths> ChompText::parse(std::string_view text, const Board& board) {
    if (trim(text) == "set()") return Lengths(board.rows); // the only course form that does not begin with a brace
    const auto parts = split(trim(text), '/');
    if (parts.size() > board.rows)
        return Error{position_place, too_many_rows, {text_of(parts.size()), text_of(board.rows)}};
    Lengths lengths(board.rows);
    unsigned above = board.columns;
    for (std::size_t row = 0; row < parts.size(); ++row) {
        const std::string place = "chomp: row " + text_of(row + 1) + " of \"" + std::string(trim(text)) + "\"";
        const auto length = parse_number(parts[row], 0, ~0u, place);
        if (!length) return length.error();
        if (*length > board.columns) return Error{place, row_too_long, {text_of(*length), text_of(board.columns)}};
        if (*length > above) return Error{place, row_grows, {text_of(*length), text_of(above)}};
        lengths[row] = above = static_cast<unsigned>(*length);
    }
    return lengths;
}

// The sheet's set of pairs; the empty one may be written {} too.
Result<Lengths> ChompText::parse_course(std::string_view text, const Board& board) {
    std::string plain;
    for (char c : text)
        if (c != ' ') plain += c;
    std::vector<std::vector<bool>> left(board.rows, std::vector<bool>(board.columns));
    const Error not_a_set{position_place, errors::not_a_position, {std::string(text), "{(0, 0), (0, 1)}"}};
    std::string_view rest = plain;
    if (rest == "set()") return Lengths(board.rows);
    if (!take(rest, "{")) return not_a_set;
    for (bool first = true; !take(rest, "}"); first = false) {
        if (!take(rest, first ? "(" : ",(")) return not_a_set;
        const auto row = take_number(rest, ','), column = row ? take_number(rest, ')') : std::nullopt;
        if (!row || !column) return not_a_set;
        if (*row >= board.rows || *column >= board.columns)
            return Error{position_place,
                         outside_course,
                         {text_of(*row), text_of(*column), text_of(board.rows - 1), text_of(board.columns - 1)}};
        left[*row][*column] = true;
    }
    if (!rest.empty()) return not_a_set;
    Lengths lengths(board.rows);
    for (unsigned row = 0; row < board.rows; ++row) {
        for (unsigned column = 0; column < board.columns; ++column) {
            if (!left[row][column]) continue;
            ++lengths[row];
            const bool gap_above = row > 0 && !left[row - 1][column], gap_before = column > 0 && !left[row][column - 1];
            if (gap_above || gap_before)
                return Error{position_place,
                             not_a_shape,
                             {text_of(row), text_of(column), text_of(row - gap_above), text_of(column - !gap_above)}};
        }
    }
    return lengths;
}

Result<ChompText::Square> ChompText::parse_move(std::string_view text, const Board& board, const Lengths& lengths) {
    const std::string place = "chomp: move";
    std::string whole;
    for (char c : trim(text))
        if (c != ' ') whole += c;
    const bool course = whole.starts_with('('); // (1, 3): the sheet's squares are counted from 0
    whole += ".";
    std::string_view rest = whole;
    if (course) rest.remove_prefix(1);
    auto row = take_number(rest, course ? ',' : ':'), column = row ? take_number(rest, course ? ')' : '.') : row;
    if (!row || !column || rest != (course ? "." : "")) return Error{place, not_a_square, {std::string(trim(text))}};
    if (course) ++*row, ++*column;
    if (*row < 1 || *row > board.rows || *column < 1 || *column > board.columns)
        return Error{place, outside, {text_of(*row), text_of(*column), text_of(board.rows), text_of(board.columns)}};
    if (lengths[*row - 1] < *column)
        return Error{place, eaten, {text_of(*row), text_of(*column), text_of(lengths[*row - 1]), text_of(*row)}};
    return Square{*row, *column};
}

std::string ChompText::draw_small(const Lengths& lengths, unsigned columns) {
    std::string drawing;
    for (unsigned length : lengths) {
        if (!drawing.empty()) drawing += '\n';
        for (unsigned column = 0; column < columns; ++column) drawing += column < length ? "■" : "·";
    }
    return drawing;
}

// The sheet's drawing: a block a square, and their number; only the corner has a sign of its own. Rows and columns have
// their numbers, by which a move is written.
std::string ChompText::draw(const Lengths& lengths, bool golden, const Ink& ink) {
    const unsigned squares = std::accumulate(lengths.begin(), lengths.end(), 0u);
    const std::size_t rows = static_cast<std::size_t>(std::ranges::count_if(lengths, [](unsigned l) { return l > 0; }));
    const unsigned columns = rows > 0 ? lengths[0] : 0;
    const std::size_t margin = text_of(rows).size(), cell = text_of(columns).size() + 1;
    auto right_aligned = [](const std::string& number, std::size_t width) {
        return std::string(width - number.size(), ' ') + number;
    };
    std::string numbers(margin, ' ');
    for (unsigned column = 1; column <= columns; ++column) numbers += right_aligned(text_of(column), cell);
    std::string drawing = rows > 0 ? ink.faint(numbers) + "\n" : "";
    for (std::size_t row = 0; row < rows; ++row) {
        if (row > 0) drawing += "\n";
        drawing += ink.faint(right_aligned(text_of(row + 1), margin));
        for (unsigned column = 0; column < lengths[row]; ++column) {
            const bool corner = row == 0 && column == 0;
            drawing += std::string(cell - 1, ' ') + (!corner  ? ink.paint(6, "█")
                                                     : golden ? ink.paint(2, "★")
                                                              : ink.paint(0, "☠"));
        }
    }
    return drawing + ink.faint("      ----> " + text_of(squares) + (squares == 1 ? " square" : " squares")) + "\n";
}

} // namespace zermelo
