#include "cli/book.hpp"

#include "cli/commands.hpp"

namespace zermelo {

void BookOptions::add(Command& command) {
    command
        .add_option("--book", file,
                    {"Connect 4, tic-tac-toe: look into this opening book (solve --book makes one)",
                     "Puissance 4, morpion : consulter cette bibliothèque d'ouvertures (solve --book en fait un)"})
        ->check(not_empty);
}

void BookOptions::add_making(Command& command) {
    constexpr unsigned usual = 12;
    plies = usual;
    auto* book = command
                     .add_option("--book", file,
                                 {"Connect 4, tic-tac-toe: a file with the scores of all openings; made if it is not "
                                  "there yet, and continued if that was interrupted",
                                  "Puissance 4, morpion : un fichier avec les scores de toutes les ouvertures ; fait "
                                  "s'il n'existe pas encore, continué s'il a été interrompu"})
                     ->check(not_empty);
    command
        .add_option("--plies", plies,
                    {"how many moves the openings of a new book have (12)",
                     "nombre de coups des ouvertures d'une nouvelle bibliothèque (12)"})
        ->check(range(0, 16))
        ->needs(book);
}

Result<std::optional<BookFacts>> open_book(const Session& session, AnyGame& game, const BookOptions& options) {
    if (options.file.empty()) return std::optional<BookFacts>();
    auto book = game.book(options.file, options.plies, session.control());
    if (!book) return book.error();
    return std::optional(std::move(*book));
}

} // namespace zermelo
