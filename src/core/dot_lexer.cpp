#include "core/dot_lexer.hpp"

#include "core/characters.hpp"
#include "core/reading_errors.hpp"

#include <algorithm>
#include <cctype>

namespace zermelo {

namespace {

bool begins_word(char c) { return std::isalpha(static_cast<unsigned char>(c)) || c == '_' || (c & 0x80) != 0; }
bool goes_on_in_word(char c) { return begins_word(c) || is_digit(c); }

} // namespace

bool DotLexer::fail_ended(std::string expected) {
    return fail(source_.text().size(), errors::ends_too_soon, {std::move(expected)});
}

bool DotLexer::expected(std::string what) {
    if (token_.kind == DotToken::Kind::end) return fail_ended(std::move(what));
    return fail(token_.begin, errors::expected_other, {std::move(what), source_.found(token_.begin)});
}

bool DotLexer::advance() {
    token_ = {};
    if (!skip_spaces()) return false;
    token_.begin = source_.at();
    if (source_.at_end()) return source_.ok();
    token_.kind = DotToken::Kind::name;
    const char c = source_.peek();
    if (c == '"') return read_quoted();
    if (c == '<') return read_markup();
    if (begins_word(c)) return read_word(), true;
    if ((is_digit(c) || c == '.' || c == '-') && read_numeral()) return source_.ok();
    token_.kind = DotToken::Kind::sign;
    const bool arrow = c == '-' && (source_.peek(1) == '>' || source_.peek(1) == '-');
    if (!arrow && std::string_view("{}[];,=:+").find(c) == std::string_view::npos)
        return fail(token_.begin, errors::not_a_vertex_name, {source_.found(token_.begin)});
    token_.text = source_.rest().substr(0, arrow ? 2 : 1);
    source_.skip(token_.text.size());
    return true;
}

// Spaces, comments as in C++, and lines that begin with #.
bool DotLexer::skip_spaces() {
    for (;;) {
        source_.skip_spaces();
        const std::string_view left = source_.rest();
        if (left.starts_with("//") || (left.starts_with('#') && source_.begins_line())) {
            source_.line();
        } else if (left.starts_with("/*")) {
            const std::size_t end = left.find("*/", 2);
            if (end == left.npos) return fail_ended("*/");
            source_.skip(end + 2);
        } else {
            return true;
        }
    }
}

// A quoted name, perhaps in parts: "ab" + "cd".
bool DotLexer::read_quoted() {
    for (;;) {
        if (!read_quoted_part()) return false;
        if (!skip_spaces()) return false;
        if (!source_.take('+')) return true;
        if (!skip_spaces()) return false;
        if (source_.at_end()) return fail_ended("\"");
        if (source_.peek() != '"')
            return fail(source_.at(), errors::expected_other, {"\"", source_.found(source_.at())});
    }
}

// \" is a quote, \\ a backslash, \n a new line, and a backslash at the end of a line joins it to the next. Other
// backslashes stand for themselves.
bool DotLexer::read_quoted_part() {
    source_.next();
    while (!source_.at_end()) {
        const char c = source_.next();
        if (c == '"') return true;
        if (c != '\\') {
            token_.text += c;
        } else if (source_.take('n')) {
            token_.text += '\n';
        } else if (source_.peek() == '"' || source_.peek() == '\\') {
            token_.text += source_.next();
        } else if (!source_.take('\n')) {
            token_.text += c;
        }
    }
    return fail_ended("\"");
}

// <...>, where brackets come in pairs: kept as it is.
bool DotLexer::read_markup() {
    std::size_t open = 0;
    while (!source_.at_end()) {
        const char c = source_.next();
        token_.text += c;
        open += c == '<';
        open -= c == '>';
        if (open == 0) return true;
    }
    return fail_ended(">");
}

void DotLexer::read_word() {
    token_.text = source_.take_while(goes_on_in_word);
    std::string small = token_.text;
    for (char& c : small) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    for (const std::string_view keyword : {"strict", "graph", "digraph", "subgraph", "node", "edge"})
        if (small == keyword) {
            token_.kind = DotToken::Kind::keyword;
            token_.text = small;
        }
}

// -3, 3.14, .5; false if there is no digit. No letter may follow, nor another point: 2b would be two names, which
// nobody means.
bool DotLexer::read_numeral() {
    const std::string_view rest = source_.rest();
    std::size_t end = rest[0] == '-';
    bool point = false, digit = false;
    for (; end < rest.size() && (is_digit(rest[end]) || (rest[end] == '.' && !point)); ++end)
        (rest[end] == '.' ? point : digit) = true;
    if (!digit) return false;
    token_.text = rest.substr(0, end);
    source_.skip(end);
    if (begins_word(source_.peek()) || source_.peek() == '.')
        fail(token_.begin, errors::not_a_vertex_name, {source_.found(token_.begin)});
    return true;
}

} // namespace zermelo
