// A file's text while it is read: where we are, and the first thing that is wrong with it.
//
// Readers go on after an error without looking: once something is wrong the text appears to have ended, so every loop
// stops, and `error()` tells what came first.
#pragma once

#include "core/result.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

class Source {
public:
    Source(std::string name, std::string_view text) : name_(std::move(name)), text_(text) {}

    bool ok() const { return !error_; }
    const Error& error() const { return *error_; }
    // Keeps the first error only.
    void fail(std::size_t at, const Text& sentence, std::vector<std::string> arguments = {});
    // file:line:column, counted from 1 in characters.
    std::string place(std::size_t at) const;
    const std::string& name() const { return name_; }

    bool at_end() const { return error_ || at_ >= text_.size(); }
    std::size_t at() const { return at_; }
    char peek(std::size_t ahead = 0) const { return error_ || at_ + ahead >= text_.size() ? '\0' : text_[at_ + ahead]; }
    char next() { return at_end() ? '\0' : text_[at_++]; }
    bool take(char expected);
    void skip_spaces(); // and new lines
    // The rest of the line, without its end; then we are on the next one.
    std::string_view line();
    // As many characters as fit the predicate.
    template <class Fits> std::string_view take_while(Fits&& fits) {
        const std::size_t begin = at_;
        while (!at_end() && fits(text_[at_])) ++at_;
        return text_.substr(begin, at_ - begin);
    }
    // Fails here with a sentence whose last gap is what stands here instead; a sign fills the first of two.
    void expected(const Text& sentence, std::string sign = "");

private:
    std::string name_;
    std::string_view text_;
    std::size_t at_ = 0;
    std::optional<Error> error_;
};

// A cell of a line, with the place where it begins in the file.
struct Cell {
    std::string_view text;
    std::size_t at;
};
// Cells between separators, without the spaces around them; those between spaces when the separator is ' '.
std::vector<Cell> cells_of(std::string_view line, std::size_t at, char separator);

// Long or odd words are cut for an error's one line.
std::string shown(std::string_view text);

} // namespace zermelo
