// What there is to say about a shape of Chomp with its poison: the few of which it is known how they are won.
#pragma once

#include "core/ideas.hpp"
#include "games/chomp/chomp.hpp"

namespace zermelo {

// `lengths` of the rows from the top, not all empty.
std::vector<Idea> chomp_ideas(ChompText::Lengths lengths);

template <class Path> std::vector<Idea> ideas_of(const Chomp<Path>& game, const typename Chomp<Path>::State& state) {
    if (game.board().golden) return {};
    return chomp_ideas(game.lengths(state));
}

} // namespace zermelo
