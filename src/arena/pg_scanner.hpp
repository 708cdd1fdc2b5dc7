// The words of PGSolver's files: numbers, quoted names, punctuation. Made for speed, since such files have hundreds of
// megabytes, nearly all of them numbers.
#pragma once

#include "core/characters.hpp"

#include <bit>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace zermelo {

class PgScanner {
public:
    explicit PgScanner(std::string_view text) : at_(text.data()), end_(text.data() + text.size()) {}

    const char* at() const { return at_; }
    const char* token() const { return token_; } // where the last number begins
    bool done() {
        skip_space();
        return at_ == end_;
    }
    bool take(char wanted) {
        if (at_ != end_ && *at_ > ' ') return *at_ == wanted && (++at_, true);
        skip_space();
        return at_ != end_ && *at_ == wanted && (++at_, true);
    }
    bool take_word(std::string_view word) {
        skip_space();
        if (!std::string_view(at_, end_).starts_with(word)) return false;
        at_ += word.size();
        return true;
    }
    bool sees(char wanted) {
        skip_space();
        return at_ != end_ && *at_ == wanted;
    }

    // A number below `limit`; without one, at() is where it should be.
    bool number(std::uint32_t& value, std::uint64_t limit) {
        if (at_ != end_ && *at_ == ' ') ++at_;
        token_ = at_;
        if (end_ - at_ >= 9 && (one_digit(value) || few_digits(value))) {
            if (value < limit) return true;
            at_ = token_;
        }
        return any_number(value, limit);
    }

    bool name(std::string& text) { // after its opening quote, up to the closing one
        for (; at_ != end_ && *at_ != '"'; ++at_) {
            if (*at_ == '\\' && at_ + 1 != end_) ++at_;
            text += *at_;
        }
        if (at_ == end_) return false;
        ++at_;
        return true;
    }

private:
    void skip_space() {
        while (at_ != end_ && (*at_ == ' ' || *at_ == '\n' || *at_ == '\t' || *at_ == '\r')) ++at_;
    }

    bool one_digit(std::uint32_t& value) { // as most priorities and all owners
        if (!is_digit(at_[0]) || is_digit(at_[1])) return false;
        value = static_cast<std::uint32_t>(*at_++ - '0');
        return true;
    }

    // Eight characters at once (Lemire's way): the digits, up to the first that is none, are moved to the high end, as
    // if zeros stood before them, then neighbours are added up in pairs, fours and eight.
    bool few_digits(std::uint32_t& value) {
        std::uint64_t digits;
        std::memcpy(&digits, at_, 8);
        digits ^= 0x3030303030303030ull;
        const std::uint64_t others = (digits | (digits + 0x7676767676767676ull)) & 0x8080808080808080ull;
        const int count = std::countr_zero(others) / 8;
        if (count == 0 || count == 8) return false;
        digits <<= 64 - 8 * count;
        digits = (digits * 10 + (digits >> 8)) & 0x00FF00FF00FF00FFull;
        digits = (digits * 100 + (digits >> 16)) & 0x0000FFFF0000FFFFull;
        value = static_cast<std::uint32_t>(digits * 10000 + (digits >> 32));
        at_ += count;
        return true;
    }

    bool any_number(std::uint32_t& value, std::uint64_t limit) {
        skip_space();
        const char* digit = token_ = at_;
        std::uint64_t sum = 0;
        for (; digit != end_ && is_digit(*digit); ++digit)
            if ((sum = sum * 10 + static_cast<std::uint64_t>(*digit - '0')) >= limit) return false;
        if (digit == at_) return false;
        at_ = digit;
        value = static_cast<std::uint32_t>(sum);
        return true;
    }

    const char *at_, *end_, *token_ = at_;
};

} // namespace zermelo
