// Reads Python's way of writing numbers, strings, tuples, lists and sets, which is how the course names positions.
#pragma once

#include "core/characters.hpp"
#include "core/source.hpp"

namespace zermelo {

// The first mistake stays in the source; what fails returns false. Spaces and comments are skipped before every token.
class PythonReader {
public:
    enum class Kind { none, number, string, structure }; // none: a mistake

    explicit PythonReader(Source& source) : source_(source) { skip_spaces(); }

    std::size_t offset() const { return source_.at(); }
    bool at_end() const { return source_.at_end(); }
    char next() const { return source_.peek(); }
    bool at_number() const { return next() == '-' || next() == '+' || is_digit(next()); }
    std::string found() const { return source_.found(offset()); }

    bool fail(const Text& sentence, std::vector<std::string> arguments) {
        return fail_at(offset(), sentence, std::move(arguments));
    }
    bool fail_at(std::size_t offset, const Text& sentence, std::vector<std::string> arguments) {
        return source_.fail(offset, sentence, std::move(arguments)), false;
    }
    // The text is over; `expected` and all that is open should still come.
    bool fail_ended(std::string expected);

    bool expect(char sign, char closed_by = '\0'); // the sign, which may open something
    bool close(char sign);                         // the sign that closes what was opened last
    bool expect_end();

    // A sequence such as [a, b, ], where read_element() reads an element or fails.
    template <class Read> bool read_sequence(char open, char close_by, Read&& read_element) {
        if (!expect(open, close_by)) return false;
        while (next() != close_by) {
            if (!read_element()) return false;
            if (next() == close_by) break;
            if (at_end() || next() != ',') return fail_between(close_by);
            expect(',');
        }
        return close(close_by);
    }

    // A whole number of 64 bits, as Python prints it.
    bool read_number(std::string& number);

    // Appends one text for all values that are equal as positions of the course: a string is its characters; a tuple
    // is a list, since lists cannot be keys; in a set, where lists cannot be either, it is a tuple; sets are sorted.
    Kind read_value(std::string& value) { return read_value(value, false, 0); }

private:
    static constexpr int max_depth = 50;

    Kind read_value(std::string& value, bool in_set, int depth);
    bool read_string(std::string& value);
    bool read_escape(std::string& value);
    bool read_row(std::string& value, bool in_set, int depth);
    bool read_set(std::string& value, bool in_set, int depth);
    bool read_call(std::string& value, bool in_set, int depth);
    bool read_element(std::vector<std::string>& elements, bool in_set, int depth);
    bool fail_between(char close_by);
    void skip_spaces();

    Source& source_;
    std::string open_; // what closes the brackets open here
};

} // namespace zermelo
