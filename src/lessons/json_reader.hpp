// JSON read piece by piece, with the place of every piece and numbers as they are written: 0.1 stays one tenth.
// (The JSON library gives neither.)
#pragma once

#include "lessons/reading_errors.hpp"
#include "lessons/source.hpp"

namespace zermelo {

class JsonReader {
public:
    explicit JsonReader(Source& source) : source_(source) {}

    // The first character of the next value, and where it stands.
    char peek() { return source_.skip_spaces(), source_.peek(); }
    std::size_t at() { return source_.skip_spaces(), source_.at(); }

    std::string string(const Text& what);
    std::string_view number(const Text& what); // its text
    bool boolean(const Text& what);
    // A number or a string: its text.
    std::string scalar(const Text& what) { return peek() == '"' ? string(what) : std::string(number(what)); }
    void skip(); // any value
    void end();  // nothing may follow

    // Calls field(key, where) at each value of an object.
    template <class Field> void object(const Text& what, Field&& field) {
        if (!open('{', what)) return;
        while (source_.ok()) {
            const std::size_t where = at();
            const std::string key = string(errors::expected_text);
            expect(':');
            if (!source_.ok()) return;
            field(key, where);
            if (!more('}')) return;
        }
    }
    // Calls item() at each value of an array.
    template <class Item> void array(const Text& what, Item&& item) {
        if (!open('[', what)) return;
        while (source_.ok()) {
            item();
            if (!more(']')) return;
        }
    }

private:
    bool open(char bracket, const Text& what); // false: empty or wrong
    bool more(char bracket);                   // after a value: true at a comma
    void expect(char sign);
    void escape(std::string& text);
    void utf8_of(std::string& text);
    unsigned four_digits();

    Source& source_;
    int depth_ = 0;
};

} // namespace zermelo
