// The words and signs of a DOT file, one at a time.
#pragma once

#include "arena/arena_draft.hpp"

namespace zermelo {

struct DotToken {
    enum class Kind { end, name, keyword, sign };

    Kind kind = Kind::end;
    std::string text; // of a name, without quotes and escapes; of a keyword, in small letters
    std::size_t begin = 0;

    bool is(Kind wanted, std::string_view wanted_text) const { return kind == wanted && text == wanted_text; }
    bool is_sign(std::string_view sign) const { return is(Kind::sign, sign); }
    bool is_keyword(std::string_view word) const { return is(Kind::keyword, word); }
};

class DotLexer {
public:
    explicit DotLexer(const ArenaText& text) : text_(text), at_(text.begin()) {}

    // Reads the next token into token(); false if there is none, with an error.
    bool advance();
    const DotToken& token() const { return token_; }
    const std::optional<Error>& error() const { return error_; }
    // The first mistake stays.
    bool fail(std::size_t offset, const Text& sentence, std::vector<std::string> arguments);

private:
    bool skip_spaces();
    bool read_quoted();
    bool read_quoted_part();
    bool read_markup();
    void read_word();
    bool read_numeral();
    std::string_view rest() const { return text_.text.substr(at_); }

    const ArenaText& text_;
    std::size_t at_;
    DotToken token_;
    std::optional<Error> error_;
};

} // namespace zermelo
