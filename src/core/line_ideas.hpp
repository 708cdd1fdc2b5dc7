// Ideas of games in which whoever completes a line wins: threats, forks and forced replies, seen by the rules alone.
#pragma once

#include "core/ideas.hpp"

namespace zermelo {

struct LineFacts {
    struct After { // a move of the mover
        std::string move;
        std::vector<std::string> threats;   // what would complete a line next, if the opponent passed
        std::vector<std::string> answers;   // by which the opponent completes a line
        std::vector<std::string> forcing{}; // what would win by force next, if the opponent passed; without threats
    };
    std::vector<std::string> completing;        // moves that complete a line
    std::vector<std::string> against;           // what would complete a line of the opponent, were it his turn
    std::vector<After> after;                   // each move, where none completes a line
    std::vector<std::string> forcing_against{}; // what would win by force, were it the opponent's turn; without threats
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

// Moves after which whoever made them completes a line next, whatever the answer is: two threats at once, or one that
// may be answered only below another. Seen by going through all answers, so only where moves are few.
template <Notated G> std::vector<std::string> forcing_moves(const G& game, const typename G::State& state) {
    constexpr std::size_t few = 12;
    std::vector<std::string> names;
    if (game.outcome(state) || count_moves(game, state) > few) return names;
    game.moves(state, [&](const typename G::Move& move) {
        const typename G::State next = game.apply(state, move);
        bool forces = !game.outcome(next);
        if (forces)
            game.moves(next, [&](const typename G::Move& answer) {
                const typename G::State later = game.apply(next, answer);
                forces = forces && !game.outcome(later) && !completing_moves(game, later).empty();
            });
        if (forces) names.push_back(game.print_move(state, move));
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
        LineFacts::After& after = facts.after.emplace_back(LineFacts::After{
            game.print_move(state, move), completing_moves(game, passed(game, next)), completing_moves(game, next)});
        if (after.threats.empty() && after.answers.empty()) after.forcing = forcing_moves(game, passed(game, next));
    });
    if (facts.against.empty()) facts.forcing_against = forcing_moves(game, passed(game, state));
    return facts;
}

} // namespace zermelo
