// Options that several commands have, said once.
#pragma once

#include "cli/command.hpp"

namespace zermelo {

void add_game_word(Command& command, std::string& game);
Option* add_position(Command& command, std::string& position); // the one that is asked about
Option* add_start(Command& command, std::string& position);    // the one to begin at
// Many, each with an answer, instead of the one.
void add_positions(Command& command, std::string& file, const Option* position);
void add_course_form(Command& command, std::string& form); // of positions
void add_output(Command& command, std::string& file);

} // namespace zermelo
