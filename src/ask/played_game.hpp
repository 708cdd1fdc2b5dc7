// A game that is being played: who moves, what was played, how to go back. Faces show it and pass moves on.
#pragma once

#include "ask/any_game.hpp"
#include "ask/repetitions.hpp"

namespace zermelo {

class PlayedGame {
public:
    PlayedGame(AnyGame& game, Position start) : game_(game), positions_{std::move(start)} {
        repetitions_.add(game_.print(here()));
    }

    AnyGame& game() const { return game_; }
    const Position& start() const { return positions_.front(); }
    const Position& here() const { return positions_.back(); }
    const Position& after(std::size_t moves) const { return positions_[moves]; }
    const std::vector<std::string>& moves() const { return moves_; }
    Player mover() const { return game_.mover(here()); }

    // 1 or 2, 0 for a draw; nothing while the game goes on.
    std::optional<int> winner() const {
        const auto outcome = game_.outcome(here());
        return outcome ? std::optional(game_.winner(here(), *outcome)) : std::nullopt;
    }
    // How often the position here has come.
    unsigned times() const { return repetitions_.times(game_.print(here())); }
    // Whether the play has no end: the position has come for the third time, or it has come again and no move since
    // was a choice. Then who wins such a play wins.
    bool endless() const;
    int endless_winner() const { return game_.winner(here(), Outcome::endless); }

    // The move is kept as the game writes it.
    Result<void> play(const std::string& move);
    bool undo(std::size_t moves); // false: not so many were made

    // The game as a file and back. `place` is the name of the file; on an error nothing changes.
    std::string saved() const;
    Result<void> load(std::string_view text, const std::string& place);

private:
    AnyGame& game_;
    std::vector<Position> positions_; // the start, and what follows each move
    std::vector<std::string> moves_;
    Repetitions repetitions_;
};

} // namespace zermelo
