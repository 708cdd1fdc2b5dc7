// Numbers for pivots: the shortest ones that hold every minor of a matrix, and their exact division.
#pragma once

#include "lessons/matrices/fixed_whole.hpp"
#include "lessons/rational.hpp"

#include <vector>

namespace zermelo {

template <> class PivotDivisor<Whole> {
public:
    PivotDivisor(const Whole& divisor, unsigned) : divisor_(divisor) {}
    Whole minor(const Whole& a, const Whole& b, const Whole& c, const Whole& d) const {
        Whole result = a * b;
        if (!c.is_zero() && !d.is_zero()) result -= c * d;
        return result / divisor_;
    }

private:
    Whole divisor_;
};

inline Whole to_whole(const Whole& number) { return number; }
template <std::size_t words> Whole to_whole(const FixedWhole<words>& number) {
    if (number.negative()) return -to_whole(-number);
    Whole whole = 0;
    for (std::size_t i = words; i-- > 0;) whole = (whole << 64) + number.word(i);
    return whole;
}

template <class Number> Number from_whole(const Whole& whole) {
    if constexpr (std::is_same_v<Number, Whole>) {
        return whole;
    } else {
        if (whole.sign() < 0) return -from_whole<Number>(-whole);
        Number number;
        for (std::size_t i = 0; i < Number::size; ++i)
            number.set_word(i, static_cast<std::uint64_t>((whole >> (64 * i)) & ~std::uint64_t{0}));
        return number;
    }
}

// Whether a matrix has numbers below 0.
enum class Signs { none, some };
// How many bits a minor of the matrix can have, a column of ones added.
unsigned minor_bits(const std::vector<std::vector<Whole>>& matrix, Signs signs);

// Calls `use` with a number of the type that holds so many bits, and some more, so that divisors seldom end with too
// many zeros for the quick way.
template <class Use> auto with_shortest_numbers(unsigned bits, Use&& use) {
    constexpr unsigned spare = 16;
    if (bits + spare < 64) return use(FixedWhole<1>());
    if (bits + spare < 128) return use(FixedWhole<2>());
    if (bits + spare < 192) return use(FixedWhole<3>());
    if (bits + spare < 256) return use(FixedWhole<4>());
    return use(Whole());
}

} // namespace zermelo
