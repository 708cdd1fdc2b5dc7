#include "core/decimals.hpp"

#include <charconv>
#include <cstdlib>

namespace zermelo {

std::string fixed(double number, int decimals) {
    char buffer[400]; // the largest double has 309 digits
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, number, std::chars_format::fixed, decimals).ptr;
    std::string text(buffer, end);
    const bool zero = text.find_first_not_of("-0.") == text.npos;
    return zero && text.starts_with('-') ? text.substr(1) : text;
}

std::string shortest(double number) {
    char buffer[32];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, number, std::chars_format::scientific).ptr;
    std::string text(buffer, end); // d.ddde+xx
    const std::size_t e = text.find('e');
    const int exponent = static_cast<int>(std::strtol(text.c_str() + e + 1, nullptr, 10));
    if (exponent < -4 || exponent >= 15) return text;
    const std::string sign = text.starts_with('-') ? "-" : "";
    std::string digits = text.substr(sign.size(), e - sign.size());
    if (digits.size() > 1) digits.erase(1, 1);
    if (exponent < 0) return sign + "0." + std::string(static_cast<std::size_t>(-exponent - 1), '0') + digits;
    const auto whole = static_cast<std::size_t>(exponent) + 1;
    if (digits.size() <= whole) return sign + digits + std::string(whole - digits.size(), '0') + ".0";
    return sign + digits.substr(0, whole) + "." + digits.substr(whole);
}

} // namespace zermelo
