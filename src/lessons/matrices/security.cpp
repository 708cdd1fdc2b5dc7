// Security levels and domination by a mixture: two linear programs.
#include "lessons/matrices/mixed.hpp"
#include "lessons/matrices/tableau.hpp"
#include "lessons/matrices/whole_game.hpp"

namespace zermelo {

namespace {

// What `read` finds at the corner where the objective is greatest; nothing where `go_on` said no before.
template <class Read>
auto at_the_best(const std::vector<std::vector<Whole>>& matrix, const std::vector<Whole>& bounds,
                 const std::vector<Whole>& objective, const GoOn& go_on, Read&& read) {
    auto all = matrix;
    all.push_back(objective);
    const unsigned bits = minor_bits(all, Signs::some);
    return with_shortest_numbers(
        bits, [&]<class Number>(Number) -> decltype(read(Tableau<Number>(matrix, bounds, objective))) {
            Tableau<Number> tableau(matrix, bounds, objective, bits);
            if (!maximise(tableau, go_on)) return std::nullopt;
            return read(tableau);
        });
}

// The greatest mean that a mixture of the rows has in every column. With all entries positive it is 1 / max(sum y) over
// M y <= 1, y >= 0, and the mixture is read from what the slacks would gain (the dual program).
std::optional<MixedSecurity> maximin(const std::vector<std::vector<Rational>>& utilities, const GoOn& go_on) {
    const WholeUtilities whole = whole_utilities(utilities, 1);
    const std::size_t rows = utilities.size(), columns = utilities[0].size();
    const std::vector<Whole> objective(columns, 1);
    return at_the_best(whole.rows, std::vector<Whole>(rows, 1), objective, go_on, [&](const auto& tableau) {
        const Rational sum = tableau.objective();
        MixedSecurity found{Rational(1) / sum / Rational(whole.scale) - whole.shift, {}};
        for (std::size_t row = 0; row < rows; ++row) found.strategy.push_back(-tableau.gain(columns + row) / sum);
        return std::optional(std::move(found));
    });
}

// Weak domination is an all-or-nothing question: the differences D of the other strategies to this one, a mixture x
// with x D >= 0 everywhere, and the sum of x D as great as possible; above 0, x dominates.
std::optional<Mixture> weakly_dominating(const std::vector<std::vector<Rational>>& differences, const GoOn& go_on) {
    const std::size_t others = differences.size(), columns = differences[0].size();
    Whole scale = 1;
    for (const auto& row : differences)
        for (const Rational& entry : row) scale = boost::multiprecision::lcm(scale, Whole(denominator(entry)));
    std::vector<std::vector<Whole>> matrix(columns + 1, std::vector<Whole>(others, 1)); // the last row: sum x <= 1
    std::vector<Whole> bounds(columns + 1, 0), objective(others, 0);
    bounds[columns] = 1;
    for (std::size_t i = 0; i < others; ++i)
        for (std::size_t j = 0; j < columns; ++j) {
            const Whole entry(numerator(Rational(differences[i][j] * Rational(scale))));
            matrix[j][i] = -entry;
            objective[i] += entry;
        }
    return at_the_best(matrix, bounds, objective, go_on, [&](const auto& tableau) -> std::optional<Mixture> {
        if (tableau.objective() <= 0) return std::nullopt;
        Mixture mixture;
        Rational sum = 0;
        for (std::size_t i = 0; i < others; ++i) sum += mixture.emplace_back(tableau.value(i));
        for (Rational& part : mixture) part /= sum;
        return mixture;
    });
}

} // namespace

std::optional<MixedSecurity> mixed_security(const MatrixGame& game, std::size_t player, const GoOn& go_on) {
    return maximin(utilities_of(game, player), go_on);
}

std::optional<Mixture> mixed_dominator(const MatrixGame& game, const Left& left, std::size_t player,
                                       std::size_t strategy, Dominance kind, const GoOn& go_on) {
    const auto utilities = utilities_of(game, player);
    std::vector<std::size_t> others;
    std::vector<std::vector<Rational>> differences;
    for (std::size_t own = 0; own < utilities.size(); ++own) {
        if (own == strategy || !left.in[player][own]) continue;
        others.push_back(own);
        differences.emplace_back();
        for (std::size_t other = 0; other < utilities[own].size(); ++other)
            if (left.in[opponent(player)][other])
                differences.back().push_back(utilities[own][other] - utilities[strategy][other]);
    }
    if (others.size() < 2) return std::nullopt;
    std::optional<Mixture> found;
    if (kind == Dominance::weak) {
        found = weakly_dominating(differences, go_on);
    } else if (auto security = maximin(differences, go_on); security && security->level > 0) {
        found = std::move(security->strategy);
    }
    if (!found) return std::nullopt;
    Mixture all(utilities.size(), Rational(0));
    for (std::size_t i = 0; i < others.size(); ++i) all[others[i]] = (*found)[i];
    return all;
}

} // namespace zermelo
