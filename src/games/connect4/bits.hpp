// Counting bits in one word or in two: the standard functions know only the first.
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

} // namespace zermelo::bits
