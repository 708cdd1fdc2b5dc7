// The sheet's h_alea: finish the game at random many times, and count who wins.
#pragma once

#include "core/game.hpp"
#include "core/random.hpp"

#include <cstdint>
#include <vector>

namespace zermelo {

// Games won less games lost, for the player to move. Plays that do not end within `longest` moves count as draws.
template <Game G> int playouts(const G& game, const typename G::State& state, std::uint64_t games, Random& random) {
    constexpr std::uint64_t longest = 100'000;
    int score = 0;
    std::vector<typename G::Move> moves;
    for (std::uint64_t round = 0; round < games; ++round) {
        typename G::State at = state;
        for (std::uint64_t plies = 0; plies < longest && !game.outcome(at); ++plies) {
            moves.clear();
            game.moves(at, [&](const typename G::Move& move) { moves.push_back(move); });
            at = game.apply(at, moves[random.below(moves.size())]);
        }
        const auto outcome = game.outcome(at);
        if (!outcome || *outcome == Outcome::draw) continue;
        score += (*outcome == Outcome::win) == (game.mover(at) == game.mover(state)) ? 1 : -1;
    }
    return score;
}

} // namespace zermelo
