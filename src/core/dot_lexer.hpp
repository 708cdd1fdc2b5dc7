// The words and signs of a DOT file, one at a time.
#pragma once

#include "core/source.hpp"

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

// Mistakes stay in the source, and are followed by the token `end`.
class DotLexer {
public:
    explicit DotLexer(Source& source) : source_(source) {}

    // Reads the next token into token(); false if there is none, with an error.
    bool advance();
    const DotToken& token() const { return token_; }
    // Here something else stands than what was expected; `what` says what may.
    bool expected(std::string what);
    bool fail(std::size_t at, const Text& sentence, std::vector<std::string> arguments = {}) {
        return source_.fail(at, sentence, std::move(arguments)), false;
    }

private:
    bool skip_spaces();
    bool read_quoted();
    bool read_quoted_part();
    bool read_markup();
    void read_word();
    bool read_numeral();
    bool fail_ended(std::string expected);

    Source& source_;
    DotToken token_;
};

} // namespace zermelo
