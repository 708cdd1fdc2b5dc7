// Positions of any size, by the periods of the game's values.
#pragma once

#include "ask/requests.hpp"
#include "ask/stop_errors.hpp"
#include "ask/typed/notation.hpp"
#include "ask/typed/worth_of.hpp"
#include "core/periodic.hpp"

namespace zermelo {

// For games without periods, which no plan sends here.
template <Notated G> class PeriodPart {
public:
    PeriodPart(const G&, const std::string& word) : word_(word) {}
    Result<Worth> worth(const typename G::State&, const Control&) { return refusal(); }
    Result<void> solve(const typename G::State&, const SolveRequest&, const Control&, Solved&) { return refusal(); }

private:
    Error refusal() const { return {word_, errors::not_periodic, {}}; }
    const std::string& word_;
};

template <Notated G>
    requires Periodic<G>
class PeriodPart<G> {
public:
    using State = typename G::State;

    PeriodPart(const G& game, const std::string& word) : game_(game), word_(word) {}

    Result<Worth> worth(const State& state, const Control& control) {
        if (auto found = find(control); !found) return found.error();
        return known(state);
    }

    Result<void> solve(const State& state, const SolveRequest&, const Control& control, Solved& solved) {
        const LimitedTrace trace(control);
        if (auto found = find(control); !found) return found.error();
        solved.worth = known(state);
        if (const Periods periods = table_->periods(); periods.grundy) solved.grundy = table_->grundy_of(state);
        for (const auto& move : moves_of(game_, state)) {
            const Worth made = one_ply_earlier(known(game_.apply(state, move)), false);
            if (compare(made, solved.worth, solved.to_move) == 0) solved.best.push_back(game_.print_move(state, move));
        }
        solved.periods = table_->periods();
        solved.nodes = solved.periods->outcome->checked;
        solved.seconds = trace.seconds();
        solved.peak_bytes = solved.nodes * Table::bytes_each;
        solved.verified = true; // the repetition that was found is the proof
        return {};
    }

private:
    using Table = decltype(periods_of(std::declval<const G&>()));

    Result<void> find(const Control& control) {
        if (table_) return {};
        Table table = periods_of(game_);
        LimitedTrace trace(control);
        const std::uint64_t max =
            control.limits.memory ? control.limits.memory / Table::bytes_each : std::uint64_t{1} << 32;
        if (!table.find(max, trace)) {
            if (trace.stopped() != Stop::none) return stop_error(word_, trace, control);
            return Error{word_, errors::no_period, {std::to_string(max)}, Error::Kind::limit};
        }
        table_ = std::move(table);
        return {};
    }

    Worth known(const State& state) const {
        const Outcome outcome = table_->outcome_of(state);
        return {outcome, outcome, table_->plies_of(state)};
    }

    const G& game_;
    const std::string& word_;
    std::optional<Table> table_;
};

} // namespace zermelo
