#include "lessons/matrices/matrix_game.hpp"

#include "core/errors.hpp"
#include "core/machine/files.hpp"
#include "lessons/matrices/matrix_errors.hpp"

namespace zermelo {

namespace {

constexpr std::size_t max_signs = 9;

// ++ is 2 and --- is -3; nothing where the text is no run of one sign.
std::optional<int> signs(std::string_view text) {
    if (text.empty() || text.size() > max_signs || (text[0] != '+' && text[0] != '-')) return std::nullopt;
    if (text.find_first_not_of(text[0]) != std::string_view::npos) return std::nullopt;
    const int count = static_cast<int>(text.size());
    return text[0] == '+' ? count : -count;
}

} // namespace

std::string MatrixGame::print_payoff(const Rational& written) const {
    if (!ordinal || written == 0) return print(written);
    const int count = static_cast<int>(written);
    return std::string(static_cast<std::size_t>(std::abs(count)), count > 0 ? '+' : '-');
}

Result<MatrixGame> open_matrix(const std::string& word, Language language) {
    if (const auto text = classic(word, language)) return matrix_from_text(word, *text);
    if (word != "-" && !file_exists(word)) return Error{word, errors::unknown_matrix, {classic_names(language)}};
    auto text = read_file(word);
    if (!text) return text.error();
    return matrix_from_text(word, *text);
}

Result<MatrixGame> matrix_from_text(std::string name, std::string_view text) {
    Source source(std::move(name), text);
    const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    const bool json = source.name().ends_with(".json") || text.substr(begin).starts_with('{');
    const bool nfg = source.name().ends_with(".nfg") || text.substr(begin).starts_with("NFG");
    MatrixGame game = nfg ? read_nfg(source) : json ? read_matrix_json(source) : read_matrix_text(source);
    if (!source.ok()) return source.error();
    return game;
}

std::vector<std::string> numbered_strategies(char letter, std::size_t count) {
    std::vector<std::string> names;
    for (std::size_t i = 1; i <= count; ++i) names.push_back(letter + std::to_string(i));
    return names;
}

Rational MatrixBuilder::payoff(const Cell& text) {
    if (text.text.empty()) return source_.fail(text.at, errors::payoff_missing), Rational();
    if (const auto count = signs(text.text)) {
        if (numbers_) source_.fail(text.at, errors::mixed_signs, {shown(text.text)});
        game_.ordinal = true;
        return *count;
    }
    const auto read = parse_rational(text.text);
    if (const auto* problem = std::get_if<RationalProblem>(&read)) {
        source_.fail(text.at, sentence(*problem), {shown(text.text)});
        return {};
    }
    const Rational& number = std::get<Rational>(read);
    numbers_ |= number != 0;
    if (numbers_ && game_.ordinal) source_.fail(text.at, errors::mixed_signs, {shown(text.text)});
    return number;
}

void MatrixBuilder::cell(std::span<const Cell> payoffs, std::size_t at) {
    if (payoffs.empty()) return source_.fail(at, errors::payoff_missing);
    if (payoffs.size() > 2) return source_.fail(at, errors::too_many_players, {std::to_string(payoffs.size())});
    if (a_cell_ == 0) a_cell_ = payoffs.size();
    if (payoffs.size() < a_cell_) return source_.fail(payoffs[0].at + payoffs[0].text.size(), errors::payoff_missing);
    if (payoffs.size() != a_cell_) return source_.fail(at, errors::mixed_cells, {std::to_string(a_cell_)});
    const Rational first = payoff(payoffs[0]);
    game_.payoffs.push_back({first, a_cell_ == 2 ? payoff(payoffs[1]) : Rational(-first)});
    if (game_.ordinal && a_cell_ == 1) source_.fail(at, errors::signs_need_both);
    ++cells_;
}

void MatrixBuilder::end_row(std::size_t at) {
    if (columns_ == 0) columns_ = cells_;
    if (cells_ == 0) source_.fail(at, errors::payoff_missing);
    if (cells_ != columns_) source_.fail(at, errors::ragged_matrix, {std::to_string(cells_), std::to_string(columns_)});
}

void MatrixBuilder::finish(std::size_t at) {
    auto& [rows, columns] = game_.strategies;
    if (rows.empty()) return source_.fail(at, errors::empty_matrix);
    if (columns.empty()) columns = numbered_strategies('c', columns_);
    if (columns.size() != columns_)
        return source_.fail(at, errors::column_names, {std::to_string(columns.size()), std::to_string(columns_)});
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].empty()) rows[i] = "r" + std::to_string(i + 1);
}

} // namespace zermelo
