// What positions of a game are worth: the one place that every question passes. It plans how to answer, solves what it
// needs, and remembers it.
#pragma once

#include "ask/typed/choose_plan.hpp"
#include "ask/typed/exact_part.hpp"
#include "ask/typed/period_part.hpp"
#include "ask/typed/proof_part.hpp"
#include "ask/typed/table_part.hpp"
#include "core/best_first.hpp"
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
        Solved solved{
            .game = word_, .position = print_position(game_, state, request.form), .to_move = game_.mover(state)};
        solved.method = plan->method, solved.reason = plan->reason;
        auto done = with_part(plan->method, [&](auto& part) { return part.solve(state, request, control, solved); });
        if (!done) return done.error();
        solved.winner = winner_of(solved.to_move, solved.worth.result);
        return solved;
    }

    Result<Worth> worth(const State& state, const Control& control) {
        const Lock lock(solving_);
        auto plan = begin(state, {}, control);
        if (!plan) return plan.error();
        return worth_by(plan->method, state, control);
    }

    struct Valued {
        Move move;
        State state;
        Worth worth; // of the move, for the player who makes it
    };
    struct AllMoves {
        Worth worth; // of the position
        Method method;
        std::vector<Valued> moves; // best first, otherwise in the game's order
        std::uint64_t nodes = 0;   // that a search looked at
    };

    // Each question is asked once: the value of a position follows from those of its moves.
    Result<AllMoves> moves(const State& state, const Control& control) {
        const Lock lock(solving_);
        auto plan = begin(state, {}, control);
        if (!plan) return plan.error();
        AllMoves all{{}, plan->method, {}};
        const bool over = game_.outcome(state).has_value(), in_table = is_table(plan->method);
        if (over || in_table) { // a table that has the position has all that follows
            auto worth = worth_by(plan->method, state, control);
            if (!worth) return worth.error();
            all.worth = *worth;
            if (over) return all;
        }
        const Player mover = game_.mover(state);
        for (const Move& move : moves_of(game_, state)) all.moves.push_back({move, game_.apply(state, move), {}});
        if (auto done = value_moves(plan->method, state, all.moves, control); !done) return done.error();
        all.moves = sorted_best_first(std::move(all.moves), [&](const Valued& a, const Valued& b) {
            return compare(a.worth, b.worth, mover) > 0;
        });
        if (!in_table) all.worth = all.moves.front().worth;
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
        for (const Valued& valued : all->moves)
            if (compare(valued.worth, all->worth, game_.mover(state)) == 0) best.moves.push_back(valued.move);
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
    Result<void> value_moves(Method method, const State& state, std::vector<Valued>& moves, const Control& control) {
        if constexpr (WithExpert<G>) {
            if (method == Method::alphabeta) {
                std::vector<State> children;
                for (const Valued& valued : moves) children.push_back(valued.state);
                auto worths = exact_.worths_of(state, children, control);
                if (!worths) return worths.error();
                for (std::size_t i = 0; i < moves.size(); ++i) moves[i].worth = (*worths)[i];
                return {};
            }
        }
        for (Valued& valued : moves) {
            auto worth = worth_by(method, valued.state, control);
            if (!worth) return worth.error();
            valued.worth = one_ply_earlier(*worth, game_.mover(valued.state) == game_.mover(state));
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
