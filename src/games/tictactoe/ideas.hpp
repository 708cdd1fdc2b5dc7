// What there is to say about a position of tic-tac-toe: lines, threats, forks and forced replies.
#pragma once

#include "core/line_ideas.hpp"
#include "games/tictactoe/tictactoe.hpp"

namespace zermelo {

// The marks change hands, and with them the turn.
template <class Word> Marks passed(const TicTacToe<Word>&, const Marks& marks) { return {marks.o, marks.x}; }

template <class Word> std::vector<Idea> ideas_of(const TicTacToe<Word>& game, const Marks& marks) {
    return line_ideas(line_facts(game, marks));
}

} // namespace zermelo
