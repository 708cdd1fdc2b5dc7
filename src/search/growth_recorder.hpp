// Writes down how Monte Carlo tree search grows its tree.
#pragma once

#include "core/game.hpp"

#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

namespace zermelo {

template <Game G> class GrowthRecorder {
public:
    struct Node {
        typename G::State state;
        std::optional<typename G::Move> move;
        std::uint32_t parent;
    };
    struct Choice {
        std::uint32_t child;
        std::optional<double> promise; // none: it had never been tried
    };
    struct Proof {
        std::uint32_t node;
        Outcome outcome;
    };
    struct Round {
        std::vector<Choice> down{};
        std::size_t grown = 0; // nodes after it
        int result = 0;
        bool known = false;
        std::vector<Proof> proofs{};
    };

    void grown(const typename G::State& state, const std::optional<typename G::Move>& move, std::uint32_t parent) {
        nodes_.push_back({state, move, parent});
    }
    void chosen(std::uint32_t child, double promise) {
        begin();
        rounds_.back().down.push_back({child, std::isfinite(promise) ? std::optional(promise) : std::nullopt});
    }
    void played(int result, bool known) {
        begin();
        Round& round = rounds_.back();
        round.result = result, round.known = known, round.grown = nodes_.size();
        played_ = true;
    }
    // A proof may come when a position's moves are listed, before the result, or when the result is passed up.
    void proven(std::uint32_t node, Outcome outcome) {
        if (rounds_.empty()) begin();
        rounds_.back().proofs.push_back({node, outcome});
    }

    const std::vector<Node>& nodes() const { return nodes_; }
    const std::vector<Round>& rounds() const { return rounds_; }

private:
    // What is chosen after a game was played belongs to the next round.
    void begin() {
        if (!rounds_.empty() && !played_) return;
        rounds_.emplace_back();
        played_ = false;
    }

    std::vector<Node> nodes_;
    std::vector<Round> rounds_;
    bool played_ = false;
};

} // namespace zermelo
