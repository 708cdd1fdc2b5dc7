// Exact decimals: 12.5 is 125 tenths. Distances are sums of them, so that nothing is ever rounded.
#pragma once

#include "core/text.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace zermelo {

// The number units / 10^places, with no zero at its end that a smaller `places` would spare.
struct Decimal {
    std::int64_t units = 0;
    int places = 0;

    bool operator==(const Decimal&) const = default;
};

enum class DecimalProblem { not_a_number, too_many_digits };
std::variant<Decimal, DecimalProblem> parse_decimal(std::string_view text);
// The sentence that says it; its one gap is the text.
const Text& sentence(DecimalProblem problem);

// 12.5 for 125 tenths or 12500 thousandths.
std::string print_decimal(std::int64_t units, int places);

// units * 10^power, or nothing where it does not fit.
bool scale_up(std::int64_t& units, int power);

constexpr int max_places = 18;

} // namespace zermelo
