#include "core/characters.hpp"

namespace zermelo {

void append_utf8(std::string& text, std::uint32_t code) {
    const auto tail = [&](int shift) { text += static_cast<char>(0x80 | ((code >> shift) & 0x3F)); };
    if (code < 0x80) {
        text += static_cast<char>(code);
    } else if (code < 0x800) {
        text += static_cast<char>(0xC0 | (code >> 6));
        tail(0);
    } else if (code < 0x10000) {
        text += static_cast<char>(0xE0 | (code >> 12));
        tail(6), tail(0);
    } else {
        text += static_cast<char>(0xF0 | (code >> 18));
        tail(12), tail(6), tail(0);
    }
}

std::string xml_text(std::string_view text) {
    std::string result;
    each_character(text, [&](std::uint32_t code, std::string_view bytes) {
        if (code < ' ' || code == 127 || code == 0xFFFE || code == 0xFFFF)
            result += ' ';
        else if (code == '&')
            result += "&amp;";
        else if (code == '<')
            result += "&lt;";
        else if (code == '>')
            result += "&gt;";
        else if (code == '"')
            result += "&quot;";
        else
            result += bytes;
    });
    return result;
}

} // namespace zermelo
