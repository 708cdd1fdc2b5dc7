// Monte Carlo tree search: random games decide where the tree grows (UCT, Kocsis and Szepesvári 2006), and what the
// tree proves is passed up (MCTS-Solver, Winands, Björnsson and Saito 2008).
#pragma once

#include "core/best_first.hpp"
#include "core/machine/memory.hpp"
#include "search/playouts.hpp"
#include "search/search_trace.hpp"

#include <cmath>
#include <limits>
#include <optional>

namespace zermelo {

template <Game G> struct MctsMove {
    typename G::Move move;
    std::uint64_t visits = 0;
    double mean = 0;                  // of its games, from -1 (lost) to 1 (won), for the player who makes it
    std::optional<Value> proven = {}; // its plies are those of the proof found, not of the best play
};

template <Acyclic G, class Trace = SilentSearch> class Mcts {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    struct Report {
        std::vector<MctsMove<G>> moves; // best first
        std::uint64_t playouts = 0;
        std::optional<Value> proven = {};
    };

    Mcts(const G& game, std::uint64_t seed, std::uint64_t max_bytes, Trace& trace)
        : game_(game), random_(seed), playouts_(game),
          max_nodes_(std::max<std::uint64_t>(1, max_bytes / 2 / sizeof(Node))), trace_(trace) {}

    // Requires that the game is not over. Ends early when the position is proven or the trace stops it.
    Report search(const State& root, std::uint64_t playouts) {
        nodes_.assign(1, Node{root});
        if constexpr (Trace::draws) trace_.grown(game_, root, std::optional<Move>(), 0);
        Report report;
        while (report.playouts < playouts && !nodes_[0].proven && !trace_.stopped()) {
            grow();
            ++report.playouts;
        }
        report.proven = nodes_[0].proven;
        report.moves = list_moves();
        return report;
    }

private:
    struct Node {
        State state;
        std::optional<Move> move = {}; // that led here
        std::uint32_t first = 0, count = 0;
        std::uint64_t visits = 0;
        std::int64_t total = 0; // games won less games lost by the mover of this position
        std::optional<Value> proven = {};
    };

    void grow() {
        // Step 1. Go down to a position without children, each time to the child that promises most.
        path_.assign(1, 0);
        while (nodes_[path_.back()].count > 0) descend();
        trace_.node();
        // Step 2. Its moves become children, if it was visited before and there is room.
        if (nodes_[path_.back()].visits > 0 || path_.size() == 1) {
            expand(path_.back());
            if (nodes_[path_.back()].count > 0 && !nodes_[path_.back()].proven) descend();
        }
        // Step 3. A random game says how good it is, unless that is known.
        Node& leaf = nodes_[path_.back()];
        int result = leaf.proven ? sign(*leaf.proven) : playouts_.play(leaf.state, random_);
        if constexpr (Trace::draws) trace_.played(result, leaf.proven.has_value());
        // Step 4. The result is added to all positions on the way, each from its mover's side.
        for (std::size_t i = path_.size(); i-- > 0;) {
            Node& node = nodes_[path_[i]];
            if (i + 1 < path_.size() && !same_mover(node, nodes_[path_[i + 1]])) result = -result;
            ++node.visits;
            node.total += result;
            if (node.count > 0 && !node.proven) prove(path_[i]);
        }
    }

    void descend() {
        const auto [child, promise] = promising(path_.back());
        path_.push_back(child);
        if constexpr (Trace::draws) trace_.chosen(child, promise);
    }

    void prove(std::uint32_t index) {
        nodes_[index].proven = proof(nodes_[index]);
        if constexpr (Trace::draws)
            if (nodes_[index].proven) trace_.proven(index, nodes_[index].proven->outcome());
    }

    void expand(std::uint32_t index) {
        if (nodes_.size() >= max_nodes_) return;
        const State state = nodes_[index].state;
        const auto first = static_cast<std::uint32_t>(nodes_.size());
        const bool room = has_memory_for([&] {
            game_.moves(state, [&](const Move& move) {
                Node child{game_.apply(state, move), move};
                if (const auto outcome = game_.outcome(child.state)) child.proven = Value::final(*outcome);
                add(std::move(child));
            });
        });
        if (!room) { // others have the rest: the tree grows no more
            nodes_.erase(nodes_.begin() + first, nodes_.end());
            max_nodes_ = first;
            return;
        }
        if constexpr (Trace::draws)
            for (std::size_t child = first; child < nodes_.size(); ++child)
                trace_.grown(game_, nodes_[child].state, nodes_[child].move, index);
        Node& node = nodes_[index];
        node.first = first;
        node.count = static_cast<std::uint32_t>(nodes_.size()) - first;
        prove(index);
    }

    // While the list grows, the old one and the new one stand side by side.
    void add(Node&& node) {
        if (nodes_.size() == nodes_.capacity())
            nodes_.reserve(
                std::max<std::size_t>(nodes_.size() + 256, std::min<std::size_t>(2 * nodes_.size(), max_nodes_)));
        nodes_.push_back(std::move(node));
    }

    // UCB1 among the children that are not proven; those not visited yet come first, in the order of the moves.
    struct Promising {
        std::uint32_t child;
        double promise;
    };
    Promising promising(std::uint32_t index) const {
        const Node& node = nodes_[index];
        const double log_visits = std::log(static_cast<double>(node.visits + 1));
        std::uint32_t best = node.first;
        double highest = -std::numeric_limits<double>::infinity();
        for (std::uint32_t child = node.first; child < node.first + node.count; ++child) {
            if (nodes_[child].proven) continue;
            const double visits = static_cast<double>(nodes_[child].visits);
            const double promise = visits == 0
                                       ? std::numeric_limits<double>::infinity()
                                       : mean_for(node, nodes_[child]) + exploration * std::sqrt(log_visits / visits);
            if (promise > highest) highest = promise, best = child;
        }
        return {best, highest};
    }

    // A position is won if one move is proven to win; otherwise it is proven when all its moves are.
    std::optional<Value> proof(const Node& node) const {
        std::optional<Value> best;
        bool all = true;
        for (std::uint32_t child = node.first; child < node.first + node.count; ++child) {
            const auto value = value_for(node, nodes_[child]);
            if (value && (!best || *value > *best)) best = value;
            all &= value.has_value();
        }
        return best && (all || best->outcome() == Outcome::win) ? best : std::nullopt;
    }

    std::optional<Value> value_for(const Node& parent, const Node& child) const {
        if (!child.proven) return std::nullopt;
        return child.proven->one_ply_earlier(same_mover(parent, child));
    }
    double mean_for(const Node& parent, const Node& child) const {
        if (child.visits == 0) return 0;
        const double mean = static_cast<double>(child.total) / static_cast<double>(child.visits);
        return same_mover(parent, child) ? mean : -mean;
    }
    bool same_mover(const Node& parent, const Node& child) const {
        return zermelo::same_mover(game_, parent.state, child.state);
    }
    static int sign(Value value) {
        return value.outcome() == Outcome::win ? 1 : value.outcome() == Outcome::loss ? -1 : 0;
    }

    // Proven wins, then what was visited most, then proven losses, the longest first. A proven draw stands before moves
    // that lose more games than they win.
    std::vector<MctsMove<G>> list_moves() const {
        const Node& root = nodes_[0];
        std::vector<MctsMove<G>> moves;
        for (std::uint32_t child = root.first; child < root.first + root.count; ++child)
            moves.push_back({*nodes_[child].move, nodes_[child].visits, mean_for(root, nodes_[child]),
                             value_for(root, nodes_[child])});
        return sorted_best_first(std::move(moves), [](const MctsMove<G>& a, const MctsMove<G>& b) {
            if (rank(a) != rank(b)) return rank(a) > rank(b);
            if (a.proven && b.proven) return *a.proven > *b.proven;
            return a.visits > b.visits;
        });
    }
    static int rank(const MctsMove<G>& move) {
        if (move.proven) return 3 * sign(*move.proven);
        return move.mean < 0 ? -1 : 1;
    }

    static constexpr double exploration = 1.4142135623730951;

    const G& game_;
    Random random_;
    Playouts<G> playouts_;
    std::uint64_t max_nodes_;
    Trace& trace_;
    std::vector<Node> nodes_; // 0 is the root; the children of a node stand together
    std::vector<std::uint32_t> path_;
};

} // namespace zermelo
