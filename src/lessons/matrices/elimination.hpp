// Dominated strategies, and taking them away one after the other.
#pragma once

#include "lessons/matrices/mixed.hpp"

namespace zermelo {

// Every strategy that is dominated in the whole game, strictly if it can be, by a pure strategy if there is one.
std::vector<Dominated> dominated(const MatrixGame& game, const Ranks& ranks, const GoOn& go_on);

struct Elimination {
    std::vector<Dominated> steps; // one strategy each, in the game that the steps before have left
    Left left;
};
// Strict: what is left does not depend on the order. Weak (and strict): it may; the first strategy found goes first.
Elimination eliminate(const MatrixGame& game, const Ranks& ranks, Dominance kind, const GoOn& go_on);

} // namespace zermelo
