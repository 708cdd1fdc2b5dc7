// The moves of a position, valued or judged.
#pragma once

#include "answers/solved.hpp"

namespace zermelo {

struct ValuedMove {
    std::string move, position; // and where it leads
    Worth worth;                // of the move, for the player who makes it
    bool best;
};
struct ValuedMoves {
    std::string position;
    Player to_move;
    Worth worth;
    std::vector<ValuedMove> moves; // best first, otherwise in the game's order
    Method method;
    std::uint64_t nodes = 0; // positions looked at for this answer by a search
};

struct JudgedMove {
    std::string move, position;
    int judgement; // for the player who makes it
    bool best;
};
struct JudgedMoves {
    std::string position;
    Player to_move;
    std::string heuristic;
    std::vector<JudgedMove> moves; // best first
};

} // namespace zermelo
