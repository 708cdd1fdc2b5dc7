// Numbers with a fixed count of decimals, the same in every place and on every machine.
#pragma once

#include <string>

namespace zermelo {

// 2.50 for 2.5 and two decimals; a point whatever the language, and no minus before zeros. Requires 0 to 30 decimals.
std::string fixed(double number, int decimals);

} // namespace zermelo
