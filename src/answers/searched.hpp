// What one search says of a position, and what it cost.
#pragma once

#include "answers/worth.hpp"
#include "core/decimals.hpp"
#include "core/search_counts.hpp"

#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <variant>
#include <vector>

namespace zermelo {

// A number that a search gives: whole, or the mean of random games, or plus or minus infinity.
using SearchNumber = std::variant<std::int64_t, double>;
inline constexpr double infinite = std::numeric_limits<double>::infinity();

inline bool is_infinite(SearchNumber number) {
    const double* real = std::get_if<double>(&number);
    return real && std::abs(*real) == infinite;
}
inline SearchNumber negated(SearchNumber number) {
    return std::visit([](auto held) -> SearchNumber { return -held; }, number);
}
// 97, -0.125, inf.
inline std::string number_text(SearchNumber number) {
    if (const auto* whole = std::get_if<std::int64_t>(&number)) return std::to_string(*whole);
    const double real = std::get<double>(number);
    return is_infinite(number) ? (real > 0 ? "inf" : "-inf") : shortest_decimal(real);
}

// Of Monte Carlo tree search: a move, its random games and their mean, from -1 (lost) to 1 (won).
struct SampledMove {
    std::string move;
    std::uint64_t games;
    double mean;
    std::optional<Outcome> proven;
};

struct Searched {
    std::string game{}, position{};
    Player to_move = Player::one;
    std::string with{}; // the AI's word
    SearchNumber value{};
    bool sooner = false;   // the value of what is won is 100 less the plies, of what is lost -100 and them
    bool complete = false; // the whole tree was seen: the value is exact
    std::optional<Outcome> proven{};
    std::optional<std::uint64_t> plies{}; // of what is proven, where the search counts them
    bool sampled = false;                 // by random games: `plies` are those of the proof found, not the least
    std::vector<std::string> best{};      // none where the game is over
    SearchCounts counts{};
    std::optional<std::uint32_t> depth{}; // none: to the end of the game
    double seconds = 0;
    std::uint64_t playouts = 0;
    std::vector<SampledMove> moves{};
    bool limited = false; // a limit of the work was reached, not one of the AI

    bool certain() const { return complete || proven; }
};

// Methods side by side; each adds one idea to the one before.
struct ComparedMethod {
    std::string name;
    Searched found;
};
struct Comparison {
    std::string game;
    std::vector<ComparedMethod> rows;
};
struct ComparedTurn {
    std::string position;
    Player to_move;
    std::string move;    // that alpha-beta makes
    SearchNumber value;  // that it expects
    std::uint64_t depth; // how deep the tree goes that minimax explores
    std::vector<ComparedMethod> rows;
};
struct TurnComparison {
    std::string game;
    std::vector<ComparedTurn> turns;
};

} // namespace zermelo
