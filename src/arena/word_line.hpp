// Lines of words, for small files that people write by hand: a word with spaces stands in quotes, as in JSON.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace zermelo {

// Adds a name to a line, in quotes where it is not a plain word.
void append_name(std::string& text, std::string_view name);
// The escapes \" \\ \n are those that Graphviz knows, and its files no others.
void append_quoted(std::string& text, std::string_view name);

// The words of a line, quoted ones without their quotes.
class WordLine {
public:
    explicit WordLine(std::string_view text) : rest_(text) {}

    // Nothing at the end, or where a quote is not closed, which then is what the rest begins with.
    std::optional<std::string> word();
    bool quoted() const { return quoted_; } // the last word was
    std::string_view rest() const;

private:
    std::string_view rest_;
    bool quoted_ = false;
};

} // namespace zermelo
