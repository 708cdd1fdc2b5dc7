// Parity games by tangle learning (van Dijk, "Attracting Tangles to Solve Parity Games", 2018).
//
// A tangle of a player is a set of vertices in which the player wins every play that stays, by a strategy that makes it
// strongly connected: the opponent can only leave by one of its escapes. What forces the play to all escapes therefore
// attracts the whole tangle, as if it were one vertex of the opponent's. Zielonka's recursion finds the same tangles
// again and again; here each is kept.
//
//      sequence    | region of the highest priority | of the highest that is left | ... |      every vertex once
//
// A region is all that the player of its priority attracts to it, of what the regions before it have left over.
#pragma once

#include "arena/parity_step.hpp"
#include "arena/reverse.hpp"
#include "core/machine/bulk.hpp"
#include "solve/parity_solution.hpp"

#include <optional>
#include <vector>

namespace zermelo {

class TangleLearning {
public:
    TangleLearning(const Arena& arena, const Reverse& reverse, std::span<const std::uint32_t> priorities);

    // A trace that has tell(ParityStep) is told every step.
    template <class Trace> ParitySolution solve(Trace& trace) {
        // Step 1. Who cannot move loses, and so does who is forced there.
        win_where_stuck();
        std::uint32_t level = levels(); // the regions of this level and all above it are made
        while (attract_won(), left_ > 0) {
            tell_won(trace);
            level = settle(level);
            while (sequence_.size() < left_) {
                // Step 2. The highest priority that is left attracts what it can.
                if (!begin_region(--level)) continue;
                attract();
                // Step 3. Where its player can stay within it for ever, there are tangles.
                const std::size_t known = tangles_.size(), won = dominions_.size();
                learn();
                tell_region(trace, known, won);
            }
            solution_.stop = trace.checkpoint({Stage::solve, arena_.size() - left_, arena_.size(), bytes()});
            if (solution_.stop != Stop::none) return std::move(solution_);
            // Step 4. Everything is in a region. A tangle without escapes is won, and so is what leads to it; the other
            // new tangles change the regions from the highest on that attracts one of them.
            level = learned_up_to_ + 1;
            win_dominions();
        }
        tell_won(trace);
        return std::move(solution_);
    }

private:
    static constexpr std::uint32_t none = ~std::uint32_t{0}, won = none - 1; // in place of a region
    struct Place {
        std::uint32_t region; // the level of the region it is in
        std::uint32_t moves;  // to vertices that are in no region yet
    };
    struct Region {
        std::uint32_t level;
        std::size_t begin; // in the sequence
    };
    struct Member {
        Vertex vertex, move; // the player's move there
    };
    struct Tangle {
        Player player;
        std::size_t first_member, first_escape; // up to those of the next tangle
        std::uint32_t escapes, open;            // that nobody has won; of those, in no region yet
    };
    struct Escape {
        Vertex vertex;
        std::uint32_t tangle, next; // the next tangle with the same escape
    };
    struct Dominion {
        Player player;
        std::vector<Member> members;
    };
    struct Step { // of Tarjan's walk
        Vertex vertex;
        std::size_t next;
        bool bottom; // leads to no component that is known
    };

    std::uint32_t levels() const { return static_cast<std::uint32_t>(level_begin_.size()) - 1; }
    std::uint64_t bytes() const { return sizeof(Member) * members_.size() + sizeof(Escape) * escapes_.size(); }
    std::span<const Member> members(std::size_t tangle) const;

    bool begin_region(std::uint32_t level); // false if all vertices of the level are in regions already
    void join(Vertex vertex, std::uint32_t level, Vertex move);
    void attract();
    void attract_tangle(std::uint32_t tangle, std::uint32_t level);
    void undo(std::uint32_t level); // takes the regions below this level apart
    void undo_all();
    void fetch_ahead(std::span<const Vertex> vertices, std::size_t i) const;

    void learn();
    bool stays(Vertex vertex, std::uint32_t level);
    void drop_leaking(std::vector<Vertex>& closed, std::uint32_t level);
    void add_tangle(std::span<const Vertex> component, std::uint32_t level);
    template <class Visit> void each_bottom_component(const std::vector<Vertex>& closed, Visit&& visit);

    void win(Vertex vertex, Player player, Vertex move);
    void win_where_stuck();
    void win_dominions();
    void attract_won();
    std::uint32_t settle(std::uint32_t level);

    ParityStep region_step() const;
    ParityStep tangle_step(std::size_t tangle) const;
    ParityStep dominion_step(const Dominion& dominion) const;
    std::optional<ParityStep> won_step(Player player) const;
    template <class Trace> void tell_region(Trace& trace, std::size_t known, std::size_t won) const {
        if constexpr (requires(ParityStep step) { trace.tell(step); }) {
            if (!trace.recording()) return;
            trace.tell(region_step());
            for (std::size_t i = known; i < tangles_.size(); ++i) trace.tell(tangle_step(i));
            for (std::size_t i = won; i < dominions_.size(); ++i) trace.tell(dominion_step(dominions_[i]));
        }
    }
    template <class Trace> void tell_won(Trace& trace) const {
        if constexpr (requires(ParityStep step) { trace.tell(step); }) {
            for (Player player : {Player::one, Player::two})
                if (auto step = trace.recording() ? won_step(player) : std::nullopt) trace.tell(*step);
        }
    }

    const Arena& arena_;
    const Reverse& reverse_;
    std::vector<std::uint32_t> priority_;            // of each level
    std::vector<std::uint32_t> level_, level_begin_; // of the vertices; in by_level_, one more than there are
    Bulk<Vertex> by_level_;
    Bulk<Place> place_;
    Bulk<std::uint32_t> degree_; // moves to vertices that nobody has won
    Bulk<Vertex> move_;          // of the region's player, in the region
    Bulk<Vertex> sequence_;
    std::vector<Region> regions_;
    Player player_ = Player::one; // of the last region
    std::size_t left_;            // vertices that nobody has won yet

    std::vector<Tangle> tangles_;
    std::vector<Member> members_;
    std::vector<Escape> escapes_;
    Bulk<std::uint32_t> first_escape_; // of the tangles that have this vertex as an escape
    Bulk<std::uint32_t> seen_by_;      // the last tangle that has it
    std::uint32_t learned_up_to_ = 0;  // the highest level whose region attracts a new tangle
    std::vector<Dominion> dominions_;
    std::vector<Vertex> won_; // and not settled yet

    Bulk<std::uint32_t> number_, low_; // Tarjan's; number_ is 0 outside of what is looked at
    std::vector<Step> way_;
    std::vector<Vertex> stack_;
    ParitySolution solution_;
};

} // namespace zermelo
