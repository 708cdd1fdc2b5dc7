// Throws arbitrary text at the readers of arenas. What is accepted must survive being written and read again.
//
// Input: one byte that chooses the reader, then the text.
#include "arena/read_arena.hpp"
#include "arena/write_arena.hpp"

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

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    switch (data[0] % 3) {
    case 0: try_text(text, read_json_arena, write_json); break;
    case 1: try_text(text, read_dict_arena, write_dict); break;
    case 2: try_text(text, read_dot_arena, [](const NamedArena& arena) { return write_dot(arena); }); break;
    }
    return 0;
}
