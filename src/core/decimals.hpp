// Decimal numbers as text, the same everywhere.
#pragma once

#include <string>

namespace zermelo {

std::string fixed(double number, int decimals);
// 0.625: 62.5, without the sign.
inline std::string percent(double share) { return fixed(share * 100, 1); }
// The shortest digits that are read back as the same number, with a point, or an exponent where there would be many
// zeros: 0.0001, 12.5, 3.0, 1e+16. Requires that it is finite.
std::string shortest(double number);

} // namespace zermelo
