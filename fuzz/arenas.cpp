// Throws arbitrary text at the readers of arenas. What is accepted must survive being written and read again.
//
// Input: a digit that chooses the reader, then the text.
#include "arena/read_arena.hpp"
#include "arena/strategy_file.hpp"
#include "arena/write_arena.hpp"
#include "solve/certificate.hpp"

#include <cstdlib>

using namespace zermelo;

namespace {

void require(bool condition) {
    if (!condition) std::abort();
}

template <class Read, class Write> void try_text(std::string_view text, Read read, Write write) {
    const auto arena = read(text, "file");
    if (!arena) return require(arena.error().in(Language::french).starts_with("file:"));
    require(arena->arena.size() > 0 && arena->arena.size() == arena->names.size());
    require(index(arena->start) < arena->arena.size());
    const std::string written = write(*arena);
    const auto again = read(written, "file");
    require(again && write(*again) == written);
}

const NamedArena& small_arena() {
    static const NamedArena arena = *read_pg_arena("0 0 0 1,2 \"a b\";1 1 1 0;2 1 0 2;", "file", 1);
    return arena;
}

// PGSolver's form knows strategies of all vertices only.
void try_strategy(std::string_view text) {
    const auto file = read_strategy(text, "file", small_arena());
    if (!file) return require(file.error().in(Language::french).starts_with("file:"));
    require(file->moves.size() == small_arena().arena.size());
    std::vector<Player> winners;
    for (const auto& winner : file->winners)
        if (winner) winners.push_back(*winner);
    if (winners.size() != file->moves.size()) return;
    const std::string written = write_sol(small_arena(), winners, file->moves);
    const auto again = read_strategy(written, "file", small_arena());
    require(again && again->moves == file->moves);
}

void try_certificate(std::string_view text) {
    const auto head = read_certificate_head(text, "file");
    const auto certificate = read_certificate(text, "file", small_arena());
    if (!certificate) return require(!certificate.error().in(Language::french).empty());
    const std::string written = write_certificate(*certificate, small_arena());
    const auto again = read_certificate(written, "file", small_arena());
    require(head && again && write_certificate(*again, small_arena()) == written);
    const std::vector<bool> nothing(small_arena().arena.size(), false);
    (void)find_flaw(*certificate, small_arena().arena, nothing, nothing);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    auto read_pg = [](std::string_view pg, const std::string& place) { return read_pg_arena(pg, place, 1); };
    auto write = [](const NamedArena& arena) { return write_dot(arena); };
    switch (static_cast<unsigned char>(data[0] - '0') % 7) {
    case 0: try_text(text, read_json_arena, write_json); break;
    case 1: try_text(text, read_dict_arena, write_dict); break;
    case 2: try_text(text, read_dot_arena, write); break;
    case 3: try_text(text, read_pg, write_pg); break;
    case 4: try_strategy(text); break;
    case 5: try_certificate(text); break;
    case 6: (void)read_arena(text, "file", 1); break; // which finds out the format
    }
    return 0;
}
