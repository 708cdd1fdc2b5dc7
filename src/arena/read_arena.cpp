#include "arena/read_arena.hpp"

#include "arena/arena_draft.hpp"

namespace zermelo {

namespace {

constexpr Text unknown_format{
    "expected an arena: JSON, a Python dictionary or list, DOT (\"digraph\") or PGSolver (\"parity\")",
    "attendu une arène : JSON, un dictionnaire ou une liste Python, DOT (« digraph ») ou PGSolver (« parity »)"};

// Where something else begins than space and lines that begin with #.
std::size_t after_comments(std::string_view text, std::size_t at) {
    while ((at = std::min(text.find_first_not_of(" \t\r\n", at), text.size())) < text.size() && text[at] == '#')
        at = std::min(text.find('\n', at), text.size());
    return at;
}

} // namespace

Result<NamedArena> read_arena(std::string_view text, const std::string& place, unsigned threads, const PartDone& done) {
    const ArenaText source{text, place};
    const std::string_view rest = text.substr(after_comments(text, source.begin()));
    const char first = rest.empty() ? ' ' : rest.front();
    // Numbers are read as they come: whether they are UTF-8 need not be asked of hundreds of megabytes.
    if ((first >= '0' && first <= '9') || rest.starts_with("parity") || rest.starts_with("start"))
        return read_pg_arena(text, place, threads, done);
    if (auto problem = source.check()) return *problem;
    if (first == '{' && rest.find("\"vertices\"") != rest.npos) return read_json_arena(text, place);
    if (first == '{' || first == '[') return read_dict_arena(text, place);
    for (std::string_view word : {"digraph", "strict", "graph", "//", "/*"})
        if (rest.starts_with(word)) return read_dot_arena(text, place);
    return source.error(text.size() - rest.size(), unknown_format, {});
}

} // namespace zermelo
