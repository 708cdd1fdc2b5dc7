// What positions of a game are worth: the one place that every question passes. It plans how to answer, solves what it
// needs, and remembers it.
#pragma once

#include "ask/any_game.hpp"
#include "ask/typed/choose_plan.hpp"
#include "ask/typed/exact_part.hpp"
#include "ask/typed/period_part.hpp"
#include "ask/typed/proof_part.hpp"
#include "ask/typed/table_part.hpp"
#include "core/machine/threads.hpp"

namespace zermelo {

template <Notated G> class Solver {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    Solver(const G& game, const std::string& word)
        : game_(game), word_(word), tables_(game, word), exact_(game, word), proofs_(game, word), periods_(game, word) {
    }

    Result<Plan> plan(const State& state, const SolveRequest& request, const Control& control) {
        const bool limited = control.limits.timed() || control.limits.nodes > 0;
        return choose_plan(game_, word_, state, request, exact_.searcher(control), limited);
    }

    Result<Solved> solve(const State& state, const SolveRequest& request, const Control& control) {
        const Lock lock(solving_);
        auto plan = begin(state, request, control);
        if (!plan) return plan.error();
        if (!WithUtilities<G> && request.utilities) return Error{word_, errors::no_utilities, {}};
        Solved solved;
        solved.to_move = game_.mover(state), solved.method = plan->method, solved.reason = plan->reason;
        auto done = with_part(plan->method, [&](auto& part) { return part.solve(state, request, control, solved); });
        if (!done) return done.error();
        return solved;
    }

    Result<Worth> worth(const State& state, const Control& control) {
        const Lock lock(solving_);
        auto plan = begin(state, {}, control);
        if (!plan) return plan.error();
        return worth_by(plan->method, state, control);
    }

    // Each question is asked once: the value of a position follows from those of its moves.
    Result<MoveWorths> moves(const State& state, const Control& control) {
        const Lock lock(solving_);
        auto plan = begin(state, {}, control);
        if (!plan) return plan.error();
        MoveWorths all{{}, plan->method, {}};
        const bool over = game_.outcome(state).has_value(), in_table = is_table(plan->method);
        if (over || in_table) { // a table that has the position has all that follows
            auto worth = worth_by(plan->method, state, control);
            if (!worth) return worth.error();
            all.worth = *worth;
            if (over) return all;
        }
        if (auto done = value_moves(plan->method, state, all.moves, control); !done) return done.error();
        if (!in_table) all.worth = best_of(all.moves, game_.mover(state));
        all.nodes = exact_.nodes();
        return all;
    }

    struct Best {
        Worth worth;
        std::vector<Move> moves; // in the game's order; none where the game is over
    };

    // The best moves only, which a search finds sooner than the values of all.
    Result<Best> best(const State& state, const Control& control) {
        {
            const Lock lock(solving_);
            auto plan = begin(state, {}, control);
            if (!plan) return plan.error();
            if constexpr (WithExpert<G>) {
                if (plan->method == Method::alphabeta) return exact_.template best<Best>(state, control);
            }
        }
        auto all = moves(state, control);
        if (!all) return all.error();
        Best best{all->worth, {}};
        const auto moves = moves_of(game_, state);
        for (std::size_t i = 0; i < moves.size(); ++i)
            if (compare(all->moves[i], all->worth, game_.mover(state)) == 0) best.moves.push_back(moves[i]);
        return best;
    }

    std::optional<KnownValue> known(const State& state) {
        const Lock lock(solving_);
        return tables_.known(state);
    }
    Result<void> each_known(const std::function<void(const State&, const Worth&)>& visit) {
        const Lock lock(solving_);
        return tables_.each_known(visit);
    }
    // Whether an opening book tells what the position and each of its moves are worth.
    bool in_book(const State& state, const Control& control) {
        const Lock lock(solving_);
        return exact_.in_book(state, control);
    }

    ExactPart<G>& exact() { return exact_; }
    ProofPart<G>& proofs() { return proofs_; }

private:
    Result<void> value_moves(Method method, const State& state, std::vector<Worth>& worths, const Control& control) {
        std::vector<State> children;
        for (const Move& move : moves_of(game_, state)) children.push_back(game_.apply(state, move));
        if constexpr (WithExpert<G>) {
            if (method == Method::alphabeta) {
                auto found = exact_.worths_of(state, children, control);
                if (!found) return found.error();
                worths = std::move(*found);
                return {};
            }
        }
        for (const State& child : children) {
            auto worth = worth_by(method, child, control);
            if (!worth) return worth.error();
            worths.push_back(one_ply_earlier(*worth, game_.mover(child) == game_.mover(state)));
        }
        return {};
    }
    // A new question, which has the limits to itself.
    Result<Plan> begin(const State& state, const SolveRequest& request, const Control& control) {
        exact_.begin_question();
        proofs_.begin_question(control);
        return plan(state, request, control);
    }
    template <class Use> auto with_part(Method method, Use&& use) {
        switch (method) {
        case Method::alphabeta: return use(exact_);
        case Method::dfpn: return use(proofs_);
        case Method::period: return use(periods_);
        default: return use(tables_);
        }
    }
    static bool is_table(Method method) {
        return method == Method::tiers || method == Method::induction || method == Method::attractor;
    }
    Result<Worth> worth_by(Method method, const State& state, const Control& control) {
        return with_part(method, [&](auto& part) { return part.worth(state, control); });
    }

    const G& game_;
    const std::string& word_;
    TablePart<G> tables_;
    ExactPart<G> exact_;
    ProofPart<G> proofs_;
    PeriodPart<G> periods_;
    Mutex solving_; // games of a match are played side by side
};

} // namespace zermelo
