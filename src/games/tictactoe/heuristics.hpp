// Judgements of a position of tic-tac-toe without looking ahead: greater is better for the player to move. They are
// meant for positions where the game goes on; what is over has its outcome.
//
// All of them look at the open lines: those that only one player has marks in, so that only he can still fill them.
#pragma once

#include "core/heuristic.hpp"
#include "games/tictactoe/tictactoe.hpp"

#include <array>

namespace zermelo::tictactoe {

// Marks of both players, seen by the one who moves.
struct Sides {
    std::uint64_t mine, theirs;
};

template <class Word> Sides sides(const TicTacToe<Word>& game, const Marks& marks) {
    return game.mover(marks) == Player::one ? Sides{marks.x, marks.o} : Sides{marks.o, marks.x};
}

// A line that lacks one mark counts `nearly`, another open line 1.
int lines_nearly(const TicTacToeBoard& board, const Sides& sides, int nearly);
// Each mark more makes an open line four times as good, and a line of the mover, who adds to it at once, counts twice
// as much as one of the opponent.
int weights(const TicTacToeBoard& board, const Sides& sides);

// The scores of the course (example 6): on the 3 x 3 board, 10 for two in an open line, 1 for one.
template <class Word> int lines_10_1(const TicTacToe<Word>& game, const Marks& marks) {
    return lines_nearly(game.board(), sides(game, marks), 10);
}

// The scores of its third tutorial: 2 for two in an open line, 1 for one.
template <class Word> int lines_2_1(const TicTacToe<Word>& game, const Marks& marks) {
    return lines_nearly(game.board(), sides(game, marks), 2);
}

// Lines open only to me less lines open only to the opponent, as in the textbook of Russell and Norvig.
template <class Word> int open_lines(const TicTacToe<Word>& game, const Marks& marks) {
    return lines_nearly(game.board(), sides(game, marks), 1);
}

template <class Word> int weights(const TicTacToe<Word>& game, const Marks& marks) {
    return weights(game.board(), sides(game, marks));
}

} // namespace zermelo::tictactoe

namespace zermelo {

template <class Word> auto named_heuristics(const TicTacToe<Word>&) {
    return std::array{Heuristic<TicTacToe<Word>>{"lines-10-1", &tictactoe::lines_10_1<Word>},
                      Heuristic<TicTacToe<Word>>{"lines-2-1", &tictactoe::lines_2_1<Word>},
                      Heuristic<TicTacToe<Word>>{"open-lines", &tictactoe::open_lines<Word>},
                      Heuristic<TicTacToe<Word>>{"weights", &tictactoe::weights<Word>}};
}

} // namespace zermelo
