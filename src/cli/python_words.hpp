// Words that Python answers: the grader, and games that are written in Python. The program itself needs no Python: it
// hands such words on to the module, where that is installed.
#pragma once

#include "cli/commands.hpp"

namespace zermelo {

// Does not return where the words are Python's and Python is there; else the exit code, or nothing: they are ours.
std::optional<int> hand_to_python(int argc, char** argv, const Session& session);

// check, in the help; what it does is Python's.
void add_check(Command& app, Session& session);

} // namespace zermelo
