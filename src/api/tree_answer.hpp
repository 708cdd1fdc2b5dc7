// The tree that a search walks through, for drawings and for JSON.
#pragma once

#include "api/search_answer.hpp"
#include "explain/search_tree.hpp"
#include "search/tree_recorder.hpp"

namespace zermelo {

template <Notated G>
SearchTree tree_of(const G& game, const std::vector<typename TreeRecorder<G>::Node>& recorded, Utility utility) {
    using Recorded = typename TreeRecorder<G>::Node;
    const Player root = game.mover(recorded.front().state);
    SearchTree tree;
    tree.nodes.resize(recorded.size());
    for (std::size_t i = 0; i < recorded.size(); ++i) {
        const Recorded& from = recorded[i];
        SearchTree::Node& node = tree.nodes[i];
        node.position = print_position(game, from.state);
        node.mover = number(game.mover(from.state));
        node.max = game.mover(from.state) == root;
        node.kind = static_cast<SearchTree::Kind>(from.kind);
        node.children = from.children;
        for (std::size_t child : from.children)
            tree.nodes[child].move = game.print_move(from.state, *recorded[child].move);
        if (node.kind == SearchTree::Kind::pruned) continue;
        const bool above = from.score >= from.high, below = from.score <= from.low;
        const Score low = node.max ? from.low : -from.high, high = node.max ? from.high : -from.low;
        node.low = score_text(low, utility), node.high = score_text(high, utility);
        node.value = score_text(node.max ? from.score : -from.score, utility);
        // What is over or judged has its value whatever the window; elsewhere a value outside is a bound.
        if (node.kind == SearchTree::Kind::inner || node.kind == SearchTree::Kind::known)
            node.holds = !above && !below    ? SearchTree::Holds::exactly
                         : above == node.max ? SearchTree::Holds::at_least
                                             : SearchTree::Holds::at_most;
        for (std::size_t child : from.children) // a cut: max has found at least `high`, or min at most `low`
            if (recorded[child].kind == TreeRecorder<G>::Kind::pruned) {
                tree.nodes[child].value = node.max ? node.high : node.low;
                tree.nodes[child].holds = node.max ? SearchTree::Holds::at_least : SearchTree::Holds::at_most;
            }
    }
    return tree;
}

// Searches twice: once to count the nodes, so that a tree too large to show is refused before it is built.
template <Notated G>
Result<SearchTree> record_tree(const G& game, const std::string& name, const typename G::State& state, const Ai& ai,
                               std::uint64_t most, const Control& control) {
    if (game.outcome(state)) return Error{name, errors::game_is_over, {}};
    if (!ai.searches() || ai.kind == Ai::Kind::mcts) return Error{"--with", errors::needs_search_ai, {ai.word}};
    if constexpr (Acyclic<G>) {
        constexpr std::uint64_t most_counted = 20'000'000;
        auto searcher = Searcher<G>::make(game, ai, control.seed);
        if (!searcher) return searcher.error();
        const std::uint32_t depth = ai.depth.value_or(to_the_end);
        Control counting = control;
        counting.limits.nodes = most_counted;
        WatchedSearch counter(counting);
        searcher->search_with(state, depth, counter, false);
        if (counter.stopped() && counter.stop() != Stop::nodes) return limit_error(name, counter.watch(), counting);
        if (const std::uint64_t nodes = counter.counts().nodes; nodes > most)
            return Error{name,
                         errors::tree_too_large,
                         {counter.stopped() ? "> " : "", std::to_string(nodes), std::to_string(most),
                          std::to_string(std::min<std::uint64_t>(depth, game.longest()))}};
        TreeRecorder<G> recorder;
        searcher->search_with(state, depth, recorder, false);
        return tree_of(game, recorder.nodes(), utility_of<G>(ai));
    } else
        return Error{name, errors::search_needs_acyclic, {}};
}

} // namespace zermelo
