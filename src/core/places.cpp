#include "core/places.hpp"

#include <algorithm>

namespace zermelo {

namespace {

bool continues(char byte) { return (byte & 0xC0) == 0x80; }

// How long the character is that begins here; 0 if none does. Neither overlong forms nor halves of pairs are
// characters.
std::size_t character_length(std::string_view text) {
    const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u; };
    const unsigned first = byte(0), second = byte(1);
    if (first < 0x80) return 1;
    const std::size_t length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
    const unsigned least = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    const unsigned most = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    if (length == 0 || second < least || second > most) return 0;
    for (std::size_t i = 2; i < length; ++i)
        if (i >= text.size() || !continues(text[i])) return 0;
    return length;
}

} // namespace

LineAndColumn place_in(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, offset);
    const std::string_view row = before.substr(before.rfind('\n') + 1); // after the last one, or all of it
    return {static_cast<std::size_t>(std::ranges::count(before, '\n')) + 1,
            static_cast<std::size_t>(std::ranges::count_if(row, [](char c) { return !continues(c); })) + 1};
}

std::optional<std::size_t> first_not_utf8(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = character_length(text.substr(i));
        if (length == 0) return i;
        i += length;
    }
    return std::nullopt;
}

std::string shortened(std::string_view text, std::size_t max_length) {
    std::size_t end = std::min(max_length, text.size());
    while (end > 0 && end < text.size() && continues(text[end])) --end;
    std::string shown(text.substr(0, end));
    for (char& c : shown)
        if (static_cast<unsigned char>(c) < ' ' || c == 127) c = ' ';
    return end < text.size() ? shown + "..." : shown;
}

} // namespace zermelo
