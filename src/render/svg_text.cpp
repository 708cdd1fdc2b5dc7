#include "render/svg_text.hpp"

#include <algorithm>
#include <cstdint>

namespace zermelo {

namespace {

constexpr int character_width = 78;    // most of them are less wide
constexpr std::size_t most_shown = 40; // characters

// Calls visit(code, its bytes) for every character.
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

} // namespace

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

std::string shown_name(std::string_view name) {
    std::string shown;
    std::size_t count = 0;
    each_character(name, [&](std::uint32_t, std::string_view bytes) {
        if (++count < most_shown) shown += bytes;
    });
    return count < most_shown ? shown : shown + "…";
}

int text_width(std::string_view text) {
    int width = 0;
    each_character(text, [&](std::uint32_t code, std::string_view) {
        const bool narrow =
            code < 128 && std::string_view(" ,.:;'|!()[]il").find(static_cast<char>(code)) != std::string_view::npos;
        width += code >= 0x1100 ? 2 * character_width : narrow ? character_width * 2 / 3 : character_width;
    });
    return width;
}

std::string length(int tenths) {
    const int size = std::abs(tenths);
    std::string text = (tenths < 0 ? "-" : "") + std::to_string(size / 10);
    if (size % 10 != 0) text += "." + std::to_string(size % 10);
    return text;
}

} // namespace zermelo
