// JSON read piece by piece, in one pass and without a document, with the place of every piece and numbers as they are
// written: 0.1 stays one tenth.
//
// What is wrong stays in the source, which then seems to have ended. Brackets nest no deeper than `max_depth`, so that
// readers may call themselves. The text is to be UTF-8: `Source::check_utf8` tells.
#pragma once

#include "core/reading_errors.hpp"
#include "core/source.hpp"

namespace zermelo {

class JsonReader {
public:
    enum class Kind { object, list, string, number, truth, null, none }; // none: no value begins here

    static constexpr std::size_t max_depth = 100;

    explicit JsonReader(Source& source) : source_(source) {}

    // The next value: what it is, its first character, and where it stands.
    Kind kind();
    char peek() { return source_.skip_spaces(), source_.peek(); }
    std::size_t at() { return source_.skip_spaces(), source_.at(); }

    // Each reads a value of its kind, or fails with the sentence `what`, whose gap is what stands here instead.
    std::string_view string_view(const Text& what); // valid until the next string is read
    std::string string(const Text& what) { return std::string(string_view(what)); }
    std::string_view number(const Text& what); // its text
    bool boolean(const Text& what);
    void null(const Text& what);
    // A number or a string: its text.
    std::string scalar(const Text& what) { return peek() == '"' ? string(what) : std::string(number(what)); }
    void skip(); // any value
    void end();  // nothing may follow
    // Where no value begins: fails, since the text is over or something else stands here.
    void fail_without_value();

    // Calls field(key, where) at each value of an object.
    template <class Field> void object(const Text& what, Field&& field) {
        if (!open(Kind::object, '}', what)) return;
        do {
            const std::size_t where = at();
            const std::string key = read_key();
            if (!source_.ok()) return;
            field(key, where);
        } while (more('}'));
    }
    // Calls item() at each value of an array.
    template <class Item> void array(const Text& what, Item&& item) {
        if (!open(Kind::list, ']', what)) return;
        do item();
        while (more(']'));
    }

private:
    bool begins(Kind wanted, const Text& what);
    bool open(Kind bracket, char closed_by, const Text& what); // false: empty or wrong
    bool more(char closed_by);                                 // after a value: true at a comma
    std::string read_key();                                    // and the colon after it
    void escape();
    unsigned four_digits();
    void ended(std::string_view inside = "");
    void expect(std::string_view signs); // says that one of them should stand here

    Source& source_;
    std::string open_;   // what closes the brackets open here
    std::string buffer_; // of a string with escapes
};

// The nearest double; infinite where the number is too large for one. Requires a number as JSON writes it.
double json_double(std::string_view number);

} // namespace zermelo
