// The attractor: from where can a player force the play into a target, and in how many moves?
//
//      V_0 = target;  V_(n+1) = V_n, the player's vertices with a move into V_n, and the opponent's vertices that have
//      moves, all of them into V_n.
#pragma once

#include "arena/arena.hpp"
#include "arena/reverse.hpp"

#include <vector>

namespace zermelo {

struct Attractor {
    static constexpr std::uint32_t outside = ~std::uint32_t{0};

    std::vector<std::uint32_t> ranks; // the least n with the vertex in V_n, or outside
    std::vector<Vertex>
        strategy;              // the player's move towards the target; for the opponent, the move that resists longest
    std::vector<Vertex> order; // the vertices as they joined, by rank

    bool contains(Vertex vertex) const { return ranks[index(vertex)] != outside; }
};

// `trace.joined(vertex, through, rank)` hears of every vertex that joins: `through` is the successor that decided it.
template <class Trace>
Attractor attract(const Arena& arena, Player player, std::span<const Vertex> target, Trace& trace) {
    const Reverse reverse(arena);
    Attractor result{std::vector(arena.size(), Attractor::outside), std::vector(arena.size(), no_vertex), {}};
    std::vector<std::uint32_t> ways_out(arena.size());
    auto join = [&](Vertex v, Vertex through, std::uint32_t rank) {
        result.ranks[index(v)] = rank;
        result.strategy[index(v)] = through;
        result.order.push_back(v);
        trace.joined(v, through, rank);
    };
    each_vertex(arena, [&](Vertex v) { ways_out[index(v)] = static_cast<std::uint32_t>(arena.successors(v).size()); });
    for (Vertex v : target)
        if (!result.contains(v)) join(v, no_vertex, 0);
    for (std::size_t next = 0; next < result.order.size(); ++next) {
        const Vertex inside = result.order[next];
        for (Vertex v : reverse.predecessors(inside)) {
            const std::uint32_t left = --ways_out[index(v)];
            if (!result.contains(v) && (arena.owner(v) == player || left == 0))
                join(v, inside, result.ranks[index(inside)] + 1);
        }
    }
    return result;
}

struct NoJoins {
    void joined(Vertex, Vertex, std::uint32_t) const {}
};

} // namespace zermelo
