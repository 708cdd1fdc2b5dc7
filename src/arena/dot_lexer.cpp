#include "arena/dot_lexer.hpp"

#include "arena/arena_errors.hpp"
#include "core/characters.hpp"

#include <algorithm>

namespace zermelo {

namespace {

bool begins_word(char c) { return std::isalpha(static_cast<unsigned char>(c)) || c == '_' || (c & 0x80) != 0; }

} // namespace

bool DotLexer::fail(std::size_t offset, const Text& sentence, std::vector<std::string> arguments) {
    if (!error_) error_ = text_.error(offset, sentence, std::move(arguments));
    return false;
}

bool DotLexer::advance() {
    if (!skip_spaces()) return false;
    token_.text.clear();
    token_.begin = at_;
    token_.kind = DotToken::Kind::name;
    if (rest().empty()) {
        token_.kind = DotToken::Kind::end;
        return true;
    }
    const char c = rest().front();
    if (c == '"') return read_quoted();
    if (c == '<') return read_markup();
    if (begins_word(c)) return read_word(), true;
    if ((is_digit(c) || c == '.' || c == '-') && read_numeral()) return true;
    token_.kind = DotToken::Kind::sign;
    token_.text = rest().substr(0, rest().starts_with("->") || rest().starts_with("--") ? 2 : 1);
    if (token_.text.size() == 1 && std::string_view("{}[];,=:+").find(c) == std::string_view::npos)
        return fail(at_, errors::not_a_vertex_name, {text_.found(at_)});
    at_ += token_.text.size();
    return true;
}

// Spaces, comments as in C++, and lines that begin with #.
bool DotLexer::skip_spaces() {
    for (;;) {
        const std::string_view left = rest();
        if (left.empty()) return true;
        const bool begins_line = at_ == text_.begin() || text_.text[at_ - 1] == '\n';
        if (left.starts_with("//") || (left.starts_with('#') && begins_line)) {
            at_ += std::min(left.find('\n'), left.size());
        } else if (left.starts_with("/*")) {
            const std::size_t end = left.find("*/", 2);
            if (end == left.npos) return fail(text_.text.size(), errors::ends_too_soon, {"*/"});
            at_ += end + 2;
        } else if (left[0] == ' ' || left[0] == '\t' || left[0] == '\r' || left[0] == '\n') {
            ++at_;
        } else {
            return true;
        }
    }
}

// A quoted name, perhaps in parts: "ab" + "cd".
bool DotLexer::read_quoted() {
    for (;;) {
        if (!read_quoted_part()) return false;
        const std::size_t after = at_;
        if (!skip_spaces()) return false;
        if (!rest().starts_with('+')) return at_ = after, true;
        ++at_;
        if (!skip_spaces()) return false;
        if (rest().empty()) return fail(at_, errors::ends_too_soon, {"\""});
        if (!rest().starts_with('"')) return fail(at_, errors::expected_other, {"\"", text_.found(at_)});
    }
}

// \" is a quote, \\ a backslash, \n a new line, and a backslash at the end of a line joins it to the next. Other
// backslashes stand for themselves.
bool DotLexer::read_quoted_part() {
    for (++at_; at_ < text_.text.size(); ++at_) {
        const char c = text_.text[at_], after = at_ + 1 < text_.text.size() ? text_.text[at_ + 1] : '\0';
        if (c == '"') return ++at_, true;
        if (c == '\\' && (after == '"' || after == '\\' || after == 'n' || after == '\n')) {
            if (after != '\n') token_.text += after == 'n' ? '\n' : after;
            ++at_;
        } else {
            token_.text += c;
        }
    }
    return fail(text_.text.size(), errors::ends_too_soon, {"\""});
}

// <...>, where brackets come in pairs: kept as it is.
bool DotLexer::read_markup() {
    std::size_t open = 0;
    const std::size_t begin = at_;
    for (; at_ < text_.text.size(); ++at_) {
        open += text_.text[at_] == '<';
        open -= text_.text[at_] == '>';
        if (open > 0) continue;
        token_.text = text_.text.substr(begin, ++at_ - begin);
        return true;
    }
    return fail(text_.text.size(), errors::ends_too_soon, {">"});
}

void DotLexer::read_word() {
    const std::size_t begin = at_;
    while (at_ < text_.text.size() && (begins_word(text_.text[at_]) || is_digit(text_.text[at_]))) ++at_;
    token_.text = text_.text.substr(begin, at_ - begin);
    std::string small = token_.text;
    for (char& c : small) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    for (const std::string_view keyword : {"strict", "graph", "digraph", "subgraph", "node", "edge"})
        if (small == keyword) {
            token_.kind = DotToken::Kind::keyword;
            token_.text = small;
        }
}

// -3, 3.14, .5; false if there is no digit.
bool DotLexer::read_numeral() {
    std::size_t end = at_ + (text_.text[at_] == '-');
    bool point = false, digit = false;
    for (; end < text_.text.size(); ++end) {
        const char c = text_.text[end];
        if (c == '.' && !point)
            point = true;
        else if (is_digit(c))
            digit = true;
        else
            break;
    }
    if (!digit) return false;
    token_.text = text_.text.substr(at_, end - at_);
    at_ = end;
    return true;
}

} // namespace zermelo
