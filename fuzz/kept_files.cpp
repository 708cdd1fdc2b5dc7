// Throws arbitrary text at what the program keeps or is told in words: tables of sweeps, opening books and those that
// were begun, saved games, lists of positions, words for AIs, names of targets. What is accepted can be used, and is
// the same once it was written and read again.
//
// Input: a digit that chooses the kind, then the text.
#include "api/typed_game.hpp"
#include "arena/listed_vertices.hpp"
#include "arena/read_arena.hpp"
#include "arena/word_line.hpp"
#include "ask/ai_word.hpp"
#include "ask/begun_book.hpp"
#include "ask/played_game.hpp"
#include "ask/sweep.hpp"
#include "core/machine/provided_files.hpp"
#include "games/nim/heuristics.hpp"
#include "games/nim/ideas.hpp"
#include "games/nim/nim.hpp"

#include <cstdlib>

using namespace zermelo;

namespace {

void require(bool condition) {
    if (!condition) std::abort();
}
void require_place(const Error& error) { require(error.in(Language::french).starts_with("file")); }

void try_sweep(std::string_view text) {
    const auto rows = parse_sweep(text, "file");
    if (!rows) return require_place(rows.error());
    const std::string written = sweep_text(*rows);
    const auto again = parse_sweep(written, "file");
    require(again && sweep_text(*again) == written);
}

void try_book(std::string_view text) {
    provide_file("file", std::string(text));
    const auto book = open_book_file("file", "nim");
    if (!book) return require_place(book.error());
    for (std::uint64_t key : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{1000}, std::uint64_t{1} << 55})
        (void)(*book)->scores.find(key);
}

// The short input says which words there are; with the right checks around them they are a book.
void try_whole_book(std::string_view text) {
    std::vector<std::uint64_t> words;
    for (; text.size() >= 3; text.remove_prefix(3))
        words.push_back(ScoreBook::word(
            static_cast<unsigned char>(text[0]) * 256u + static_cast<unsigned char>(text[1]), text[2] % 100));
    std::ranges::sort(words);
    const auto alike = std::ranges::unique(words, {}, [](std::uint64_t word) { return word >> 8; });
    words.erase(alike.begin(), alike.end());
    const std::string pages = ScoreBook::pages(words);
    const std::string title = "zermelo book 3 nim plies 3 positions " + std::to_string(words.size()) + " pages " +
                              std::to_string(pages.size() / ScoreBook::page_bytes) + "\n";
    provide_file("file", ScoreBook::page(title) + pages);
    const auto book = open_book_file("file", "nim");
    require(static_cast<bool>(book));
    for (std::uint64_t word : words)
        require((*book)->scores.find(word >> 8) == static_cast<int>(word & 255) - 128 && !(*book)->scores.damaged());
}

void try_begun_book(std::string_view text) {
    const auto begun = read_begun_book(text, "nim", "file");
    if (!begun) return require_place(begun.error());
    require(begun->whole <= text.size() && (begun->plies || begun->parts.empty()));
    const auto again = read_begun_book(text.substr(0, begun->whole), "nim", "file");
    if (begun->plies) require(again && again->whole == begun->whole && again->parts.size() == begun->parts.size());
}

AnyGame& nim() {
    static const auto parameters = Parameters::parse(Nim::info(), "3+4+5");
    static const auto game = Nim::make(*parameters, [](const auto& made) -> Result<std::shared_ptr<AnyGame>> {
        return std::shared_ptr<AnyGame>(new TypedGame<std::decay_t<decltype(made)>>(made, Nim::info(), "nim:3+4+5"));
    });
    return **game;
}

void try_saved_game(std::string_view text) {
    PlayedGame played(nim(), nim().start());
    require(static_cast<bool>(played.play("3-1")));
    const std::string before = played.saved();
    const auto loaded = played.load(text, "file");
    if (!loaded) {
        require_place(loaded.error());
        return require(played.saved() == before);
    }
    const std::string written = played.saved();
    require(static_cast<bool>(played.load(written, "file")) && played.saved() == written);
}

void try_positions(std::string_view text) {
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const auto position = nim().read(line);
        if (!position) {
            require(!position.error().in(Language::french).empty());
            continue;
        }
        const auto again = nim().read(nim().print(*position, Form::usual));
        require(again && nim().print(*again, Form::usual) == nim().print(*position, Form::usual));
    }
}

void try_ai(std::string_view text) {
    const std::vector<std::string> heuristics{"constant", "playouts", "nim-sum"};
    const auto ai = parse_ai(text, "file", heuristics);
    if (!ai) return require_place(ai.error());
    const auto again = parse_ai(ai->word, "file", heuristics);
    require(again && again->kind == ai->kind && again->depth == ai->depth && again->eval == ai->eval);
}

void try_targets(std::string_view text) {
    static const auto arena =
        read_arena(R"(digraph { "a, b" -> c; c -> "d"; d -> "e\"f" -> g; g -> "a, b" })", "file", 1);
    const auto names = listed_names(*arena, text);
    const auto found = find_all(*arena, names, "file");
    if (!found) return require_place(found.error());
    std::string written;
    for (Vertex v : *found) append_quoted(written += written.empty() ? "" : ",", arena->name(v));
    require(listed_names(*arena, written) == names);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    constexpr void (*kinds[])(std::string_view) = {try_sweep,      try_book,      try_whole_book, try_begun_book,
                                                   try_saved_game, try_positions, try_ai,         try_targets};
    kinds[static_cast<unsigned char>(data[0] - '0') % std::size(kinds)](text);
    return 0;
}
