// The tree that Monte Carlo tree search grows, random game by random game: select, expand, play out, back up.
#pragma once

#include "core/player.hpp"
#include "core/value.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace zermelo {

struct SampledTree {
    struct Node {
        std::uint32_t parent; // of the root: 0
        std::string position, move{};
        Player mover;
        std::optional<Outcome> over{}; // for the mover, if the game is over there
    };
    // A child that was chosen on the way down, and what it promised: its mean and what is added because it was seldom
    // tried; none where it had never been tried.
    struct Choice {
        std::uint32_t node;
        std::optional<double> promise;
    };
    struct Proof {
        std::uint32_t node;
        Outcome outcome; // for its mover
    };
    struct Round {
        std::vector<Choice> down{};         // from the root on, which is not in it
        std::uint32_t first = 0, count = 0; // the nodes that joined
        int result = 0;                     // 1, 0 or -1 for the mover where the way down ended
        bool known = false;                 // it was known there: no random game was played
        std::vector<Proof> proofs{};        // in the order found
        std::uint32_t leaf() const { return down.empty() ? 0 : down.back().node; }
    };

    std::string game{};
    std::vector<Node> nodes{}; // a node comes after its parent
    std::vector<Round> rounds{};

    // The nodes of a round on the way, from the root to the leaf.
    std::vector<std::uint32_t> path(const Round& round) const {
        std::vector<std::uint32_t> path{0};
        for (const Choice& choice : round.down) path.push_back(choice.node);
        return path;
    }
    // What the round adds to this node's total: its result as the node's mover sees it.
    int share(const Round& round, std::uint32_t node) const {
        return nodes[node].mover == nodes[round.leaf()].mover ? round.result : -round.result;
    }
};

} // namespace zermelo
