// Options that several commands have, said once.
#pragma once

#include "cli/command.hpp"

namespace zermelo {

void add_game_word(Command& command, std::string& game);
void add_position(Command& command, std::string& position); // the one that is asked about
void add_start(Command& command, std::string& position);    // the one to begin at
void add_positions(Command& command, std::string& file);    // many, each with an answer
void add_course_form(Command& command, std::string& form);  // of positions
void add_output(Command& command, std::string& file);

} // namespace zermelo
