#include "lessons/matrices/elimination.hpp"
#include "lessons/matrices/minors.hpp"

#include "data.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <random>
#include <set>

namespace zermelo {
namespace {

using Matrix = std::vector<std::vector<Rational>>;

const GoOn always = [] { return true; };

Rational fraction(std::string_view text) { return std::get<Rational>(parse_rational(text)); }

Mixture mixture(std::string_view text) {
    Mixture parts;
    for (std::string_view part : split(text, ' ')) parts.push_back(fraction(part));
    return parts;
}

MatrixGame game_of(const Matrix& a, const Matrix& b) {
    MatrixGame game;
    game.strategies = {numbered_strategies('r', a.size()), numbered_strategies('c', a[0].size())};
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < a[i].size(); ++j) game.payoffs.push_back({a[i][j], b[i][j]});
    return game;
}

template <class Number> MatrixGame random_game(std::size_t rows, std::size_t columns, Number&& number) {
    Matrix a(rows, std::vector<Rational>(columns)), b = a;
    for (Matrix* matrix : {&a, &b})
        for (auto& row : *matrix)
            for (Rational& entry : row) entry = number();
    return game_of(a, b);
}
MatrixGame random_game(std::size_t most, int least, int greatest) {
    const auto rows = *rc::gen::inRange<std::size_t>(1, most + 1),
               columns = *rc::gen::inRange<std::size_t>(1, most + 1);
    return random_game(rows, columns, [&] { return *rc::gen::inRange(least, greatest + 1); });
}

// What `own` gives the player against the mixture.
Rational against(const MatrixGame& game, std::size_t player, std::size_t own, const Mixture& other) {
    Rational sum = 0;
    for (std::size_t j = 0; j < other.size(); ++j)
        sum += other[j] * (player == 0 ? game.utility(0, own, j) : game.utility(1, j, own));
    return sum;
}

// By the definition: no pure strategy does better than the mixture.
bool is_equilibrium(const MatrixGame& game, const std::array<Mixture, 2>& candidate) {
    for (std::size_t player : {0, 1}) {
        Rational total = 0, reached = 0;
        std::vector<Rational> gains;
        for (std::size_t i = 0; i < candidate[player].size(); ++i) {
            if (candidate[player][i] < 0) return false;
            gains.push_back(against(game, player, i, candidate[opponent(player)]));
            total += candidate[player][i];
            reached += candidate[player][i] * gains.back();
        }
        if (total != 1 || reached != *std::ranges::max_element(gains)) return false;
    }
    return true;
}

// A mixture on `support` that makes the other's strategies in `level` equally good, by Gauss; nothing where it is not
// unique.
std::optional<Mixture> levelling(const MatrixGame& game, std::size_t other, const std::vector<std::size_t>& support,
                                 const std::vector<std::size_t>& level) {
    const std::size_t n = support.size() + 1; // the parts and the common gain
    Matrix system(n, std::vector<Rational>(n + 1));
    for (std::size_t i = 0; i < level.size(); ++i) {
        for (std::size_t j = 0; j < support.size(); ++j)
            system[i][j] = other == 0 ? game.utility(0, level[i], support[j]) : game.utility(1, support[j], level[i]);
        system[i][n - 1] = -1;
    }
    for (std::size_t j = 0; j < support.size(); ++j) system[n - 1][j] = 1;
    system[n - 1][n] = 1;
    for (std::size_t column = 0; column < n; ++column) {
        std::size_t pivot = column;
        while (pivot < n && system[pivot][column] == 0) ++pivot;
        if (pivot == n) return std::nullopt;
        std::swap(system[pivot], system[column]);
        for (std::size_t row = 0; row < n; ++row) {
            if (row == column || system[row][column] == 0) continue;
            const Rational times = system[row][column] / system[column][column];
            for (std::size_t k = column; k <= n; ++k) system[row][k] -= times * system[column][k];
        }
    }
    Mixture parts(game.strategies[opponent(other)].size(), Rational(0));
    for (std::size_t j = 0; j < support.size(); ++j) parts[support[j]] = system[j][n] / system[j][j];
    return parts;
}

std::vector<std::vector<std::size_t>> supports(std::size_t strategies) {
    std::vector<std::vector<std::size_t>> all;
    for (std::size_t bits = 1; bits < (std::size_t{1} << strategies); ++bits) {
        all.emplace_back();
        for (std::size_t i = 0; i < strategies; ++i)
            if (bits >> i & 1) all.back().push_back(i);
    }
    return all;
}

// Supports of equal size, one after the other: all there is in a nondegenerate game.
std::set<std::array<Mixture, 2>> naive_equilibria(const MatrixGame& game) {
    std::set<std::array<Mixture, 2>> found;
    for (const auto& rows : supports(game.rows()))
        for (const auto& columns : supports(game.columns())) {
            if (rows.size() != columns.size()) continue;
            const auto x = levelling(game, 1, rows, columns), y = levelling(game, 0, columns, rows);
            if (x && y && is_equilibrium(game, {*x, *y})) found.insert({*x, *y});
        }
    return found;
}

std::set<std::array<Mixture, 2>> set_of(const Equilibria& found) {
    std::set<std::array<Mixture, 2>> all;
    for (const Equilibrium& one : found.list) all.insert(one.strategies);
    EXPECT_EQ(all.size(), found.list.size()) << "an equilibrium is listed twice";
    return all;
}

void check_equilibria(const MatrixGame& game) {
    const Equilibria found = equilibria(game, always);
    const auto all = set_of(found);
    ASSERT_FALSE(all.empty()) << "Nash's theorem";
    for (const auto& one : all) ASSERT_TRUE(is_equilibrium(game, one));
    if (!found.degenerate) {
        ASSERT_EQ(all, naive_equilibria(game));
        ASSERT_EQ(all.size() % 2, 1u) << "a nondegenerate game has an odd number";
    }
}

Matrix matrix(std::string_view text) {
    Matrix rows;
    for (std::string_view row : split(text, ';')) rows.push_back(mixture(row));
    return rows;
}

TEST(LessonsMatrices, TheOraclesEquilibria) {
    for (const auto& row : read_table("matrix_games.csv")) {
        const MatrixGame game = game_of(matrix(row[1]), matrix(row[2]));
        const Equilibria found = equilibria(game, always);
        EXPECT_EQ(found.list.size(), std::stoull(row[3])) << row[0];
        for (const Equilibrium& one : found.list) EXPECT_TRUE(is_equilibrium(game, one.strategies)) << row[0];
        if (row[4].empty()) continue;
        std::set<std::array<Mixture, 2>> expected;
        for (std::string_view one : split(row[4], ';')) {
            const auto parts = split(one, '|');
            expected.insert({mixture(parts[0]), mixture(parts[1])});
            EXPECT_TRUE(std::ranges::any_of(found.list, [&](const Equilibrium& e) {
                return e.payoffs == std::array{fraction(parts[2]), fraction(parts[3])};
            })) << row[0];
        }
        EXPECT_EQ(set_of(found), expected) << row[0];
    }
}

RC_GTEST_PROP(LessonsMatrices, SmallGamesEqualNaiveEnumeration, (bool degenerate)) {
    check_equilibria(degenerate ? random_game(4, 0, 2) : random_game(3, -50, 50));
    RC_ASSERT(!testing::Test::HasFatalFailure());
}
TEST(LessonsMatrices, LargerGamesEqualNaiveEnumeration) {
    std::mt19937 generator(1);
    for (auto [rows, columns, games] : {std::tuple{4u, 6u, 20}, {5u, 5u, 20}, {6u, 6u, 10}})
        for (int i = 0; i < games; ++i) {
            check_equilibria(random_game(rows, columns, [&] { return static_cast<int>(generator() % 2001) - 1000; }));
            if (HasFatalFailure()) return;
        }
}

// Payoffs that are multiplied leave the equilibria as they are, but need longer numbers: each length is used.
TEST(LessonsMatrices, NumbersOfEveryLengthAgree) {
    std::mt19937 generator(2);
    for (int most : {2, 100})
        for (int i = 0; i < 10; ++i) {
            MatrixGame game = random_game(4, 5, [&] { return static_cast<int>(generator() % (most + 1u)); });
            const auto expected = set_of(equilibria(game, always));
            for (const Rational& times : {Rational(Whole(1) << 7), Rational(Whole(1) << 20), Rational(Whole(1) << 45),
                                          Rational(Whole(1) << 100)}) {
                MatrixGame larger = game;
                for (auto& cell : larger.payoffs)
                    for (Rational& payoff : cell) payoff *= times;
                EXPECT_EQ(set_of(equilibria(larger, always)), expected) << times;
            }
        }
}
// (a b - c d) / divisor, also where the divisor ends with so many zeros that 64 bits do not hold what is shifted out.
RC_GTEST_PROP(LessonsMatrices, PivotsDivideExactly, (std::int32_t result, std::int32_t other, std::uint16_t odd)) {
    const auto zeros = *rc::gen::inRange(0, 46);
    const std::int64_t divisor = std::int64_t{2 * odd + 1} << zeros;
    const PivotDivisor<FixedWhole<1>> narrow(divisor, 32);
    const PivotDivisor<FixedWhole<4>> wide(divisor, 32);
    const std::int64_t sum = std::int64_t{result} + other;
    RC_ASSERT(to_whole(narrow.minor(sum, divisor, other, divisor)) == result);
    RC_ASSERT(to_whole(wide.minor(sum, divisor, other, divisor)) == result);
}

// In a degenerate game each pure equilibrium is extreme, so it is listed; and a game with all payoffs equal has them
// all.
RC_GTEST_PROP(LessonsMatrices, PureEquilibriaAreListed, ()) {
    const MatrixGame game = random_game(4, 0, 2);
    const Equilibria found = equilibria(game, always);
    const auto pure = pure_equilibria(Ranks(game));
    RC_ASSERT(static_cast<std::size_t>(std::ranges::count_if(found.list, &Equilibrium::pure)) == pure.size());
    for (const auto& [row, column] : pure) {
        std::array<Mixture, 2> one{Mixture(game.rows(), Rational(0)), Mixture(game.columns(), Rational(0))};
        one[0][row] = one[1][column] = 1;
        RC_ASSERT(is_equilibrium(game, one));
    }
}
TEST(LessonsMatrices, DegenerateGamesSayHowMany) {
    const Equilibria flat =
        equilibria(game_of(Matrix(2, Mixture(3, Rational(7))), Matrix(2, Mixture(3, Rational(7)))), always);
    EXPECT_TRUE(flat.degenerate && flat.infinite);
    EXPECT_EQ(flat.list.size(), 6u);
    const Equilibria pennies = equilibria(*open_matrix("matching-pennies", Language::english), always);
    EXPECT_FALSE(pennies.degenerate || pennies.infinite);
}
TEST(LessonsMatrices, ALimitEndsTheWalk) {
    int left = 3;
    const Equilibria cut =
        equilibria(*open_matrix("rock-paper-scissors", Language::english), [&] { return left-- > 0; });
    EXPECT_FALSE(cut.complete);
}

// The level is a lower bound by the mixture, and of a zero-sum game the two levels meet.
RC_GTEST_PROP(LessonsMatrices, SecurityLevels, ()) {
    const MatrixGame game = random_game(4, -9, 9);
    for (std::size_t player : {0, 1}) {
        const auto security = mixed_security(game, player, always);
        Rational total = 0, worst;
        for (const Rational& part : security->strategy) total += part, RC_ASSERT(part >= 0);
        RC_ASSERT(total == 1);
        for (std::size_t other = 0; other < game.strategies[opponent(player)].size(); ++other) {
            Rational mean = 0;
            for (std::size_t own = 0; own < security->strategy.size(); ++own)
                mean +=
                    security->strategy[own] * (player == 0 ? game.utility(0, own, other) : game.utility(1, other, own));
            if (other == 0 || mean < worst) worst = mean;
        }
        RC_ASSERT(worst == security->level);
        MatrixGame zero_sum = game;
        for (auto& cell : zero_sum.payoffs) cell[opponent(player)] = -cell[player];
        RC_ASSERT(mixed_security(zero_sum, opponent(player), always)->level == -security->level);
        for (const Equilibrium& one : equilibria(game, always).list) RC_ASSERT(one.payoffs[player] >= security->level);
    }
}

RC_GTEST_PROP(LessonsMatrices, StrictEliminationKeepsEveryEquilibrium, ()) {
    const MatrixGame game = random_game(4, 0, 6);
    const Elimination strict = eliminate(game, Ranks(game), Dominance::strict, always);
    for (const Equilibrium& one : equilibria(game, always).list)
        for (const Dominated& step : strict.steps) RC_ASSERT(one.strategies[step.player][step.strategy] == 0);
}

// Each claim of domination, against every strategy of the opponent.
RC_GTEST_PROP(LessonsMatrices, DominatedStrategiesAre, ()) {
    const MatrixGame game = random_game(4, 0, 3);
    for (const Dominated& one : dominated(game, Ranks(game), always)) {
        Mixture by = one.mixture;
        if (by.empty()) by.assign(game.strategies[one.player].size(), Rational(0)), by[one.by] = 1;
        RC_ASSERT(by[one.strategy] == 0);
        bool better = false;
        for (std::size_t other = 0; other < game.strategies[opponent(one.player)].size(); ++other) {
            Mixture pure(game.strategies[opponent(one.player)].size(), Rational(0));
            pure[other] = 1;
            Rational its = 0;
            for (std::size_t own = 0; own < by.size(); ++own) its += by[own] * against(game, one.player, own, pure);
            const Rational mine = against(game, one.player, one.strategy, pure);
            RC_ASSERT(its > mine || (one.kind == Dominance::weak && its == mine));
            better |= its > mine;
        }
        RC_ASSERT(better);
    }
}
TEST(LessonsMatrices, AMixtureDominatesWhereNoPureStrategyDoes) {
    const MatrixGame game = *matrix_from_text("m", "3,0 0,0\n0,0 3,0\n1,0 1,0\n");
    const auto found = dominated(game, Ranks(game), always);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].strategy, 2u);
    EXPECT_EQ(found[0].kind, Dominance::strict);
    EXPECT_EQ(found[0].mixture, mixture("1/2 1/2 0"));
}

RC_GTEST_PROP(LessonsMatrices, ParetoCellsAreThoseOfTheDefinition, ()) {
    const MatrixGame game = random_game(5, 0, 5);
    const auto found = pareto_cells(Ranks(game));
    for (std::size_t row = 0; row < game.rows(); ++row)
        for (std::size_t column = 0; column < game.columns(); ++column) {
            const bool improvable = std::ranges::any_of(game.payoffs, [&](const auto& cell) {
                const auto& here = game.cell(row, column);
                return cell[0] >= here[0] && cell[1] >= here[1] && cell != here;
            });
            RC_ASSERT((std::ranges::find(found, CellNumber{row, column}) == found.end()) == improvable);
            RC_ASSERT(pareto_better(Ranks(game), {row, column}).has_value() == improvable);
        }
}

TEST(LessonsMatrices, TheSheetsGames) {
    const MatrixGame dilemma = *open_matrix("prisoners", Language::english);
    const Ranks ranks(dilemma);
    EXPECT_EQ(pure_equilibria(ranks), (std::vector<CellNumber>{{1, 1}}));
    EXPECT_EQ(pareto_better(ranks, {1, 1}), (CellNumber{0, 0}));
    EXPECT_EQ(equilibria(dilemma, always).list.at(0).payoffs, (std::array<Rational, 2>{5, 5}));
    const MatrixGame war = *open_matrix("guerre-froide", Language::french);
    EXPECT_TRUE(war.ordinal);
    EXPECT_EQ(pure_equilibria(Ranks(war)), (std::vector<CellNumber>{{1, 1}}));
    EXPECT_EQ(pure_security(Ranks(war), 0).strategies, (std::vector<std::size_t>{2}))
        << "staying in defence keeps losses least";
    EXPECT_EQ(war.print_payoff(war.cell(0, 1)[0]), "++");
    for (Language language : {Language::english, Language::french}) {
        const std::string names = classic_names(language);
        for (std::string_view name : split(names, ','))
            EXPECT_TRUE(open_matrix(std::string(trim(name)), language)) << name;
    }
}

} // namespace
} // namespace zermelo
