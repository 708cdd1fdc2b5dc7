// Utilities as whole numbers: multiplied by one positive number and moved by another, which changes no best reply.
#pragma once

#include "lessons/matrices/matrix_game.hpp"

namespace zermelo {

// rows[own][other] = (utility + shift) * scale, with `shift` such that the least is `least`.
struct WholeUtilities {
    std::vector<std::vector<Whole>> rows;
    Whole scale;
    Rational shift;
};

inline WholeUtilities whole_utilities(const std::vector<std::vector<Rational>>& utilities, const Rational& least) {
    WholeUtilities whole{{}, 1, least - utilities[0][0]};
    for (const auto& row : utilities)
        for (const Rational& utility : row) whole.shift = std::max(whole.shift, Rational(least - utility));
    whole.scale = boost::multiprecision::lcm(whole.scale, Whole(denominator(whole.shift)));
    for (const auto& row : utilities)
        for (const Rational& utility : row)
            whole.scale = boost::multiprecision::lcm(whole.scale, Whole(denominator(utility)));
    for (const auto& row : utilities) {
        whole.rows.emplace_back();
        for (const Rational& utility : row)
            whole.rows.back().push_back(Whole(numerator(Rational((utility + whole.shift) * Rational(whole.scale)))));
    }
    return whole;
}

// utilities[own][other] of a player.
inline std::vector<std::vector<Rational>> utilities_of(const MatrixGame& game, std::size_t player) {
    const std::size_t own = game.strategies[player].size(), other = game.strategies[opponent(player)].size();
    std::vector<std::vector<Rational>> utilities(own, std::vector<Rational>(other));
    for (std::size_t i = 0; i < own; ++i)
        for (std::size_t j = 0; j < other; ++j)
            utilities[i][j] = player == 0 ? game.utility(0, i, j) : game.utility(1, j, i);
    return utilities;
}

} // namespace zermelo
