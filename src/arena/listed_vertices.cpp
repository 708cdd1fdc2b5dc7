#include "arena/listed_vertices.hpp"

#include "arena/arena_errors.hpp"
#include "arena/word_line.hpp"
#include "core/parameters.hpp"

#include <algorithm>

namespace zermelo {

std::vector<std::string> listed_names(const NamedArena& arena, std::string_view text) {
    if (arena.find(text)) return {std::string(text)};
    std::vector<std::string> names;
    for (std::string_view rest = text; !rest.empty();) {
        if (WordLine words(rest); trim(rest).starts_with('"')) {
            auto name = words.word();
            if (name && (words.rest().empty() || words.rest().starts_with(','))) {
                names.push_back(std::move(*name));
                rest = words.rest();
                rest.remove_prefix(std::min<std::size_t>(rest.size(), 1));
                continue;
            }
        }
        const std::size_t end = std::min(rest.find(','), rest.size());
        names.emplace_back(trim(rest.substr(0, end)));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return names;
}

Result<std::vector<Vertex>> find_all(const NamedArena& arena, const std::vector<std::string>& names,
                                     std::string_view place) {
    std::vector<Vertex> found;
    for (const std::string& name : names) {
        const auto vertex = arena.find(name);
        if (!vertex) return Error{std::string(place), errors::unknown_vertex, {name}};
        found.push_back(*vertex);
    }
    return found;
}

} // namespace zermelo
