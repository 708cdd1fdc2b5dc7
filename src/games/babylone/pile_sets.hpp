// The piles of one colour, as a number.
//
// In Babylone a colour's piles only ever change in three ways: two of them are merged, one is doubled (it went on top
// of an equally high pile of another colour), one is removed (it went under). There are few different sets of piles, so
// all of them are numbered once and the three changes become table look-ups; a position is then one number a colour.
#pragma once

#include <bit>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace zermelo {

class PileSets {
public:
    using Id = std::uint32_t;
    using Heights = std::vector<std::uint8_t>; // ascending

    struct Height {
        std::uint8_t height;
        Id doubled; // none if there are not enough tiles in the game
        Id removed;
    };
    struct Merge {
        std::uint8_t low, high;
        Id merged;
    };
    static constexpr Id none = ~Id{0};

    // All sets that can arise from counts[c] single tiles of colour c. Ids follow the order of the heights.
    explicit PileSets(const std::vector<std::uint64_t>& counts);

    Id size() const { return static_cast<Id>(sets_.size()); }
    Id find(const Heights& heights) const; // none if they cannot arise
    const Heights& piles(Id id) const { return sets_[id]; }
    std::span<const Height> heights(Id id) const { return slice(heights_, height_begin_, id); } // each once, ascending
    std::uint64_t mask(Id id) const { return masks_[id]; } // bit h: there is a pile of height h
    // The entry of a height that is there: as many others stand before it as lower bits are set.
    const Height& height(Id id, std::uint8_t height) const {
        return heights_[height_begin_[id] + std::popcount(masks_[id] & ((std::uint64_t{1} << height) - 1))];
    }
    std::span<const Merge> merges(Id id) const { return slice(merges_, merge_begin_, id); } // by low, then high

private:
    template <class T>
    static std::span<const T> slice(const std::vector<T>& all, const std::vector<std::uint32_t>& begin, Id id) {
        return {all.data() + begin[id], all.data() + begin[id + 1]};
    }

    std::vector<Heights> sets_;
    std::map<Heights, Id> ids_;
    std::vector<std::uint64_t> masks_;
    std::vector<Height> heights_;
    std::vector<Merge> merges_;
    std::vector<std::uint32_t> height_begin_{0}, merge_begin_{0};
};

} // namespace zermelo
