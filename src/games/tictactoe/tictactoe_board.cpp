#include "games/tictactoe/tictactoe.hpp"

namespace zermelo {

namespace {

constexpr std::uint64_t most = TicTacToeBoard::max_cells;

constexpr Text too_many_cells{"a board of {} x {} is too large: it may have {} cells",
                              "un plateau de {} x {} est trop grand : il peut avoir {} cases"};
constexpr Text wrong_rows{"rows: {} where the board has {}", "lignes : {} alors que le plateau en a {}"};
constexpr Text wrong_cells{"row {}: {} cells where the board has {}",
                           "ligne {} : {} cases alors que le plateau en a {}"};
constexpr Text not_a_mark{"row {}, column {}: \"{}\" is neither x, o nor .",
                          "ligne {}, colonne {} : « {} » n'est ni x, ni o, ni ."};
constexpr Text impossible_counts{"{} x and {} o: x begins, so there are as many x as o, or one more",
                                 "{} x et {} o : x commence, donc il y a autant de x que de o, ou un de plus"};
constexpr Text both_won{"both x and o have a line of {}", "x et o ont tous deux une ligne de {}"};
constexpr Text won_before{"{} has a line of {}, but {} moved after it", "{} a une ligne de {}, mais {} a joué après"};
constexpr Text won_twice{"{} has lines of {} that no one move completes together",
                         "{} a des lignes de {} qu'un seul coup ne peut compléter ensemble"};

Error bad_position(const Text& sentence, std::vector<std::string> arguments) {
    return {"tictactoe: position", sentence, std::move(arguments)};
}

// One character each, however many bytes it has.
std::vector<std::string_view> symbols(std::string_view text) {
    std::vector<std::string_view> found;
    for (std::size_t begin = 0, end; begin < text.size(); begin = end) {
        end = begin + 1;
        while (end < text.size() && (text[end] & 0xC0) == 0x80) ++end;
        found.push_back(text.substr(begin, end - begin));
    }
    return found;
}

std::string ruler(std::string_view left, std::string_view between, std::string_view right, unsigned width) {
    std::string line(left);
    for (unsigned column = 0; column < width; ++column) line.append(column > 0 ? between : "").append("───");
    return line.append(right);
}

std::string right_aligned(unsigned number, std::size_t width) {
    const std::string digits = std::to_string(number);
    return std::string(width - std::min(width, digits.size()), ' ').append(digits);
}

} // namespace

const GameInfo& TicTacToeBoard::info() {
    static const GameInfo info{
        "tictactoe",
        {"morpion"},
        {"Tic-tac-toe", "Morpion"},
        {"Mark a free cell; x begins. Whoever has a line of three, across, down or aslant, wins. A full board is a "
         "draw.",
         "On marque une case libre ; x commence. Qui en aligne trois, dans tout sens, gagne. Un plateau plein est "
         "nul."},
        {{"width", Parameter::Kind::number, "3", 1, most, {"number of columns", "nombre de colonnes"}, "largeur"},
         {"height", Parameter::Kind::number, "3", 1, most, {"number of rows", "nombre de lignes"}, "hauteur"},
         {"line",
          Parameter::Kind::number,
          "3",
          1,
          most,
          {"marks in a row that win", "marques alignées qui gagnent"},
          "ligne"}},
        "x.o/.x./..o",
        "1:2"};
    return info;
}

Result<TicTacToeBoard::Size> TicTacToeBoard::size(const Parameters& parameters) {
    const Size size{BoardSize::read(parameters)};
    if (size.cells() <= most) return size;
    return Error{
        "tictactoe", too_many_cells, {std::to_string(size.width), std::to_string(size.height), std::to_string(most)}};
}

TicTacToeBoard::TicTacToeBoard(const Size& size) : size_(size) {
    add_direction(1, 0);
    add_direction(0, 1);
    add_direction(1, 1);
    add_direction(-1, 1);
}

// All lines that go this way, in the order of their first cells.
void TicTacToeBoard::add_direction(int right, int down) {
    const int width = static_cast<int>(size_.width), height = static_cast<int>(size_.height);
    const int reach = static_cast<int>(size_.line) - 1;
    Direction direction{static_cast<unsigned>(down * width + right), 0};
    for (int row = 0; row + reach * down < height; ++row) {
        for (int column = 0; column < width; ++column) {
            const int last = column + reach * right;
            if (last < 0 || last >= width) continue;
            std::uint64_t line = 0;
            for (int i = 0; i <= reach; ++i)
                line |= std::uint64_t{1} << ((row + i * down) * width + column + i * right);
            direction.starts |= std::uint64_t{1} << (row * width + column);
            lines_.push_back(line);
        }
    }
    if (direction.starts != 0) direction_[directions_++] = direction;
}

std::string TicTacToeBoard::print(const Marks& marks) const {
    std::string text;
    for (unsigned cell = 0; cell < size_.cells(); ++cell) {
        if (cell > 0 && cell % size_.width == 0) text += '/';
        text += marks.x >> cell & 1 ? 'x' : marks.o >> cell & 1 ? 'o' : '.';
    }
    return text;
}

std::string TicTacToeBoard::print_cell(unsigned cell) const {
    return std::to_string(cell / size_.width + 1) + ":" + std::to_string(cell % size_.width + 1);
}

Result<Marks> TicTacToeBoard::read_cells(std::string_view text) const {
    const auto rows = split(trim(text), '/');
    if (rows.size() != size_.height)
        return bad_position(wrong_rows, {std::to_string(rows.size()), std::to_string(size_.height)});
    Marks marks{0, 0};
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const auto cells = symbols(rows[row]);
        for (std::size_t column = 0; column < cells.size(); ++column) {
            const std::string_view mark = cells[column];
            if (mark != "x" && mark != "X" && mark != "o" && mark != "O" && mark != ".")
                return bad_position(not_a_mark,
                                    {std::to_string(row + 1), std::to_string(column + 1), std::string(mark)});
            if (column >= size_.width) continue; // counted below
            const std::uint64_t cell = std::uint64_t{1} << (row * size_.width + column);
            if (mark == "x" || mark == "X") marks.x |= cell;
            if (mark == "o" || mark == "O") marks.o |= cell;
        }
        if (cells.size() != size_.width)
            return bad_position(wrong_cells,
                                {std::to_string(row + 1), std::to_string(cells.size()), std::to_string(size_.width)});
    }
    return marks;
}

// A position can arise if its counts do and, where there is a line, one mark that was the last is in all of them.
Result<Marks> TicTacToeBoard::parse(std::string_view text) const {
    const auto marks = read_cells(text);
    if (!marks) return marks;
    const int xs = std::popcount(marks->x), os = std::popcount(marks->o);
    if (xs != os && xs != os + 1) return bad_position(impossible_counts, {std::to_string(xs), std::to_string(os)});
    const std::string line = std::to_string(size_.line);
    const bool x_won = has_line(marks->x), o_won = has_line(marks->o);
    if (x_won && o_won) return bad_position(both_won, {line});
    if (x_won && xs == os) return bad_position(won_before, {"x", line, "o"});
    if (o_won && xs != os) return bad_position(won_before, {"o", line, "x"});
    if (!x_won && !o_won) return marks;
    const std::uint64_t winner = x_won ? marks->x : marks->o;
    for (std::uint64_t rest = winner; rest; rest &= rest - 1)
        if (!has_line(winner & ~(rest & (~rest + 1)))) return marks;
    return bad_position(won_twice, {x_won ? "x" : "o", line});
}

std::uint64_t TicTacToeBoard::winning_cells(const Marks& marks) const {
    std::uint64_t cells = 0;
    for (std::uint64_t line : lines_)
        if ((line & marks.x) == line || (line & marks.o) == line) cells |= line;
    return cells;
}

// A grid with the numbers of its rows and columns; the marks of a line that won are bright.
std::string TicTacToeBoard::draw(const Marks& marks, const Ink& ink) const {
    const std::size_t margin = std::to_string(size_.height).size() + 1;
    const std::string indent(margin, ' ');
    const std::uint64_t winning = winning_cells(marks);
    std::string numbers = indent;
    for (unsigned column = 1; column <= size_.width; ++column)
        numbers.append(" ").append(right_aligned(column, 2)).append(" ");
    while (numbers.back() == ' ') numbers.pop_back();
    std::string drawing = ink.faint(numbers) + "\n";
    for (unsigned row = 0; row < size_.height; ++row) {
        const auto line = row == 0 ? ruler("┌", "┬", "┐", size_.width) : ruler("├", "┼", "┤", size_.width);
        drawing.append(indent).append(ink.faint(line)).append("\n");
        drawing.append(ink.faint(right_aligned(row + 1, margin - 1))).append(" ").append(ink.faint("│"));
        for (unsigned column = 0; column < size_.width; ++column) {
            const std::uint64_t cell = std::uint64_t{1} << (row * size_.width + column);
            std::string mark = marks.x & cell ? ink.paint(2, "X") : marks.o & cell ? ink.paint(0, "O") : " ";
            if (winning & cell) mark = ink.bold(mark);
            drawing.append(" ").append(mark).append(" ").append(ink.faint("│"));
        }
        drawing += "\n";
    }
    return drawing.append(indent).append(ink.faint(ruler("└", "┴", "┘", size_.width))).append("\n");
}

} // namespace zermelo
