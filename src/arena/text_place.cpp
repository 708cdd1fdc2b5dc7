#include "arena/text_place.hpp"

#include <algorithm>

namespace zermelo {

std::string place_in(std::string_view text, const char* at, const std::string& place) {
    const std::string_view before = text.substr(0, static_cast<std::size_t>(at - text.data()));
    const auto line = 1 + std::ranges::count(before, '\n');
    const std::string_view last = before.substr(before.rfind('\n') + 1); // npos + 1 is 0
    const auto column = 1 + std::ranges::count_if(last, [](char c) { return (c & 0xC0) != 0x80; });
    return place + ":" + std::to_string(line) + ":" + std::to_string(column);
}

const char* first_not_utf8(std::string_view text) {
    auto follows = [&](std::size_t at) { return at < text.size() && (text[at] & 0xC0) == 0x80; };
    for (std::size_t i = 0; i < text.size();) {
        const auto c = static_cast<unsigned char>(text[i]);
        const std::size_t more = c < 0x80                ? 0
                                 : c >= 0xC2 && c < 0xE0 ? 1
                                 : c >= 0xE0 && c < 0xF0 ? 2
                                 : c >= 0xF0 && c < 0xF5 ? 3
                                                         : 4;
        if (more == 4) return text.data() + i;
        for (std::size_t k = 1; k <= more; ++k)
            if (!follows(i + k)) return text.data() + i;
        i += more + 1;
    }
    return text.data() + text.size();
}

} // namespace zermelo
