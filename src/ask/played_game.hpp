// A game that is being played: who moves, what was played, how to go back. Faces show it and pass moves on.
#pragma once

#include "ask/any_game.hpp"

namespace zermelo {

class PlayedGame {
public:
    PlayedGame(AnyGame& game, Position start) : game_(game), start_(std::move(start)) {}

    AnyGame& game() const { return game_; }
    const Position& start() const { return start_; }
    const Position& here() const { return positions_.empty() ? start_ : positions_.back(); }
    const std::vector<std::string>& moves() const { return moves_; }
    Player mover() const { return game_.mover(here()); }

    // 1 or 2, 0 for a draw; nothing while the game goes on.
    std::optional<int> winner() const {
        const auto outcome = game_.outcome(here());
        return outcome ? std::optional(game_.winner(here(), *outcome)) : std::nullopt;
    }
    // Whether the position here has come for the third time: then the play has no end, and who wins such a play wins.
    bool repeats() const;
    int endless_winner() const { return game_.winner(here(), Outcome::endless); }

    Result<void> play(const std::string& move);
    bool undo(std::size_t moves); // false: not so many were made

    // The game as a file and back. `place` is the name of the file; on an error nothing changes.
    std::string saved() const;
    Result<void> load(std::string_view text, const std::string& place);

private:
    AnyGame& game_;
    Position start_;
    std::vector<Position> positions_; // after each move
    std::vector<std::string> moves_;
};

} // namespace zermelo
