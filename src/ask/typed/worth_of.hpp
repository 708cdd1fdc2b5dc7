// What values mean to the players of a game.
#pragma once

#include "answers/worth.hpp"
#include "core/game.hpp"

namespace zermelo {

template <Game G> Worth worth_of(const G& game, Player mover, Value value) {
    const Outcome result = decided(game, mover, value.outcome());
    Worth worth{value.outcome(), result == Outcome::endless ? Outcome::draw : result, {}};
    if (!worth.endless()) worth.plies = value.plies();
    return worth;
}

// The number of the player who wins, 0 for nobody.
constexpr int winner_of(Player mover, Outcome result) {
    return result == Outcome::win ? number(mover) : result == Outcome::loss ? number(other(mover)) : 0;
}
template <Game G> int winner_of(const G& game, const typename G::State& state, Outcome outcome) {
    return winner_of(game.mover(state), decided(game, game.mover(state), outcome));
}

} // namespace zermelo
