#include "core/source.hpp"

#include "core/places.hpp"
#include "core/reading_errors.hpp"

#include <algorithm>
#include <cctype>

namespace zermelo {

namespace {

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

// 0x0A for a new line.
std::string byte_text(char byte) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    const auto value = static_cast<unsigned char>(byte);
    return {'0', 'x', digits[value / 16], digits[value % 16]};
}

} // namespace

void Source::fail(std::size_t at, const Text& sentence, std::vector<std::string> arguments) {
    if (!error_) error_ = error_at(at, sentence, std::move(arguments));
}

bool Source::check_utf8() {
    const auto bad = first_not_utf8(text_);
    if (bad) fail(*bad, errors::not_utf8, {byte_text(text_[*bad])});
    return !bad;
}

Error Source::error_at(std::size_t at, const Text& sentence, std::vector<std::string> arguments) const {
    return {place(at), sentence, std::move(arguments)};
}

std::string Source::place(std::size_t at) const {
    const auto [line, column] = place_in(text_, std::min(at, text_.size()));
    return (name_.empty() ? "" : name_ + ":") + std::to_string(line) + ":" + std::to_string(column);
}

std::string Source::found(std::size_t at) const {
    const auto in_word = [](unsigned char c) { return std::isalnum(c) || c == '_' || c == '.' || c >= 0x80; };
    const std::string_view rest = text_.substr(std::min(at, text_.size()));
    if (rest.empty()) return "EOF";
    if (static_cast<unsigned char>(rest[0]) < ' ') return "byte " + byte_text(rest[0]);
    std::size_t length = rest[0] == '-' || rest[0] == '+' ? 1 : 0;
    if (rest[0] == '"' || rest[0] == '\'')
        length = std::min(rest.find(rest[0], 1), rest.size() - 1) + 1;
    else
        while (length < rest.size() && in_word(static_cast<unsigned char>(rest[length]))) ++length;
    return shortened(rest.substr(0, std::max<std::size_t>(length, 1)), 30);
}

void Source::skip_spaces() { take_while(is_space); }

std::string_view Source::line() {
    std::string_view taken = take_while([](char c) { return c != '\n'; });
    take('\n');
    if (taken.ends_with('\r')) taken.remove_suffix(1);
    return taken;
}

void Source::expected_at(std::size_t at, const Text& sentence, std::string sign) {
    const std::string here = at < text_.size() ? "\"" + found(at) + "\"" : "EOF";
    if (sign.empty())
        fail(at, sentence, {here});
    else
        fail(at, sentence, {std::move(sign), here});
}

std::vector<Cell> cells_of(std::string_view line, std::size_t at, char separator) {
    std::vector<Cell> cells;
    for (std::size_t begin = 0; begin <= line.size();) {
        const std::size_t end = separator == ' ' ? std::min(line.find_first_of(" \t\r", begin), line.size())
                                                 : std::min(line.find(separator, begin), line.size());
        std::size_t first = begin, last = end;
        while (first < last && is_space(line[first])) ++first;
        while (last > first && is_space(line[last - 1])) --last;
        if (separator != ' ' || last > first) cells.push_back({line.substr(first, last - first), at + first});
        begin = end + 1;
    }
    return cells;
}

std::string shown(std::string_view text) { return shortened(text, 40); }

} // namespace zermelo
