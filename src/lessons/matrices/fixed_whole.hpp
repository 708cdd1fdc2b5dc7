// Whole numbers of a fixed number of 64-bit words, calculated modulo 2^(64 words).
//
// Nothing is checked for overflow while calculating: whoever uses them knows beforehand how large a *result* can
// become. What lies between may wrap around, because a division that leaves no remainder is exact modulo a power of two
// as well: multiply by the inverse of the divisor's odd part, then shift (Jebelean, "An algorithm for exact division",
// 1993).
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace zermelo {

template <class Number> class PivotDivisor;

__extension__ using Word128 = unsigned __int128;

template <std::size_t words> class FixedWhole {
public:
    using Word = std::uint64_t;
    static constexpr std::size_t size = words;

    constexpr FixedWhole() = default;
    constexpr FixedWhole(std::int64_t value) {
        word_.fill(value < 0 ? ~Word{0} : 0);
        word_[0] = static_cast<Word>(value);
    }

    // The same number in more words, or what its lowest words hold.
    template <std::size_t others> explicit constexpr FixedWhole(const FixedWhole<others>& other) {
        for (std::size_t i = 0; i < words; ++i) word_[i] = i < others ? other.word(i) : other.negative() ? ~Word{0} : 0;
    }

    constexpr bool negative() const { return word_[words - 1] >> 63; }
    constexpr bool zero() const {
        Word any = 0;
        for (Word word : word_) any |= word;
        return any == 0;
    }
    constexpr int sign() const { return negative() ? -1 : zero() ? 0 : 1; }
    constexpr Word word(std::size_t i) const { return word_[i]; } // the lowest is the first; two's complement
    constexpr void set_word(std::size_t i, Word value) { word_[i] = value; }

    friend __attribute__((always_inline)) constexpr FixedWhole operator*(const FixedWhole& a, const FixedWhole& b) {
        FixedWhole product;
#pragma GCC unroll 8
        for (std::size_t i = 0; i < words; ++i) {
            Word128 carry = 0;
#pragma GCC unroll 8
            for (std::size_t j = 0; i + j < words; ++j) {
                carry += static_cast<Word128>(a.word_[i]) * b.word_[j] + product.word_[i + j];
                product.word_[i + j] = static_cast<Word>(carry);
                carry >>= 64;
            }
        }
        return product;
    }
    friend __attribute__((always_inline)) constexpr FixedWhole operator-(const FixedWhole& a, const FixedWhole& b) {
        FixedWhole difference;
        Word borrow = 0;
#pragma GCC unroll 8
        for (std::size_t i = 0; i < words; ++i) {
            const Word less = a.word_[i] - b.word_[i];
            difference.word_[i] = less - borrow;
            borrow = static_cast<Word>(a.word_[i] < b.word_[i]) | static_cast<Word>(less < borrow);
        }
        return difference;
    }
    constexpr FixedWhole operator-() const { return FixedWhole() - *this; }

    // The arithmetic shift: the sign stays.
    constexpr FixedWhole operator>>(unsigned bits) const {
        FixedWhole shifted = *this;
        for (; bits >= 64; bits -= 64) {
            for (std::size_t i = 0; i + 1 < words; ++i) shifted.word_[i] = shifted.word_[i + 1];
            shifted.word_[words - 1] = negative() ? ~Word{0} : 0;
        }
        return shifted.shifted_less_than_a_word(bits);
    }
    __attribute__((always_inline)) constexpr FixedWhole shifted_less_than_a_word(unsigned bits) const {
        FixedWhole shifted;
#pragma GCC unroll 8
        for (std::size_t i = 0; i + 1 < words; ++i)
            shifted.word_[i] = word_[i] >> bits | word_[i + 1] << 1 << (63 - bits); // two shifts: one of 64 is none
        shifted.word_[words - 1] = static_cast<Word>(static_cast<std::int64_t>(word_[words - 1]) >> bits);
        return shifted;
    }

    // How many zeros it ends with, in binary; not of 0.
    constexpr unsigned trailing_zeros() const {
        std::size_t i = 0;
        while (word_[i] == 0) ++i;
        return static_cast<unsigned>(64 * i) + static_cast<unsigned>(std::countr_zero(word_[i]));
    }
    // Of an odd number, modulo 2^(64 words): each round doubles the bits that are right (Newton).
    constexpr FixedWhole inverse() const {
        FixedWhole inverse = *this; // right in three bits
        for (std::size_t right = 3; right < 64 * words; right *= 2)
            inverse = inverse * (FixedWhole(2) - *this * inverse);
        return inverse;
    }

private:
    std::array<Word, words> word_{};
};

// What a pivot divides by: (a b - c d) / divisor, which leaves no remainder. Each result must fit.
template <std::size_t words> class PivotDivisor<FixedWhole<words>> {
public:
    using Number = FixedWhole<words>;

    // `bits`: how many a result may have, without its sign.
    PivotDivisor(const Number& divisor, unsigned bits)
        : zeros_(divisor.trailing_zeros()), narrow_(zeros_ < 64 && bits + zeros_ < 64 * words), divisor_(divisor),
          inverse_((divisor >> zeros_).inverse()) {}

    __attribute__((always_inline)) constexpr Number minor(const Number& a, const Number& b, const Number& c,
                                                          const Number& d) const {
        if (!narrow_) return wide_minor(a, b, c, d);
        const Number multiple = (a * b - c * d) * inverse_; // the result times 2^zeros
        return multiple.shifted_less_than_a_word(zeros_);
    }

private:
    // Where the divisor ends with so many zeros that what is shifted out must be calculated, too. Rare.
    Number wide_minor(const Number& a, const Number& b, const Number& c, const Number& d) const {
        using Wide = FixedWhole<2 * words>;
        const Wide inverse = (Wide(divisor_) >> zeros_).inverse();
        return Number((Wide(a) * Wide(b) - Wide(c) * Wide(d)) * inverse >> zeros_);
    }

    unsigned zeros_;
    bool narrow_;
    Number divisor_, inverse_;
};

} // namespace zermelo
