// Remembers between which two ends the score of a position lies.
//
// An entry is one number, with the key in it as far as its place does not tell it already. The key is multiplied by an
// odd number, which can be undone, so that all its bits reach the highest ones; those choose a bucket of one cache
// line:
//
//      key * odd        |     bucket     |            rest            |
//      entry            |            rest            | work | low | high |        rest, then 6 + 7 + 7 bits
//
// So no two positions are ever confused. Words of 64 bits do for a board of 7 x 6 from the first bucket on; wider keys
// take words of 128. Threads share a table of 64-bit words without locks: a word is read and written whole.
#pragma once

#include "core/expert.hpp"
#include "core/key.hpp"
#include "core/machine/bulk.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <utility>

namespace zermelo {

template <class Word> class BoundsTable {
public:
    static constexpr bool shared = sizeof(Word) == 8; // between threads
    static constexpr std::size_t line = 64, places = line / sizeof(Word);

    // Requires that max_bytes is enough for a bucket each of the 2^min_bits that the keys need.
    BoundsTable(unsigned key_bits, std::uint64_t max_bytes)
        : key_bits_(key_bits), bits_(min_bits(key_bits)),
          max_bits_(std::max(bits_, static_cast<unsigned>(std::bit_width(max_bytes / line | 1)) - 1)),
          words_((std::size_t{1} << bits_) * places, Word{0}) {}

    static unsigned min_bits(unsigned key_bits) {
        constexpr unsigned in_word = 8 * sizeof(Word) - score_bits, smallest = 9; // 32 kB: stays in the nearest cache
        return key_bits > in_word + smallest ? key_bits - in_word : std::min(smallest, key_bits);
    }

    // The name of a position in this table; it stays the same when the table grows.
    template <class Key> Word name(Key key) const {
        constexpr Word odd =
            sizeof(Word) == 8
                ? static_cast<Word>(0x9E3779B97F4A7C15ull)
                : static_cast<Word>((static_cast<Wide>(0x9E3779B97F4A7C15ull) << 64) | 0xF39CC0605CEDC835ull);
        return static_cast<Word>(key) * odd & ~Word{0} >> (8 * sizeof(Word) - key_bits_);
    }
    __attribute__((always_inline)) void prefetch(Word name) const { __builtin_prefetch(&words_[bucket(name)]); }

    // Narrows the bounds by what is known.
    void recall(Word name, Bounds& bounds) const {
        const Word rest = rest_of(name);
        const std::size_t begin = bucket(name);
        for (std::size_t place = begin; place < begin + places; ++place) {
            const Word word = load(place);
            if (word >> score_bits != rest || word == 0) continue;
            bounds.narrow({unpack(word >> high_bits), unpack(word)});
            return;
        }
    }

    // `work`: how many positions were looked at to find this out; the least work is forgotten first.
    void remember(Word name, const Bounds& bounds, std::uint64_t work) {
        const Word rest = rest_of(name);
        const Word word = rest << score_bits |
                          static_cast<Word>(std::min<unsigned>(static_cast<unsigned>(std::bit_width(work)), 63))
                              << 2 * high_bits |
                          pack(bounds.low) << high_bits | pack(bounds.high);
        const std::size_t begin = bucket(name);
        std::size_t least = begin;
        Word least_work = ~Word{0};
        for (std::size_t place = begin; place < begin + places; ++place) {
            const Word there = load(place);
            if (there == 0 || there >> score_bits == rest) return store(place, word);
            const Word its_work = there >> 2 * high_bits & 63;
            if (its_work < least_work) least_work = its_work, least = place;
        }
        store(least, word);
    }

    // Eight times as large, or as large as it may be and there is memory for. Not while others use it.
    void grow() { resize(bits_ + 3); }
    void resize(unsigned bits) {
        bits = std::min(bits, max_bits_);
        Bulk<Word> before;
        while (bits > bits_ && !has_memory_for([&] { before.assign((std::size_t{1} << bits) * places, Word{0}); }))
            max_bits_ = --bits;
        if (bits <= bits_) return;
        before.swap(words_);
        const unsigned bits_before = std::exchange(bits_, bits);
        for (std::size_t place = 0; place < before.size(); ++place) {
            const Word word = before[place];
            if (word == 0) continue;
            const Word name = static_cast<Word>(place / places) << (key_bits_ - bits_before) | word >> score_bits;
            const Word moved = rest_of(name) << score_bits | (word & ~(~Word{0} << score_bits));
            std::size_t to = bucket(name);
            while (words_[to] != 0) ++to; // there is room: what shared a bucket is spread over eight
            words_[to] = moved;
        }
    }
    bool may_grow() const { return bits_ < max_bits_; }
    std::size_t size() const { return words_.size(); }
    std::uint64_t bytes() const { return words_.size() * sizeof(Word); }

private:
    static constexpr unsigned high_bits = 7, score_bits = 6 + 2 * high_bits;

    std::size_t bucket(Word name) const { return static_cast<std::size_t>(name >> (key_bits_ - bits_)) * places; }
    Word rest_of(Word name) const { return name & ~(~Word{0} << (key_bits_ - bits_)); }
    static Word pack(int score) { return static_cast<Word>(score + 64); }
    static int unpack(Word word) { return static_cast<int>(word & 127) - 64; }

    Word load(std::size_t place) const {
        if constexpr (shared)
            return std::atomic_ref(const_cast<Word&>(words_[place])).load(std::memory_order_relaxed);
        else
            return words_[place];
    }
    void store(std::size_t place, Word word) {
        if constexpr (shared)
            std::atomic_ref(words_[place]).store(word, std::memory_order_relaxed);
        else
            words_[place] = word;
    }

    unsigned key_bits_, bits_, max_bits_;
    Bulk<Word> words_;
};

} // namespace zermelo
