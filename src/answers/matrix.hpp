// Everything that is found about a payoff matrix. Players are 0 (rows) and 1 (columns), strategies are numbers.
#pragma once

#include "answers/exact_number.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace zermelo {

struct MatrixCell {
    std::size_t row, column;
    bool operator==(const MatrixCell&) const = default;
};

using ExactMixture = std::vector<ExactNumber>; // a probability for each strategy

struct BestReply {
    std::size_t player, against; // whose reply, to which strategy of the other
    std::vector<std::size_t> replies;
    ExactNumber payoff;
};

// A strategy that is never better than another, or than a mixture of others.
struct Domination {
    // Where it shows: what the dominating strategy and this one give against one of the opponent's.
    struct Evidence {
        ExactNumber instead, of;
        std::size_t against;
        bool operator==(const Evidence&) const = default;
    };
    std::size_t player, strategy;
    bool strict; // always worse; else sometimes
    std::optional<std::size_t> by;
    ExactMixture mixture; // where no single strategy dominates; else empty
    std::optional<Evidence> evidence{};
    bool operator==(const Domination&) const = default;
};

struct EliminationFacts {
    std::vector<Domination> steps{};
    std::array<std::vector<std::size_t>, 2> left{};
};

struct EquilibriumFacts {
    std::array<ExactMixture, 2> strategies;
    std::array<ExactNumber, 2> payoffs;
    bool pure;
};

// An equilibrium that is not Pareto-optimal, and a cell that is better.
struct BetterCell {
    MatrixCell equilibrium, better;
    bool for_both; // else for one, and no worse for the other
};

// What a player is sure of, whatever the other does.
struct SecurityFacts {
    ExactNumber level;
    std::vector<std::size_t> strategies, worst; // those whose worst case is best, and what brings it about
    std::optional<ExactNumber> mixed_level{};   // on the average, with chance; none where it was not found
    ExactMixture mixture{};
    bool chance_helps = false;
};

struct MatrixFacts {
    std::string title;
    std::array<std::string, 2> players;
    std::array<std::vector<std::string>, 2> strategies; // names: rows, columns
    std::vector<std::array<ExactNumber, 2>> payoffs{};  // row by row
    bool ordinal = false;                               // only their order means something
    bool less_is_better = false;

    std::vector<BestReply> best_replies{};
    std::vector<Domination> dominated{};
    EliminationFacts strict{}, weak{};
    std::vector<MatrixCell> pure{}, pareto{};
    std::vector<EquilibriumFacts> equilibria{};
    std::optional<bool> degenerate{}, infinite{}; // none where only the order of payoffs is known
    bool complete = true;                         // false: a limit ended the search for mixed equilibria
    std::vector<BetterCell> better_cells{};
    std::array<SecurityFacts, 2> security{};
    std::optional<bool> zero_sum{};
    std::optional<ExactNumber> value{}; // of a zero-sum game

    std::size_t rows() const { return strategies[0].size(); }
    std::size_t columns() const { return strategies[1].size(); }
    const std::array<ExactNumber, 2>& payoff(std::size_t row, std::size_t column) const {
        return payoffs[row * columns() + column];
    }
};

} // namespace zermelo
