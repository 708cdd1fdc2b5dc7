// Parity games: a play that never ends is won by player one if the highest priority it sees again and again is even, by
// player two if it is odd; whoever cannot move loses. Solved by Zielonka's recursion (1998) on top of the attractor.
#pragma once

#include "core/limited_trace.hpp"
#include "solve/attraction.hpp"
#include "solve/parity_solution.hpp"

#include <algorithm>
#include <vector>

namespace zermelo {

class ParitySolver {
public:
    ParitySolver(const Arena& arena, const Reverse& reverse, std::span<const std::uint32_t> priorities)
        : arena_(arena), priorities_(priorities), attraction_(reverse, arena.size(), 1), depth_(arena.size(), 0),
          rank_(arena.size(), none) {
        solution_.winner.resize(arena.size());
        solution_.strategy.resize(arena.size(), no_vertex);
        each_vertex(arena, [&](Vertex v) { attraction_.set(v, 0); });
    }

    template <class Trace> ParitySolution solve(Trace& trace) {
        std::vector<Vertex> all;
        each_vertex(arena_, [&](Vertex v) { all.push_back(v); });
        // Step 1. Who cannot move loses, and so does who is forced there. After that everybody can always move.
        for (Player player : {Player::one, Player::two}) {
            std::vector<Vertex> stuck;
            for (Vertex v : all)
                if (arena_.degree(v) == 0 && arena_.owner(v) != player) stuck.push_back(v);
            remove(all, attract(all, player, stuck, 0), player, -1);
        }
        // Step 2. The recursion, on a stack of our own: it may be as deep as there are priorities.
        frames_.push_back({std::move(all), {}, {}});
        while (!frames_.empty()) {
            if (!frames_.back().in_recursion)
                descend();
            else
                ascend();
            solution_.stop = trace.checkpoint({Stage::solve, frames_.size(), 0, 0});
            if (solution_.stop != Stop::none) break;
        }
        return std::move(solution_);
    }

private:
    // A subgame: those of its vertices that are not decided, and those that are.
    struct Frame {
        std::vector<Vertex> open, decided;
        std::vector<Vertex> pulled; // during the recursion: the attractor of the highest priority
        bool in_recursion = false;
    };
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    Player favoured(Vertex vertex) const { return priorities_[index(vertex)] % 2 == 0 ? Player::one : Player::two; }
    int depth() const { return static_cast<int>(frames_.size()) - 1; }
    bool inside(Vertex vertex, int depth) const { return depth_[index(vertex)] >= depth; }

    // Takes the attractor of the highest priority out, and leaves the rest to the frame above.
    void descend() {
        Frame& frame = frames_.back();
        if (frame.open.empty()) return finish();
        const auto top = std::ranges::max_element(frame.open, {}, [&](Vertex v) { return priorities_[index(v)]; });
        const std::uint32_t highest = priorities_[index(*top)];
        const Player player = favoured(*top);
        std::vector<Vertex> seeds;
        for (Vertex v : frame.open)
            if (priorities_[index(v)] == highest) seeds.push_back(v);
        frame.pulled = attract(frame.open, player, seeds, depth());
        for (Vertex v : seeds) // from a vertex of the highest priority any move will do
            if (arena_.owner(v) == player) solution_.strategy[index(v)] = any_move(v);
        std::vector<Vertex> rest = std::exchange(frame.open, {});
        for (Vertex v : frame.pulled) rank_[index(v)] = 0;
        std::erase_if(rest, [&](Vertex v) { return rank_[index(v)] == 0; });
        for (Vertex v : frame.pulled) {
            rank_[index(v)] = none;
            solution_.winner[index(v)] = player;
            if (arena_.owner(v) != player)
                solution_.strategy[index(v)] = no_vertex; // of a frame that was solved before
        }
        frame.in_recursion = true;
        for (Vertex v : rest) depth_[index(v)] = depth() + 1;
        frames_.push_back({std::move(rest), {}, {}});
    }

    // The rest is solved. If the opponent won some of it, the opponent keeps that and what leads there.
    void ascend() {
        Frame& frame = frames_.back();
        const Player player = solution_.winner[index(frame.pulled.front())], opponent = other(player);
        std::vector<Vertex> lost;
        for (Vertex v : frame.open) {
            depth_[index(v)] = depth();
            if (solution_.winner[index(v)] == opponent) lost.push_back(v);
        }
        frame.open.insert(frame.open.end(), frame.pulled.begin(), frame.pulled.end());
        frame.pulled.clear();
        frame.in_recursion = false;
        if (lost.empty()) {
            frame.decided.insert(frame.decided.end(), frame.open.begin(), frame.open.end());
            frame.open.clear();
            return;
        }
        const auto taken = attract(frame.open, opponent, lost, depth());
        frame.decided.insert(frame.decided.end(), taken.begin(), taken.end());
        remove(frame.open, taken, opponent, depth() - 1);
        if (taken.size() == lost.size()) keep_rest();
    }

    // Nothing leads to what the opponent won: the player wins all else as before, except for moves that led there.
    void keep_rest() {
        Frame& frame = frames_.back();
        for (Vertex v : frame.open) {
            Vertex& move = solution_.strategy[index(v)];
            if (move != no_vertex && !inside(move, depth())) move = any_move(v);
        }
        frame.decided.insert(frame.decided.end(), frame.open.begin(), frame.open.end());
        frame.open.clear();
    }

    // Hands the vertices of a solved subgame back to the frame below.
    void finish() {
        std::vector<Vertex> decided = std::move(frames_.back().decided);
        frames_.pop_back();
        if (!frames_.empty()) frames_.back().open = std::move(decided);
    }

    void remove(std::vector<Vertex>& vertices, const std::vector<Vertex>& taken, Player winner, int depth) {
        for (Vertex v : taken) {
            solution_.winner[index(v)] = winner;
            if (arena_.owner(v) != winner) solution_.strategy[index(v)] = no_vertex;
            depth_[index(v)] = depth;
            rank_[index(v)] = 0;
        }
        std::erase_if(vertices, [&](Vertex v) { return rank_[index(v)] == 0; });
        for (Vertex v : taken) rank_[index(v)] = none;
    }

    Vertex any_move(Vertex from) const {
        for (Vertex to : arena_.successors(from))
            if (inside(to, depth())) return to;
        return no_vertex;
    }

    // The attractor within a subgame, with the player's moves where they join; seeds keep theirs.
    std::vector<Vertex> attract(const std::vector<Vertex>& game, Player player, const std::vector<Vertex>& seeds,
                                int depth) {
        NoTrace silent;
        for (Vertex v : game) {
            const auto inner = std::ranges::count_if(arena_.successors(v), [&](Vertex w) { return inside(w, depth); });
            attraction_.set(v, arena_.owner(v) == player ? 1 : static_cast<std::uint64_t>(inner));
        }
        attraction_.clear();
        attraction_.add(seeds);
        attraction_.grow(silent);
        for (Vertex v : game) attraction_.set(v, 0);
        const auto joined = attraction_.joined();
        for (std::size_t i = 0, rank = 0; i < joined.size(); ++i) {
            rank += i == attraction_.sizes()[rank];
            const Vertex v = joined[i];
            rank_[index(v)] = static_cast<std::uint32_t>(rank);
            if (rank == 0 || arena_.owner(v) != player) continue;
            for (Vertex w : arena_.successors(v))
                if (inside(w, depth) && rank_[index(w)] < rank) {
                    solution_.strategy[index(v)] = w;
                    break;
                }
        }
        for (Vertex v : joined) rank_[index(v)] = none;
        return {joined.begin(), joined.end()};
    }

    const Arena& arena_;
    std::span<const std::uint32_t> priorities_;
    Attraction attraction_;
    std::vector<int> depth_; // of the frame whose subgame a vertex is in; those below contain it too
    std::vector<std::uint32_t> rank_;
    std::vector<Frame> frames_;
    ParitySolution solution_;
};

// The one that people wait for is compiled once.
extern template ParitySolution ParitySolver::solve(LimitedTrace& trace);

} // namespace zermelo
