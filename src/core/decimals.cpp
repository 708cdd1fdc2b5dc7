#include "core/decimals.hpp"

#include <charconv>

namespace zermelo {

std::string fixed(double number, int decimals) {
    char buffer[400]; // the largest double has 309 digits
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, number, std::chars_format::fixed, decimals).ptr;
    std::string text(buffer, end);
    const bool zero = text.find_first_not_of("-0.") == text.npos;
    return zero && text.starts_with('-') ? text.substr(1) : text;
}

} // namespace zermelo
