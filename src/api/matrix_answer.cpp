#include "api/matrix_answer.hpp"

#include "explain/matrix_words.hpp"
#include "explain/words.hpp"
#include "lessons/matrices/elimination.hpp"
#include "render/matrix_drawing.hpp"

namespace zermelo {

namespace {

// The standard limit of pivots, unless --nodes says otherwise. A pivot computes every entry of a tableau, and entries
// have as many digits as the game has strategies: so much is done in ten seconds or some more.
constexpr std::uint64_t most_work = 1'000'000'000;

std::uint64_t most_pivots(const MatrixGame& game) {
    const std::uint64_t size = std::max(game.rows(), game.columns());
    return std::max<std::uint64_t>(most_work / ((game.rows() + game.columns()) * size * size), 100);
}

class MatrixAnswer {
public:
    MatrixAnswer(const MatrixGame& game, Language language, const Control& control)
        : game_(game), ranks_(game), language_(language), control_(control), watch_(control_) {
        if (control_.limits.nodes == 0) control_.limits.nodes = most_pivots(game);
    }

    Json make() {
        const GoOn go_on = [this] { return watch_.checkpoint({Stage::solve, ++pivots_, 0, 0}) == Stop::none; };
        describe();
        replies();
        for (const Dominated& one : dominated(game_, ranks_, go_on)) answer_["dominated"].push_back(domination(one));
        for (Dominance kind : {Dominance::strict, Dominance::weak}) elimination(kind, go_on);
        find_equilibria(go_on);
        pareto();
        for (std::size_t player : {0, 1}) security(player, go_on);
        zero_sum();
        if (game_.ordinal) note(words::ordinal_game);
        return std::move(answer_);
    }

private:
    std::string tell(const Text& sentence, const std::vector<std::string>& arguments = {}) const {
        return say(language_, sentence, arguments);
    }
    void note(const Text& sentence, const std::vector<std::string>& arguments = {}) {
        answer_["notes"].push_back(tell(sentence, arguments));
    }
    const std::string& name(std::size_t player, std::size_t strategy) const {
        return game_.strategies[player][strategy];
    }
    // Players that are only numbered are spoken of as such.
    std::string who(std::size_t player) const {
        const std::string& given = game_.players[player];
        return given == "1" || given == "2" ? tell(words::matrix_player, {given}) : given;
    }
    std::string payoff(std::size_t player, std::size_t own, std::size_t other) const {
        return game_.print_payoff(player == 0 ? game_.cell(own, other)[0] : game_.cell(other, own)[1]);
    }
    std::string joined(const std::vector<std::string>& list, const Text& last) const {
        std::string text;
        for (std::size_t i = 0; i < list.size(); ++i)
            text += (i == 0 ? "" : i + 1 == list.size() ? " " + tell(last) + " " : ", ") + list[i];
        return text;
    }
    std::vector<std::string> names(std::size_t player, const std::vector<std::size_t>& strategies) const {
        std::vector<std::string> list;
        for (std::size_t strategy : strategies) list.push_back(name(player, strategy));
        return list;
    }
    // 1/2 rock, 1/2 paper; a strategy that is certain by its name alone.
    std::string spelled(std::size_t player, const Mixture& mixture) const {
        std::vector<std::string> parts;
        for (std::size_t i = 0; i < mixture.size(); ++i)
            if (mixture[i] != 0) parts.push_back((mixture[i] == 1 ? "" : print(mixture[i]) + " ") + name(player, i));
        return joined(parts, words::and_word);
    }
    static Json numbers(const Mixture& mixture) {
        Json list = Json::array();
        for (const Rational& part : mixture) list.push_back(print(part));
        return list;
    }
    // A mean utility, as payoffs are written.
    Rational written(const Rational& utility) const { return game_.less_is_better ? Rational(-utility) : utility; }

    void describe() {
        Json payoffs = Json::array();
        for (std::size_t row = 0; row < game_.rows(); ++row) {
            payoffs.push_back(Json::array());
            for (std::size_t column = 0; column < game_.columns(); ++column)
                payoffs.back().push_back({payoff(0, row, column), payoff(1, column, row)});
        }
        answer_ = Json{{"title", game_.title},
                       {"players", game_.players},
                       {"rows", game_.strategies[0]},
                       {"columns", game_.strategies[1]},
                       {"payoffs", payoffs},
                       {"ordinal", game_.ordinal},
                       {"less_is_better", game_.less_is_better}};
        for (const char* list : {"best_replies", "dominated", "pure", "equilibria", "pareto", "security", "notes"})
            answer_[list] = Json::array();
    }

    void replies() {
        for (std::size_t player : {0, 1}) {
            const auto best = best_replies(ranks_, player);
            for (std::size_t other = 0; other < best.size(); ++other) {
                const auto list = names(player, best[other]);
                answer_["best_replies"].push_back(
                    {{"player", player + 1},
                     {"against", name(opponent(player), other)},
                     {"replies", list},
                     {"why",
                      tell(words::best_reply, {name(opponent(player), other), who(player), joined(list, words::or_word),
                                               payoff(player, best[other][0], other)})}});
            }
        }
    }

    // Where it shows: the first strategy of the opponent, among those left, against which the dominating one is better.
    std::string evidence(const Dominated& one, const Left& left) const {
        const std::size_t other_player = opponent(one.player);
        for (std::size_t other = 0; other < ranks_.count(other_player); ++other) {
            if (!left.in[other_player][other]) continue;
            Rational by = 0;
            if (one.mixture.empty())
                by = cell(one.player, one.by, other);
            else
                for (std::size_t i = 0; i < one.mixture.size(); ++i) by += one.mixture[i] * cell(one.player, i, other);
            const Rational mine = cell(one.player, one.strategy, other);
            if (game_.less_is_better ? by < mine : by > mine)
                return tell(words::instead_of,
                            {game_.print_payoff(by), game_.print_payoff(mine), name(other_player, other)});
        }
        return "";
    }
    const Rational& cell(std::size_t player, std::size_t own, std::size_t other) const {
        return player == 0 ? game_.cell(own, other)[0] : game_.cell(other, own)[1];
    }

    Json domination(const Dominated& one) const { return domination(one, Left(ranks_)); }
    Json domination(const Dominated& one, const Left& left) const {
        const bool strict = one.kind == Dominance::strict, pure = one.mixture.empty();
        const std::string by = pure ? name(one.player, one.by) : spelled(one.player, one.mixture);
        return Json{{"player", one.player + 1},
                    {"strategy", name(one.player, one.strategy)},
                    {"by", pure ? Json(by) : Json(nullptr)},
                    {"mixture", pure ? Json(nullptr) : numbers(one.mixture)},
                    {"kind", strict ? "strict" : "weak"},
                    {"why", tell(strict ? words::dominated_strictly : words::dominated_weakly,
                                 {name(one.player, one.strategy), who(one.player), by, evidence(one, left)})}};
    }

    void elimination(Dominance kind, const GoOn& go_on) {
        const Elimination found = eliminate(game_, ranks_, kind, go_on);
        Json& told = answer_["elimination"][kind == Dominance::strict ? "strict" : "weak"];
        told["steps"] = Json::array();
        Left left(ranks_);
        for (const Dominated& step : found.steps) {
            told["steps"].push_back(domination(step, left));
            left.in[step.player][step.strategy] = false;
        }
        std::array<std::vector<std::string>, 2> rest;
        for (std::size_t player : {0, 1})
            for (std::size_t i = 0; i < ranks_.count(player); ++i)
                if (left.in[player][i]) rest[player].push_back(name(player, i));
        told["rows"] = rest[0];
        told["columns"] = rest[1];
        told["why"] = tell(words::eliminated_left,
                           {joined(rest[0], words::and_word), who(0), joined(rest[1], words::and_word), who(1)});
    }

    void find_equilibria(const GoOn& go_on) {
        const auto pure = pure_equilibria(ranks_);
        for (const auto& [row, column] : pure) answer_["pure"].push_back({name(0, row), name(1, column)});
        answer_["degenerate"] = answer_["infinite"] = nullptr;
        answer_["complete"] = true;
        Equilibria found;
        pivots_ = 0; // the limit is for each question
        if (!game_.ordinal) found = equilibria(game_, go_on);
        if (game_.ordinal || !found.complete) // what order alone tells
            for (const auto& [row, column] : pure) add_missing(row, column, found.list);
        for (const Equilibrium& one : found.list) answer_["equilibria"].push_back(equilibrium(one));
        if (pure.empty()) note(words::no_pure);
        if (game_.ordinal) return;
        answer_["degenerate"] = found.degenerate;
        answer_["infinite"] = found.infinite;
        answer_["complete"] = found.complete;
        if (found.degenerate) note(words::degenerate_game);
        if (found.infinite) note(words::infinite_equilibria);
        if (!found.complete) note(words::equilibria_cut);
    }

    void add_missing(std::size_t row, std::size_t column, std::vector<Equilibrium>& list) const {
        Equilibrium one{{Mixture(game_.rows(), Rational(0)), Mixture(game_.columns(), Rational(0))},
                        game_.cell(row, column)};
        one.strategies[0][row] = one.strategies[1][column] = 1;
        for (const Equilibrium& other : list)
            if (other.strategies == one.strategies) return;
        list.insert(list.begin(), std::move(one));
    }

    Json equilibrium(const Equilibrium& one) const {
        const std::string x = spelled(0, one.strategies[0]), y = spelled(1, one.strategies[1]);
        const std::string u = game_.print_payoff(one.payoffs[0]), v = game_.print_payoff(one.payoffs[1]);
        return Json{{"x", numbers(one.strategies[0])},
                    {"y", numbers(one.strategies[1])},
                    {"payoffs", {u, v}},
                    {"pure", one.pure()},
                    {"why", one.pure() ? tell(words::pure_reason, {x, y, u, v})
                                       : tell(words::mixed_reason, {who(0), x, who(1), y, u, v})}};
    }

    void pareto() {
        for (const auto& [row, column] : pareto_cells(ranks_))
            answer_["pareto"].push_back({name(0, row), name(1, column)});
        for (const CellNumber& cell : pure_equilibria(ranks_))
            if (const auto better = pareto_better(ranks_, cell)) {
                const bool both = ranks_.of(0, better->row, better->column) > ranks_.of(0, cell.row, cell.column) &&
                                  ranks_.of(1, better->column, better->row) > ranks_.of(1, cell.column, cell.row);
                note(words::moral, {name(0, cell.row), name(1, cell.column), name(0, better->row),
                                    name(1, better->column), tell(both ? words::both_better : words::one_better)});
            }
    }

    void security(std::size_t player, const GoOn& go_on) {
        const PureSecurity pure = pure_security(ranks_, player);
        const std::size_t first = pure.strategies[0], worst = pure.worst[0];
        const std::string level = payoff(player, first, worst);
        std::vector<std::string> reasons;
        for (std::size_t i = 0; i < pure.strategies.size(); ++i)
            reasons.push_back(
                tell(words::security_worst, {name(player, pure.strategies[i]), name(opponent(player), pure.worst[i])}));
        Json told{{"player", player + 1},
                  {"level", level},
                  {"strategies", names(player, pure.strategies)},
                  {"mixed_level", nullptr},
                  {"mixture", nullptr}};
        told["why"].push_back(tell(words::security_pure, {who(player), level, joined(reasons, words::or_word)}));
        pivots_ = 0;
        if (const auto mixed = game_.ordinal ? std::nullopt : mixed_security(game_, player, go_on)) {
            const Rational mean = written(mixed->level);
            told["mixed_level"] = print(mean);
            told["mixture"] = numbers(mixed->strategy);
            told["why"].push_back(
                mean == cell(player, first, worst)
                    ? tell(words::security_no_gain, {who(player)})
                    : tell(words::security_mixed, {who(player), print(mean), spelled(player, mixed->strategy)}));
        }
        answer_["security"].push_back(std::move(told));
    }

    void zero_sum() {
        bool zero = !game_.ordinal;
        for (const auto& [first, second] : game_.payoffs) zero = zero && first + second == 0;
        answer_["zero_sum"] = game_.ordinal ? Json(nullptr) : Json(zero);
        answer_["value"] = zero ? answer_["security"][0]["mixed_level"] : Json(nullptr);
        if (!answer_["value"].is_null()) note(words::zero_sum_value, {answer_["value"], who(0), who(1)});
    }

    const MatrixGame& game_;
    Ranks ranks_;
    Language language_;
    Control control_;
    Watch watch_;
    std::uint64_t pivots_ = 0;
    Json answer_;
};

} // namespace

Result<Json> matrix_answer(const std::string& word, Language language, const Control& control) {
    auto game = open_matrix(word, language);
    if (!game) return game.error();
    return MatrixAnswer(*game, language, control).make();
}

Result<std::string> matrix_picture(const std::string& word, Language language) {
    auto game = open_matrix(word, language);
    if (!game) return game.error();
    return draw_matrix(*game);
}

} // namespace zermelo
