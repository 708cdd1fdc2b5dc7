#include "cli/commands.hpp"

#include <iostream>

int main(int argc, char** argv) {
    using namespace zermelo;
    const Language language = language_of(argc, argv);
    Command app(
        language,
        {"Zermelo solves, explains and plays two-player games of perfect information.\n\n"
         "A game is a word: NAME or NAME:PARAMETERS, such as babylone, babylone:2,2, subtraction:heap=20,take=1+3+4\n"
         "  zermelo games                 the games and their parameters\n"
         "  zermelo solve babylone        who wins, by which move, in how many moves\n"
         "  zermelo play nim --hints      play it\n"
         "  zermelo help COMMAND          more about a command",
         "Zermelo résout, explique et joue des jeux à deux joueurs à information parfaite.\n\n"
         "Un jeu est un mot : NOM ou NOM:PARAMÈTRES, comme babylone, babylone:2,2, batonnets:tas=20,prises=1+3+4\n"
         "  zermelo games                 les jeux et leurs paramètres\n"
         "  zermelo solve babylone        qui gagne, par quel coup, en combien de coups\n"
         "  zermelo play nim --hints      y jouer\n"
         "  zermelo help COMMANDE         l'aide d'une commande"},
        "zermelo", "zermelo 0.1");
    Session session(language);
    session.add_options(app);
    for (auto add : {add_games,     add_solve,  add_moves,  add_explain, add_play,  add_match,  add_search,
                     add_compare,   add_tree,   add_depth,  add_table,   add_sweep, add_perft,  add_arena,
                     add_attractor, add_parity, add_verify, add_plays,   add_path,  add_matrix, add_exercise,
                     add_bench,     add_page,   add_serve,  add_help})
        add(app, session);
    try {
        if (const auto code = app.parse(argc, argv)) return *code;
    } catch (const std::bad_alloc&) {
        std::cerr << "zermelo: " << (language == Language::french ? "mémoire épuisée" : "out of memory") << "\n";
        return limit_reached;
    }
    std::cout.flush();
    if (!std::cout) {
        std::cerr << "zermelo: "
                  << (language == Language::french ? "la sortie standard ne peut être écrite"
                                                   : "standard output cannot be written")
                  << "\n";
        return bad_input;
    }
    return session.exit_code;
}
