// A number as it is written, exact to the last digit: 12.5, 1/3, or signs such as ++ where only their order counts.
#pragma once

#include <string>

namespace zermelo {

using ExactNumber = std::string;

} // namespace zermelo
