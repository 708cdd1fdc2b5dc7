#include "lessons/rational.hpp"

#include "lessons/number_errors.hpp"

#include <charconv>

#ifdef BOOST_NO_EXCEPTIONS // which Boost finds out on its own; it leaves to us what to do instead of throwing

#include <boost/throw_exception.hpp>

#include <cstdlib>

// What it could complain of, such as a division by zero, was looked for before: a bug.
void boost::throw_exception(const std::exception&) { std::abort(); }
void boost::throw_exception(const std::exception&, const boost::source_location&) { std::abort(); }

#endif

namespace zermelo {

namespace {

constexpr std::size_t max_digits = 200;
constexpr int max_exponent = 400;

bool all_digits(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

Whole whole(std::string_view digits) {
    digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size())); // a leading 0 would mean octal
    return digits.empty() ? Whole(0) : Whole(std::string(digits));
}

Whole power_of_ten(int exponent) { return boost::multiprecision::pow(Whole(10), static_cast<unsigned>(exponent)); }

std::variant<Rational, RationalProblem> parse_decimals(std::string_view text) {
    int exponent = 0;
    if (const std::size_t e = text.find_first_of("eE"); e != std::string_view::npos) {
        std::string_view digits = text.substr(e + 1);
        if (digits.starts_with('+')) digits.remove_prefix(1);
        const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), exponent);
        if (problem == std::errc::result_out_of_range) return RationalProblem::too_many_digits;
        if (problem != std::errc{} || end != digits.data() + digits.size()) return RationalProblem::not_a_number;
        if (std::abs(exponent) > max_exponent) return RationalProblem::too_many_digits;
        text = text.substr(0, e);
    }
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::string digits =
        std::string(text.substr(0, point)) + std::string(text.substr(std::min(point + 1, text.size())));
    if (!all_digits(digits)) return RationalProblem::not_a_number;
    exponent -= static_cast<int>(digits.size() - point);
    const Whole units = whole(digits);
    return exponent >= 0 ? Rational(units * power_of_ten(exponent)) : Rational(units, power_of_ten(-exponent));
}

} // namespace

std::variant<Rational, RationalProblem> parse_rational(std::string_view text) {
    if (text.size() > max_digits) return RationalProblem::too_many_digits;
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+')) text.remove_prefix(1);
    std::variant<Rational, RationalProblem> read;
    if (const std::size_t slash = text.find('/'); slash != std::string_view::npos) {
        const std::string_view over = text.substr(0, slash), under = text.substr(slash + 1);
        if (!all_digits(over) || !all_digits(under)) return RationalProblem::not_a_number;
        if (whole(under) == 0) return RationalProblem::zero_denominator;
        read = Rational(whole(over), whole(under));
    } else {
        read = parse_decimals(text);
    }
    if (auto* number = std::get_if<Rational>(&read); number && negative) *number = -*number;
    return read;
}

const Text& sentence(RationalProblem problem) {
    switch (problem) {
    case RationalProblem::zero_denominator: return errors::zero_denominator;
    case RationalProblem::too_many_digits: return errors::too_many_digits;
    default: return errors::not_a_fraction;
    }
}

} // namespace zermelo
