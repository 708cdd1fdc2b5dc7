// Numbers with a fixed number of decimals.
#pragma once

#include <string>

namespace zermelo {

std::string fixed(double number, int decimals);

} // namespace zermelo
