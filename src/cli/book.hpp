// The option --book, for all commands that ask for values.
#pragma once

#include "cli/session.hpp"

#include <optional>

namespace zermelo {

struct BookOptions {
    std::string file;
    std::optional<unsigned> plies; // of a book that is to be made

    void add(Command& command);
    void add_making(Command& command);
};

// Takes the book into account, if one is named.
Result<std::optional<BookFacts>> open_book(const Session& session, AnyGame& game, const BookOptions& options);

} // namespace zermelo
