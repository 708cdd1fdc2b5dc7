#include "core/characters.hpp"

namespace zermelo {

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
