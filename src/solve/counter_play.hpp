// Does a given strategy win? If not, a play that beats it.
//
// With one player's moves fixed, the other plays alone: whatever the other can reach or avoid then beats the strategy.
#pragma once

#include "solve/attractor.hpp"

#include <optional>
#include <vector>

namespace zermelo {

// The play as far as it differs: all of it, or up to the vertex that comes again, from where it repeats.
struct Play {
    std::vector<Vertex> path;
    std::optional<std::size_t> loop; // where in the path the play returns to after its last vertex
};

// The arena in which vertices that follow the strategy have its move only, or none where it has none.
inline Arena with_moves_fixed(const Arena& arena, std::span<const Vertex> strategy, const std::vector<bool>& follows) {
    Arena fixed;
    each_vertex(arena, [&](Vertex v) {
        fixed.add_vertex(arena.owner(v));
        if (!follows[index(v)])
            for (Vertex w : arena.successors(v)) fixed.add_edge(w);
        else if (strategy[index(v)] != no_vertex)
            fixed.add_edge(strategy[index(v)]);
    });
    return fixed;
}

// What the holder of a strategy wants: to reach a target before any of those where the play is lost; or, without a
// target of their own, to stay out of those for ever.
struct Objective {
    std::span<const Vertex> target, lost;
    bool keeps_out = false; // there is no target: a play that never reaches `lost` is won
};

class StrategyCheck {
public:
    // `holder` moves by the strategy; where it gives no move (no_vertex), although there is one, the holder has lost.
    StrategyCheck(const Arena& arena, std::span<const Vertex> strategy, Player holder, const Objective& objective)
        : fixed_(fix(arena, strategy, holder, objective)), keeps_out_(objective.keeps_out), silent_(arena.size()) {
        std::vector<Vertex> lost(objective.lost.begin(), objective.lost.end());
        std::vector<bool> over(arena.size());
        for (auto finals : {objective.target, objective.lost})
            for (Vertex v : finals) over[index(v)] = true;
        each_vertex(arena, [&](Vertex v) {
            silent_[index(v)] =
                !over[index(v)] && arena.owner(v) == holder && arena.degree(v) > 0 && strategy[index(v)] == no_vertex;
            if (silent_[index(v)]) lost.push_back(v);
        });
        NoTrace silence;
        const Reverse reverse(fixed_);
        attractor_ = keeps_out_ ? attract(fixed_, reverse, other(holder), lost, {objective.target, 1}, silence)
                                : attract(fixed_, reverse, holder, objective.target, {lost, 1}, silence);
    }

    bool wins(Vertex vertex) const { return attractor_.contains(vertex) != keeps_out_; }
    // The holder would have to move here, and the strategy does not say how.
    bool says_nothing(Vertex vertex) const { return silent_[index(vertex)]; }

    // Requires that the strategy does not win from here.
    Play counter_play(Vertex vertex) const {
        Play play;
        std::vector<std::uint32_t> place(fixed_.size(), Attractor::outside);
        while (vertex != no_vertex) {
            std::uint32_t& seen = place[index(vertex)];
            if (seen != Attractor::outside) {
                play.loop = seen;
                return play;
            }
            seen = static_cast<std::uint32_t>(play.path.size());
            play.path.push_back(vertex);
            vertex = next(vertex);
        }
        return play;
    }

private:
    // Plays are over at targets: no move goes on from there.
    static Arena fix(const Arena& arena, std::span<const Vertex> strategy, Player holder, const Objective& objective) {
        std::vector<Vertex> moves(strategy.begin(), strategy.end());
        std::vector<bool> follows(arena.size());
        each_vertex(arena, [&](Vertex v) { follows[index(v)] = arena.owner(v) == holder; });
        for (auto finals : {objective.target, objective.lost})
            for (Vertex v : finals) follows[index(v)] = true, moves[index(v)] = no_vertex;
        return with_moves_fixed(arena, moves, follows);
    }

    Vertex next(Vertex vertex) const {
        if (fixed_.degree(vertex) == 0) return no_vertex;
        const Vertex move = attractor_.strategy[index(vertex)];
        return move == no_vertex ? fixed_.successors(vertex).front() : move; // outside, the holder's moves all stay out
    }

    Arena fixed_;
    bool keeps_out_;
    std::vector<bool> silent_;
    Attractor attractor_;
};

} // namespace zermelo
