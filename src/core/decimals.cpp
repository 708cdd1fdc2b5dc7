#include "core/decimals.hpp"

#include <cstdio>

namespace zermelo {

std::string fixed(double number, int decimals) {
    char text[400]; // the largest double has 309 digits before the point
    const int length = std::snprintf(text, sizeof text, "%.*f", decimals, number);
    return std::string(text, static_cast<std::size_t>(length));
}

} // namespace zermelo
