// Payoff matrices: best replies, dominated strategies, equilibria.
#include "ask/matrix_study.hpp"
#include "exercises/families.hpp"
#include "json/json.hpp"

#include <algorithm>

namespace zermelo {

namespace {

using Fit = ExerciseOption::Fit;
using Kind = Remark::Kind;

struct MatrixPlan {
    std::uint32_t rows, columns;
    std::size_t equilibria; // pure ones
    bool dominated, ties;
};
constexpr MatrixPlan matrix_plans[exercise_levels]{{2, 2, 1, true, false},
                                                   {2, 3, 1, true, false},
                                                   {3, 3, 2, false, false},
                                                   {3, 3, 2, true, true},
                                                   {2, 2, 0, false, false}};

std::string random_matrix(ExerciseMaking& making, const MatrixPlan& plan) {
    Json payoffs = Json::list(), rows = Json::list(), columns = Json::list();
    for (std::uint32_t row = 0; row < plan.rows; ++row) {
        rows.push(std::string(1, static_cast<char>('A' + row)));
        Json cells = Json::list();
        for (std::uint32_t column = 0; column < plan.columns; ++column)
            cells.push(Json::list({making.between(0, 9), making.between(0, 9)}));
        payoffs.push(std::move(cells));
    }
    for (std::uint32_t column = 0; column < plan.columns; ++column)
        columns.push(std::string(1, static_cast<char>('x' + column)));
    return Json::object({{"rows", std::move(rows)}, {"columns", std::move(columns)}, {"payoffs", std::move(payoffs)}})
        .line();
}

class MatrixExercise {
public:
    explicit MatrixExercise(const MatrixFacts& facts) : facts_(facts) {}

    bool fits(const MatrixPlan& plan) const {
        const bool ties =
            std::ranges::any_of(facts_.best_replies, [](const BestReply& reply) { return reply.replies.size() > 1; });
        const bool dominated = std::ranges::any_of(facts_.dominated, [](const Domination& d) { return d.strict; });
        const bool mixtures = std::ranges::any_of(facts_.dominated, [](const Domination& d) { return !d.by; });
        if (facts_.pure.size() != plan.equilibria || ties != plan.ties || dominated != plan.dominated || mixtures)
            return false;
        return plan.equilibria > 0 || (facts_.equilibria.size() == 1 && facts_.degenerate == false);
    }

    void ask(Exercise& exercise) const {
        for (std::size_t player : {0, 1})
            for (std::size_t against = 0; against < facts_.strategies[1 - player].size(); ++against)
                exercise.questions.push_back(replies(player, against));
        exercise.questions.push_back(dominated());
        exercise.questions.push_back(equilibria());
        if (facts_.pure.empty())
            for (std::size_t player : {0, 1}) exercise.questions.push_back(mixed(player));
    }

private:
    const std::string& payoff(std::size_t player, std::size_t own, std::size_t against) const {
        return (player == 0 ? facts_.payoff(own, against) : facts_.payoff(against, own))[player];
    }
    const BestReply& best(std::size_t player, std::size_t against) const {
        return *std::ranges::find_if(facts_.best_replies, [&](const BestReply& reply) {
            return reply.player == player && reply.against == against;
        });
    }
    static bool is_in(const std::vector<std::size_t>& list, std::size_t item) {
        return std::ranges::find(list, item) != list.end();
    }

    ExerciseQuestion replies(std::size_t player, std::size_t against) const {
        const std::string& opposite = facts_.strategies[1 - player][against];
        ExerciseQuestion question{{Kind::ask_best_replies, {std::to_string(player + 1), opposite}}, AnswerForm::set};
        const BestReply& reply = best(player, against);
        for (std::size_t own = 0; own < facts_.strategies[player].size(); ++own) {
            const std::string& name = facts_.strategies[player][own];
            const bool right = is_in(reply.replies, own);
            const std::string& better = facts_.strategies[player][reply.replies.front()];
            Remark why{Kind::pays, {opposite, name, reply.payoff}};
            if (!right) why = {Kind::pays_less, {opposite, name, payoff(player, own, against), better, reply.payoff}};
            question.options.push_back({name, right ? Fit::right : Fit::wrong, "", why});
            if (right) question.answer.push_back(name);
        }
        return question;
    }

    ExerciseQuestion dominated() const {
        ExerciseQuestion question{{Kind::ask_dominated}, AnswerForm::set};
        for (std::size_t player : {0, 1})
            for (std::size_t own = 0; own < facts_.strategies[player].size(); ++own) {
                const auto& names = facts_.strategies[player];
                const auto found = std::ranges::find_if(facts_.dominated, [&](const Domination& d) {
                    return d.strict && d.player == player && d.strategy == own;
                });
                const bool right = found != facts_.dominated.end();
                Remark why{Kind::not_dominated, {names[own]}};
                if (right) why = {Kind::dominated_by, {names[own], names[*found->by]}};
                question.options.push_back({names[own], right ? Fit::right : Fit::wrong, "", why});
                if (right) question.answer.push_back(names[own]);
            }
        return question;
    }

    ExerciseQuestion equilibria() const {
        ExerciseQuestion question{{Kind::ask_equilibria}, AnswerForm::set};
        for (std::size_t row = 0; row < facts_.rows(); ++row)
            for (std::size_t column = 0; column < facts_.columns(); ++column) {
                const std::string name = facts_.strategies[0][row] + "/" + facts_.strategies[1][column];
                const BestReply &of_row = best(0, column), &of_column = best(1, row);
                const bool row_stays = is_in(of_row.replies, row), column_stays = is_in(of_column.replies, column);
                Remark why{Kind::each_best, {name}};
                if (!row_stays)
                    why = {Kind::row_would_move,
                           {name, facts_.strategies[0][of_row.replies.front()], of_row.payoff, payoff(0, row, column)}};
                else if (!column_stays)
                    why = {Kind::column_would_move,
                           {name, facts_.strategies[1][of_column.replies.front()], of_column.payoff,
                            payoff(1, column, row)}};
                const bool right = row_stays && column_stays;
                question.options.push_back({name, right ? Fit::right : Fit::wrong, "", why});
                if (right) question.answer.push_back(name);
            }
        return question;
    }

    // The mixture of this player, which makes the other's strategies equally good.
    ExerciseQuestion mixed(std::size_t player) const {
        const EquilibriumFacts& found = facts_.equilibria.front();
        ExerciseQuestion question{{Kind::ask_mixed, {std::to_string(player + 1)}}, AnswerForm::row};
        for (std::size_t own = 0; own < facts_.strategies[player].size(); ++own) {
            const std::string& share = found.strategies[player][own];
            question.options.push_back({facts_.strategies[player][own], Fit::right, share});
            question.answer.push_back(share);
        }
        question.because.push_back({Kind::makes_equal,
                                    {std::to_string(player + 1), question.answer[0], question.answer[1],
                                     std::to_string(2 - player), found.payoffs[1 - player]}});
        return question;
    }

    const MatrixFacts& facts_;
};

} // namespace

Result<Exercise> make_equilibrium_exercise(ExerciseMaking& making) {
    const MatrixPlan& plan = matrix_plans[making.request.level - 1];
    while (true) {
        std::string text = random_matrix(making, plan);
        const auto game = matrix_from_text("exercise.json", text);
        if (!game) return game.error();
        const MatrixFacts facts = study_matrix(*game, making.control);
        const MatrixExercise made(facts);
        if (!facts.complete || !made.fits(plan)) continue;
        Exercise exercise = making.begin({Kind::do_equilibrium});
        exercise.file = std::move(text);
        made.ask(exercise);
        return exercise;
    }
}

} // namespace zermelo
