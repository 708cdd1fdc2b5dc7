// The positions of one tier in four bytes each: sorted keys, with their values.
//
// A key is cut in two. Its high bits choose a part of the tier, its low bits stand in the position's word, below the
// value; so the words of a part, read in order, are in the order of the keys:
//
//      key     [   part   |          low bits, up to 24          ]
//      word    [ code, 8 bits | low bits, 24                     ]      code as in tier_cell.hpp, 0: not solved
//
// To find a key, a directory tells where keys with the same first bits begin; few enough follow to look through.
#pragma once

#include "core/machine/bulk.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

namespace zermelo {

// How keys of so many bits are cut: few parts, so that keys can be dealt out to them, and short low bits, so that a bit
// for each stays in the cache.
struct KeyCut {
    static constexpr unsigned max_low_bits = 24, max_key_bits = 40;

    explicit KeyCut(unsigned key_bits)
        : low_bits(std::clamp(key_bits, 24u, 12u + max_low_bits) - 12),
          parts(std::size_t{1} << (std::max(key_bits, low_bits) - low_bits)) {}

    std::size_t part(std::uint64_t key) const { return key >> low_bits; }
    std::uint32_t low(std::uint64_t key) const { return static_cast<std::uint32_t>(key) & low_mask(); }
    std::uint32_t low_mask() const { return (std::uint32_t{1} << low_bits) - 1; }

    unsigned low_bits;
    std::size_t parts;
};

class SortedTier {
public:
    static constexpr std::uint32_t key_mask = (1u << KeyCut::max_low_bits) - 1;
    static constexpr unsigned code_shift = KeyCut::max_low_bits;

    SortedTier() = default;
    // Room for parts of these sizes; their words are to be written.
    SortedTier(const KeyCut& cut, const std::vector<std::uint64_t>& sizes)
        : low_bits_(cut.low_bits), starts_(cut.parts + 1) {
        for (std::size_t part = 0; part < cut.parts; ++part) starts_[part + 1] = starts_[part] + sizes[part];
        words_ = Bulk<std::uint32_t>(starts_.back());
    }

    std::uint64_t size() const { return words_.size(); }
    std::uint64_t bytes() const {
        return words_.size() * sizeof(std::uint32_t) + starts_.size() * sizeof(std::uint64_t) +
               directory_.size() * sizeof(std::uint32_t);
    }
    std::size_t parts() const { return starts_.empty() ? 0 : starts_.size() - 1; }
    std::uint64_t begin(std::size_t part) const { return starts_[part]; }
    std::size_t part_of(std::uint64_t at) const {
        return static_cast<std::size_t>(std::upper_bound(starts_.begin(), starts_.end(), at) - starts_.begin()) - 1;
    }
    std::uint32_t& word(std::uint64_t at) { return words_[at]; }
    std::uint32_t word(std::uint64_t at) const { return words_[at]; }
    static std::uint8_t code(std::uint32_t word) { return static_cast<std::uint8_t>(word >> code_shift); }

    // Calls visit(at, key) for the words from first to last - 1.
    template <class Visit> void each(std::uint64_t first, std::uint64_t last, Visit&& visit) const {
        if (first >= last) return;
        std::size_t part = part_of(first);
        for (std::uint64_t at = first; at < last; ++at) {
            while (at >= starts_[part + 1]) ++part;
            visit(at, std::uint64_t{part} << low_bits_ | (words_[at] & key_mask));
        }
    }

    // Makes find quick. One entry for two positions, as far as the keys have bits.
    std::uint64_t make_directory() { // bytes it takes
        const unsigned wanted = size() > 2 ? static_cast<unsigned>(std::bit_width(size() / 2)) : 0;
        const auto part_bits = static_cast<unsigned>(std::bit_width(parts()) - 1);
        fine_bits_ = std::min(low_bits_, wanted > part_bits ? wanted - part_bits : 0);
        directory_ = Bulk<std::uint32_t>((parts() << fine_bits_) + 1);
        std::size_t entry = 0;
        for (std::size_t part = 0; part < parts(); ++part)
            for (std::uint64_t at = starts_[part]; at < starts_[part + 1]; ++at)
                for (const std::size_t mine = entry_of(part, words_[at] & key_mask); entry <= mine; ++entry)
                    directory_[entry] = static_cast<std::uint32_t>(at);
        for (; entry < directory_.size(); ++entry) directory_[entry] = static_cast<std::uint32_t>(size());
        return directory_.size() * sizeof(std::uint32_t);
    }
    std::uint64_t drop_directory() {
        return std::exchange(directory_, {}).size() * sizeof(std::uint32_t);
    } // bytes it took

    // A search in three steps, so that many can be made side by side while memory answers: prefetch the directory, then
    // the words, then search them.
    struct Range {
        std::uint64_t first, last;
        std::uint32_t low;
    };
    // Requires a directory and a key that the tier can have.
    void prefetch(std::uint64_t key) const { __builtin_prefetch(&directory_[entry_of(key >> low_bits_, low(key))]); }
    Range range(std::uint64_t key) const {
        const std::size_t entry = entry_of(key >> low_bits_, low(key));
        __builtin_prefetch(words_.data() + directory_[entry]); // may be the end
        return {directory_[entry], directory_[entry + 1], low(key)};
    }
    // The word of a key; 0 if it is not there.
    std::uint32_t word(Range range) const {
        while (range.last - range.first > 8) {
            const std::uint64_t middle = range.first + (range.last - range.first) / 2;
            const bool before = (words_[middle] & key_mask) <= range.low;
            range.first = before ? middle : range.first, range.last = before ? range.last : middle;
        }
        for (; range.first < range.last; ++range.first)
            if ((words_[range.first] & key_mask) == range.low) return words_[range.first];
        return 0;
    }
    // The same for a single key, without a directory.
    std::uint32_t find(std::uint64_t key) const {
        const std::size_t part = key >> low_bits_;
        return part < parts() ? word(Range{starts_[part], starts_[part + 1], low(key)}) : 0;
    }

private:
    std::uint32_t low(std::uint64_t key) const { return static_cast<std::uint32_t>(key) & ((1u << low_bits_) - 1); }
    std::size_t entry_of(std::size_t part, std::uint32_t low) const {
        return part << fine_bits_ | low >> (low_bits_ - fine_bits_);
    }

    unsigned low_bits_ = 0, fine_bits_ = 0;
    std::vector<std::uint64_t> starts_; // of the parts
    Bulk<std::uint32_t> words_;
    Bulk<std::uint32_t> directory_;
};

} // namespace zermelo
