#include "lessons/source.hpp"

#include "core/places.hpp"
#include "lessons/reading_errors.hpp"

#include <algorithm>

namespace zermelo {

namespace {

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

} // namespace

void Source::fail(std::size_t at, const Text& sentence, std::vector<std::string> arguments) {
    if (!error_) error_ = Error{place(at), sentence, std::move(arguments)};
}

std::string Source::place(std::size_t at) const {
    const auto [line, column] = place_in(text_, std::min(at, text_.size()));
    return name_ + ":" + std::to_string(line) + ":" + std::to_string(column);
}

bool Source::take(char expected) {
    if (at_end() || text_[at_] != expected) return false;
    ++at_;
    return true;
}

void Source::skip_spaces() { take_while(is_space); }

std::string_view Source::line() {
    std::string_view taken = take_while([](char c) { return c != '\n'; });
    take('\n');
    if (taken.ends_with('\r')) taken.remove_suffix(1);
    return taken;
}

void Source::expected(const Text& sentence, std::string sign) {
    std::string found = "EOF";
    if (at_ < text_.size()) {
        const std::string_view rest = text_.substr(at_, 200);
        const std::size_t end = std::min(rest.find_first_of(" \t\r\n,;[]{}()", 1), rest.size());
        found = "\"" + shown(rest.substr(0, end)) + "\"";
    }
    if (sign.empty())
        fail(at_, sentence, {found});
    else
        fail(at_, sentence, {std::move(sign), found});
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
