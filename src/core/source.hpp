// A file's text while it is read: where we are, and the first thing that is wrong with it.
//
// Readers go on after an error without looking: once something is wrong the text appears to have ended, so every loop
// stops, and `error()` tells what came first.
#pragma once

#include "core/result.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

class Source {
public:
    // Reading begins after the mark that some editors put before UTF-8.
    Source(std::string name, std::string_view text)
        : name_(std::move(name)), text_(text), begin_(text.starts_with("\xEF\xBB\xBF") ? 3 : 0), at_(begin_) {}

    bool ok() const { return !error_; }
    const Error& error() const { return *error_; }
    // Keeps the first error only.
    void fail(std::size_t at, const Text& sentence, std::vector<std::string> arguments = {});
    // Fails here with a sentence whose last gap is what stands here instead, in quotes, or EOF; a sign fills the first
    // of two.
    void expected(const Text& sentence, std::string sign = "") { expected_at(at_, sentence, std::move(sign)); }
    void expected_at(std::size_t at, const Text& sentence, std::string sign = "");
    // Fails at the first byte that does not belong to UTF-8, if any.
    bool check_utf8();

    // An error at file:line:column, counted from 1 in characters.
    Error error_at(std::size_t at, const Text& sentence, std::vector<std::string> arguments = {}) const;
    std::string place(std::size_t at) const;
    // The word, the text in quotes or the sign that begins there, short enough for a message.
    std::string found(std::size_t at) const;
    const std::string& name() const { return name_; }
    std::string_view text() const { return text_; }

    bool at_end() const { return error_ || at_ >= text_.size(); }
    std::size_t at() const { return at_; }
    bool begins_line() const { return at_ == begin_ || text_[at_ - 1] == '\n'; }
    std::string_view rest() const { return at_end() ? std::string_view() : text_.substr(at_); }
    char peek(std::size_t ahead = 0) const { return error_ || at_ + ahead >= text_.size() ? '\0' : text_[at_ + ahead]; }
    char next() { return at_end() ? '\0' : text_[at_++]; }
    bool take(char expected) {
        if (at_end() || text_[at_] != expected) return false;
        ++at_;
        return true;
    }
    void skip(std::size_t bytes) { at_ = std::min(at_ + bytes, text_.size()); }
    void skip_spaces(); // and new lines
    // The rest of the line, without its end; then we are on the next one.
    std::string_view line();
    // As many characters as fit the predicate.
    template <class Fits> std::string_view take_while(Fits&& fits) {
        const std::size_t begin = at_;
        while (!at_end() && fits(text_[at_])) ++at_;
        return text_.substr(begin, at_ - begin);
    }

private:
    std::string name_;
    std::string_view text_;
    std::size_t begin_, at_;
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
