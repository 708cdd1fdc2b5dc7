// What the tests of several games need: solved boards, positions that arise in play, errors in words.
#pragma once

#include "core/game.hpp"
#include "core/random.hpp"
#include "solve/induction.hpp"

#include <string>
#include <vector>

namespace zermelo {

// A game and the value of every position that can arise in it.
template <Acyclic G> struct Solved {
    G game;
    Induction<G> solver;

    Solved(const G& rules, bool symmetry)
        : game(rules), solver(game, game.initial(), {.symmetry = symmetry, .threads = 1}) {
        NoTrace none;
        solver.solve(none);
    }
    const Counts& counts() const { return solver.counts(); }
    Value value() const { return *solver.value(game.initial()); }
};

template <class T> std::string english(const Result<T>& result) {
    return result ? "no error" : result.error().in(Language::english);
}

template <Game G> std::vector<typename G::Move> listed_moves(const G& game, const typename G::State& state) {
    std::vector<typename G::Move> moves;
    game.moves(state, [&](const typename G::Move& move) { moves.push_back(move); });
    return moves;
}

// Calls visit(state) for every position of so many random plays, the last of each included.
template <Game G, class Visit>
void play_at_random(const G& game, std::size_t plays, std::uint64_t seed, Visit&& visit) {
    Random random(seed);
    for (std::size_t play = 0; play < plays; ++play) {
        auto state = game.initial();
        visit(state);
        while (!game.outcome(state)) {
            const auto moves = listed_moves(game, state);
            state = game.apply(state, moves[random.below(moves.size())]);
            visit(state);
        }
    }
}

} // namespace zermelo
