#include "ask/any_game.hpp"

#include "ask/typed/worth_of.hpp"

namespace zermelo {

int AnyGame::winner(const Position& position, Outcome outcome) const {
    if (outcome == Outcome::endless) return endless_winner() ? number(*endless_winner()) : 0;
    return winner_of(mover(position), outcome);
}

} // namespace zermelo
