#include "ask/book_file.hpp"

#include "ask/ask_errors.hpp"
#include "ask/begun_book.hpp"
#include "core/key.hpp"
#include "core/machine/files.hpp"

#include <cstring>
#include <sstream>

namespace zermelo {

namespace {

constexpr std::string_view suffix = ".part";

std::string title(const std::string& game) { return "zermelo book 3 " + game + " plies "; }

Error damaged(const std::string& file, const Text& reason) { return {file, reason, {}, Error::Kind::damaged}; }

// The words behind a title of this game: " plies 12 positions 24 ..." gives 12 and what follows.
std::optional<std::istringstream> after_title(std::string_view line, const std::string& game, unsigned& plies) {
    const std::string begin = title(game);
    if (!line.starts_with(begin)) return std::nullopt;
    std::istringstream rest{std::string(line.substr(begin.size()))};
    if (!(rest >> plies)) return std::nullopt;
    return rest;
}

// A title that was cut off before its end.
bool is_cut_title(std::string_view text, const std::string& game) {
    const std::string begin = title(game);
    return text.find('\n') == text.npos && text.substr(0, begin.size()) == begin.substr(0, text.size());
}

std::uint64_t check_of(const BookPart& part) {
    std::uint64_t check = 0;
    for (std::uint64_t word : {part.layer, part.first, part.covered}) check = hash(check ^ word);
    for (std::uint64_t word : part.words) check = hash(check ^ word);
    return check;
}

// Takes a part off the front of the text; false if the text ends within it or it is not what was written.
bool take_part(std::string_view& text, std::vector<BookPart>& parts) {
    const auto take = [&]() -> std::uint64_t {
        std::uint64_t word;
        std::memcpy(&word, text.data(), sizeof word);
        text.remove_prefix(sizeof word);
        return word;
    };
    constexpr std::size_t around = 5 * sizeof(std::uint64_t);
    if (text.size() < around) return false;
    BookPart part{take(), take(), take(), {}};
    const std::uint64_t count = take();
    if (count > text.size() / sizeof(std::uint64_t) - 1) return false;
    for (std::uint64_t i = 0; i < count; ++i) part.words.push_back(take());
    if (take() != check_of(part)) return false;
    parts.push_back(std::move(part));
    return true;
}

} // namespace

bool book_exists(const std::string& file) { return file_exists(file); }

Result<std::unique_ptr<OpenBook>> read_book(std::string_view text, const std::string& place, const std::string& game) {
    const std::string_view head = text.substr(0, ScoreBook::page_bytes);
    unsigned plies = 0;
    std::uint64_t positions = 0, pages = 0;
    std::string positions_name, pages_name;
    auto rest = after_title(head.substr(0, head.find('\n')), game, plies);
    if (!rest || !(*rest >> positions_name >> positions >> pages_name >> pages) || positions_name != "positions" ||
        pages_name != "pages")
        return damaged(place, errors::not_this_book);
    if (!ScoreBook::whole(head)) return damaged(place, errors::book_head_damaged);
    const std::string_view scores = text.substr(ScoreBook::page_bytes);
    if (scores.size() % ScoreBook::page_bytes != 0 || scores.size() / ScoreBook::page_bytes != pages)
        return damaged(place, errors::book_cut_off);
    return std::unique_ptr<OpenBook>(new OpenBook{"", std::nullopt, positions, {scores, plies}});
}

Result<std::unique_ptr<OpenBook>> open_book_file(const std::string& file, const std::string& game) {
    auto text = FileText::open(file);
    if (!text) return text.error();
    auto book = read_book(text->text(), file, game);
    if (!book) return book.error();
    (*book)->file = file;
    (*book)->text = std::move(*text); // its characters stay where they are
    return book;
}

Result<BegunBook> read_begun_book(std::string_view text, const std::string& game, const std::string& file) {
    BegunBook begun;
    const std::string_view line = text.substr(0, text.find('\n'));
    if (is_cut_title(text, game)) return begun;
    std::string state;
    auto rest = after_title(line, game, begun.plies.emplace());
    if (!rest || !(*rest >> state) || state != "begun") return damaged(file, errors::not_this_book);
    std::string_view left = text.substr(std::min(text.size(), line.size() + 1));
    do begun.whole = text.size() - left.size();
    while (take_part(left, begun.parts));
    return begun;
}

Result<BookDraft> BookDraft::open(const std::string& file, const std::string& game, unsigned plies) {
    const std::string part_file = file + std::string(suffix);
    const bool there = book_exists(part_file);
    auto locked = LockedFile::open(part_file);
    if (!locked) return locked.error();
    BookDraft draft(std::move(*locked), file, game, plies);
    auto text = FileText::open(part_file);
    if (!text) return text.error();
    auto begun = read_begun_book(text->text(), game, part_file);
    if (!begun) return begun.error();
    draft.begun_anew_ = there && !begun->plies;
    draft.plies_ = begun->plies.value_or(plies);
    draft.parts_ = std::move(begun->parts);
    // What is cut off is done again.
    auto done = begun->plies ? shorten_file(part_file, begun->whole)
                             : draft.locked_.write(title(game) + std::to_string(plies) + " begun\n");
    if (!done) return done.error();
    return draft;
}

Result<void> BookDraft::add(BookPart part) {
    std::string text;
    const auto put = [&](std::uint64_t word) { text.append(reinterpret_cast<const char*>(&word), sizeof word); };
    for (std::uint64_t word : {part.layer, part.first, part.covered}) put(word);
    put(part.words.size());
    for (std::uint64_t word : part.words) put(word);
    put(check_of(part));
    auto done = append_file(file_ + std::string(suffix), text);
    if (done) parts_.push_back(std::move(part));
    return done;
}

Result<void> BookDraft::finish(const std::vector<std::uint64_t>& words) const {
    const std::string scores = ScoreBook::pages(words);
    const std::string head = title(game_) + std::to_string(plies_) + " positions " + std::to_string(words.size()) +
                             " pages " + std::to_string(scores.size() / ScoreBook::page_bytes) + "\n";
    auto done = write_file(file_, ScoreBook::page(head) + scores);
    if (done) remove_file(file_ + std::string(suffix));
    return done;
}

} // namespace zermelo
