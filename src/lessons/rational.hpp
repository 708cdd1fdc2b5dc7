// Exact fractions, as large as they get. Boost.Multiprecision keeps them in lowest terms and needs no library to link.
#pragma once

#include "core/text.hpp"

#include <boost/multiprecision/cpp_int.hpp>

#include <string>
#include <string_view>
#include <variant>

namespace zermelo {

using Whole = boost::multiprecision::number<boost::multiprecision::cpp_int_backend<>, boost::multiprecision::et_off>;
using Rational =
    boost::multiprecision::number<boost::multiprecision::cpp_rational_backend, boost::multiprecision::et_off>;

enum class RationalProblem { not_a_number, too_many_digits, zero_denominator };
// 3, -0.5, 1/2, 2.5e3.
std::variant<Rational, RationalProblem> parse_rational(std::string_view text);
// The sentence that says it; its one gap is the text.
const Text& sentence(RationalProblem problem);

inline std::string print(const Rational& number) { return number.str(); }

} // namespace zermelo
