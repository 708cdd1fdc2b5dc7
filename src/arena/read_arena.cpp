#include "arena/read_arena.hpp"

#include "arena/text_place.hpp"
#include "core/errors.hpp"

namespace zermelo {

namespace {

constexpr Text empty_file{"the file is empty", "le fichier est vide"};
constexpr Text not_utf8{"this is not UTF-8", "ceci n'est pas de l'UTF-8"};
constexpr Text unknown_format{
    "expected an arena: JSON, a Python dictionary or list, DOT (\"digraph\") or PGSolver (\"parity\")",
    "attendu une arène : JSON, un dictionnaire ou une liste Python, DOT (« digraph ») ou PGSolver (« parity »)"};

} // namespace

Result<NamedArena> read_arena(std::string_view text, const std::string& place, unsigned threads) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == text.npos) return Error{place, empty_file, {}};
    const std::string_view rest = text.substr(begin);
    const char first = rest.front();
    // Numbers are read as they come: whether they are UTF-8 need not be asked of hundreds of megabytes.
    if ((first >= '0' && first <= '9') || rest.starts_with("parity") || rest.starts_with("start"))
        return read_pg_arena(text, place, threads);
    if (const char* at = first_not_utf8(text); at != text.data() + text.size())
        return Error{place_in(text, at, place), not_utf8, {}};
    if (first == '{' && rest.find("\"vertices\"") != rest.npos) return read_json_arena(text, place);
    if (first == '{' || first == '[') return read_dict_arena(text, place);
    for (std::string_view word : {"digraph", "strict", "graph", "//", "/*", "#"})
        if (rest.starts_with(word)) return read_dot_arena(text, place);
    return Error{place_in(text, rest.data(), place), unknown_format, {}};
}

} // namespace zermelo
