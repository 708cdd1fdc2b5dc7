// What depends only on which payoff is better, so that it is answered for signs such as ++ as well as for numbers.
#pragma once

#include "lessons/matrices/matrix_game.hpp"

#include <cstdint>

namespace zermelo {

struct CellNumber {
    std::size_t row, column;
    bool operator==(const CellNumber&) const = default;
};

// The payoffs of each player as ranks: a greater one is better, equal ones are equal.
class Ranks {
public:
    explicit Ranks(const MatrixGame& game);

    std::size_t count(std::size_t player) const { return counts_[player]; } // strategies
    // What `player` gets from `own` strategy against the `other`'s.
    std::uint32_t of(std::size_t player, std::size_t own, std::size_t other) const {
        return ranks_[player][player == 0 ? own * counts_[1] + other : other * counts_[1] + own];
    }

private:
    std::array<std::size_t, 2> counts_;
    std::array<std::vector<std::uint32_t>, 2> ranks_;
};

// The strategies still in play: all, or those that elimination has left.
struct Left {
    std::array<std::vector<bool>, 2> in;

    explicit Left(const Ranks& ranks)
        : in{std::vector<bool>(ranks.count(0), true), std::vector<bool>(ranks.count(1), true)} {}
};

enum class Dominance { strict, weak };

// `strategy` is never better than `by`, and always (strict) or somewhere (weak) worse.
struct Dominated {
    std::size_t player, strategy;
    Dominance kind;
    std::size_t by;                // a pure strategy,
    std::vector<Rational> mixture; // or if this is not empty, one for each strategy
};

// For each strategy of the opponent, the best strategies against it.
std::vector<std::vector<std::size_t>> best_replies(const Ranks& ranks, std::size_t player);

// A pure strategy among those left that dominates this one.
std::optional<std::size_t> dominator(const Ranks& ranks, const Left& left, std::size_t player, std::size_t strategy,
                                     Dominance kind);

// Cells where each strategy is a best reply to the other.
std::vector<CellNumber> pure_equilibria(const Ranks& ranks);

// Cells that no other cell improves for one player without hurting the other.
std::vector<CellNumber> pareto_cells(const Ranks& ranks);
// A cell that is better for one and no worse for the other.
std::optional<CellNumber> pareto_better(const Ranks& ranks, CellNumber cell);

// The strategies whose worst case is best, each with a strategy of the opponent that brings it about.
struct PureSecurity {
    std::vector<std::size_t> strategies, worst;
};
PureSecurity pure_security(const Ranks& ranks, std::size_t player);

} // namespace zermelo
