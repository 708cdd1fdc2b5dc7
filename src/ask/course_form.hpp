// Answers told as the course's sheets write positions and moves. They are found in the usual form, then rewritten, so
// that nothing that finds them has to know of two.
#pragma once

#include "answers/explanation.hpp"
#include "ask/any_game.hpp"

namespace zermelo {

// Requires that the game has the course's form, and that `position` is the one that was asked about.
void tell_as_course(Explanation& explanation, const AnyGame& game, const Position& position);
void tell_as_course(Opinion& opinion, const AnyGame& game, const Position& position);
void tell_as_course(Searched& searched, const AnyGame& game, const Position& position);

// What the course's minimax returns: (score, situation), the score as player one sees it, the situation after the best
// move. Requires an answer in the usual form.
std::string course_pair(const Searched& searched, const AnyGame& game, const Position& position);

} // namespace zermelo
