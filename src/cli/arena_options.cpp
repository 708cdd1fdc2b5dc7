#include "cli/arena_options.hpp"

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
    auto word = targets.added_to(source.game);
    if (!word) return word.error();
    source.game = *word;
    return source.open(session.control());
}

} // namespace zermelo
