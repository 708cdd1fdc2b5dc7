// Throws arbitrary text at the readers of arenas. What is accepted must survive being written and read again.
//
// Input: one byte that chooses the reader, then the text.
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

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    auto read_pg = [](std::string_view pg, const std::string& place) { return read_pg_arena(pg, place, 1); };
    switch (data[0] % 6) {
    case 0: try_text(text, read_json_arena, write_json); break;
    case 1: try_text(text, read_dict_arena, write_dict); break;
    case 3: try_text(text, read_pg, write_pg); break;
    case 4: (void)read_strategy(text, "file", small_arena()); break;
    case 5: (void)read_certificate(text, "file", small_arena()); break;
    case 2: try_text(text, read_dot_arena, [](const NamedArena& arena) { return write_dot(arena); }); break;
    }
    return 0;
}
