// A game of two players who choose at the same time: a matrix with a payoff for each in every cell.
#pragma once

#include "core/source.hpp"
#include "lessons/rational.hpp"

#include <array>
#include <span>

namespace zermelo {

// The row player is 0, the column player 1.
constexpr std::size_t opponent(std::size_t player) { return 1 - player; }

struct MatrixGame {
    std::string title;
    std::array<std::string, 2> players{"1", "2"};
    std::array<std::vector<std::string>, 2> strategies; // rows, columns
    bool less_is_better = false;                        // the numbers are losses, such as years in prison
    bool ordinal = false;                               // ++, +, 0, -, --: only their order means something
    std::vector<std::array<Rational, 2>> payoffs;       // row by row, as written; of ++ it is 2

    std::size_t rows() const { return strategies[0].size(); }
    std::size_t columns() const { return strategies[1].size(); }
    const std::array<Rational, 2>& cell(std::size_t row, std::size_t column) const {
        return payoffs[row * columns() + column];
    }
    // What the player wants more of.
    Rational utility(std::size_t player, std::size_t row, std::size_t column) const {
        const Rational& written = cell(row, column)[player];
        return less_is_better ? Rational(-written) : written;
    }
    // A payoff or a mean of payoffs, as it is written.
    std::string print_payoff(const Rational& written) const;
};

// A built-in game by its name, in the language; else a file: text, JSON or Gambit's .nfg (- for standard input).
Result<MatrixGame> open_matrix(const std::string& word, Language language);
// The same from a text; the format is that of the name, else of its first characters.
Result<MatrixGame> matrix_from_text(std::string name, std::string_view text);
// The names of the built-in games, with commas.
std::string classic_names(Language language);
std::optional<std::string_view> classic(std::string_view name, Language language);

// Each reads one format; what is wrong stays in the source.
MatrixGame read_matrix_text(Source& source);
MatrixGame read_matrix_json(Source& source);
MatrixGame read_nfg(Source& source);

// Puts a game together row by row and checks that rows are alike.
class MatrixBuilder {
public:
    MatrixBuilder(Source& source, MatrixGame& game) : source_(source), game_(game) {}

    void begin_row(std::string name) { game_.strategies[0].push_back(std::move(name)), cells_ = 0; }
    // One payoff: the players' sum is zero. Two: one each.
    void cell(std::span<const Cell> payoffs, std::size_t at);
    void end_row(std::size_t at);
    // Names the columns and checks their number; at: the end of the file.
    void finish(std::size_t at);

private:
    Rational payoff(const Cell& text);

    Source& source_;
    MatrixGame& game_;
    std::size_t cells_ = 0, columns_ = 0;
    std::size_t a_cell_ = 0; // payoffs in a cell, once known
    bool numbers_ = false;   // other than 0
};

// r1, r2, ... or c1, c2, ... for strategies without names.
std::vector<std::string> numbered_strategies(char letter, std::size_t count);

} // namespace zermelo
