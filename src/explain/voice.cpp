#include "explain/voice.hpp"

#include "core/decimals.hpp"
#include "explain/words.hpp"

#include <algorithm>

namespace zermelo {

namespace {

std::size_t width(std::string_view text) { // characters, not bytes
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

// Whether a text begins with a sign of its own, as in "Encore ? oui" but not in ":8".
bool begins_with_sign(std::string_view text) {
    if (text.starts_with("»")) return true;
    const bool sign = !text.empty() && std::string_view(":;?!").find(text.front()) != std::string_view::npos;
    return sign && (text.size() == 1 || text[1] == ' ' || text[1] == '\n' || text[1] == ')');
}

} // namespace

std::string with_thin_spaces(std::string_view french) {
    std::string spaced;
    bool quoted = false;
    for (std::size_t i = 0; i < french.size(); ++i) {
        if (french[i] == '"') quoted = !quoted;
        const bool thin = french[i] == ' ' && !quoted &&
                          (begins_with_sign(french.substr(i + 1)) || french.substr(0, i).ends_with("«"));
        spaced += thin ? std::string("\u202F") : std::string(1, french[i]);
    }
    return spaced;
}

std::string Voice::say(const Text& sentence, const std::vector<std::string>& arguments) const {
    if (language == Language::french && !plain) return fill(with_thin_spaces(sentence.french), arguments, language);
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

std::string Voice::duration(double seconds) const {
    if (seconds < 0.9995) return decimal(fixed(seconds * 1000, seconds < 0.01 ? 2 : 0)) + " ms";
    if (seconds < 119.5) return decimal(fixed(seconds, seconds < 9.95 ? 1 : 0)) + " s";
    const auto whole = static_cast<std::uint64_t>(seconds + 0.5);
    if (whole < 7200) return count(whole / 60) + " min " + std::to_string(whole % 60) + " s";
    return count(whole / 3600) + " h " + std::to_string(whole % 3600 / 60) + " min";
}

std::string listed(const std::vector<std::string>& names, std::string_view separator) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : std::string(separator)) + name;
    return text;
}

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
