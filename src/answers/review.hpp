// What a play looks like afterwards, and what a position promises before it.
#pragma once

#include "answers/worth.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace zermelo {

// Who has the better side of a position.
struct BetterSide {
    int winner; // with best play; 0: nobody
    Worth worth;
};

// A move of a play. What it cost is the difference between the two values, both for the player who made it.
struct ReviewedMove {
    std::size_t number; // 1: the first of the play
    Player player;
    std::string move;
    Worth before, after;  // with best play, and once the move was made
    std::string better{}; // a best move instead, where this one was a mistake

    bool mistake() const { return !better.empty(); }
};

struct Review {
    std::size_t unknown = 0; // moves at the beginning that nobody can judge: there is too much to look at
    std::vector<ReviewedMove> moves{};

    std::size_t mistakes() const {
        std::size_t count = 0;
        for (const ReviewedMove& move : moves) count += move.mistake();
        return count;
    }
};

} // namespace zermelo
