// Runs the search that an AI's word describes, on any game.
#pragma once

#include "answers/sampled_tree.hpp"
#include "answers/search_tree.hpp"
#include "ask/stop_errors.hpp"
#include "ask/typed/judge.hpp"
#include "ask/typed/scores.hpp"
#include "search/iterative_deepening.hpp"
#include "search/mcts.hpp"
#include "search/memo.hpp"
#include "search/minimax.hpp"
#include "search/tree_recorder.hpp"

#include <cmath>

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
        if (ai.seconds > 0) limits.limits.end_within(ai.seconds);
        if (ai.nodes > 0 && (limits.limits.nodes == 0 || ai.nodes < limits.limits.nodes))
            limits.limits.nodes = ai.nodes;
        auto evaluate = find_heuristic(game, ai.eval, limits);
        if (!evaluate) return evaluate.error();
        return Searcher(game, ai, limits, std::move(*evaluate));
    }

    // `ties`: find all best moves, which costs alpha-beta a little. Where the game is over there is none.
    Result<Searched> search(const State& state, bool ties) {
        Searched searched{.position = print_position(game_, state), .to_move = game_.mover(state), .with = ai_.word};
        searched.sampled = ai_.kind == Ai::Kind::mcts;
        searched.sooner = !searched.sampled && scoring() == Scoring::sooner;
        if (const auto outcome = game_.outcome(state)) return over(state, *outcome, std::move(searched));
        RecordableSearch<G> trace(limits_);
        auto done = searched.sampled ? by_games(state, trace, searched) : by_tree(state, trace, ties, searched);
        if (!done) return done.error();
        searched.counts = trace.counts();
        searched.seconds = trace.seconds();
        if (trace.stop() == Stop::interrupted) return stop_error(ai_.word, trace.trace(), limits_);
        // A limit of the AI is how it plays; one of the work is a limit that was reached.
        const bool own =
            (trace.stop() == Stop::nodes && ai_.nodes) || (trace.stop() == Stop::seconds && ai_.seconds > 0);
        searched.limited = trace.stop() != Stop::none && !own;
        return searched;
    }

    // The tree that the search walks through, to the depth that was asked for. It is searched twice: once to count the
    // nodes, so that a tree too large to show is refused before it is recorded.
    Result<SearchTree> tree(const State& state, const std::string& name, std::uint64_t max_nodes) {
        constexpr std::uint64_t max_counted = 20'000'000;
        const std::uint32_t depth = ai_.depth.value_or(to_the_end);
        Control counting = limits_;
        counting.limits.nodes = max_counted;
        RecordableSearch<G> counter(counting);
        search_to(state, depth, counter, false);
        if (counter.stopped() && counter.stop() != Stop::nodes) return stop_error(name, counter.trace(), counting);
        if (const std::uint64_t nodes = counter.counts().nodes; nodes > max_nodes)
            return Error{name,
                         errors::tree_too_large,
                         {counter.stopped() ? "> " : "", std::to_string(nodes), std::to_string(max_nodes),
                          std::to_string(deepest_shown(state, depth, max_nodes))}};
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
    // The greatest depth whose tree has no more nodes than may be shown.
    std::uint32_t deepest_shown(const State& state, std::uint32_t depth, std::uint64_t max_nodes) {
        Control counting = limits_;
        counting.limits.nodes = max_nodes + 1;
        std::uint32_t deepest = 0;
        while (deepest + 1 < depth) {
            RecordableSearch<G> counter(counting);
            search_to(state, deepest + 1, counter, false);
            if (counter.stopped() || counter.counts().nodes > max_nodes) break;
            ++deepest;
        }
        return std::max(deepest, 1u);
    }

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
    SearchNumber number_of(Score score) const { return shown_score(score, utility_of<G>(ai_)); }

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

    Searched over(const State& state, Outcome outcome, Searched searched) const {
        searched.value = number_of(final_score(game_, state, outcome, 0, scoring()));
        if (searched.sampled) searched.value = std::int64_t{outcome == Outcome::win} - (outcome == Outcome::loss);
        searched.complete = true;
        searched.proven = outcome;
        if (outcome != Outcome::draw) searched.plies = 0;
        searched.counts.nodes = searched.counts.leaves = 1;
        if (!searched.sampled) searched.depth = 0;
        return searched;
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
        searched.value = number_of(found.score);
        searched.complete = found.complete;
        prove(found, searched);
        return {};
    }

    void prove(const Found<G>& found, Searched& searched) const {
        if (score::is_proven(found.score)) {
            searched.proven = score::is_won(found.score) ? Outcome::win : Outcome::loss;
            if (scoring() == Scoring::sooner)
                searched.plies = static_cast<std::uint64_t>(score::decided - std::abs(found.score));
        } else if (found.complete && scoring() != Scoring::utilities)
            searched.proven = Outcome::draw;
    }

    Result<void> by_games(const State& state, RecordableSearch<G>& trace, Searched& searched) {
        Mcts<G, RecordableSearch<G>> mcts(game_, limits_.seed, table_bytes(), trace);
        const auto report = mcts.search(state, ai_.playouts);
        if (report.moves.empty()) return stop_error(ai_.word, trace.trace(), limits_);
        searched.best.push_back(game_.print_move(state, report.moves.front().move));
        searched.complete = report.proven.has_value();
        searched.playouts = report.playouts;
        searched.value = std::round(report.moves.front().mean * 1000) / 1000;
        if (report.proven) {
            const Outcome outcome = report.proven->outcome();
            searched.proven = outcome;
            searched.value = std::int64_t{outcome == Outcome::win} - (outcome == Outcome::loss);
            if (outcome != Outcome::draw) searched.plies = report.proven->plies();
        }
        for (const auto& move : report.moves)
            searched.moves.push_back({game_.print_move(state, move.move), move.visits, move.mean,
                                      move.proven ? std::optional(move.proven->outcome()) : std::nullopt});
        return {};
    }

    std::string small_board(const State& state) const {
        if constexpr (DrawsSmall<G>) return game_.draw_small(state);
        return print_position(game_, state);
    }

    // All values and windows as the player sees them who moves at the root.
    SearchTree shown(const std::vector<typename TreeRecorder<G>::Node>& recorded) const {
        const Player root = game_.mover(recorded.front().state);
        SearchTree tree;
        tree.windows = ai_.kind == Ai::Kind::alphabeta;
        tree.nodes.resize(recorded.size());
        for (std::size_t i = 0; i < recorded.size(); ++i) {
            const auto& from = recorded[i];
            SearchTree::Node& node = tree.nodes[i];
            node.position = print_position(game_, from.state);
            node.board = small_board(from.state);
            node.mover = number(game_.mover(from.state));
            node.max = game_.mover(from.state) == root;
            node.kind = static_cast<SearchTree::Kind>(from.kind);
            node.children = from.children;
            for (std::size_t child : from.children)
                tree.nodes[child].move = game_.print_move(from.state, *recorded[child].move);
            if (node.kind == SearchTree::Kind::pruned) continue;
            const bool above = from.score >= from.high, below = from.score <= from.low;
            node.low = number_of(node.max ? from.low : -from.high);
            node.high = number_of(node.max ? from.high : -from.low);
            node.value = number_of(node.max ? from.score : -from.score);
            // What is over or judged has its value whatever the window; elsewhere a value outside is a bound.
            if (node.kind == SearchTree::Kind::inner || node.kind == SearchTree::Kind::known)
                node.holds = !above && !below    ? SearchTree::Holds::exactly
                             : above == node.max ? SearchTree::Holds::at_least
                                                 : SearchTree::Holds::at_most;
            for (std::size_t child : from.children) // a cut: what was found here was enough
                if (recorded[child].kind == TreeRecorder<G>::Kind::pruned) {
                    tree.nodes[child].value = node.value;
                    tree.nodes[child].holds = node.max ? SearchTree::Holds::at_least : SearchTree::Holds::at_most;
                }
        }
        return tree;
    }

    const G& game_;
    Ai ai_;
    Control limits_; // of the work and of one move, together
    Evaluate evaluate_;
};

} // namespace zermelo
