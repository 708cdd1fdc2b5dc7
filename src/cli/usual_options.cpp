#include "cli/usual_options.hpp"

namespace zermelo {

void add_game_word(Command& command, std::string& game) {
    command.add_option("game", game, {"a game", "un jeu"})->required();
}
Option* add_position(Command& command, std::string& position) {
    return command
        .add_option("--position", position,
                    {"the position (default: the start)", "la position (par défaut : le départ)"})
        ->check(not_empty);
}
Option* add_start(Command& command, std::string& position) {
    return command.add_option("--position", position, {"from this position on", "à partir de cette position"})
        ->check(not_empty);
}
void add_positions(Command& command, std::string& file, const Option* position) {
    command
        .add_option("--positions", file,
                    {"a file with one position a line (- for standard input); answers one JSON object a line",
                     "un fichier d'une position par ligne (- pour l'entrée standard) ; répond un objet JSON par ligne"})
        ->check(not_empty)
        ->excludes(position);
}
void add_course_form(Command& command, std::string& form) {
    command
        .add_option("--as", form,
                    {"course: write positions as the course's sheets do",
                     "course : écrire les positions comme les feuilles du cours"})
        ->check(not_empty);
}
void add_output(Command& command, std::string& file) {
    command.add_option("--output", file, {"write to this file", "écrire dans ce fichier"})->check(not_empty);
}

} // namespace zermelo
