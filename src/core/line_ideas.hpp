// Ideas of games in which whoever completes a line wins: threats, forks and forced replies, seen by the rules alone.
#pragma once

#include "core/ideas.hpp"

namespace zermelo {

struct LineFacts {
    struct After { // a move of the mover
        std::string move;
        std::vector<std::string> threats; // what would complete a line next, if the opponent passed
        std::vector<std::string> answers; // by which the opponent completes a line
    };
    std::vector<std::string> completing; // moves that complete a line
    std::vector<std::string> against;    // what would complete a line of the opponent, were it his turn
    std::vector<After> after;            // each move, where none completes a line
};

std::vector<Idea> line_ideas(const LineFacts& facts);

template <Notated G> std::vector<std::string> completing_moves(const G& game, const typename G::State& state) {
    std::vector<std::string> names;
    if (game.outcome(state)) return names;
    game.moves(state, [&](const typename G::Move& move) {
        if (game.outcome(game.apply(state, move)) == Outcome::loss) names.push_back(game.print_move(state, move));
    });
    return names;
}

// Requires that the game goes on.
template <Notated G>
    requires Passes<G>
LineFacts line_facts(const G& game, const typename G::State& state) {
    LineFacts facts{completing_moves(game, state), completing_moves(game, passed(game, state)), {}};
    if (!facts.completing.empty()) return facts;
    game.moves(state, [&](const typename G::Move& move) {
        const typename G::State next = game.apply(state, move);
        if (game.outcome(next)) return; // a draw
        facts.after.push_back(
            {game.print_move(state, move), completing_moves(game, passed(game, next)), completing_moves(game, next)});
    });
    return facts;
}

} // namespace zermelo
