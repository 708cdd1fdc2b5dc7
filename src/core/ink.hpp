// Colour for drawings in a terminal; plain everywhere else. And how wide a drawing may be.
#pragma once

#include <string>
#include <string_view>

namespace zermelo {

struct Ink {
    bool colour = false;
    unsigned width = 80; // columns of the terminal, which a drawing keeps to where it can

    // The text in hue 0, 1, 2, ...: eight hues that can be told apart, then over again.
    std::string paint(unsigned hue, std::string_view text) const {
        static constexpr int hues[] = {203, 75, 221, 114, 177, 80, 215, 250};
        if (!colour) return std::string(text);
        return "\033[38;5;" + std::to_string(hues[hue % 8]) + "m" + std::string(text) + "\033[0m";
    }
    std::string faint(std::string_view text) const { return style("2", text); }
    std::string bold(std::string_view text) const { return style("1", text); }

private:
    std::string style(std::string_view code, std::string_view text) const {
        if (!colour) return std::string(text);
        return "\033[" + std::string(code) + "m" + std::string(text) + "\033[0m";
    }
};

} // namespace zermelo
