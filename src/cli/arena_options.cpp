#include "cli/arena_options.hpp"

#include "arena/word_line.hpp"

namespace zermelo {

void ArenaOptions::add(Command& command) {
    command.add_option("game", source.game, {"a game, or arena:FILE", "un jeu, ou arena:FICHIER"})->required();
    command
        .add_option("--position", source.position,
                    {"from this position or vertex on", "à partir de cette position ou de ce sommet"})
        ->check(not_empty);
    command.add_flag("--bipartite", source.request.bipartite,
                     {"every position once for each player to move", "chaque position une fois par joueur au trait"});
    command.add_flag(
        "--both", source.request.both,
        {"the same for all positions, reachable or not: player 1's come first, as in the course",
         "de même pour toutes les positions, accessibles ou non : celles du joueur 1 d'abord, comme dans le cours"});
    command.add_flag("--symmetry", source.request.symmetry,
                     {"one vertex for all positions that are alike", "un seul sommet pour les positions semblables"});
    command
        .add_option("--as", form,
                    {"course: name positions as the course's sheets do",
                     "course : nommer les positions comme les feuilles du cours"})
        ->check(not_empty);
}

Result<NamedArena> ArenaOptions::open(const Session& session) {
    auto read = form_of(form);
    if (!read) return read.error();
    source.request.form = *read;
    return source.open(session.control());
}

std::vector<std::string> listed_vertices(const NamedArena& arena, std::string_view text) {
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

} // namespace zermelo
