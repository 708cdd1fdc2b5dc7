// What a search reports while it runs. A trace is a template parameter; this empty one compiles to nothing.
#pragma once

#include "core/limited_trace.hpp"
#include "core/search_counts.hpp"

namespace zermelo {

struct SilentSearch {
    static constexpr bool draws =
        false; // true: receives every position, window and value, and what was cut (see below)

    constexpr void node() const {} // a position was reached
    // ... and not looked beyond, so many moves after the root: the game is over, or the depth is reached
    constexpr void leaf(std::uint32_t = 0) const {}
    constexpr void judged() const {} // ... because the depth is reached
    constexpr void known() const {}  // ... because a table knows it
    constexpr void cut() const {}    // moves were left out: they cannot matter
    constexpr bool stopped() const { return false; }
};
// A trace that draws also has
//      enter(game, state, low, high)    a position is reached with this window, as its mover sees it
//      leave(score)                     it is done
//      pruned(game, state, move)        this move of the position reached last was left out
// and for Monte Carlo tree search, whose positions are numbered as they come, the root being 0
//      grown(game, state, move, parent) a position joins the tree
//      chosen(child, promise)           the way down goes on there
//      played(result, known)            the random game from where it ended, or what is known there: 1, 0, -1
//      proven(index, outcome)           for the mover of that position

class CountingSearch {
public:
    static constexpr bool draws = false;

    void node() { ++counts_.nodes; }
    void leaf(std::uint32_t ply = 0) {
        ++counts_.leaves;
        if (ply > counts_.deepest) counts_.deepest = ply;
    }
    void judged() { ++counts_.judged; }
    void known() { ++counts_.known; }
    void cut() { ++counts_.cuts; }
    bool stopped() const { return false; }
    const SearchCounts& counts() const { return counts_; }

protected:
    SearchCounts counts_;
};

// Also keeps limits and checks for interruption, every thousand positions.
class LimitedSearch : public CountingSearch {
public:
    explicit LimitedSearch(const Control& control) : trace_(control), nodes_(control.limits.nodes) {}

    void node() {
        ++counts_.nodes;
        if ((counts_.nodes & 1023) == 0 || counts_.nodes == nodes_) check();
    }
    bool stopped() const { return stop_ != Stop::none; }
    Stop stop() const { return stop_; }
    const LimitedTrace& trace() const { return trace_; }
    double seconds() const { return trace_.seconds(); }

private:
    void check() {
        stop_ = trace_.checkpoint({Stage::search, counts_.nodes, 0, 0});
        if (nodes_ && counts_.nodes >= nodes_ && stop_ == Stop::none) stop_ = Stop::nodes;
    }

    LimitedTrace trace_;
    std::uint64_t nodes_;
    Stop stop_ = Stop::none;
};

} // namespace zermelo
