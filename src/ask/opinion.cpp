#include "ask/opinion.hpp"

#include "ask/ask_errors.hpp"
#include "ask/course_form.hpp"
#include "ask/explanation.hpp"

namespace zermelo {

namespace {

constexpr std::size_t longest_line = 60;

Ai shallower(Ai ai) {
    if (ai.depth && *ai.depth > 0) --*ai.depth;
    return ai;
}

// Half of the time that is left.
Control halved(Control control) {
    if (control.limits.timed())
        control.limits.end_within(std::chrono::duration<double>(*control.limits.deadline - Clock::now()).count() / 2);
    return control;
}

// What was found of the position after a move, as the player sees it who makes the move.
Searched before_move(Searched after, bool same_mover) {
    if (auto* value = std::get_if<std::int64_t>(&after.value); value && after.sooner && after.proven)
        *value -= (*after.proven == Outcome::win) - (*after.proven == Outcome::loss); // 100 less the plies: one more
    if (after.plies == 0u) after.sampled = false;                                     // the game is over there
    if (!same_mover) {
        after.value = negated(after.value);
        if (after.proven) after.proven = turned(*after.proven);
    }
    if (after.plies) ++*after.plies;
    return after;
}

// Each move that the search would make, one ply less deep than the one before.
std::vector<std::string> expected_line(AnyGame& game, Position position, std::string move, const Ai& ai,
                                       const Control& control) {
    std::vector<std::string> line;
    Ai next_ai = shallower(ai);
    while (true) {
        line.push_back(move);
        auto next = game.after(position, std::string_view(move));
        const bool deep_enough = ai.kind != Ai::Kind::mcts && (!next_ai.depth || *next_ai.depth > 0);
        if (!next || game.outcome(*next) || !deep_enough || line.size() >= longest_line) return line;
        position = std::move(*next);
        auto searched = game.search(position, next_ai, false, control);
        if (!searched || searched->depth == 0u) return line;
        move = searched->best.front();
        if (ai.limited()) return line.push_back(move), line;
        if (next_ai.depth) --*next_ai.depth;
    }
}

} // namespace

Result<Opinion> ask_opinion(AnyGame& game, const Position& position, const std::optional<std::string>& move,
                            const Ai& ai, const Control& control) {
    if (game.outcome(position)) return Error{game.word(), errors::game_is_over, {}};
    auto best = game.search(position, ai, false, move ? halved(control) : control);
    if (!best) return best.error();
    Opinion opinion{std::move(*best)};
    if (!move) {
        opinion.line = expected_line(game, position, opinion.position.best.front(), ai, control);
        return opinion;
    }
    auto spelled = game.spelled(position, *move);
    if (!spelled) return spelled.error();
    auto child = game.after(position, std::string_view(*move));
    if (!child) return child.error();
    // One ply less deep than the position, so that both are judged at the same moves.
    auto after = game.search(*child, shallower(ai), false, control);
    if (!after) return after.error();
    opinion.made = before_move(std::move(*after), game.mover(*child) == game.mover(position));
    opinion.move = *spelled;
    opinion.line = expected_line(game, position, *spelled, ai, control);
    return opinion;
}

Result<std::variant<Explanation, Opinion>> explain_or_judge(AnyGame& game, const Position& position,
                                                            const ExplainRequest& request, const Control& control) {
    using Either = Result<std::variant<Explanation, Opinion>>;
    auto told = [&](auto answer) -> Either {
        if (request.form == Form::course) tell_as_course(answer, game, position);
        return std::variant<Explanation, Opinion>(std::move(answer));
    };
    auto opinion = [&](const std::string& word) -> Result<Opinion> {
        auto ai = game.ai(word, "--with");
        if (!ai) return ai.error();
        return ask_opinion(game, position, request.move, *ai, control);
    };
    if (!request.with.empty()) {
        auto asked = opinion(request.with);
        return asked ? told(std::move(*asked)) : Either(asked.error());
    }
    auto known =
        request.move ? explain_move(game, position, *request.move, control) : explain_position(game, position, control);
    if (known) return told(std::move(*known));
    if (known.error().kind != Error::Kind::limit || control.is_interrupted()) return known.error();
    auto instead = opinion(strong_word(game.heuristics()));
    if (!instead) return known.error();
    instead->instead_of_solving = true;
    return told(std::move(*instead));
}

} // namespace zermelo
