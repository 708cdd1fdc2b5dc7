// Games solved whole: the values of all positions after a start, in a table that is kept.
#pragma once

#include "answers/known_value.hpp"
#include "ask/requests.hpp"
#include "ask/stop_errors.hpp"
#include "ask/typed/notation.hpp"
#include "ask/typed/worth_of.hpp"
#include "solve/solution.hpp"
#include "solve/utilities.hpp"
#include "solve/verify.hpp"

#include <functional>
#include <memory>

namespace zermelo {

// Limits and progress, and a record of what was solved where one is wanted: each algorithm is compiled once a game.
template <Game G> class SolveTrace : public LimitedTrace {
public:
    static constexpr bool records = true;
    using Record = std::function<void(const typename G::State&, Value)>;

    explicit SolveTrace(const Control& control, Record record = {})
        : LimitedTrace(control), record_(std::move(record)) {}

    LimitedTrace& limits() { return *this; }
    bool recording() const { return record_ != nullptr; }
    void solved(const G&, const typename G::State& state, Value value) { record_(state, value); }

private:
    Record record_;
};

template <Notated G> class TablePart {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    TablePart(const G& game, const std::string& word) : game_(game), word_(word), utilities_(game) {}

    // Of what is asked first, everything after it is solved; after a second miss, from the start, which covers all.
    Result<Worth> worth(const State& state, const Control& control) {
        while (!solution_ || !solution_->value(state)) {
            const bool from_start = ++misses_ == 2;
            SolveTrace<G> trace(control);
            if (!find_solution(from_start ? game_.initial() : state, true, Method::automatic, control, trace))
                return stop_error(word_, trace, control);
        }
        return full_worth(state, *solution_->value(state));
    }

    Result<void> solve(const State& state, const SolveRequest& request, const Control& control, Solved& solved) {
        // What cannot be listed is refused before it is solved.
        std::optional<Explored<G>> listed;
        if (request.strong) {
            listed.emplace(game_, state, SolveOptions{false, control.threads});
            const Control limits = listing_limits(control);
            LimitedTrace trace(limits);
            if (listed->explore(trace) != Stop::none) return listing_error(word_, trace, control);
        }
        typename SolveTrace<G>::Record record;
        if (request.trace) {
            solved.trace.emplace();
            record = [&](const State& each, Value value) {
                solved.trace->push_back({print_position(game_, each), full_worth(each, value)});
            };
        }
        SolveTrace<G> trace(control, record);
        if (!find_solution(state, request.symmetry, solved.method, control, trace))
            return stop_error(word_, trace, control);
        solved.seconds = trace.seconds();
        describe(state, solved);
        if (solution_->complete() && (request.verify || solved.counts->positions <= verified_unasked)) {
            auto verified = check(control);
            if (!verified) return verified.error();
            solved.verified = *verified;
        }
        if (listed) solved.values = list_values(*listed, request.form);
        if (request.utilities) add_utilities(state, solved);
        return {};
    }

    // What the table has, without solving anything.
    std::optional<KnownValue> known(const State& state) {
        const auto value = solution_ ? solution_->value(state) : std::nullopt;
        if (!value) return std::nullopt;
        KnownValue known{full_worth(state, *value)};
        if (const auto grundy = solution_->grundy(state)) known.grundy = *grundy;
        return known;
    }
    Result<void> each_known(const std::function<void(const State&, const Worth&)>& visit) {
        if (!solution_) return {};
        if (solution_->counts().positions > max_listed || !solution_->complete())
            return Error{word_, errors::too_many_to_list, {std::to_string(max_listed)}, Error::Kind::limit};
        solution_->each([&](const State& state, Value value) { visit(state, full_worth(state, value)); });
        return {};
    }

private:
    static constexpr std::uint64_t verified_unasked = 100'000; // positions: checking so few takes no time

    // It is kept, since what is asked next is most likely among it. False if the trace stopped the work.
    bool find_solution(const State& start, bool symmetry, Method method, const Control& control, SolveTrace<G>& trace) {
        const SolveOptions options{symmetry, control.threads, control.limits.memory};
        auto solution = std::make_unique<Solution<G>>(game_, start, options, method);
        if (solution->solve(trace) != Stop::none) return false;
        solution_ = std::move(solution);
        return true;
    }

    void describe(const State& state, Solved& solved) {
        solved.worth = full_worth(state, *solution_->value(state));
        if (const auto grundy = solution_->grundy(state)) solved.grundy = *grundy;
        solved.best = best_moves(state, solved.worth);
        solved.counts = counted();
        solved.symmetry = solution_->folded();
        if constexpr (Symmetric<G>) solved.labelled = solution_->folded() && game_.orbit(state) == 1;
        solved.tiers = solution_->by_tier();
        solved.nodes = solved.counts->positions;
        solved.peak_bytes = solution_->peak_bytes();
    }

    // Where endless plays are won, their positions are not drawn.
    Counts counted() const {
        Counts counts = solution_->counts();
        if constexpr (EndlessWon<G>) {
            counts.won = counts.lost = counts.drawn = 0;
            solution_->each([&](const State& state, Value value) {
                counts.add(decided(game_, game_.mover(state), value.outcome()));
            });
        }
        return counts;
    }

    std::vector<std::string> best_moves(const State& state, const Worth& worth) {
        std::vector<std::string> best;
        const Player mover = game_.mover(state);
        for (const Move& move : moves_of(game_, state)) {
            const State child = game_.apply(state, move);
            const Worth made =
                one_ply_earlier(full_worth(child, *solution_->value(child)), game_.mover(child) == mover);
            if (compare(made, worth, mover) == 0) best.push_back(game_.print_move(state, move));
        }
        return best;
    }

    Result<bool> check(const Control& control) const {
        LimitedTrace trace(control);
        const auto each = [&](auto&& visit) { solution_->each(visit); };
        auto result = verify(game_, each, [&](const State& state) { return solution_->value(state); }, trace);
        if (result.stop != Stop::none) return stop_error(word_, trace, control);
        return !result.flaw.has_value();
    }

    // Every position in the order in which it is found, with its value and its best moves.
    std::vector<PositionValue> list_values(const Explored<G>& explored, Form form) {
        std::vector<PositionValue> values;
        each_vertex(explored.arena(), [&](Vertex v) {
            const State state = explored.state(v);
            const Worth worth = full_worth(state, *solution_->value(state));
            values.push_back({print_position(game_, state, form), worth, best_moves(state, worth)});
        });
        return values;
    }

    struct None {
        explicit None(const G&) {}
    };
    template <class H> struct UtilitiesOf {
        using type = None;
    };
    template <WithUtilities H> struct UtilitiesOf<H> {
        using type = UtilityTable<H>;
    };

    // With the utility that both can secure, where the game counts it. Then nobody hurries: plies to a win or a loss
    // would be those of another play.
    Worth full_worth(const State& state, Value value) {
        Worth worth = worth_of(game_, game_.mover(state), value);
        if constexpr (WithUtilities<G>) {
            worth.utility = utilities_.value(state);
            if (!game_.outcome(state)) worth.plies.reset();
        }
        return worth;
    }

    void add_utilities(const State& state, Solved& solved) {
        if constexpr (WithUtilities<G>) {
            Utilities utilities{*solved.worth.utility, solved.best, {}};
            utilities_.each(state, [&](const State& each, std::int64_t utility) {
                utilities.values.push_back({print_position(game_, each), utility});
            });
            solved.utilities = std::move(utilities);
        }
    }

    const G& game_;
    const std::string& word_;
    std::unique_ptr<Solution<G>> solution_;
    unsigned misses_ = 0;
    [[no_unique_address]] typename UtilitiesOf<G>::type utilities_;
};

} // namespace zermelo
