#include "lessons/json_reader.hpp"

#include <algorithm>

namespace zermelo {

namespace {

constexpr int max_depth = 100;

void append_utf8(std::string& text, unsigned code) {
    const auto put = [&](unsigned byte) { text += static_cast<char>(byte); };
    if (code < 0x80) return put(code);
    if (code < 0x800) return put(0xC0 | code >> 6), put(0x80 | (code & 63));
    if (code < 0x10000) return put(0xE0 | code >> 12), put(0x80 | (code >> 6 & 63)), put(0x80 | (code & 63));
    put(0xF0 | code >> 18), put(0x80 | (code >> 12 & 63)), put(0x80 | (code >> 6 & 63)), put(0x80 | (code & 63));
}

} // namespace

void JsonReader::expect(char sign) {
    source_.skip_spaces();
    if (!source_.take(sign)) source_.expected(errors::expected_sign, {sign});
}

bool JsonReader::open(char bracket, const Text& what) {
    source_.skip_spaces();
    if (!source_.take(bracket)) return source_.expected(what), false;
    source_.skip_spaces();
    return !source_.take(bracket == '{' ? '}' : ']') && source_.ok();
}

bool JsonReader::more(char bracket) {
    source_.skip_spaces();
    if (source_.take(',')) return true;
    if (!source_.take(bracket)) source_.expected(errors::expected_sign, {',', ' ', bracket});
    return false;
}

std::string_view JsonReader::number(const Text& what) {
    source_.skip_spaces();
    const char first = source_.peek();
    if (first != '-' && (first < '0' || first > '9')) return source_.expected(what), std::string_view();
    return source_.take_while(
        [](char c) { return (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.' || c == 'e' || c == 'E'; });
}

bool JsonReader::boolean(const Text& what) {
    source_.skip_spaces();
    const std::size_t at = source_.at();
    const std::string_view word = source_.take_while([](char c) { return c >= 'a' && c <= 'z'; });
    if (word != "true" && word != "false") source_.fail(at, what, {"\"" + shown(word) + "\""});
    return word == "true";
}

std::string JsonReader::string(const Text& what) {
    source_.skip_spaces();
    if (!source_.take('"')) return source_.expected(what), std::string();
    std::string text;
    while (source_.ok()) {
        text +=
            source_.take_while([](char c) { return c != '"' && c != '\\' && static_cast<unsigned char>(c) >= ' '; });
        if (source_.take('"')) return text;
        if (source_.take('\\'))
            escape(text);
        else
            source_.expected(errors::expected_sign, "\"");
    }
    return text;
}

void JsonReader::escape(std::string& text) {
    constexpr std::string_view signs = "\"\\/bfnrt", meant = "\"\\/\b\f\n\r\t";
    const char sign = source_.peek();
    if (const std::size_t found = signs.find(sign); sign != '\0' && found != std::string_view::npos) {
        source_.next();
        text += meant[found];
    } else if (source_.take('u')) {
        utf8_of(text);
    } else {
        source_.expected(errors::expected_sign, "\\n, \\u0041");
    }
}

void JsonReader::utf8_of(std::string& text) {
    unsigned code = four_digits();
    if (code >= 0xD800 && code < 0xDC00) { // the first half of a pair
        const std::size_t at = source_.at();
        const bool pair = source_.take('\\') && source_.take('u');
        const unsigned low = pair ? four_digits() : 0;
        if (low < 0xDC00 || low > 0xDFFF) return source_.fail(at, errors::expected_sign, {"\\uDC00", "?"});
        code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
    } else if (code >= 0xDC00 && code < 0xE000) {
        return source_.fail(source_.at(), errors::expected_sign, {"\\uD800", "?"});
    }
    append_utf8(text, code);
}

unsigned JsonReader::four_digits() {
    unsigned code = 0;
    for (int i = 0; i < 4; ++i) {
        const std::size_t digit = std::string_view("0123456789abcdefABCDEF").find(source_.peek());
        if (source_.at_end() || digit == std::string_view::npos)
            return source_.expected(errors::expected_sign, "0-9, a-f"), 0;
        source_.next();
        code = code * 16 + static_cast<unsigned>(digit < 16 ? digit : digit - 6);
    }
    return code;
}

void JsonReader::skip() {
    if (++depth_ > max_depth) source_.fail(source_.at(), errors::nested_too_deeply);
    switch (peek()) {
    case '{': object(errors::expected_object, [this](const std::string&, std::size_t) { skip(); }); break;
    case '[': array(errors::expected_list, [this] { skip(); }); break;
    case '"': string(errors::expected_text); break;
    case 't':
    case 'f': boolean(errors::expected_truth); break;
    case 'n':
        if (source_.take_while([](char c) { return c >= 'a' && c <= 'z'; }) != "null")
            source_.expected(errors::expected_value);
        break;
    default: number(errors::expected_value);
    }
    --depth_;
}

void JsonReader::end() {
    source_.skip_spaces();
    if (!source_.at_end()) source_.expected(errors::expected_end);
}

} // namespace zermelo
