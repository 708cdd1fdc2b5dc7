#include "arena/word_line.hpp"

#include "core/parameters.hpp"

#include <algorithm>

namespace zermelo {

namespace {

bool is_plain(std::string_view name) {
    return !name.empty() && name != "-" && std::ranges::all_of(name, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string_view("_.:@+/-()[]").find(c) != std::string_view::npos;
    });
}

} // namespace

void append_name(std::string& text, std::string_view name) {
    if (is_plain(name))
        text += name;
    else
        append_quoted(text, name);
}

void append_quoted(std::string& text, std::string_view name) {
    text += '"';
    for (char c : name) {
        if (c == '"' || c == '\\') text += '\\';
        if (c == '\n')
            text += "\\n";
        else
            text += c;
    }
    text += '"';
}

std::optional<std::string> WordLine::word() {
    rest_ = trim(rest_);
    if (rest_.empty()) return std::nullopt;
    std::string word;
    quoted_ = rest_.front() == '"';
    if (!quoted_) {
        const std::size_t end = std::min(rest_.find_first_of(" \t"), rest_.size());
        word = rest_.substr(0, end);
        rest_.remove_prefix(end);
        return word;
    }
    const std::string_view begin = rest_;
    for (rest_.remove_prefix(1); !rest_.empty() && rest_.front() != '"'; rest_.remove_prefix(1)) {
        const bool escaped = rest_.front() == '\\' && rest_.size() > 1;
        if (escaped) rest_.remove_prefix(1);
        word += escaped && rest_.front() == 'n' ? '\n' : rest_.front();
    }
    if (rest_.empty()) {
        rest_ = begin;
        return std::nullopt;
    }
    rest_.remove_prefix(1);
    return word;
}

std::string_view WordLine::rest() const { return trim(rest_); }

} // namespace zermelo
