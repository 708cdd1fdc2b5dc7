// JSON as a stream of events that know where in the text they are, which those of the parser do not.
#pragma once

#include <nlohmann/json.hpp>

#include <cctype>
#include <string_view>

namespace zermelo {

class JsonText {
public:
    using Events = nlohmann::json_sax<nlohmann::json>;

    explicit JsonText(std::string_view text) : text_(text), reached_(text.data()) {}

    // False if an event said so, or the text is not JSON.
    bool parse(Events& events) {
        const char *begin = text_.data(), *end = begin + text_.size();
        return nlohmann::json::sax_parse(Walker(begin, &reached_), Walker(end, &reached_), &events);
    }

    std::size_t last_byte() const { return static_cast<std::size_t>(reached_ - text_.data()) - 1; }

    // During an event: where the token begins that was read last.
    std::size_t token() const {
        std::size_t begin = last_byte();
        if (text_[begin] == '"') { // the quote that opens is the nearest without a backslash before it
            while (begin > 0 && (text_[--begin] != '"' || (begin > 0 && text_[begin - 1] == '\\'))) {}
            return begin;
        }
        while (begin > 0 && in_word(text_[begin]) && in_word(text_[begin - 1])) --begin;
        return begin;
    }

    // The same for a number, after which one byte more has been read, if there is one.
    std::size_t number_token() const {
        std::size_t begin = last_byte();
        if (begin > 0 && !in_word(text_[begin])) --begin;
        while (begin > 0 && in_word(text_[begin - 1])) --begin;
        return begin;
    }

    static bool in_word(char c) {
        return std::isalnum(static_cast<unsigned char>(c)) || c == '-' || c == '+' || c == '.';
    }

private:
    // Walks over the text and leaves a note of how far it came.
    class Walker {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = char;
        using difference_type = std::ptrdiff_t;
        using pointer = const char*;
        using reference = const char&;

        Walker(const char* at, const char** reached) : at_(at), reached_(reached) {}
        const char& operator*() const { return *at_; }
        Walker& operator++() {
            *reached_ = ++at_;
            return *this;
        }
        bool operator==(const Walker& other) const { return at_ == other.at_; }

    private:
        const char* at_;
        const char** reached_;
    };

    std::string_view text_;
    const char* reached_;
};

} // namespace zermelo
