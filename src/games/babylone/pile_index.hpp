// Numbers the positions of Babylone, up to the names of the colours, without a gap: those of a tier from 0 on.
//
// Which positions can be reached? Exactly those where each colour's heights have, written in binary, no more ones in
// all than the colour had tiles at the start. No move adds ones: a pile on another of its height adds a zero at the end
// of the height, and a sum has no more ones than its parts. The other way round, any such position comes from another
// one with one pile more: cut a height with several ones in two with as many in all; if every height is a power of two,
// halve one and give the lower half to a colour that has fewer piles than it had tiles, which there must be. At the end
// of this all piles are single tiles, and every colour has its own number of them: the start.
//
// Sets of piles with the same number of tiles and of piles make a class. A position is, for some classes, a choice of
// as many sets of the class as it has colours there (with repetition):
//
//      runs        3 colours of class c3  |  1 of class c2  |  2 of class c1       c3 > c2 > c1
//      choice            i3 < m3                i2 < m2           i1 < m1          m: number of choices
//      rank        before(c3, 3) + i3 + m3 (before(c2, 1) + i2 + m2 (before(c1, 2) + i1))
//
// before(c, n) counts what comes first with the colours, tiles and piles that are left: less of class c and nothing
// above it. So all positions with the same runs stand together, in a block; within it the rank is a sum of products.
// Choices with repetition are numbered as combinations are (the combinatorial number system, D. H. Lehmer 1964; Knuth,
// TAOCP 7.2.1.3): sets x1 <= x2 <= ... of a class have the number C(x1, 1) + C(x2 + 1, 2) + C(x3 + 2, 3) + ...
#pragma once

#include "core/machine/bulk.hpp"
#include "core/machine/threads.hpp"
#include "games/babylone/pile_sets.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace zermelo {

class PileIndex {
public:
    using Id = PileSets::Id;
    static constexpr std::size_t max_tiles = 40;
    static constexpr std::size_t max_runs = 12; // 12 different classes have 40 tiles or more

    struct Class {
        std::uint8_t tiles, piles;
        std::uint32_t size; // sets of it
    };
    // A set's place, and where its changes lead: places in classes that follow from its own.
    struct Set {
        std::uint32_t place;
        std::uint32_t first_merge, merges;
        std::uint32_t first_height;
        std::uint64_t mask;
        std::uint32_t ones;
    };
    struct Height {
        std::uint32_t doubled, removed; // none if there is no such set
    };
    struct Run {
        std::uint32_t of_class, colours;
        std::uint64_t choice;
    };
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    // Positions of at most `colours` colours and of `tiles` tiles in all.
    PileIndex(const PileSets& sets, std::size_t colours, std::size_t tiles);

    // False if the numbers of a tier do not fit in a word; nothing else may be asked then.
    bool fits() const { return fits_; }
    std::uint64_t size(std::size_t piles) const { return fits_ ? ways(last_class(), colours_, tiles_, piles) : 0; }
    // Of nonempty sets, in any order.
    std::uint64_t rank(std::span<const Id> ids) const;
    // The sets of a position, the runs in order.
    std::vector<Id> unrank(std::size_t piles, std::uint64_t rank) const;
    // The runs of a position, in order.
    std::size_t runs(std::size_t piles, std::uint64_t rank, std::array<Run, max_runs>& runs) const;

    // Whether at least a quarter of the positions are reachable when the colours begin with so many tiles.
    bool dense_ranks(std::vector<std::uint64_t> starts) const;

    std::size_t colours() const { return colours_; }
    std::size_t tiles() const { return tiles_; }
    std::uint64_t bytes() const { return ways_.size() * sizeof(ways_[0]); }

    // For walks through a tier.
    const Class& of(std::uint32_t c) const { return classes_[c]; }
    std::uint32_t class_with(std::size_t tiles, std::size_t piles) const { // none if no set is like that
        return by_sums_[tiles * (max_tiles + 1) + piles];
    }
    const Set& set(std::uint32_t c, std::uint32_t place) const { return sets_[begins_[c] + place]; }
    std::span<const std::uint32_t> merges(const Set& set) const { return {&merges_[set.first_merge], set.merges}; }
    const Height& height(const Set& set, unsigned height) const {
        return heights_[set.first_height + std::popcount(set.mask & ((std::uint64_t{1} << height) - 1))];
    }
    // How many positions have less than `used` colours of class c and nothing above it.
    std::uint32_t before(std::uint32_t c, std::size_t used, std::size_t colours, std::size_t tiles,
                         std::size_t piles) const {
        std::uint32_t sum = ways(c - 1, colours, tiles, piles);
        for (std::size_t m = 1; m < used; ++m)
            sum += choices(classes_[c].size, m) *
                   ways(c - 1, colours - m, tiles - m * classes_[c].tiles, piles - m * classes_[c].piles);
        return sum;
    }
    // Choices of `count` out of `size`, with repetition.
    std::uint32_t choices(std::uint32_t size, std::size_t count) const {
        return count == 1 ? size : choices_[count][size];
    }
    // The number of a choice; places ascending.
    std::uint32_t choice(const std::uint32_t* places, std::size_t count) const {
        std::uint32_t number = places[0];
        for (std::size_t i = 1; i < count; ++i) number += choices_[i + 1][places[i]];
        return number;
    }
    void places(std::uint64_t choice, std::size_t count, std::uint32_t size, std::uint32_t* places) const;

private:
    std::uint32_t last_class() const { return static_cast<std::uint32_t>(classes_.size() - 1); }
    std::uint32_t ways(std::uint32_t up_to, std::size_t colours, std::size_t tiles, std::size_t piles) const {
        return ways_[((colours * (tiles_ + 1) + tiles) * (tiles_ + 1) + piles) * classes_.size() + up_to];
    }
    void number_sets(const PileSets& sets);
    void list_changes(const PileSets& sets);
    void count_ways();

    std::size_t colours_, tiles_;
    bool fits_ = true;
    std::vector<Class> classes_{{0, 0, 0}}; // class 0 has no sets: what is below all
    std::vector<std::uint32_t> by_sums_, begins_;
    std::vector<Set> sets_;                        // class by class
    std::vector<Id> ids_;                          // likewise
    std::vector<std::uint32_t> places_, class_of_; // by id
    std::vector<std::uint32_t> merges_;
    std::vector<Height> heights_;
    std::vector<std::vector<std::uint32_t>> choices_; // [count][size]
    Bulk<std::uint32_t> ways_; // [colours][tiles][piles][class]: positions of classes up to it, at most so many colours
};

// The same, made when it is first asked for: most commands need none.
class LazyPileIndex {
public:
    LazyPileIndex(std::shared_ptr<const PileSets> sets, std::size_t colours, std::size_t tiles)
        : sets_(std::move(sets)), colours_(colours), tiles_(tiles) {}

    const PileIndex& get() const {
        made_.call([this] { index_.emplace(*sets_, colours_, tiles_); });
        return *index_;
    }

private:
    std::shared_ptr<const PileSets> sets_;
    std::size_t colours_, tiles_;
    mutable Once made_;
    mutable std::optional<PileIndex> index_;
};

} // namespace zermelo
