// The file of an opening book, and the one beside it in which a book is kept while it is made.
//
//      FILE         a page that says what it is; then the pages of a ScoreBook
//                   zermelo book 3 connect4 plies 12 positions 6012345 pages 23456
//      FILE.part    zermelo book 3 connect4 plies 12 begun
//                   then parts, in the order in which they were done: | layer | first | covered | count | words | check
//                   |
#pragma once

#include "core/machine/file_text.hpp"
#include "core/machine/locked_file.hpp"
#include "core/result.hpp"
#include "search/score_book.hpp"

#include <memory>
#include <string>
#include <vector>

namespace zermelo {

struct OpenBook {
    std::string file; // its name; none where the book is part of the program
    std::optional<FileText> text;
    std::uint64_t positions;
    ScoreBook scores; // a view of the text
};

bool book_exists(const std::string& file);
// The text of a book, which must stay where it is.
Result<std::unique_ptr<OpenBook>> read_book(std::string_view text, const std::string& place, const std::string& game);
Result<std::unique_ptr<OpenBook>> open_book_file(const std::string& file, const std::string& game);

// What was found about some positions of a layer, those of so many moves, in a row. Positions that need no search have
// no word.
struct BookPart {
    std::uint64_t layer = 0, first = 0, covered = 0;
    std::vector<std::uint64_t> words;
};

class BookDraft {
public:
    // Reads what was begun, but for a part that was cut off; a new one has `plies`. Nobody else may work on it.
    static Result<BookDraft> open(const std::string& file, const std::string& game, unsigned plies);

    unsigned plies() const { return plies_; }
    // Something was begun before, and cut off within its first line.
    bool begun_anew() const { return begun_anew_; }
    const std::vector<BookPart>& parts() const { return parts_; }
    Result<void> add(BookPart part);
    // Puts the book in its place. Requires words in order, no key twice.
    Result<void> finish(const std::vector<std::uint64_t>& words) const;

private:
    BookDraft(LockedFile locked, const std::string& file, const std::string& game, unsigned plies)
        : locked_(std::move(locked)), file_(file), game_(game), plies_(plies) {}

    LockedFile locked_;
    std::string file_, game_;
    unsigned plies_;
    bool begun_anew_ = false;
    std::vector<BookPart> parts_;
};

} // namespace zermelo
