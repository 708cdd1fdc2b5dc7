#include "arena/read_arena.hpp"

#include "arena/arena_draft.hpp"

#include <algorithm>
#include <cctype>

namespace zermelo {

namespace {

constexpr Text unknown_format{
    "expected an arena: JSON, a Python dictionary or list, DOT (\"digraph\") or PGSolver (\"parity\")",
    "attendu une arène : JSON, un dictionnaire ou une liste Python, DOT (« digraph ») ou PGSolver (« parity »)"};

// DOT's keywords may be in capitals.
bool starts_with_keyword(std::string_view text, std::string_view keyword) {
    return text.size() >= keyword.size() &&
           std::equal(keyword.begin(), keyword.end(), text.begin(),
                      [](char a, char b) { return a == std::tolower(static_cast<unsigned char>(b)); });
}

} // namespace

Result<NamedArena> read_arena(std::string_view text, const std::string& place, unsigned threads, const PartDone& done) {
    Source source(place, text);
    const std::string_view rest = text.substr(after_comments(source));
    const char first = rest.empty() ? ' ' : rest.front();
    if (assigned_value(text)) return read_dict_arena(text, place);
    // Numbers are read as they come: whether they are UTF-8 need not be asked of hundreds of megabytes.
    if ((first >= '0' && first <= '9') || rest.starts_with("parity") || rest.starts_with("start"))
        return read_pg_arena(text, place, threads, done);
    if (!check_arena_text(source)) return source.error();
    if (first == '{' && rest.find("\"vertices\"") != rest.npos) return read_json_arena(text, place);
    if (first == '{' || first == '[') return read_dict_arena(text, place);
    for (std::string_view word : {"digraph", "strict", "graph", "//", "/*"})
        if (starts_with_keyword(rest, word)) return read_dot_arena(text, place);
    return source.error_at(text.size() - rest.size(), unknown_format);
}

} // namespace zermelo
