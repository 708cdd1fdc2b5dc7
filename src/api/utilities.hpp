// Games whose final positions are worth a number: the value that both players can secure.
#pragma once

#include "api/json.hpp"
#include "api/notation.hpp"

namespace zermelo {

// Player one takes the highest of the children's values, player two the lowest. Adds {position, utility} of all to
// `list`.
template <WithUtilities G> std::int64_t utility_value(const G& game, const typename G::State& state, Json& list) {
    const std::size_t place = list.size();
    list.push_back({{"position", print_position(game, state)}});
    std::optional<std::int64_t> best = game.utility(state);
    if (!best)
        game.moves(state, [&](const typename G::Move& move) {
            const std::int64_t value = utility_value(game, game.apply(state, move), list);
            if (!best)
                best = value;
            else
                best = game.mover(state) == Player::one ? std::max(*best, value) : std::min(*best, value);
        });
    list[place]["utility"] = *best;
    return *best;
}

// Adds utility, utility_best[] (the moves that secure it) and utilities[] of all positions.
template <WithUtilities G> void put_utilities(const G& game, const typename G::State& state, Json& answer) {
    Json list = Json::array(), best = Json::array();
    const std::int64_t value = utility_value(game, state, list);
    if (!game.outcome(state))
        game.moves(state, [&](const typename G::Move& move) {
            Json below = Json::array();
            if (utility_value(game, game.apply(state, move), below) == value)
                best.push_back(game.print_move(state, move));
        });
    answer["utility"] = value;
    answer["utility_best"] = std::move(best);
    answer["utilities"] = std::move(list);
}

} // namespace zermelo
