// Goes through positions of Babylone in the order of their index, with the ranks of the positions after each.
//
// Positions that differ in their first colour alone follow each other: a row. The moves of the other colours are listed
// once a row, each with its rank as a linear function of the first colour's place.
//
// Different moves may lead to the same position. Their classes must then agree, which happens in few ways. Colour a has
// t tiles in p piles, b has u in q; a's pile of height h goes on b's:
//
//      p = q          and its other colour goes on it at height h + t - u; if that is 0, a merge within a
//      q = p + 1      and a pile of a goes on one of b at height u - t - h; if that is 0, a merge within b
//
// Only these are compared with each other.
#pragma once

#include "core/tier_walk.hpp"
#include "games/babylone/pile_block.hpp"

namespace zermelo {

class PileWalk {
public:
    using Rank = PileBlock::Rank;

    // stuck: what it means not to be able to move. starts: how many tiles each colour begins with. If `reachable_only`,
    // positions that cannot be reached from there are left out.
    PileWalk(const PileIndex& index, std::vector<std::uint64_t> starts, Outcome stuck, bool reachable_only);

    // Calls visit(visited) for those of the ranks first .. last - 1 for which wanted(rank) holds.
    template <class Wanted, class Visit>
    void walk(std::uint64_t tier, std::uint64_t first, std::uint64_t last, Wanted&& wanted, Visit&& visit) {
        const std::size_t piles = block_.index().tiles() - tier;
        for (std::uint64_t rank = first; rank < last;) {
            const std::uint64_t end = std::min(last, block_.enter(piles, rank));
            in_row_ = false;
            for (; rank < end; ++rank, in_row_ &= block_.next()) {
                if ((filters_ && !is_reachable()) || !wanted(rank)) continue;
                list_children();
                visit(Visited<Rank>{rank,
                                    child_count_ == 0 ? std::optional(stuck_) : std::nullopt,
                                    {children_.data(), child_count_},
                                    orbit(),
                                    moves_});
            }
        }
    }

private:
    using Set = PileIndex::Set;
    using Kind = PileBlock::Kind;
    static constexpr std::uint32_t none = PileIndex::none;
    static constexpr std::size_t max_children = 2048; // 40 piles make 780 pairs, each with two ways to stack it

    // Moves of other colours than the first: rank = base + step * place of the first colour.
    struct Linear {
        std::vector<Rank> base, step;

        void clear() { base.clear(), step.clear(); }
        void add(Rank rank, Rank stride, Rank place) {
            base.push_back(rank - stride * place);
            step.push_back(stride);
        }
    };
    // A move of the first colour on or under another: rank = base + stride * place of the first colour's new set.
    struct First {
        Rank base, stride;
        int partner;
        bool plain; // otherwise worked out for each position
    };
    struct Hard { // one whose rank is worked out for each position; b == none: the merges of a
        std::uint32_t a, b;
        unsigned height;
        bool may_repeat;
    };

    bool is_reachable() const; // the colours can be named so that none has more ones than it had tiles
    std::uint64_t orbit() const;

    bool alike(std::uint32_t a, std::uint32_t b) const { return block_.slot(a).set == block_.slot(b).set; }
    std::uint64_t common(std::uint32_t a, std::uint32_t b) const { // heights that both colours have
        return block_.slot(a).set->mask & block_.slot(b).set->mask;
    }
    bool merge_may_repeat(std::uint32_t a, bool any_first) const;
    // The height at which another move may lead to the same position; 0: a merge may; -1: none does.
    int partner(std::uint32_t a, std::uint32_t b, unsigned height) const;
    static bool may_repeat(int partner, std::uint64_t both) {
        return partner == 0 || (partner > 0 && (both >> partner & 1));
    }
    bool stack_may_repeat(std::uint32_t a, std::uint32_t b, unsigned height, std::uint64_t both) const {
        return may_repeat(partner(a, b, height), both);
    }

    void list_row();
    void list_children();
    void list_in_full();
    // These add to the children.
    void merge(std::uint32_t a);
    void stack(std::uint32_t a, std::uint32_t b);
    void stack_first(std::uint32_t b, std::uint64_t both);
    void work_out_first(std::uint32_t b, unsigned height);
    void stack(std::uint32_t a, std::uint32_t b, unsigned height, bool may_repeat) {
        const Kind& kind = block_.stack_kind(a, b, height);
        add(rank_after(kind, a, b, height), may_repeat);
    }
    Rank rank_after(const Kind& kind, std::uint32_t a, std::uint32_t b, unsigned height) const {
        const PileIndex& index = block_.index();
        return block_.after(kind, block_.base(kind), a, b, index.height(*block_.slot(a).set, height).doubled,
                            index.height(*block_.slot(b).set, height).removed);
    }
    void add(Rank rank, bool may_repeat) {
        if (may_repeat) {
            for (std::size_t i = 0; i < suspect_count_; ++i)
                if (suspects_[i] == rank) return;
            suspects_[suspect_count_++] = rank;
        }
        children_[child_count_++] = rank;
    }

    PileBlock block_;
    std::vector<std::uint64_t> starts_;
    Outcome stuck_;
    bool filters_;
    std::vector<std::uint64_t> orbits_; // by number of colours with piles, if no two are alike; empty: not in a word
    // The row.
    bool in_row_ = false;
    Linear lone_, suspect_;
    std::vector<Hard> hard_;
    std::uint64_t row_moves_ = 0;
    std::vector<std::array<First, 2>> first_; // [colour][height]: on it, under it
    std::vector<std::uint64_t> first_known_;  // [colour]: bit h, whether they are worked out
    // The position.
    std::array<Rank, max_children> children_, suspects_;
    std::size_t child_count_ = 0, suspect_count_ = 0;
    std::uint64_t moves_ = 0;
};

} // namespace zermelo
