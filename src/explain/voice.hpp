// How answers are said: in which language, with or without colour.
#pragma once

#include "core/ink.hpp"
#include "core/text.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

struct Voice {
    Language language = Language::english;
    Ink ink{};
    bool plain = false; // numbers as programs read them, for sentences within JSON

    // A sentence with its gaps filled.
    std::string say(const Text& sentence, const std::vector<std::string>& arguments = {}) const;
    // The same on a line of its own.
    std::string line(const Text& sentence, const std::vector<std::string>& arguments = {}) const {
        return say(sentence, arguments) + "\n";
    }
    // 12,095 in English, 12 095 with a narrow space that does not break in French.
    std::string count(std::uint64_t number) const;
    // 0.25 in English, 0,25 in French: of digits with a point.
    std::string decimal(std::string digits) const;
    // 1 move, 12 moves.
    std::string moves(std::uint64_t number) const;
    // 0.27 ms, 26 ms, 2.6 s, 26 s, 4 min 20 s.
    std::string duration(double seconds) const;
};

// A French text as it is printed: a thin space that does not break before : ; ? ! and within « ». What stands between
// double quotes stays as somebody wrote it.
std::string with_thin_spaces(std::string_view french);

// Names with commas between them.
std::string listed(const std::vector<std::string>& names, std::string_view separator = ", ");

using Rows = std::vector<std::vector<std::string>>;
// Columns as wide as their widest cell; the first to the left, the others to the right.
std::string aligned(const Rows& rows, const std::string& indent = "  ");

} // namespace zermelo
