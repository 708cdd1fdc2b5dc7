// Bits in one word, in two, or in several words side by side: the standard functions know only the first.
#pragma once

#include "core/key.hpp"

#include <bit>
#include <concepts>

namespace zermelo::bits {

template <class Bits>
concept OneOrTwoWords = std::same_as<Bits, std::uint64_t> || std::same_as<Bits, Wide>;

template <OneOrTwoWords Bits> constexpr std::uint64_t low(Bits word) { return static_cast<std::uint64_t>(word); }
template <OneOrTwoWords Bits> constexpr std::uint64_t high(Bits word) {
    if constexpr (sizeof(Bits) > sizeof(std::uint64_t))
        return static_cast<std::uint64_t>(word >> 64);
    else
        return 0;
}

template <OneOrTwoWords Bits> constexpr unsigned count(Bits word) {
    return static_cast<unsigned>(std::popcount(low(word)) + std::popcount(high(word)));
}

// Cheaper than count() where the processor cannot count.
template <OneOrTwoWords Bits> constexpr bool odd(Bits word) { return __builtin_parityll(low(word) ^ high(word)) != 0; }

// As many words as the processor works on at once. They never cross a call: everything is inlined.
#if defined(__AVX512F__)
typedef std::uint64_t Lanes __attribute__((vector_size(64)));
#elif defined(__AVX2__)
typedef std::uint64_t Lanes __attribute__((vector_size(32)));
#else
typedef std::uint64_t Lanes __attribute__((vector_size(16)));
#endif

// The word in a lane; one word has one.
template <OneOrTwoWords Bits> constexpr Bits lane(Bits word, unsigned) { return word; }
__attribute__((always_inline)) inline std::uint64_t lane(const Lanes& words, unsigned number) { return words[number]; }

// All ones where a word is 0, in each lane.
template <OneOrTwoWords Bits> constexpr Bits where_zero(Bits word) { return word ? Bits{0} : ~Bits{0}; }
__attribute__((always_inline)) inline Lanes where_zero(const Lanes& words) {
    return reinterpret_cast<Lanes>(words == 0);
}

// Whether any bit is set, in any lane.
template <OneOrTwoWords Bits> constexpr bool any(Bits word) { return word != 0; }
__attribute__((always_inline)) inline bool any(const Lanes& words) {
    std::uint64_t all = 0;
    for (std::size_t i = 0; i < sizeof words / sizeof all; ++i) all |= words[i];
    return all != 0;
}

} // namespace zermelo::bits
