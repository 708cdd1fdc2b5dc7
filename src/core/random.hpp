// A seeded generator of our own, so that a seed means the same game on every machine and compiler.
// The step is SplitMix64 (Steele, Lea, Flood 2014); `below` is Lemire's unbiased multiplication (2019).
#pragma once

#include "core/key.hpp"

#include <cstdint>

namespace zermelo {

class Random {
public:
    explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        std::uint64_t word = state_ += 0x9E3779B97F4A7C15ull;
        word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9ull;
        word = (word ^ (word >> 27)) * 0x94D049BB133111EBull;
        return word ^ (word >> 31);
    }

    // Uniform in 0 .. bound - 1. Requires bound > 0.
    constexpr std::uint64_t below(std::uint64_t bound) {
        Wide product = static_cast<Wide>(next()) * bound;
        if (static_cast<std::uint64_t>(product) < bound) {
            const std::uint64_t uneven = (0 - bound) % bound;
            while (static_cast<std::uint64_t>(product) < uneven) product = static_cast<Wide>(next()) * bound;
        }
        return static_cast<std::uint64_t>(product >> 64);
    }

private:
    std::uint64_t state_;
};

} // namespace zermelo
