#include "json/json_reader.hpp"

#include "core/characters.hpp"
#include "core/places.hpp"

#include <charconv>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace zermelo {

namespace {

constexpr std::string_view json_words[] = {"true", "false", "null"};

bool in_json_word(char c) { return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

bool plain_in_string(char c) { return c != '"' && c != '\\' && static_cast<unsigned char>(c) >= ' '; }

} // namespace

JsonReader::Kind JsonReader::kind() {
    source_.skip_spaces();
    const char first = source_.peek();
    if (first == '{') return Kind::object;
    if (first == '[') return Kind::list;
    if (first == '"') return Kind::string;
    if (first == '-' || is_digit(first)) return Kind::number;
    for (const std::string_view word : json_words)
        if (source_.rest().starts_with(word) && !in_json_word(source_.peek(word.size())))
            return word == "null" ? Kind::null : Kind::truth;
    return Kind::none;
}

void JsonReader::fail_without_value() {
    const std::string_view rest = source_.rest(); // empty at the end
    for (const std::string_view word : json_words)
        if (word.starts_with(rest)) return ended();
    source_.fail(source_.at(), errors::not_json, {source_.found(source_.at())});
}

void JsonReader::ended(std::string_view inside) {
    std::string expected(inside);
    expected.append(open_.rbegin(), open_.rend());
    source_.fail(source_.text().size(), errors::ends_too_soon, {shortened(expected, 20)});
}

void JsonReader::expect(std::string_view signs) {
    if (source_.at_end()) return ended();
    source_.fail(source_.at(), errors::expected_other, {std::string(signs), source_.found(source_.at())});
}

bool JsonReader::begins(Kind wanted, const Text& what) {
    if (kind() == wanted) return true;
    if (source_.at_end() && !open_.empty())
        ended();
    else
        source_.expected(what);
    return false;
}

bool JsonReader::open(Kind bracket, char closed_by, const Text& what) {
    if (!begins(bracket, what)) return false;
    if (open_.size() == max_depth)
        return source_.fail(source_.at(), errors::nested_too_deep, {std::to_string(max_depth)}), false;
    source_.next();
    source_.skip_spaces();
    if (source_.take(closed_by)) return false;
    open_ += closed_by;
    return true;
}

bool JsonReader::more(char closed_by) {
    source_.skip_spaces();
    if (source_.take(',')) return true;
    if (source_.take(closed_by))
        open_.pop_back();
    else
        expect(std::string(", ") + closed_by);
    return false;
}

std::string JsonReader::read_key() {
    if (kind() != Kind::string) return expect("\""), std::string();
    std::string key = string(errors::expected_text);
    source_.skip_spaces();
    if (!source_.take(':')) expect(":");
    return key;
}

std::string_view JsonReader::number(const Text& what) {
    if (!begins(Kind::number, what)) return {};
    const std::size_t begin = source_.at();
    const auto digits = [&] { return !source_.take_while(is_digit).empty(); };
    source_.take('-');
    bool good = source_.take('0') || digits();
    if (good && source_.take('.')) good = digits();
    const bool scaled = good && (source_.take('e') || source_.take('E'));
    if (scaled) {
        if (!source_.take('+')) source_.take('-');
        good = digits();
    }
    const std::string_view written = source_.text().substr(begin, source_.at() - begin);
    if (!good && source_.at_end())
        ended();
    else if (!good)
        source_.fail(begin, errors::not_json, {source_.found(begin)});
    else if ((scaled || written.size() > std::numeric_limits<double>::max_exponent10) &&
             !std::isfinite(json_double(written)))
        source_.fail(begin, errors::number_too_large, {shortened(written, 30)});
    return written;
}

bool JsonReader::boolean(const Text& what) {
    if (!begins(Kind::truth, what)) return false;
    const bool truth = source_.peek() == 't';
    source_.skip(truth ? 4 : 5);
    return truth;
}

void JsonReader::null(const Text& what) {
    if (begins(Kind::null, what)) source_.skip(4);
}

std::string_view JsonReader::string_view(const Text& what) {
    if (!begins(Kind::string, what)) return {};
    source_.next();
    const std::string_view plain = source_.take_while(plain_in_string);
    if (source_.take('"')) return plain; // as most are: no copy
    buffer_ = plain;
    while (source_.ok()) {
        if (source_.take('"')) return buffer_;
        if (source_.peek() == '\\')
            escape();
        else if (source_.at_end())
            ended("\"");
        else
            expect("\"");
        buffer_ += source_.take_while(plain_in_string);
    }
    return {};
}

void JsonReader::escape() {
    constexpr std::string_view signs = "\"\\/bfnrt", meant = "\"\\/\b\f\n\r\t";
    const std::size_t begin = source_.at();
    source_.next();
    if (source_.at_end()) return ended("\"");
    const char sign = source_.next();
    if (const std::size_t found = signs.find(sign); found != signs.npos) {
        buffer_ += meant[found];
        return;
    }
    constexpr unsigned wrong = 0xDC00; // the second half of a pair, which cannot come first
    unsigned code = sign == 'u' ? four_digits() : wrong;
    if (code >= 0xD800 && code < 0xDC00) { // the first half
        const unsigned low = source_.take('\\') && source_.take('u') ? four_digits() : 0;
        code = low < 0xDC00 || low > 0xDFFF ? wrong : 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
    }
    if (code < 0xD800 || code > 0xDFFF)
        append_utf8(buffer_, code);
    else if (source_.at_end())
        ended("\"");
    else
        source_.fail(begin, errors::unknown_escape,
                     {shortened(source_.text().substr(begin, sign == 'u' ? std::size_t{6} : std::size_t{2}))});
}

// 0xDC00, a half of a pair, where they are not digits.
unsigned JsonReader::four_digits() {
    unsigned code = 0;
    const std::string_view digits = source_.rest().substr(0, 4);
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
    const auto taken = static_cast<std::size_t>(end - digits.data());
    source_.skip(taken);
    return taken == 4 && problem == std::errc{} ? code : 0xDC00;
}

void JsonReader::skip() {
    switch (kind()) {
    case Kind::object: object(errors::expected_object, [this](const std::string&, std::size_t) { skip(); }); break;
    case Kind::list: array(errors::expected_list, [this] { skip(); }); break;
    case Kind::string: string_view(errors::expected_text); break;
    case Kind::number: number(errors::expected_number); break;
    case Kind::truth: boolean(errors::expected_truth); break;
    case Kind::null: null(errors::expected_value); break;
    case Kind::none:
        open_.empty() && source_.at_end() ? source_.expected(errors::expected_value) : fail_without_value();
    }
}

void JsonReader::end() {
    source_.skip_spaces();
    if (!source_.at_end()) source_.expected(errors::expected_end);
}

double json_double(std::string_view number) {
    return std::strtod(std::string(number).c_str(), nullptr); // (std::from_chars reads no fractions in clang's library)
}

} // namespace zermelo
