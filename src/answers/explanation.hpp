// Why a position is won, lost or drawn, or what a move is worth: the facts, without a sentence.
#pragma once

#include "answers/searched.hpp"
#include "answers/worth.hpp"
#include "core/ideas.hpp"

#include <optional>
#include <string>
#include <vector>

namespace zermelo {

// A move, where it leads, and the best answer there.
struct MoveFacts {
    std::string move, position;
    Worth worth;                       // for the player who makes it
    std::optional<std::string> answer; // none if the game is over there, or where it would take a long search
    Worth answer_worth{};
};

struct Explanation {
    std::string position;
    Player to_move = Player::one;
    bool impartial = false;
    std::optional<Outcome> over{}; // for the player to move, if the game is over here
    Worth worth{};
    std::vector<MoveFacts> moves{};  // the best one; of a lost position, and where utilities count, all, the best first
    std::optional<MoveFacts> made{}; // the move that was asked about
    std::vector<Idea> ideas{};       // about the position, and the best move or that which was asked about; checked
    std::vector<std::string> line{}; // best play to the end, the move that was asked about first ...
    bool line_ends_early = false;    // ... or until the opening book ends and a long search would begin

    // The move that was asked about gives something away.
    bool refuted() const {
        if (!made) return false;
        const Worth& best = moves.front().worth;
        return best.utility ? compare(made->worth, best, to_move) < 0 : made->worth.result < best.result;
    }
};

// The same in the opinion of a search.
struct Opinion {
    Searched position;                 // what it thinks of the position
    std::optional<std::string> move{}; // that was asked about
    std::optional<Searched> made{};    // what it thinks of the move, for the player who makes it
    std::vector<std::string> line{};   // the play that it expects, the move that was asked about first
    bool instead_of_solving = false;   // the game was too large to solve

    const Searched& thought() const { return made ? *made : position; }
};

} // namespace zermelo
