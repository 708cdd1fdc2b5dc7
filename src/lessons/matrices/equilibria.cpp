// All equilibria of a bimatrix game, from the corners of two polytopes (Vorob'ev, Mangasarian; von Stengel's survey).
//
// With positive payoffs A and B, let P = {x >= 0 : B^T x <= 1} and Q = {y >= 0 : A y <= 1}. A point has a label for
// every strategy that it does not use and for every strategy of the opponent that is a best reply to it. A pair of
// corners that together have every label, other than (0, 0), is an extreme equilibrium once x and y are scaled to sum
// 1; and every extreme equilibrium is such a pair.
#include "lessons/matrices/corner_walk.hpp"
#include "lessons/matrices/whole_game.hpp"

#include <algorithm>
#include <set>

namespace zermelo {

namespace {

using Rows = std::vector<std::vector<Whole>>;

// The mean payoff: that of any strategy that is used, since all of them are best replies.
std::array<Rational, 2> payoffs(const MatrixGame& game, const Mixture& x, const Mixture& y) {
    const auto first_used = [](const Mixture& mixture) {
        std::size_t strategy = 0;
        while (mixture[strategy] == 0) ++strategy;
        return strategy;
    };
    const std::size_t row = first_used(x), column = first_used(y);
    std::array<Rational, 2> means{0, 0};
    for (std::size_t other = 0; other < y.size(); ++other)
        if (y[other] != 0) means[0] += y[other] * game.cell(row, other)[0];
    for (std::size_t other = 0; other < x.size(); ++other)
        if (x[other] != 0) means[1] += x[other] * game.cell(other, column)[1];
    return means;
}

std::size_t used(const Mixture& mixture) {
    return static_cast<std::size_t>(std::ranges::count_if(mixture, [](const Rational& part) { return part != 0; }));
}

// Each corner of one polytope with those of the other that have all the labels it lacks. In most games these are one
// corner or none, which is looked up; only degenerate corners have labels to spare and must be compared.
template <class Walk> void match(const MatrixGame& game, const Walk& p, const Walk& q, Equilibria& found) {
    const std::size_t labels = game.rows() + game.columns();
    const auto add = [&](const auto& x, const auto& y) {
        const Mixture first = p.point(x), second = q.point(y);
        found.list.push_back({{first, second}, payoffs(game, first, second)});
    };
    const auto holds = [&](const auto& all, const auto& some) {
        if constexpr (requires { some & ~all; }) return (some & ~all).none();
        for (std::size_t i = 0; i < labels; ++i)
            if (some[i] && !all[i]) return false;
        return true;
    };
    for (const auto& [own, x] : p.corners) {
        auto missing = own;
        std::size_t count = 0;
        for (std::size_t i = 0; i < labels; ++i) count += missing[i] = !own[i];
        if (count < game.columns()) { // x is degenerate
            for (const auto& [others, y] : q.corners)
                if (holds(others, missing)) add(x, y);
            continue;
        }
        if (const auto other = q.corners.find(missing); other != q.corners.end()) add(x, other->second);
        for (const auto& others : q.degenerate)
            if (holds(others, missing)) add(x, q.corners.at(others));
    }
}

template <class Number, class Bits>
Equilibria equilibria_of(const MatrixGame& game, const Rows& p_rows, const Rows& q_rows, unsigned bits,
                         const GoOn& go_on) {
    CornerWalk<Number, Bits> p(p_rows, 0, game.rows(), bits), q(q_rows, game.rows(), 0, bits);
    Equilibria found;
    found.complete = p.run(go_on) && q.run(go_on);
    found.degenerate = !p.degenerate.empty() || !q.degenerate.empty();
    match(game, p, q, found);
    return found;
}

Equilibria extreme_equilibria(const MatrixGame& game, const GoOn& go_on) {
    // B by the column player's strategies is a row for each of them already: P's inequalities.
    const Rows p = whole_utilities(utilities_of(game, 1), 1).rows, q = whole_utilities(utilities_of(game, 0), 1).rows;
    const unsigned bits = std::max(minor_bits(p, Signs::none), minor_bits(q, Signs::none));
    return with_shortest_numbers(bits, [&]<class Number>(Number) {
        if (game.rows() + game.columns() <= FewBits().size())
            return equilibria_of<Number, FewBits>(game, p, q, bits, go_on);
        return equilibria_of<Whole, ManyBits>(game, p, q, bits, go_on);
    });
}

} // namespace

bool Equilibrium::pure() const { return used(strategies[0]) == 1 && used(strategies[1]) == 1; }

Equilibria equilibria(const MatrixGame& game, const GoOn& go_on) {
    Equilibria found = extreme_equilibria(game, go_on);
    std::ranges::sort(found.list, [](const Equilibrium& a, const Equilibrium& b) {
        const std::size_t one = used(a.strategies[0]) + used(a.strategies[1]),
                          two = used(b.strategies[0]) + used(b.strategies[1]);
        return one != two ? one < two : a.strategies > b.strategies;
    });
    for (std::size_t player : {0, 1}) {
        std::set<Mixture> seen;
        for (const Equilibrium& one : found.list) found.infinite |= !seen.insert(one.strategies[player]).second;
    }
    return found;
}

} // namespace zermelo
