// Runs the search that an AI's word describes, on any game.
#pragma once

#include "answers/sampled_tree.hpp"
#include "answers/search_tree.hpp"
#include "ask/found_search.hpp"
#include "ask/stop_errors.hpp"
#include "ask/typed/find_heuristic.hpp"
#include "ask/typed/scores.hpp"
#include "search/iterative_deepening.hpp"
#include "search/mcts.hpp"
#include "search/memo.hpp"
#include "search/minimax.hpp"
#include "search/tree_recorder.hpp"

namespace zermelo {

template <Notated G>
    requires Acyclic<G>
class Searcher {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Evaluate = std::function<int(const State&)>;

    // Requires that ai.searches(). control.seed fixes the chance of random games.
    static Result<Searcher> make(const G& game, const Ai& ai, const Control& control) {
        // The limits of the work and those of one move, together.
        Control limits = control;
        add_limits(ai, limits.limits);
        auto evaluate = find_heuristic(game, ai.eval, limits);
        if (!evaluate) return evaluate.error();
        return Searcher(game, ai, limits, std::move(*evaluate));
    }

    // `ties`: find all best moves, which costs alpha-beta a little. Where the game is over there is none.
    Result<Searched> search(const State& state, bool ties) {
        Searched searched{.to_move = game_.mover(state), .with = ai_.word};
        searched.sampled = ai_.kind == Ai::Kind::mcts;
        searched.sooner = !searched.sampled && scoring() == Scoring::sooner;
        if (const auto outcome = game_.outcome(state)) {
            tell_end(*outcome, shown_score(final_score(game_, state, *outcome, 0, scoring()), utility()), searched);
            return searched;
        }
        RecordableSearch<G> trace(limits_);
        auto done = searched.sampled ? by_games(state, trace, searched) : by_tree(state, trace, ties, searched);
        if (!done) return done.error();
        if (trace.stop() == Stop::interrupted) return stop_error(ai_.word, trace.trace(), limits_);
        tell_cost(trace, ai_, searched);
        return searched;
    }

    // The tree that the search walks through, to the depth that was asked for. It is searched twice: once to count the
    // nodes, so that a tree too large to show is refused before it is recorded.
    Result<SearchTree> tree(const State& state, const std::string& name, std::uint64_t max_nodes) {
        const std::uint32_t depth = ai_.depth.value_or(to_the_end);
        const auto count = [&](std::uint32_t to, const Control& control) -> LimitedSearch {
            RecordableSearch<G> counter(control);
            search_to(state, to, counter, false);
            return counter;
        };
        if (auto problem = tree_problem(name, depth, max_nodes, limits_, count)) return *problem;
        TreeRecorder<G> recorder;
        Control unlimited = limits_;
        unlimited.limits.nodes = 0;
        RecordableSearch<G> trace(unlimited, &recorder);
        search_to(state, depth, trace, false);
        if (trace.stopped()) return stop_error(name, trace.trace(), unlimited);
        return shown(recorder.nodes());
    }

    // The tree that random games grow. Requires an AI of them, and that the game is not over.
    Result<SampledTree> growth(const State& state, const std::string& name) {
        GrowthRecorder<G> recorder;
        RecordableSearch<G> trace(limits_, recorder);
        Mcts<G, RecordableSearch<G>>(game_, limits_.seed, table_bytes(), trace).search(state, ai_.playouts);
        if (trace.stopped()) return stop_error(name, trace.trace(), limits_);
        SampledTree tree{.game = name};
        for (const auto& [at, move, parent] : recorder.nodes())
            tree.nodes.push_back({parent, print_position(game_, at),
                                  move ? game_.print_move(recorder.nodes()[parent].state, *move) : "", game_.mover(at),
                                  game_.outcome(at)});
        std::size_t grown = 1; // the root was there before
        for (const auto& from : recorder.rounds()) {
            SampledTree::Round& round = tree.rounds.emplace_back();
            for (const auto& [child, promise] : from.down) round.down.push_back({child, promise});
            for (const auto& [node, outcome] : from.proofs) round.proofs.push_back({node, outcome});
            round.first = static_cast<std::uint32_t>(grown);
            round.count = static_cast<std::uint32_t>(from.grown - grown);
            round.result = from.result, round.known = from.known, grown = from.grown;
        }
        return tree;
    }

private:
    Searcher(const G& game, const Ai& ai, const Control& limits, Evaluate evaluate)
        : game_(game), ai_(ai), limits_(limits), evaluate_(std::move(evaluate)) {}

    std::uint64_t table_bytes() const {
        constexpr std::uint64_t usual = std::uint64_t{1} << 30;
        return limits_.limits.memory ? std::min(usual, limits_.limits.memory) : usual;
    }
    AlphaBetaOptions options(bool ties) const {
        return {scoring(), ai_.order, ai_.memo, ties, ai_.open, table_bytes()};
    }
    Scoring scoring() const { return scoring_of<G>(ai_); }
    Utility utility() const { return utility_of<G>(ai_); }

    Found<G> search_to(const State& state, std::uint32_t depth, RecordableSearch<G>& trace, bool ties) {
        using Trace = RecordableSearch<G>;
        if (depth == 0) return judged(state, trace);
        if (ai_.kind == Ai::Kind::alphabeta)
            return AlphaBeta<G, Evaluate, Trace>(game_, options(ties), evaluate_, trace).search(state, depth);
        if (ai_.memo)
            return Minimax<G, Evaluate, Trace, Memo<G>>(game_, scoring(), evaluate_, trace, Memo<G>(table_bytes()))
                .search(state, depth);
        return Minimax<G, Evaluate, Trace>(game_, scoring(), evaluate_, trace).search(state, depth);
    }

    // Depth 0: a judgement of the position; no move is better than another.
    Found<G> judged(const State& state, RecordableSearch<G>& trace) {
        Found<G> found;
        found.score = Minimax<G, Evaluate, RecordableSearch<G>>(game_, scoring(), evaluate_, trace).value(state, 0, 0);
        found.best = moves_of(game_, state);
        return found;
    }

    Result<void> by_tree(const State& state, RecordableSearch<G>& trace, bool ties, Searched& searched) {
        std::uint32_t depth = ai_.depth.value_or(to_the_end);
        const bool limited =
            ai_.limited() || (!limits_.limits.whole && (limits_.limits.timed() || limits_.limits.nodes > 0));
        Found<G> found;
        if (ai_.kind == Ai::Kind::alphabeta && limited && depth > 0) {
            AlphaBetaOptions deepening = options(ties);
            deepening.order.table = true; // what one depth finds is the first thing the next one tries
            AlphaBeta<G, Evaluate, RecordableSearch<G>> search(game_, deepening, evaluate_, trace);
            auto deepened = deepen(search, state, depth, trace);
            found = deepened.depth == 0 ? judged(state, trace) : std::move(deepened.found);
            depth = deepened.depth;
        } else {
            found = search_to(state, depth, trace, ties);
            if (trace.stopped()) return stop_error(ai_.word, trace.trace(), limits_);
        }
        if (depth != to_the_end || !found.complete) searched.depth = depth;
        for (const Move& move : found.best) searched.best.push_back(game_.print_move(state, move));
        tell_score(found.score, found.complete, scoring(), utility(), searched);
        return {};
    }

    Result<void> by_games(const State& state, RecordableSearch<G>& trace, Searched& searched) {
        Mcts<G, RecordableSearch<G>> mcts(game_, limits_.seed, table_bytes(), trace);
        const auto report = mcts.search(state, ai_.playouts);
        if (report.moves.empty()) return stop_error(ai_.word, trace.trace(), limits_);
        for (const auto& move : report.moves)
            searched.moves.push_back({game_.print_move(state, move.move), move.visits, move.mean,
                                      move.proven ? std::optional(move.proven->outcome()) : std::nullopt});
        searched.playouts = report.playouts;
        tell_sample(report.proven, searched);
        return {};
    }

    std::string small_board(const State& state) const {
        if constexpr (DrawsSmall<G>) return game_.draw_small(state);
        return print_position(game_, state);
    }

    SearchTree shown(const std::vector<typename TreeRecorder<G>::Node>& recorded) const {
        SearchTree tree;
        tree.windows = ai_.kind == Ai::Kind::alphabeta;
        tree.nodes.resize(recorded.size());
        std::vector<Window> windows;
        for (std::size_t i = 0; i < recorded.size(); ++i) {
            const auto& from = recorded[i];
            SearchTree::Node& node = tree.nodes[i];
            node.position = print_position(game_, from.state);
            node.board = small_board(from.state);
            node.mover = number(game_.mover(from.state));
            node.kind = static_cast<SearchTree::Kind>(from.kind);
            node.children = from.children;
            for (std::size_t child : from.children)
                tree.nodes[child].move = game_.print_move(from.state, *recorded[child].move);
            windows.push_back({from.low, from.high, from.score});
        }
        tell_windows(windows, utility(), tree);
        return tree;
    }

    const G& game_;
    Ai ai_;
    Control limits_; // of the work and of one move, together
    Evaluate evaluate_;
};

} // namespace zermelo
