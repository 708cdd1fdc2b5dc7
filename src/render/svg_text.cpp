#include "render/svg_text.hpp"

#include "core/characters.hpp"

namespace zermelo {

namespace {

constexpr int character_width = 78;   // most of them are less wide; some are half as wide again
constexpr std::size_t max_shown = 40; // characters

} // namespace

std::string shown_name(std::string_view name) {
    std::string shown;
    std::size_t count = 0;
    each_character(name, [&](std::uint32_t, std::string_view bytes) {
        if (++count < max_shown) shown += bytes;
    });
    return count < max_shown ? shown : shown + "…";
}

int text_width(std::string_view text) {
    int width = 0;
    each_character(text, [&](std::uint32_t code, std::string_view) {
        const bool narrow =
            code < 128 && std::string_view(" ,.:;'|!()[]il").find(static_cast<char>(code)) != std::string_view::npos;
        const bool wide =
            code < 128 && std::string_view("@%mwMW").find(static_cast<char>(code)) != std::string_view::npos;
        width += wide             ? character_width * 3 / 2
                 : code >= 0x1100 ? 2 * character_width
                 : narrow         ? character_width * 2 / 3
                                  : character_width;
    });
    return width;
}

} // namespace zermelo
