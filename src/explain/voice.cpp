#include "explain/voice.hpp"

#include "core/decimals.hpp"
#include "explain/words.hpp"

#include <algorithm>

namespace zermelo {

namespace {

std::size_t width(std::string_view text) { // characters, not bytes
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

} // namespace

std::string Voice::say(const Text& sentence, const std::vector<std::string>& arguments) const {
    return fill(sentence.in(language), arguments, language);
}

std::string Voice::count(std::uint64_t number) const {
    const std::string digits = std::to_string(number);
    if (plain) return digits;
    std::string text;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % 3 == 0) text += language == Language::french ? " " : ",";
        text += digits[i];
    }
    return text;
}

std::string Voice::moves(std::uint64_t number) const { return say(words::move_count, {count(number)}); }

std::string Voice::decimal(std::string digits) const {
    if (language == Language::french && !plain) std::ranges::replace(digits, '.', ',');
    return digits;
}

std::string Voice::milliseconds(double seconds) const { return decimal(fixed(seconds * 1000, seconds < 0.01 ? 2 : 0)); }

std::string aligned(const Rows& rows, const std::string& indent) {
    std::vector<std::size_t> widths;
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (widths.size() <= i) widths.push_back(0);
            widths[i] = std::max(widths[i], width(row[i]));
        }
    std::string text;
    for (const auto& row : rows) {
        std::string line = indent;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string padding(widths[i] - width(row[i]), ' ');
            line += (i ? "  " : "") + (i == 0 ? row[i] + padding : padding + row[i]);
        }
        while (line.ends_with(' ')) line.pop_back();
        text += line + "\n";
    }
    return text;
}

} // namespace zermelo
