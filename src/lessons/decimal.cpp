#include "lessons/decimal.hpp"

#include "core/characters.hpp"
#include "lessons/number_errors.hpp"

#include <cctype>
#include <charconv>

namespace zermelo {

namespace {

// The exponent after e or E; false where it is not one.
bool read_exponent(std::string_view text, int& exponent) {
    if (text.starts_with('+')) text.remove_prefix(1);
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), exponent);
    return problem == std::errc{} && end == text.data() + text.size();
}

} // namespace

bool scale_up(std::int64_t& units, int power) {
    for (; power > 0 && units != 0; --power)
        if (__builtin_mul_overflow(units, 10, &units)) return false;
    return true;
}

std::variant<Decimal, DecimalProblem> parse_decimal(std::string_view text) {
    const bool negative = text.starts_with('-');
    if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
    int exponent = 0;
    if (const std::size_t e = text.find_first_of("eE"); e != std::string_view::npos) {
        if (!read_exponent(text.substr(e + 1), exponent)) return DecimalProblem::not_a_number;
        text = text.substr(0, e);
    }
    std::int64_t units = 0;
    bool point = false, digits = false;
    int places = 0, zeros = 0; // zeros are held back: those at the end cost nothing
    bool overflow = false;
    for (char c : text) {
        if (c == '.' && !point) {
            point = true;
        } else if (is_digit(c)) {
            digits = true;
            ++zeros;
            places += point;
            if (c == '0') continue;
            overflow |= !scale_up(units, zeros) || __builtin_add_overflow(units, c - '0', &units);
            zeros = 0;
        } else {
            return DecimalProblem::not_a_number;
        }
        if (overflow) break;
    }
    if (!digits) return DecimalProblem::not_a_number;
    if (overflow || std::abs(exponent) > 1000) return DecimalProblem::too_many_digits;
    if (units == 0) return Decimal{};
    places -= zeros + exponent; // may be below zero: 1200 is 12 hundreds
    if (places < 0) {
        if (!scale_up(units, -places)) return DecimalProblem::too_many_digits;
        places = 0;
    }
    if (places > max_places) return DecimalProblem::too_many_digits;
    return Decimal{negative ? -units : units, places};
}

const Text& sentence(DecimalProblem problem) {
    return problem == DecimalProblem::not_a_number ? errors::not_a_decimal : errors::too_many_digits;
}

std::string print_decimal(std::int64_t units, int places) {
    while (places > 0 && units % 10 == 0) units /= 10, --places;
    std::string digits =
        std::to_string(units < 0 ? 0 - static_cast<std::uint64_t>(units) : static_cast<std::uint64_t>(units));
    if (places > 0) {
        const auto fraction = static_cast<std::size_t>(places);
        if (digits.size() <= fraction) digits.insert(0, fraction + 1 - digits.size(), '0');
        digits.insert(digits.size() - fraction, ".");
    }
    return (units < 0 ? "-" : "") + digits;
}

} // namespace zermelo
