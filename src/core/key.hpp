// A key names a position: one or two words, from which the position can be rebuilt (but for the mover of an impartial
// game). Tables compare whole keys, so no two positions are ever confused.
#pragma once

#include "core/player.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace zermelo {

__extension__ typedef unsigned __int128 Wide;

// Multiply, then fold the high half on the low one: every bit of the key reaches the highest bits of the hash, which
// are those that choose a place. The constant is 2^64 divided by the golden ratio.
constexpr std::uint64_t hash(std::uint64_t key) {
    const Wide product = static_cast<Wide>(key ^ 0x2545F4914F6CDD1Dull) * 0x9E3779B97F4A7C15ull;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

constexpr std::uint64_t hash(Wide key) {
    return hash(static_cast<std::uint64_t>(key) ^ hash(static_cast<std::uint64_t>(key >> 64)));
}

// A key of several words, cut into fields of equal width that do not straddle words. Field 0 is the lowest of word 0.
template <std::size_t Count> struct Words {
    std::array<std::uint64_t, Count> words{};

    static constexpr std::size_t fields(unsigned bits) { return Count * (64 / bits); }
    constexpr std::uint64_t get(std::size_t field, unsigned bits) const {
        return words[word(field, bits)] >> shift(field, bits) & mask(bits);
    }
    constexpr void set(std::size_t field, unsigned bits, std::uint64_t value) {
        std::uint64_t& target = words[word(field, bits)];
        target = (target & ~(mask(bits) << shift(field, bits))) | value << shift(field, bits);
    }
    constexpr void add(std::size_t field, unsigned bits, std::uint64_t value) { // requires that the field is 0
        words[word(field, bits)] |= value << shift(field, bits);
    }
    // Word by word: the library's comparison of arrays calls memcmp, which costs more than the rest of a look-up.
    constexpr bool operator==(const Words& that) const {
        for (std::size_t i = 0; i < Count; ++i)
            if (words[i] != that.words[i]) return false;
        return true;
    }

private:
    static constexpr std::size_t word(std::size_t field, unsigned bits) { return Count == 1 ? 0 : field / (64 / bits); }
    static constexpr std::size_t shift(std::size_t field, unsigned bits) {
        return Count == 1 ? field * bits : field % (64 / bits) * bits;
    }
    static constexpr std::uint64_t mask(unsigned bits) { return ~std::uint64_t{0} >> (64 - bits); }
};

template <std::size_t Count> constexpr std::uint64_t hash(const Words<Count>& key) {
    std::uint64_t folded = hash(key.words[0]);
    for (std::size_t i = 1; i < Count; ++i) folded = hash(folded ^ key.words[i]);
    return folded;
}

// The key of a position together with who moves there, for games whose own key leaves that out.
template <class Key> struct SidedKey {
    Key key;
    Player mover;

    bool operator==(const SidedKey&) const = default;
};

template <class Key> constexpr std::uint64_t hash(const SidedKey<Key>& sided) {
    return hash(hash(sided.key) + static_cast<std::uint64_t>(number(sided.mover)));
}

} // namespace zermelo
