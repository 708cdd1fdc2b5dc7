// Subtraction games solved by their periods.
#pragma once

#include "api/json.hpp"
#include "api/notation.hpp"
#include "api/oracle.hpp"
#include "solve/period.hpp"

namespace zermelo {

// One heap, a list of takes.
template <class G>
concept Subtractive = Impartial<G> && requires(const G& game, const typename G::State& state) {
    { game.takes() } -> std::convertible_to<const std::vector<std::uint64_t>&>;
    { state.heap } -> std::convertible_to<std::uint64_t>;
};

inline Json period_json(const std::optional<Period>& period) {
    if (!period) return nullptr;
    return {{"preperiod", period->preperiod}, {"period", period->period}, {"checked", period->checked}};
}

template <Subtractive G>
Result<Json> solve_by_periods(const G& game, const typename G::State& state, const std::string& word,
                              const Control& control) {
    Watch watch(control);
    SubtractionPeriods periods(game.takes(), game.misere());
    const std::uint64_t most = control.limits.memory ? control.limits.memory / 28 : std::uint64_t{1} << 32;
    if (!periods.find(most, watch)) {
        if (watch.stopped() != Stop::none) return limit_error(word, watch, control);
        return Error{word, errors::no_period, {std::to_string(most)}, Error::Kind::limit};
    }
    const Outcome outcome = periods.outcome_of(state.heap);
    const std::uint64_t plies = periods.plies_of(state.heap);
    Json best = Json::array();
    game.moves(state, [&](const typename G::Move& take) {
        const auto child = game.apply(state, take);
        if (periods.outcome_of(child.heap) != outcome && periods.plies_of(child.heap) + 1 == plies)
            best.push_back(game.print_move(state, take));
    });
    const Player mover = game.mover(state);
    return Json{{"game", word},
                {"position", print_position(game, state)},
                {"to_move", number(mover)},
                {"outcome", outcome_word(outcome)},
                {"plies", plies},
                {"winner", number(outcome == Outcome::win ? mover : other(mover))},
                {"grundy", game.misere() ? Json(nullptr) : Json(periods.grundy_of(state.heap))},
                {"best", best},
                {"positions", nullptr},
                {"edges", nullptr},
                {"finals", nullptr},
                {"won", nullptr},
                {"lost", nullptr},
                {"drawn", nullptr},
                {"symmetry", false},
                {"method", "period"},
                {"nodes", periods.outcome()->checked},
                {"seconds", watch.seconds()},
                {"peak_bytes", periods.outcome()->checked * 28},
                {"verified", true}, // the repetition that was found is the proof
                {"periods",
                 {{"outcome", period_json(periods.outcome())},
                  {"grundy", period_json(periods.grundy())},
                  {"plies", period_json(periods.plies())}}}};
}

} // namespace zermelo
