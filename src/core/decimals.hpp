// Decimal numbers as text, the same in every place and on every machine.
#pragma once

#include <string>

namespace zermelo {

// 2.50 for 2.5 and two decimals; a point whatever the language, and no minus before zeros. Requires 0 to 30 decimals.
std::string fixed(double number, int decimals);
// 0.625: 62.5, without the sign.
inline std::string percent(double share) { return fixed(share * 100, 1); }
// The shortest digits that are read back as the same number, with a point, or an exponent where there would be many
// zeros: 0.0001, 12.5, 3.0, 1e+16. Requires that it is finite.
std::string shortest(double number);

} // namespace zermelo
