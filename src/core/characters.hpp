// Texts character by character, and in XML.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace zermelo {

inline bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Calls visit(code, its bytes) for every character. Requires UTF-8.
template <class Visit> void each_character(std::string_view text, Visit visit) {
    for (std::size_t i = 0; i < text.size();) {
        const auto first = static_cast<unsigned char>(text[i]);
        const std::size_t size = std::min<std::size_t>(first < 0x80   ? 1
                                                       : first < 0xE0 ? 2
                                                       : first < 0xF0 ? 3
                                                                      : 4,
                                                       text.size() - i);
        std::uint32_t code = size == 1 ? first : first & (0xFFu >> (size + 1));
        for (std::size_t k = 1; k < size; ++k) code = code << 6 | (text[i + k] & 0x3F);
        visit(code, text.substr(i, size));
        i += size;
    }
}

// Requires the code of a character: no half of a pair, at most 0x10FFFF.
void append_utf8(std::string& text, std::uint32_t code);

// For XML: signs that mean something there are escaped; what XML forbids, even escaped, becomes a space.
std::string xml_text(std::string_view text);

} // namespace zermelo
