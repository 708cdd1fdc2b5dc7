#include "games/connect4/connect4.hpp"

#include "core/errors.hpp"

namespace zermelo {

namespace {

constexpr std::string_view column_names = "123456789abcdefghijklmnopqrstuvwxyz";
constexpr std::uint64_t max_bits = Connect4<Wide>::max_bits;
constexpr std::uint64_t highest = max_bits - 1;

constexpr Text too_large{"a board of {} x {} is too large: width x (height + 1) must not exceed {}",
                         "un plateau de {} x {} est trop grand : largeur x (hauteur + 1) ne doit pas dépasser {}"};
constexpr Text no_such_column{"move {} of \"{}\": column {} does not exist (1 to {})",
                              "coup {} de « {} » : la colonne {} n'existe pas (1 à {})"};
constexpr Text column_is_full{"move {} of \"{}\": column {} is full", "coup {} de « {} » : la colonne {} est pleine"};
constexpr Text game_was_over{"move {} of \"{}\": the game was over before it",
                             "coup {} de « {} » : la partie était finie avant"};
constexpr Text not_rows{
    "expected rows from the bottom, such as [[0, 1, None], [None, None, None]], or (player, rows), at \"{}\"",
    "attendu des lignes depuis le bas, comme [[0, 1, None], [None, None, None]], ou (joueur, lignes), à « {} »"};
constexpr Text wrong_width{"row {} from the bottom has {} cells where the board has {}",
                           "la ligne {} depuis le bas a {} cases alors que le plateau en a {}"};
constexpr Text wrong_height{"{} rows where the board has {}", "{} lignes alors que le plateau en a {}"};
constexpr Text floating{"the stone in column {}, row {} from the bottom, stands on nothing",
                        "le pion de la colonne {}, ligne {} depuis le bas, ne repose sur rien"};
constexpr Text impossible_counts{
    "{} {stone|stones} of player 0 and {} of player 1: no play leads to this grid; it can be shown, judged (moves "
    "--eval) and searched (search), not solved",
    "{} {pion|pions} du joueur 0 et {} du joueur 1 : aucune partie ne mène à cette grille ; on peut la montrer, la "
    "juger (moves --eval) et y chercher (search), pas la résoudre"};
constexpr Text both_won{"both players have a line of {}", "les deux joueurs ont une ligne de {}"};
constexpr Text won_before{"player {} has a line of {}, but the other one moved after it",
                          "le joueur {} a une ligne de {}, mais l'autre a joué après"};
constexpr Text order_not_found{"found no order of moves that leads to it", "aucun ordre de coups trouvé qui y mène"};

Error bad_position(const Text& sentence, std::vector<std::string> arguments) {
    return {"connect4: position", sentence, std::move(arguments)};
}

// Reads the course's lists; what it cannot read is where `rest` stands.
struct RowReader {
    std::string_view rest;

    bool take(std::string_view token) {
        skip();
        if (!rest.starts_with(token)) return false;
        rest.remove_prefix(token.size());
        return true;
    }
    void skip() {
        const std::size_t start = rest.find_first_not_of(" \t\r\n");
        rest.remove_prefix(start == std::string_view::npos ? rest.size() : start);
    }
    // Items between brackets, separated by commas, perhaps with one more at the end, as in Python.
    template <class Item> bool list(Item&& item) {
        if (!take("[")) return false;
        while (!take("]")) {
            if (!item()) return false;
            if (take(",")) continue;
            return take("]");
        }
        return true;
    }
    std::string here() {
        skip();
        constexpr std::size_t shown = 12;
        std::size_t length = std::min(shown, rest.size());
        while (length < rest.size() && (rest[length] & 0xC0) == 0x80) ++length; // whole characters
        return std::string(rest.substr(0, length));
    }
};

using Row = std::vector<std::optional<Player>>;

bool read_rows(RowReader& reader, std::vector<Row>& rows) {
    const bool read = reader.list([&] {
        rows.emplace_back();
        return reader.list([&] {
            if (reader.take("None"))
                rows.back().push_back(std::nullopt);
            else if (reader.take("0"))
                rows.back().push_back(Player::one);
            else if (reader.take("1"))
                rows.back().push_back(Player::two);
            else
                return false;
            return true;
        });
    });
    return read;
}

// (player, rows), or the rows alone.
bool read_situation(RowReader& reader, std::optional<Player>& mover, std::vector<Row>& rows) {
    const bool pair = reader.take("(");
    if (pair) {
        mover = reader.take("0") ? std::optional(Player::one) : reader.take("1") ? std::optional(Player::two) : mover;
        if (!mover || !reader.take(",")) return false;
    }
    if (!read_rows(reader, rows)) return false;
    if (pair) {
        reader.take(",");
        if (!reader.take(")")) return false;
    }
    reader.skip();
    return reader.rest.empty();
}

} // namespace

const GameInfo& Connect4Text::info() {
    static const GameInfo info{
        "connect4",
        {"puissance4"},
        {"Connect 4", "Puissance 4"},
        {"Drop a stone into a column; it falls as far as it can. Whoever has a line of four, in any direction, wins. "
         "A full board is a draw.",
         "On lâche un pion dans une colonne ; il tombe au plus bas. Qui en aligne quatre, dans tout sens, gagne. "
         "Un plateau plein est nul."},
        {{"width",
          Parameter::Kind::number,
          "7",
          1,
          column_names.size(),
          {"number of columns", "nombre de colonnes"},
          "largeur"},
         {"height", Parameter::Kind::number, "6", 1, highest, {"cells in a column", "cases d'une colonne"}, "hauteur"},
         {"line",
          Parameter::Kind::number,
          "4",
          1,
          highest,
          {"stones in a row that win", "pions alignés qui gagnent"},
          "ligne"}},
        "4455",
        "4"};
    return info;
}

Result<Connect4Text::Size> Connect4Text::size(const Parameters& parameters) {
    const Size size{BoardSize::read(parameters)};
    if (size.bits() <= max_bits) return size;
    return Error{
        "connect4", too_large, {std::to_string(size.width), std::to_string(size.height), std::to_string(max_bits)}};
}

std::string Connect4Text::column_name(unsigned column) { return std::string(1, column_names[column]); }

std::string Connect4Text::print(const std::vector<std::uint8_t>& columns) {
    std::string text;
    for (unsigned column : columns) text += column_names[column];
    return text.empty() ? "-" : text;
}

// One character each, however many bytes it has.
std::vector<std::string_view> Connect4Text::symbols(std::string_view text) {
    std::vector<std::string_view> found;
    for (std::size_t begin = 0, end; begin < text.size(); begin = end) {
        end = begin + 1;
        while (end < text.size() && (text[end] & 0xC0) == 0x80) ++end;
        found.push_back(text.substr(begin, end - begin));
    }
    return found;
}

std::optional<unsigned> Connect4Text::read_column(std::string_view symbol, unsigned width) {
    const std::size_t column = column_names.find(symbol);
    return column < width ? std::optional(static_cast<unsigned>(column)) : std::nullopt;
}

Error Connect4Text::bad_move(Problem problem, std::size_t number, std::string_view text, std::string_view symbol,
                             unsigned width) {
    std::vector<std::string> arguments{std::to_string(number), std::string(trim(text)), std::string(symbol)};
    if (problem == Problem::game_is_over) return {"connect4", game_was_over, std::move(arguments)};
    if (problem == Problem::column_is_full) return {"connect4", column_is_full, std::move(arguments)};
    arguments.push_back(column_name(width - 1));
    return {"connect4", no_such_column, std::move(arguments)};
}

std::string Connect4Text::print_course(Player mover, const StoneColumns& columns, const Size& size) {
    std::string text;
    for (unsigned row = 0; row < size.height; ++row) {
        text += row == 0 ? "[" : ", [";
        for (unsigned column = 0; column < size.width; ++column) {
            if (column > 0) text += ", ";
            if (columns[column].size() <= row)
                text += "None";
            else
                text += columns[column][row].owner == Player::one ? "0" : "1";
        }
        text += "]";
    }
    return "(" + std::to_string(number(mover) - 1) + ", [" + text + "])";
}

Result<Connect4Text::Situation> Connect4Text::parse_course(std::string_view text, const Size& size) {
    RowReader reader{text};
    std::vector<Row> rows;
    Situation situation;
    if (!read_situation(reader, situation.mover, rows)) return bad_position(not_rows, {reader.here()});
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (rows[row].size() != size.width)
            return bad_position(
                wrong_width, {std::to_string(row + 1), std::to_string(rows[row].size()), std::to_string(size.width)});
    if (rows.size() != size.height)
        return bad_position(wrong_height, {std::to_string(rows.size()), std::to_string(size.height)});
    StoneColumns& columns = situation.columns;
    columns.resize(size.width);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (unsigned column = 0; column < size.width; ++column) {
            if (!rows[row][column]) continue;
            if (columns[column].size() < row)
                return bad_position(floating, {column_name(column), std::to_string(row + 1)});
            columns[column].push_back({*rows[row][column]});
        }
    }
    return situation;
}

// A rack that is open at the top; the stones of a line that won are bright.
std::string Connect4Text::draw(const StoneColumns& columns, const Size& size, const Ink& ink) {
    std::string drawing, floor = "└", names = " ";
    for (unsigned row = size.height; row-- > 0;) {
        drawing += ink.faint("│");
        for (const auto& column : columns) {
            drawing += " ";
            if (column.size() <= row) {
                drawing += ink.faint("·");
                continue;
            }
            const bool first = column[row].owner == Player::one;
            const std::string disc = ink.paint(first ? 2 : 0, first ? "●" : "○");
            drawing += column[row].in_line ? ink.bold(disc) : disc;
        }
        drawing.append(" ").append(ink.faint("│")).append("\n");
    }
    for (unsigned column = 0; column < size.width; ++column) {
        floor += "──";
        names.append(" ").append(column_name(column));
    }
    floor += "─┘";
    return drawing + ink.faint(floor) + "\n" + ink.faint(names) + "\n";
}

std::string Connect4Text::draw_small(const StoneColumns& columns, const Size& size) {
    std::string drawing;
    for (unsigned row = size.height; row-- > 0;) {
        for (const auto& column : columns)
            drawing += column.size() <= row ? "·" : column[row].owner == Player::one ? "●" : "○";
        if (row > 0) drawing += '\n';
    }
    return drawing;
}

Error Connect4Text::empty_position() { return bad_position(errors::missing_value, {}); }
Error Connect4Text::wrong_counts(std::size_t zeros, std::size_t ones) {
    return bad_position(impossible_counts, {std::to_string(zeros), std::to_string(ones)});
}
Error Connect4Text::two_lines(unsigned line) { return bad_position(both_won, {std::to_string(line)}); }
Error Connect4Text::line_of_wrong_player(Player owner, unsigned line) {
    return bad_position(won_before, {std::to_string(number(owner) - 1), std::to_string(line)});
}
Error Connect4Text::no_order() { return bad_position(order_not_found, {}); }

} // namespace zermelo
