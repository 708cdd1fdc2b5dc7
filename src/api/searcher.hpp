// Runs the search that an AI's word describes, on any game.
#pragma once

#include "api/ai_word.hpp"
#include "api/evaluation.hpp"
#include "api/oracle.hpp"
#include "explain/search_words.hpp"
#include "search/iterative_deepening.hpp"
#include "search/mcts.hpp"
#include "search/memo.hpp"
#include "search/minimax.hpp"

namespace zermelo {

template <Game G> struct Searched {
    Found<G> found{};        // of mcts: the best move
    std::uint32_t depth = 0; // that was searched whole
    SearchCounts counts{};
    double seconds = 0;
    Stop stop = Stop::none;
    std::optional<Value> proven = {}; // an outcome; its plies hold if plies_known
    bool plies_known = false;
    std::vector<MctsMove<G>> sampled{}; // mcts only: its moves, best first
    std::uint64_t playouts = 0;
};

template <Game G> Utility utility_of(const Ai& ai) {
    return ai.utility.value_or(WithUtilities<G> ? Utility::own : Utility::hundred);
}
template <Game G> Scoring scoring_of(const Ai& ai) {
    const Utility utility = utility_of<G>(ai);
    return utility == Utility::own       ? Scoring::utilities
           : utility == Utility::hundred ? Scoring::sooner
                                         : Scoring::equal;
}

// The limits of the work and those of one move, together.
inline Control limited_by(const Control& control, const Ai& ai) {
    Control both = control;
    if (ai.seconds > 0)
        both.limits.seconds = control.limits.seconds > 0 ? std::min(control.limits.seconds, ai.seconds) : ai.seconds;
    if (ai.nodes > 0)
        both.limits.nodes = control.limits.nodes > 0 ? std::min(control.limits.nodes, ai.nodes) : ai.nodes;
    return both;
}

template <Acyclic G> class Searcher {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Evaluate = std::function<int(const State&)>;

    // Requires that ai.searches(). `seed` fixes the chance of random games.
    static Result<Searcher> make(const G& game, const Ai& ai, std::uint64_t seed) {
        auto evaluate = find_heuristic(game, ai.eval, seed);
        if (!evaluate) return evaluate.error();
        return Searcher(game, ai, seed, std::move(*evaluate));
    }

    // `ties`: find all best moves, which costs alpha-beta a little. Where the game is over there is none.
    Result<Searched<G>> search(const State& state, const Control& control, bool ties) {
        const Control limits = limited_by(control, ai_);
        WatchedSearch trace(limits);
        if (game_.outcome(state)) return over(state);
        Result<Searched<G>> result =
            ai_.kind == Ai::Kind::mcts ? by_mcts(state, limits, trace) : by_tree(state, limits, trace, ties);
        if (!result) return result;
        result->counts = trace.counts();
        result->seconds = trace.seconds();
        result->stop = trace.stop();
        if (trace.stop() == Stop::interrupted) return limit_error(ai_.word, trace.watch(), limits);
        return result;
    }

    // The same search with another trace, to the depth that was asked for, without limits.
    template <class Trace> Found<G> search_with(const State& state, std::uint32_t depth, Trace& trace, bool ties) {
        constexpr std::uint64_t table_bytes = std::uint64_t{256} << 20;
        return search_to(state, depth, table_bytes, trace, ties);
    }

    const Ai& ai() const { return ai_; }

private:
    Searcher(const G& game, const Ai& ai, std::uint64_t seed, Evaluate evaluate)
        : game_(game), ai_(ai), seed_(seed), evaluate_(std::move(evaluate)) {}

    static std::uint64_t table_bytes(const Control& control) {
        constexpr std::uint64_t usual = std::uint64_t{1} << 30;
        return control.limits.memory ? std::min(usual, control.limits.memory) : usual;
    }
    AlphaBetaOptions options(std::uint64_t bytes, bool ties) const {
        return {scoring_of<G>(ai_), ai_.order, ai_.memo, ties, bytes};
    }

    template <class Trace>
    Found<G> search_to(const State& state, std::uint32_t depth, std::uint64_t bytes, Trace& trace, bool ties) {
        if (depth == 0) return look(state, trace);
        if (ai_.kind == Ai::Kind::alphabeta)
            return AlphaBeta<G, Evaluate, Trace>(game_, options(bytes, ties), evaluate_, trace).search(state, depth);
        if (ai_.memo)
            return Minimax<G, Evaluate, Trace, Memo<G>>(game_, scoring_of<G>(ai_), evaluate_, trace, Memo<G>(bytes))
                .search(state, depth);
        return Minimax<G, Evaluate, Trace>(game_, scoring_of<G>(ai_), evaluate_, trace).search(state, depth);
    }

    // Depth 0: a judgement of the position; no move is better than another.
    template <class Trace> Found<G> look(const State& state, Trace& trace) {
        Found<G> found;
        found.score = Minimax<G, Evaluate, Trace>(game_, scoring_of<G>(ai_), evaluate_, trace).value(state, 0, 0);
        game_.moves(state, [&](const Move& move) { found.best.push_back(move); });
        return found;
    }

    Searched<G> over(const State& state) const {
        Searched<G> result;
        const Outcome outcome = *game_.outcome(state);
        result.found.score = final_score(game_, state, outcome, 0, scoring_of<G>(ai_));
        result.found.complete = result.plies_known = true;
        result.proven = Value::final(outcome);
        result.counts.nodes = result.counts.leaves = 1;
        return result;
    }

    Result<Searched<G>> by_tree(const State& state, const Control& limits, WatchedSearch& trace, bool ties) {
        Searched<G> result;
        const std::uint32_t depth = ai_.depth.value_or(to_the_end);
        if (ai_.kind == Ai::Kind::alphabeta && (limits.limits.seconds > 0 || limits.limits.nodes > 0) && depth > 0) {
            AlphaBetaOptions deepening = options(table_bytes(limits), ties);
            deepening.order.table = true; // what one depth finds is the first thing the next one tries
            AlphaBeta<G, Evaluate, WatchedSearch> search(game_, deepening, evaluate_, trace);
            auto deepened = deepen(search, state, depth, trace);
            if (deepened.depth == 0) deepened.found = look(state, trace);
            result.found = std::move(deepened.found);
            result.depth = deepened.depth;
        } else {
            result.found = search_to(state, depth, table_bytes(limits), trace, ties);
            result.depth = depth;
            if (trace.stopped()) return limit_error(ai_.word, trace.watch(), limits);
        }
        prove(result);
        return result;
    }

    void prove(Searched<G>& result) const {
        const Score score = result.found.score;
        const bool own = scoring_of<G>(ai_) == Scoring::utilities;
        result.plies_known = scoring_of<G>(ai_) == Scoring::sooner;
        const auto plies = static_cast<std::uint32_t>(result.plies_known ? score::decided - std::abs(score) : 0);
        if (score::is_won(score))
            result.proven = Value::win(plies);
        else if (score::is_lost(score))
            result.proven = Value::loss(plies);
        else if (result.found.complete && !own)
            result.proven = Value::draw(0), result.plies_known = false;
    }

    Result<Searched<G>> by_mcts(const State& state, const Control& limits, WatchedSearch& trace) {
        Mcts<G, WatchedSearch> mcts(game_, seed_, table_bytes(limits), trace);
        auto report = mcts.search(state, ai_.playouts);
        Searched<G> result;
        if (report.moves.empty()) return limit_error(ai_.word, trace.watch(), limits);
        result.found.best.push_back(report.moves.front().move);
        result.found.complete = report.proven.has_value();
        result.proven = report.proven;
        result.playouts = report.playouts;
        result.sampled = std::move(report.moves);
        return result;
    }

    const G& game_;
    Ai ai_;
    std::uint64_t seed_;
    Evaluate evaluate_;
};

} // namespace zermelo
