// Says in words why a position is won, lost or drawn, and what a move is worth.
#pragma once

#include "api/json.hpp"
#include "api/notation.hpp"
#include "api/oracle.hpp"
#include "api/threat.hpp"
#include "explain/arena_words.hpp"
#include "explain/search_words.hpp"

namespace zermelo {

template <Notated G> class Explainer {
public:
    using State = typename G::State;
    using Valued = typename Oracle<G>::Valued;

    Explainer(const G& game, Oracle<G>& oracle, Language language, const Control& control)
        : game_(game), oracle_(oracle), language_(language), control_(control) {}

    // text: the reason; line: best play to the end.
    Result<Json> position(const State& state) {
        auto value = oracle_.value(state, control_);
        if (!value) return value.error();
        auto moves = oracle_.moves(state, control_);
        if (!moves) return moves.error();
        text_.clear();
        if (const auto outcome = game_.outcome(state)) {
            if (*outcome == Outcome::draw)
                add(words::why_final_draw, {print(state)});
            else if (!Impartial<G>)
                add(words::why_over,
                    {print(state), say(language_, *outcome == Outcome::win ? words::is_won : words::is_lost)});
            else
                add(*outcome == Outcome::win ? words::why_final_win : words::why_final_loss, {print(state)});
        } else if (value->outcome() == Outcome::win)
            why_won(state, moves->front());
        else if (value->outcome() == Outcome::loss)
            why_lost(state, *moves);
        else if (const Outcome endless = result(state, *value); endless == Outcome::win)
            add(words::why_won_endless, {print(state), player(state), name(state, moves->front())});
        else if (endless == Outcome::loss)
            add(words::why_lost_endless, {print(state), player(state), opponent(state)});
        else
            add(value->outcome() == Outcome::draw ? words::why_drawn : words::why_endless,
                {print(state), name(state, moves->front())});
        return answer(state);
    }

    // What one move is worth, against the best.
    Result<Json> move(const State& state, std::string_view text) {
        auto move = parse_move(game_, state, text);
        if (!move) return move.error();
        auto moves = oracle_.moves(state, control_);
        if (!moves) return moves.error();
        const std::string chosen = game_.print_move(state, *move);
        const auto made = std::ranges::find_if(*moves, [&](const Valued& m) { return name(state, m) == chosen; });
        text_.clear();
        const Valued& best = moves->front();
        switch (result(state, made->value)) {
        case Outcome::win: why_move_wins(state, *made, best); break;
        case Outcome::loss:
            if (auto problem = why_move_loses(state, *made, best)) return *problem;
            break;
        default:
            add(words::move_draws, {chosen});
            if (result(state, best.value) == Outcome::win)
                throws_away(state, best);
            else
                add(words::move_best);
        }
        auto answered = answer(made->state);
        if (!answered) return answered;
        (*answered)["line"].insert((*answered)["line"].begin(), chosen);
        (*answered)["refutation"] = result(state, made->value) < result(state, best.value);
        return answered;
    }

private:
    static constexpr std::size_t longest_line = 400;
    static constexpr std::size_t most_lines = 12; // of the moves of a lost position

    std::string print(const State& state) const { return print_position(game_, state); }
    std::string name(const State& state, const Valued& move) const { return game_.print_move(state, move.move); }
    std::string player(const State& state) const { return std::to_string(number(game_.mover(state))); }
    std::string opponent(const State& state) const { return std::to_string(number(other(game_.mover(state)))); }
    // What a value means to the player who moves: an endless play may be won or lost.
    Outcome result(const State& state, Value value) const {
        return decided(game_, game_.mover(state), value.outcome());
    }
    static bool endless(const Valued& move) { return move.value.outcome() == Outcome::endless; }
    std::string plies(Value value) const {
        if (value.plies() == 1) return say(language_, words::moves_one);
        return say(language_, words::moves_many, {grouped(value.plies(), language_)});
    }
    void add(const Text& sentence, const std::vector<std::string>& arguments = {}) {
        text_ += (text_.empty() ? "" : "\n") + say(language_, sentence, arguments);
    }

    void why_won(const State& state, const Valued& best) {
        const std::uint32_t left = best.value.plies() - 1;
        const std::string rest = left > 0       ? say(language_, words::why_won_in, {plies(Value::loss(left))})
                                 : Impartial<G> ? say(language_, words::why_won_at_once)
                                                : say(language_, words::why_won_over);
        add(words::why_won, {print(state), player(state), name(state, best), print(best.state), opponent(state), rest});
        add_threat(best.state);
    }

    void why_move_wins(const State& state, const Valued& made, const Valued& best) {
        if (endless(made))
            add(words::move_wins_endless, {name(state, made)});
        else
            add(words::move_wins, {name(state, made), plies(made.value)});
        if (made.value == best.value)
            add(words::move_best);
        else
            add(words::move_slower, {name(state, best), plies(best.value)});
        add_threat(made.state);
    }

    std::optional<Error> why_move_loses(const State& state, const Valued& made, const Valued& best) {
        auto answers = oracle_.moves(made.state, control_);
        if (!answers) return answers.error();
        if (endless(made))
            add(words::move_loses_endless, {name(state, made), opponent(state)});
        else if (answers->empty())
            add(words::move_loses_now, {name(state, made)});
        else
            add(words::move_loses,
                {name(state, made), name(made.state, answers->front()), plies(answers->front().value)});
        const Outcome possible = result(state, best.value);
        if (possible == Outcome::win)
            throws_away(state, best);
        else if (possible == Outcome::loss)
            add(words::move_no_better);
        else
            add(words::move_throws_draw, {name(state, best)});
        return std::nullopt;
    }

    void throws_away(const State& state, const Valued& best) {
        if (endless(best))
            add(words::move_throws_endless, {name(state, best)});
        else
            add(words::move_throws_away, {name(state, best), plies(best.value)});
    }

    void add_threat(const State& after) {
        const auto threat = find_threat(game_, oracle_, after, control_);
        if (!threat) return;
        if (threat->against == threat->answers)
            add(words::threat, {threat->move});
        else
            add(words::threat_mostly, {threat->move, std::to_string(threat->against), std::to_string(threat->answers)});
    }

    void why_lost(const State& state, const std::vector<Valued>& moves) {
        const std::string winner = opponent(state);
        add(words::why_lost, {print(state), player(state), winner});
        for (std::size_t i = 0; i < std::min(moves.size(), most_lines); ++i) {
            auto answers = oracle_.moves(moves[i].state, control_);
            if (!answers) return;
            if (answers->empty())
                add(words::why_lost_line_final, {name(state, moves[i]), print(moves[i].state), winner});
            else
                add(words::why_lost_line, {name(state, moves[i]), print(moves[i].state),
                                           name(moves[i].state, answers->front()), plies(answers->front().value)});
        }
        if (moves.size() > most_lines) text_ += "\n  ...";
        add(words::longest_defence, {name(state, moves.front()), plies(moves.front().value)});
    }

    Result<Json> answer(State state) {
        Json line = Json::array();
        while (line.size() < longest_line) {
            auto moves = oracle_.moves(state, control_);
            if (!moves) return moves.error();
            if (moves->empty() || moves->front().value.outcome() == Outcome::endless) break;
            line.push_back(name(state, moves->front()));
            state = moves->front().state;
        }
        return Json{{"text", text_}, {"line", std::move(line)}};
    }

    const G& game_;
    Oracle<G>& oracle_;
    Language language_;
    const Control& control_;
    std::string text_;
};

} // namespace zermelo
