#include "arena/python_reader.hpp"

#include "arena/arena_errors.hpp"
#include "arena/python_text.hpp"
#include "core/places.hpp"

#include <algorithm>
#include <charconv>
#include <span>

namespace zermelo {

namespace {

// The order of the alphabet, but numbers by size: (0, 2) before (0, 10).
bool natural_less(std::string_view a, std::string_view b) {
    while (!a.empty() && !b.empty()) {
        const auto run = [](std::string_view text) {
            const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
            return text.substr(0, std::max<std::size_t>(end, 1));
        };
        const std::string_view left = run(a), right = run(b);
        if (left.size() != right.size() && is_digit(left[0]) && is_digit(right[0])) return left.size() < right.size();
        if (left != right) return left < right;
        a.remove_prefix(left.size());
        b.remove_prefix(right.size());
    }
    return a.size() < b.size();
}

void append_list(std::string& text, std::span<const std::string> elements, std::string_view open,
                 std::string_view close) {
    text += open;
    for (const std::string& element : elements) {
        if (&element != elements.data()) text += ", ";
        text += element;
    }
    text += close;
}

} // namespace

bool PythonReader::fail_ended(std::string expected) {
    expected.append(open_.rbegin(), open_.rend());
    return fail_at(source_.text().size(), errors::ends_too_soon, {shortened(expected, 20)});
}

bool PythonReader::fail_between(char close_by) {
    if (at_end()) return fail_ended("");
    return fail(errors::expected_other, {std::string(", ") + close_by, found()});
}

void PythonReader::skip_spaces() {
    do source_.skip_spaces();
    while (next() == '#' ? !source_.line().empty() : source_.take('\f'));
}

bool PythonReader::expect(char sign, char closed_by) {
    if (at_end()) return fail_ended(std::string(1, sign));
    if (next() != sign) return fail(errors::expected_other, {std::string(1, sign), found()});
    source_.next();
    if (closed_by != '\0') open_ += closed_by;
    skip_spaces();
    return true;
}

bool PythonReader::close(char sign) {
    if (at_end()) return fail_ended("");
    if (!expect(sign)) return false;
    open_.pop_back();
    return true;
}

bool PythonReader::expect_end() { return at_end() || fail(errors::expected_nothing, {found()}); }

bool PythonReader::read_number(std::string& number) {
    const std::size_t sign = offset();
    const bool minus = source_.take('-');
    if (!minus) source_.take('+');
    const std::size_t begin = minus ? sign : offset();
    const std::string_view digits = source_.take_while(is_digit);
    if (at_end() && digits.empty()) return fail_ended("0");
    const bool goes_on = std::isalnum(static_cast<unsigned char>(next())) || next() == '.' || next() == '_';
    const bool padded = digits.size() > 1 && digits[0] == '0'; // which Python refuses as well
    if (digits.empty() || goes_on || padded) return fail_at(sign, errors::not_a_python_vertex, {source_.found(sign)});
    const std::string_view written = source_.text().substr(begin, offset() - begin);
    std::int64_t value = 0;
    if (std::from_chars(written.data(), written.data() + written.size(), value).ec != std::errc{})
        return fail_at(sign, errors::number_too_large, {shortened(written, 30)});
    number += std::to_string(value);
    skip_spaces();
    return true;
}

PythonReader::Kind PythonReader::read_value(std::string& value, bool in_set, int depth) {
    const auto structure = [](bool whole) { return whole ? Kind::structure : Kind::none; };
    if (depth > max_depth) return fail(errors::nested_too_deep, {std::to_string(max_depth)}), Kind::none;
    if (at_end()) return fail_ended(""), Kind::none;
    const char c = next();
    if (at_number()) return read_number(value) ? Kind::number : Kind::none;
    if (c == '[' || c == '(') return structure(read_row(value, in_set, depth));
    if (c == '{') return structure(read_set(value, in_set, depth));
    if (c == '\'' || c == '"') {
        std::string characters;
        if (!read_string(characters)) return Kind::none;
        value += depth == 0 ? characters : python_value(characters, false);
        return Kind::string;
    }
    return structure(read_call(value, in_set, depth));
}

bool PythonReader::read_element(std::vector<std::string>& elements, bool in_set, int depth) {
    return read_value(elements.emplace_back(), in_set, depth + 1) != Kind::none;
}

// A list or a tuple.
bool PythonReader::read_row(std::string& value, bool in_set, int depth) {
    const char open = next(), close_by = open == '[' ? ']' : ')';
    std::vector<std::string> elements;
    if (!read_sequence(open, close_by, [&] { return read_element(elements, in_set, depth); })) return false;
    append_list(value, elements, in_set ? "(" : "[", !in_set ? "]" : elements.size() == 1 ? ",)" : ")");
    return true;
}

bool PythonReader::read_set(std::string& value, bool in_set, int depth) {
    std::vector<std::string> elements;
    if (!read_sequence('{', '}', [&] { return read_element(elements, true, depth); })) return false;
    std::ranges::sort(elements, natural_less);
    elements.erase(std::unique(elements.begin(), elements.end()), elements.end());
    if (elements.empty())
        value += in_set ? "frozenset()" : "set()";
    else
        append_list(value, elements, in_set ? "frozenset({" : "{", in_set ? "})" : "}");
    return true;
}

// set(), frozenset(), frozenset({...}), frozenset(set()).
bool PythonReader::read_call(std::string& value, bool in_set, int depth) {
    const std::string_view rest = source_.rest(), set = "set", frozen = "frozenset";
    if (depth > max_depth) return fail(errors::nested_too_deep, {std::to_string(max_depth)});
    if (set.starts_with(rest) || frozen.starts_with(rest)) return fail_ended("(");
    if (!rest.starts_with(set) && !rest.starts_with(frozen)) return fail(errors::not_a_python_vertex, {found()});
    source_.skip(rest.starts_with(set) ? set.size() : frozen.size());
    skip_spaces();
    if (!expect('(', ')')) return false;
    if (next() == ')') value += in_set ? "frozenset()" : "set()";
    if (next() == '{' && !read_set(value, in_set, depth)) return false;
    if (next() == 's' && !read_call(value, in_set, depth + 1)) return false;
    return close(')');
}

bool PythonReader::read_string(std::string& value) {
    const std::size_t begin = offset();
    const char quote = source_.next();
    open_ += quote;
    while (!at_end() && next() != quote) {
        const char c = next();
        if (c == '\n')
            return fail(errors::expected_other,
                        {std::string(1, quote), shortened(source_.text().substr(begin, offset() - begin), 30)});
        if (c == '\\') {
            if (!read_escape(value)) return false;
        } else {
            value += source_.next();
        }
    }
    if (at_end()) return fail_ended("");
    source_.next();
    open_.pop_back();
    skip_spaces();
    return true;
}

// Those that Python prints, and a few that people write.
bool PythonReader::read_escape(std::string& value) {
    constexpr std::string_view letters = "nrt\\'\"abfv", meanings = "\n\r\t\\'\"\a\b\f\v";
    const std::string_view rest = source_.rest();
    if (rest.size() == 1) return fail_ended("");
    const char letter = rest[1];
    const std::size_t length = letter == 'x' ? 2 : letter == 'u' ? 4 : letter == 'U' ? 8 : 0;
    if (length > 0) {
        std::uint32_t code = 0;
        const std::string_view digits = rest.substr(2, length);
        const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
        const bool whole = problem == std::errc{} && end == digits.data() + length;
        if (!whole || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000))
            return fail(errors::unknown_escape, {shortened(rest.substr(0, length + 2))});
        append_utf8(value, code);
        source_.skip(length + 2);
        return true;
    }
    const std::size_t known = letters.find(letter);
    if (known == letters.npos) return fail(errors::unknown_escape, {shortened(rest.substr(0, 2))});
    value += meanings[known];
    source_.skip(2);
    return true;
}

} // namespace zermelo
