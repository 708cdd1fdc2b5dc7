// Gambit's .nfg, in both variants. Payoffs come cell by cell, the first player's strategy changing fastest.
//
//   NFG 1 R "title" { "player 1" "player 2" } { 2 2 }                   or the strategies' names: { { "a" "b" } { "c"
//   "d" } } 1 1  0 2  2 0  1 1                                                  payoff variant { { "both" 1 1 } {
//   "first" 0, 2 } } 1 2 0 1                         outcome variant: outcomes, then one number a cell
//
// Counts are checked against what follows, never allocated first.
#include "core/parameters.hpp"
#include "core/reading_errors.hpp"
#include "lessons/matrices/matrix_errors.hpp"
#include "lessons/matrices/matrix_game.hpp"

namespace zermelo {

namespace {

class NfgReader {
public:
    explicit NfgReader(Source& source) : source_(source) {}

    MatrixGame read() {
        head();
        strategies();
        skip();
        if (source_.peek() == '"') quoted(); // a comment
        skip();
        if (!source_.ok()) return std::move(game_);
        if (source_.peek() == '{')
            outcomes();
        else
            payoffs();
        skip();
        if (!source_.at_end()) source_.expected(errors::expected_end);
        for (std::size_t player : {0, 1})
            if (source_.ok() && game_.strategies[player].empty())
                game_.strategies[player] = numbered_strategies("rc"[player], counts_[player]);
        return std::move(game_);
    }

private:
    void skip() {
        source_.take_while([](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == ','; });
    }

    bool open(char bracket) {
        skip();
        const bool there = source_.take(bracket);
        if (!there) source_.expected(errors::expected_sign, {bracket});
        return there;
    }
    // True at the closing brace; a list goes on until then.
    bool closed() { return skip(), source_.take('}') || !source_.ok(); }

    std::string_view word() {
        skip();
        return source_.take_while([](char c) {
            return c != ' ' && c != '\t' && c != '\r' && c != '\n' && c != ',' && c != '{' && c != '}' && c != '"';
        });
    }

    std::string quoted() {
        skip();
        if (!source_.take('"')) source_.expected(errors::expected_text);
        std::string text;
        while (!source_.at_end()) {
            const char c = source_.next();
            if (c == '"') return text;
            text += c == '\\' && (source_.peek() == '"' || source_.peek() == '\\') ? source_.next() : c;
        }
        source_.expected(errors::expected_sign, "\"");
        return text;
    }

    std::vector<std::string> names() {
        std::vector<std::string> list;
        if (open('{'))
            while (!closed()) list.push_back(quoted());
        return list;
    }

    void head() {
        skip();
        for (std::string_view expected : {"NFG", "1", "R D"}) {
            const std::size_t at = source_.at();
            const std::string_view found = word();
            if (found != expected && !(expected == "R D" && (found == "R" || found == "D")))
                return source_.fail(at, errors::expected_nfg, {found.empty() ? "EOF" : "\"" + shown(found) + "\""});
            skip();
        }
        game_.title = quoted();
        skip();
        const std::size_t at = source_.at();
        const auto players = names();
        if (source_.ok() && players.size() != 2)
            return source_.fail(at, errors::not_two_players, {std::to_string(players.size())});
        if (source_.ok()) game_.players = {players[0], players[1]};
    }

    void strategies() {
        if (!source_.ok() || !open('{')) return;
        skip();
        const std::size_t at = source_.at();
        std::size_t player = 0;
        for (; !closed(); ++player) {
            std::size_t count = 0;
            const std::size_t here = source_.at();
            if (source_.peek() == '{') {
                auto list = names();
                count = list.size();
                if (player < 2) game_.strategies[player] = std::move(list);
            } else {
                count = number(1, 1'000'000'000);
            }
            if (source_.ok() && count == 0) source_.fail(here, errors::empty_matrix);
            if (player < 2) counts_[player] = count;
        }
        if (source_.ok() && player != 2) source_.fail(at, errors::not_two_players, {std::to_string(player)});
    }

    std::uint64_t number(std::uint64_t low, std::uint64_t high) {
        skip();
        const std::size_t at = source_.at();
        const std::string_view text = word();
        if (text.empty()) return source_.expected(errors::expected_number), low;
        const auto read = parse_number(text, low, high, "");
        if (!read) source_.fail(at, read.error().sentence, read.error().arguments);
        return read ? *read : low;
    }

    // The payoff at this place; the sentence with its arguments is said where there is none.
    Rational payoff(const Text& missing, std::vector<std::string> arguments) {
        skip();
        const std::size_t at = source_.at();
        const std::string_view text = word();
        if (text.empty()) return source_.fail(at, missing, std::move(arguments)), Rational();
        const auto read = parse_rational(text);
        if (const auto* value = std::get_if<Rational>(&read)) return *value;
        source_.fail(at, sentence(std::get<RationalProblem>(read)), {shown(text)});
        return {};
    }

    std::uint64_t cells() const { return std::uint64_t{counts_[0]} * counts_[1]; }

    // Gambit's order of cells, column by column, into ours.
    void lay_out(const std::vector<std::array<Rational, 2>>& by_column) {
        for (std::size_t row = 0; row < counts_[0]; ++row)
            for (std::size_t column = 0; column < counts_[1]; ++column)
                game_.payoffs.push_back(by_column[column * counts_[0] + row]);
    }

    void payoffs() {
        std::vector<std::array<Rational, 2>> read;
        for (std::uint64_t i = 0; source_.ok() && i < cells(); ++i) {
            std::array<Rational, 2> cell;
            for (std::size_t player : {0, 1})
                cell[player] =
                    payoff(errors::nfg_cut, {std::to_string(2 * i + player + 1), std::to_string(2 * cells())});
            read.push_back(cell);
        }
        if (source_.ok()) lay_out(read);
    }

    void outcomes() {
        std::vector<std::array<Rational, 2>> list{{Rational(0), Rational(0)}}; // outcome 0 pays nothing
        open('{');
        while (!closed()) {
            open('{');
            if (source_.ok()) quoted();
            std::array<Rational, 2> cell;
            for (Rational& value : cell) value = payoff(errors::payoff_missing, {});
            list.push_back(cell);
            skip();
            if (source_.ok() && source_.peek() != '}') source_.fail(source_.at(), errors::too_many_players, {"3"});
            open('}');
        }
        std::vector<std::array<Rational, 2>> read;
        for (std::uint64_t i = 0; source_.ok() && i < cells(); ++i) {
            skip();
            const std::size_t at = source_.at();
            const std::string_view text = word();
            if (text.empty())
                return source_.fail(at, errors::nfg_outcome_cut, {std::to_string(i + 1), std::to_string(cells())});
            const auto outcome = parse_number(text, 0, list.size() - 1, "");
            if (!outcome)
                return source_.fail(at, errors::unknown_outcome, {shown(text), std::to_string(list.size() - 1)});
            read.push_back(list[*outcome]);
        }
        if (source_.ok()) lay_out(read);
    }

    Source& source_;
    MatrixGame game_;
    std::array<std::size_t, 2> counts_{};
};

} // namespace

MatrixGame read_nfg(Source& source) { return NfgReader(source).read(); }

} // namespace zermelo
