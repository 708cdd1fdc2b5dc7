// What needs chance: mixed strategies, exact, by linear programming and by walking over the corners of polytopes.
#pragma once

#include "lessons/matrices/order.hpp"

#include <functional>

namespace zermelo {

// Asked before every pivot: false ends the work.
using GoOn = std::function<bool()>;
using Mixture = std::vector<Rational>; // a probability for each strategy

// What a player is sure of on the average, whatever the other does, and by which mixture; in utilities.
struct MixedSecurity {
    Rational level;
    Mixture strategy;
};
std::optional<MixedSecurity> mixed_security(const MatrixGame& game, std::size_t player, const GoOn& go_on);

// A mixture of the strategies left that dominates this one, where no pure strategy does.
std::optional<Mixture> mixed_dominator(const MatrixGame& game, const Left& left, std::size_t player,
                                       std::size_t strategy, Dominance kind, const GoOn& go_on);

struct Equilibrium {
    std::array<Mixture, 2> strategies;
    std::array<Rational, 2> payoffs; // as written in the game

    bool pure() const;
};

struct Equilibria {
    // All of them; in a degenerate game the extreme ones: every other one is a mean of some that share a strategy.
    std::vector<Equilibrium> list;
    bool degenerate = false; // some mixture has more best replies than it uses strategies
    bool infinite = false;   // two extreme ones share a strategy: all their means are equilibria too
    bool complete = true;    // false: the work was ended before
};

// Of a game with numbers. Pure ones first, then by the number of strategies used.
Equilibria equilibria(const MatrixGame& game, const GoOn& go_on);

} // namespace zermelo
