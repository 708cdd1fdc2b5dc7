// What the file says in which a book is kept while it is made; see book_file.hpp.
#pragma once

#include "ask/book_file.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

struct BegunBook {
    std::optional<unsigned> plies; // none: the text was cut off within its first line
    std::vector<BookPart> parts;
    std::size_t whole = 0; // so many bytes; what follows was cut off
};
Result<BegunBook> read_begun_book(std::string_view text, const std::string& game, const std::string& file);

} // namespace zermelo
