// A matrix as people write it. Lines with a word and a colon say what is known; a row may have a name.
//
//   title: Prisoner's dilemma          # a comment
//   players: suspect 1, suspect 2
//   better: less                       # these are years in prison
//   columns: silent, betrays
//   silent:  1/2,1/2  10,0             # cells between spaces: the row player's payoff, the column player's
//   betrays: 0 10 | 5 5                # or between bars
//
// Only the rows are needed. A cell with one number is a zero-sum game's.
#include "core/parameters.hpp"
#include "lessons/matrices/matrix_errors.hpp"
#include "lessons/matrices/matrix_game.hpp"

namespace zermelo {

namespace {

std::vector<std::string> names_of(std::string_view text) {
    std::vector<std::string> names;
    for (std::string_view name : split(text, text.find('|') == std::string_view::npos ? ',' : '|'))
        names.emplace_back(trim(name));
    return names;
}

class TextReader {
public:
    explicit TextReader(Source& source) : source_(source), builder_(source, game_) {}

    MatrixGame read() {
        while (!source_.at_end()) {
            const std::size_t at = source_.at();
            std::string_view line = source_.line();
            line = line.substr(0, line.find('#'));
            if (!trim(line).empty()) read_line(line, at);
        }
        if (source_.ok()) builder_.finish(source_.at());
        return std::move(game_);
    }

private:
    void read_line(std::string_view line, std::size_t at) {
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos) return row("", line, at);
        const std::string_view key = trim(line.substr(0, colon)), value = trim(line.substr(colon + 1));
        if (key == "title")
            game_.title = value;
        else if (key == "players")
            players(names_of(value), at);
        else if (key == "columns")
            game_.strategies[1] = names_of(value);
        else if (key == "better")
            better(value, at);
        else
            row(std::string(key), line.substr(colon + 1), at + colon + 1);
    }

    void players(const std::vector<std::string>& names, std::size_t at) {
        if (names.size() != 2) return source_.fail(at, errors::not_two_players, {std::to_string(names.size())});
        game_.players = {names[0], names[1]};
    }

    void better(std::string_view value, std::size_t at) {
        if (value != "more" && value != "less") return source_.fail(at, errors::more_or_less, {shown(value)});
        game_.less_is_better = value == "less";
    }

    void row(std::string name, std::string_view cells, std::size_t at) {
        builder_.begin_row(std::move(name));
        const bool bars = cells.find('|') != std::string_view::npos;
        for (const Cell& cell : cells_of(cells, at, bars ? '|' : ' ')) {
            const bool commas = !bars || cell.text.find(',') != std::string_view::npos;
            builder_.cell(cells_of(cell.text, cell.at, commas ? ',' : ' '), cell.at);
        }
        builder_.end_row(at);
    }

    Source& source_;
    MatrixGame game_;
    MatrixBuilder builder_;
};

} // namespace

MatrixGame read_matrix_text(Source& source) { return TextReader(source).read(); }

} // namespace zermelo
