// The option --book, for all commands that ask for values.
#pragma once

#include "cli/session.hpp"

#include <optional>

namespace zermelo {

struct BookOptions {
    std::string file;
    unsigned plies = 8;

    void add(Command& command);
};

// Takes the book into account, if one is named: computes it where the file is missing or not complete.
Result<std::optional<Json>> open_book(const Session& session, AnyGame& game, const BookOptions& options);

} // namespace zermelo
