#include "ask/matrix_study.hpp"

#include "lessons/matrices/elimination.hpp"

namespace zermelo {

namespace {

// The standard limit of pivots, unless --nodes says otherwise. A pivot computes every entry of a tableau, and entries
// have as many digits as the game has strategies: so much is done in ten seconds or some more.
constexpr std::uint64_t max_work = 20'000'000'000;

std::uint64_t max_pivots(const MatrixGame& game) {
    const std::uint64_t size = std::max(game.rows(), game.columns());
    return std::max<std::uint64_t>(max_work / ((game.rows() + game.columns()) * size * size), 100);
}

ExactMixture exact(const Mixture& mixture) {
    ExactMixture parts;
    for (const Rational& part : mixture) parts.push_back(print(part));
    return parts;
}

std::vector<MatrixCell> cells(const std::vector<CellNumber>& numbers) {
    std::vector<MatrixCell> list;
    for (const auto& [row, column] : numbers) list.push_back({row, column});
    return list;
}

class MatrixStudy {
public:
    MatrixStudy(const MatrixGame& game, const Control& control)
        : game_(game), ranks_(game), control_(control), trace_(control_) {
        if (control_.limits.nodes == 0) control_.limits.nodes = max_pivots(game);
    }

    MatrixFacts make() {
        const GoOn go_on = [this] { return trace_.checkpoint({Stage::solve, ++pivots_, 0, 0}) == Stop::none; };
        describe();
        find_replies();
        for (const Dominated& one : dominated(game_, ranks_, go_on))
            facts_.dominated.push_back(domination(one, Left(ranks_)));
        facts_.strict = elimination(Dominance::strict, go_on);
        facts_.weak = elimination(Dominance::weak, go_on);
        find_equilibria(go_on);
        find_pareto();
        for (std::size_t player : {0, 1}) facts_.security[player] = security(player, go_on);
        find_value();
        return std::move(facts_);
    }

private:
    const Rational& payoff(std::size_t player, std::size_t own, std::size_t other) const {
        return player == 0 ? game_.cell(own, other)[0] : game_.cell(other, own)[1];
    }

    void describe() {
        facts_ = {.title = game_.title,
                  .players = game_.players,
                  .strategies = game_.strategies,
                  .ordinal = game_.ordinal,
                  .less_is_better = game_.less_is_better};
        for (const auto& [first, second] : game_.payoffs)
            facts_.payoffs.push_back({game_.print_payoff(first), game_.print_payoff(second)});
    }

    void find_replies() {
        for (std::size_t player : {0, 1}) {
            const auto best = best_replies(ranks_, player);
            for (std::size_t against = 0; against < best.size(); ++against)
                facts_.best_replies.push_back(
                    {player, against, best[against], game_.print_payoff(payoff(player, best[against][0], against))});
        }
    }

    // The first strategy of the opponent, among those left, against which the dominating one is better.
    std::optional<Domination::Evidence> evidence(const Dominated& one, const Left& left) const {
        const std::size_t other_player = opponent(one.player);
        for (std::size_t other = 0; other < ranks_.count(other_player); ++other) {
            if (!left.in[other_player][other]) continue;
            Rational by = 0;
            if (one.mixture.empty())
                by = payoff(one.player, one.by, other);
            else
                for (std::size_t i = 0; i < one.mixture.size(); ++i)
                    by += one.mixture[i] * payoff(one.player, i, other);
            const Rational& mine = payoff(one.player, one.strategy, other);
            if (game_.less_is_better ? by < mine : by > mine)
                return Domination::Evidence{game_.print_payoff(by), game_.print_payoff(mine), other};
        }
        return std::nullopt;
    }

    Domination domination(const Dominated& one, const Left& left) const {
        return {one.player,
                one.strategy,
                one.kind == Dominance::strict,
                one.mixture.empty() ? std::optional(one.by) : std::nullopt,
                exact(one.mixture),
                evidence(one, left)};
    }

    EliminationFacts elimination(Dominance kind, const GoOn& go_on) const {
        EliminationFacts facts;
        Left left(ranks_);
        for (const Dominated& step : eliminate(game_, ranks_, kind, go_on).steps) {
            facts.steps.push_back(domination(step, left));
            left.in[step.player][step.strategy] = false;
        }
        for (std::size_t player : {0, 1})
            for (std::size_t i = 0; i < ranks_.count(player); ++i)
                if (left.in[player][i]) facts.left[player].push_back(i);
        return facts;
    }

    void find_equilibria(const GoOn& go_on) {
        const auto pure = pure_equilibria(ranks_);
        facts_.pure = cells(pure);
        Equilibria found;
        pivots_ = 0; // the limit is for each question
        if (!game_.ordinal) found = equilibria(game_, go_on);
        if (game_.ordinal || !found.complete) // what order alone tells
            for (const auto& [row, column] : pure) add_missing(row, column, found.list);
        for (const Equilibrium& one : found.list)
            facts_.equilibria.push_back({{exact(one.strategies[0]), exact(one.strategies[1])},
                                         {game_.print_payoff(one.payoffs[0]), game_.print_payoff(one.payoffs[1])},
                                         one.pure()});
        if (game_.ordinal) return;
        facts_.degenerate = found.degenerate;
        facts_.infinite = found.infinite;
        facts_.complete = found.complete;
    }

    void add_missing(std::size_t row, std::size_t column, std::vector<Equilibrium>& list) const {
        Equilibrium one{{Mixture(game_.rows(), Rational(0)), Mixture(game_.columns(), Rational(0))},
                        game_.cell(row, column)};
        one.strategies[0][row] = one.strategies[1][column] = 1;
        for (const Equilibrium& other : list)
            if (other.strategies == one.strategies) return;
        list.insert(list.begin(), std::move(one));
    }

    void find_pareto() {
        facts_.pareto = cells(pareto_cells(ranks_));
        for (const CellNumber& cell : pure_equilibria(ranks_))
            if (const auto better = pareto_better(ranks_, cell)) {
                const bool both = ranks_.of(0, better->row, better->column) > ranks_.of(0, cell.row, cell.column) &&
                                  ranks_.of(1, better->column, better->row) > ranks_.of(1, cell.column, cell.row);
                facts_.better_cells.push_back({{cell.row, cell.column}, {better->row, better->column}, both});
            }
    }

    SecurityFacts security(std::size_t player, const GoOn& go_on) {
        const PureSecurity pure = pure_security(ranks_, player);
        const Rational& level = payoff(player, pure.strategies[0], pure.worst[0]);
        SecurityFacts facts{game_.print_payoff(level), pure.strategies, pure.worst};
        pivots_ = 0;
        if (const auto mixed = game_.ordinal ? std::nullopt : mixed_security(game_, player, go_on)) {
            const Rational mean = game_.less_is_better ? Rational(-mixed->level) : mixed->level; // as it is written
            facts.mixed_level = print(mean);
            facts.mixture = exact(mixed->strategy);
            facts.chance_helps = mean != level;
        }
        return facts;
    }

    void find_value() {
        if (game_.ordinal) return;
        facts_.zero_sum = true;
        for (const auto& [first, second] : game_.payoffs) facts_.zero_sum = *facts_.zero_sum && first + second == 0;
        if (*facts_.zero_sum) facts_.value = facts_.security[0].mixed_level;
    }

    const MatrixGame& game_;
    Ranks ranks_;
    Control control_;
    LimitedTrace trace_;
    std::uint64_t pivots_ = 0;
    MatrixFacts facts_;
};

} // namespace

MatrixFacts study_matrix(const MatrixGame& game, const Control& control) { return MatrixStudy(game, control).make(); }

} // namespace zermelo
