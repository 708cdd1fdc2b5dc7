#include "ask/explanation.hpp"

#include "ask/checked_ideas.hpp"

#include <algorithm>

namespace zermelo {

namespace {

class Explainer {
public:
    Explainer(AnyGame& game, const Position& position, const Control& control)
        : game_(game), position_(position), control_(control) {}

    Result<Explanation> position() {
        if (auto problem = begin()) return *problem;
        if (found_.over) return found_;
        const bool counts = found_.worth.utility.has_value();
        const bool lost = found_.worth.outcome == Outcome::loss && !counts;
        for (const ValuedMove& move : values_.moves) {
            if (!found_.moves.empty() && !lost && !counts) break;
            if (auto problem = add_facts(move, lost && found_.moves.size() < described_moves)) return *problem;
        }
        if (!counts) found_.ideas = checked_ideas(game_, position_, values_, lost ? "" : values_.moves.front().move);
        return with_line(position_, {});
    }

    Result<Explanation> move(std::string_view text) {
        auto after = game_.after(position_, text);
        if (!after) return after.error();
        if (auto problem = begin()) return *problem;
        const std::string leads_to = game_.print(*after);
        auto made =
            std::ranges::find(values_.moves, trim(text), &ValuedMove::move); // by its name, or by where it leads
        if (made == values_.moves.end()) made = std::ranges::find(values_.moves, leads_to, &ValuedMove::position);
        if (auto problem = add_facts(values_.moves.front(), false)) return *problem;
        if (auto problem = add_facts(*made, true)) return *problem;
        found_.made = std::move(found_.moves.back());
        found_.moves.pop_back();
        found_.ideas = checked_ideas(game_, position_, values_, made->move);
        return with_line(*after, {made->move});
    }

private:
    static constexpr std::size_t described_moves = 12; // of a lost position: their answers are told
    static constexpr std::size_t longest_line = 400;
    static constexpr std::uint64_t little_work = 1000; // positions: they take no time that one would notice

    std::optional<Error> begin() {
        auto values = game_.values(position_, Form::usual, control_);
        if (!values) return values.error();
        values_ = std::move(*values);
        found_.position = values_.position;
        found_.to_move = values_.to_move;
        found_.impartial = game_.impartial();
        found_.over = game_.outcome(position_);
        found_.worth = values_.worth;
        little_ = control_;
        if (!little_.limits.nodes || little_.limits.nodes > little_work) little_.limits.nodes = little_work;
        return std::nullopt;
    }

    // The best moves of a position that follows. Whoever was answered at once, by an opening book, does not wait for
    // what is behind its end: nothing, where that would take a long search.
    Result<std::optional<BestMoves>> best_later(const Position& at) {
        const bool leaves_book = game_.in_book(position_, control_) && !game_.in_book(at, control_);
        auto best = game_.best(at, leaves_book ? little_ : control_);
        if (best) return std::optional(std::move(*best));
        if (leaves_book && best.error().kind == Error::Kind::limit) return std::optional<BestMoves>();
        return best.error();
    }

    std::optional<Error> add_facts(const ValuedMove& move, bool with_answer) {
        MoveFacts facts{move.move, move.position, move.worth, {}};
        if (with_answer) {
            auto best = best_later(after(move.move));
            if (!best) return best.error();
            if (*best && !(*best)->moves.empty())
                facts.answer = (*best)->moves.front(), facts.answer_worth = (*best)->worth;
        }
        found_.moves.push_back(std::move(facts));
        return std::nullopt;
    }

    Position after(const std::string& move) const { return *game_.after(position_, move); }

    // Best play from a position to the end, or to that of an opening book, after the moves that lead there.
    Result<Explanation> with_line(Position at, std::vector<std::string> moves) {
        const std::size_t limit = longest_line + moves.size();
        while (moves.size() < limit) {
            auto best = best_later(at);
            if (!best) return best.error();
            found_.line_ends_early = !*best;
            if (!*best || (*best)->moves.empty() || (!(*best)->worth.plies && !(*best)->worth.utility)) break;
            moves.push_back((*best)->moves.front());
            at = *game_.after(at, (*best)->moves.front());
        }
        found_.line = std::move(moves);
        return found_;
    }

    AnyGame& game_;
    const Position& position_;
    const Control& control_;
    Control little_{}; // the same for questions that are asked only if they take no time
    ValuedMoves values_{};
    Explanation found_;
};

} // namespace

Result<Explanation> explain_position(AnyGame& game, const Position& position, const Control& control) {
    return Explainer(game, position, control).position();
}

Result<Explanation> explain_move(AnyGame& game, const Position& position, std::string_view move,
                                 const Control& control) {
    return Explainer(game, position, control).move(move);
}

} // namespace zermelo
