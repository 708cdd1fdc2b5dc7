// Perft counts the move sequences of each length: the quickest way to find a mistake in the rules of a game.
#pragma once

#include "core/game.hpp"
#include "core/trace.hpp"

#include <vector>

namespace zermelo {

// Result[d] is the number of sequences of d + 1 moves from the state; a sequence ends where the game does.
template <Game G, class Trace = NoTrace> class Perft {
public:
    Perft(const G& game, std::size_t depth, Trace trace = {}) : game_(game), counts_(depth), trace_(std::move(trace)) {}

    const std::vector<std::uint64_t>& count(const typename G::State& state) {
        if (!counts_.empty()) walk(state, 0);
        return counts_;
    }
    Stop stopped() const { return stop_; }
    const Trace& trace() const { return trace_; }

private:
    void walk(const typename G::State& state, std::size_t depth) {
        if (game_.outcome(state) || stop_ != Stop::none) return;
        counts_[depth] += count_moves(game_, state);
        if (depth + 1 < counts_.size())
            game_.moves(state, [&](const typename G::Move& move) { walk(game_.apply(state, move), depth + 1); });
        if ((++visited_ & 0xFFFF) == 0) stop_ = trace_.checkpoint({Stage::explore, visited_, 0, 0});
    }

    const G& game_;
    std::vector<std::uint64_t> counts_;
    std::uint64_t visited_ = 0;
    Stop stop_ = Stop::none;
    [[no_unique_address]] Trace trace_;
};

} // namespace zermelo
