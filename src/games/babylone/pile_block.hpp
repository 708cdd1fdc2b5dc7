// A position of Babylone on a walk through its block (see pile_index.hpp), and the ranks of the positions after it.
//
// Moves are not made. What a move does to the classes depends on the runs of the two colours and the height alone; so
// does then the block it leads to, and what each choice adds to the rank there. Such a kind of move is worked out when
// it is first needed in the block. After that a child's rank is a sum of a few products.
#pragma once

#include "games/babylone/pile_index.hpp"

namespace zermelo {

class PileBlock {
public:
    using Rank = std::uint32_t;
    using Set = PileIndex::Set;
    static constexpr std::uint32_t none = PileIndex::none;
    static constexpr std::size_t max_runs = PileIndex::max_runs;

    struct Run {
        std::uint32_t of_class, size, first_slot, colours;
        unsigned tiles, piles; // of each of its colours
    };
    struct Slot { // a colour
        std::uint32_t place, run;
        const Set* set;
    };
    // rank = offset + sum of stride[r] * choice of run r + top_stride * place of top + bottom_stride * place of bottom,
    // if each of the two is alone in its class afterwards and was before; otherwise their choices come from a tangle.
    struct Kind {
        Rank offset, top_stride, bottom_stride;
        std::uint32_t tangle; // 0: none
        std::array<Rank, max_runs> stride;
    };

    explicit PileBlock(const PileIndex& index)
        : index_(index), slots_(index.colours()), heights_(index.tiles() + 1), tangles_(1) {}

    // Puts the walk on a position; returns where its block ends.
    std::uint64_t enter(std::size_t piles, std::uint64_t rank);

    // Goes on to the next position of the block, if there is one. True if only the first colour changed.
    bool next() {
        Slot& first = slots_[0];
        if (first.place < (runs_[0].colours > 1 ? slots_[1].place : runs_[0].size - 1)) {
            ++first.place, ++first.set, ++choices_[0];
            return true;
        }
        next_row();
        return false;
    }

    const PileIndex& index() const { return index_; }
    std::uint32_t slots() const { return slot_count_; }
    const Slot& slot(std::uint32_t s) const { return slots_[s]; }
    const Run& run(std::uint32_t r) const { return runs_[r]; }
    const Run& run_of(std::uint32_t s) const { return runs_[slots_[s].run]; }

    // The kind of a move within a colour, and of one from colour a on colour b.
    const Kind& merge_kind(std::uint32_t a) {
        const std::uint32_t r = slots_[a].run;
        if (!known_[r]) make_kind(r, r, none, index_.class_with(runs_[r].tiles, runs_[r].piles - 1), 0);
        return kinds_[r];
    }
    const Kind& stack_kind(std::uint32_t a, std::uint32_t b, unsigned height) {
        const std::uint32_t top = slots_[a].run, bottom = slots_[b].run;
        const std::size_t k = run_count_ + (top * run_count_ + bottom) * heights_ + height;
        if (!known_[k]) {
            const Run &over = runs_[top], &under = runs_[bottom];
            const std::uint32_t left = under.piles == 1 ? 0 : index_.class_with(under.tiles - height, under.piles - 1);
            make_kind(k, top, bottom, index_.class_with(over.tiles + height, over.piles), left);
        }
        return kinds_[k];
    }
    // What the runs add that the move leaves alone.
    Rank base(const Kind& kind) const {
        Rank sum = kind.offset;
        for (std::size_t r = 0; r < run_count_; ++r) sum += kind.stride[r] * choices_[r];
        return sum;
    }
    // The rank after colour a has got the set at top_place, and colour b, if any, that at bottom_place.
    Rank after(const Kind& kind, Rank base, std::uint32_t a, std::uint32_t b, std::uint32_t top_place,
               std::uint32_t bottom_place) const {
        if (kind.tangle == 0) return base + kind.top_stride * top_place + kind.bottom_stride * bottom_place;
        return base + tangled(tangles_[kind.tangle], a, b, top_place, bottom_place);
    }
    // Whether the rank after such a move, of other colours than the first one, is a linear function of its place.
    bool linear(const Kind& kind, std::uint32_t a, std::uint32_t b) const {
        if (slots_[a].run == 0 || (b != none && slots_[b].run == 0)) return false;
        if (kind.tangle == 0) return true;
        const Tangle& tangle = tangles_[kind.tangle];
        for (std::uint32_t i = 0; i < tangle.count; ++i)
            if (tangle.parts[i].run == 0) return false;
        return true;
    }

private:
    // The classes that lose or win a colour: [0] that of the top afterwards, [1] that of the bottom, then those before.
    struct Tangle {
        struct Part {
            std::uint32_t of_class, run; // none: a class that was not there
            Rank stride;
        };
        std::array<Part, 4> parts{};
        std::uint32_t count = 0;
    };

    void put(std::uint32_t slot, std::uint32_t run, std::uint32_t place) {
        slots_[slot] = {place, run, &index_.set(runs_[run].of_class, place)};
    }
    void next_row();
    Rank tangled(const Tangle& tangle, std::uint32_t a, std::uint32_t b, std::uint32_t top_place,
                 std::uint32_t bottom_place) const;
    void make_kind(std::size_t k, std::uint32_t top, std::uint32_t bottom, std::uint32_t top_after,
                   std::uint32_t bottom_after);

    const PileIndex& index_;
    std::size_t piles_ = 0, run_count_ = 0;
    std::uint32_t slot_count_ = 0;
    std::array<Run, max_runs> runs_{};
    std::array<Rank, max_runs> choices_{};
    std::vector<Slot> slots_;
    std::size_t heights_;
    std::vector<Kind> kinds_;
    std::vector<std::uint8_t> known_;
    std::vector<Tangle> tangles_;
};

} // namespace zermelo
