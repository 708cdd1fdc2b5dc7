#include "cli/book.hpp"

#include "cli/commands.hpp"

#include <filesystem>

namespace zermelo {

void BookOptions::add(Command& command) {
    auto* book = command
                     .add_option("--book", file,
                                 "Connect 4: a file with the scores of all openings; computed if it is not there yet, "
                                 "and continued if that was interrupted")
                     ->check(not_empty);
    command.add_option("--plies", plies, "how many moves the openings of a new book have (8)")
        ->check(range(1, 12))
        ->needs(book);
}

Result<std::optional<Json>> open_book(const Session& session, AnyGame& game, const BookOptions& options) {
    if (options.file.empty()) return std::optional<Json>();
    std::string text;
    if (std::filesystem::exists(options.file)) {
        auto read = read_file(options.file);
        if (!read) return read.error();
        text = std::move(*read);
    }
    auto append = [&](std::string_view line) { return append_file(options.file, line); };
    auto book = game.book(text, options.file, options.plies, append, session.control());
    if (!book) return book.error();
    return std::optional(std::move(*book));
}

} // namespace zermelo
