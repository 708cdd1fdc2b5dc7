// All equilibria of a bimatrix game, from the corners of two polytopes (Vorob'ev, Mangasarian; von Stengel's survey).
//
// With positive payoffs A and B, let P = {x >= 0 : B^T x <= 1} and Q = {y >= 0 : A y <= 1}. A point has a label for
// every strategy that it does not use and for every strategy of the opponent that is a best reply to it. A pair of
// corners that together have every label, other than (0, 0), is an extreme equilibrium once x and y are scaled to sum
// 1; and every extreme equilibrium is such a pair.
#include "lessons/matrices/mixed.hpp"
#include "lessons/matrices/tableau.hpp"
#include "lessons/matrices/whole_game.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_set>

namespace zermelo {

namespace {

using Labels = std::vector<bool>; // the row player's strategies, then the column player's

struct Corner {
    Labels labels;
    Mixture point; // scaled to sum 1
};

// Visits every corner that can be reached by pivots: all of them, since a polytope's corners hang together.
class CornerWalk {
public:
    // `own` and `other` are the numbers of the labels where the player's and the opponent's strategies begin.
    CornerWalk(const std::vector<std::vector<Whole>>& matrix, std::size_t own, std::size_t other)
        : structural_(matrix[0].size()), own_(own), other_(other),
          tableau_(matrix, std::vector<Whole>(matrix.size(), 1), std::vector<Whole>(structural_, 0)) {}

    bool run(const GoOn& go_on) {
        std::unordered_set<std::vector<bool>> seen{basis()};
        struct Turn {
            std::size_t row, left; // how to go back: `left` enters again in `row`
            std::size_t next;      // the variable to try now
        };
        std::vector<Turn> way{{Tableau::none, 0, 0}};
        note_corner();
        while (!way.empty()) {
            const std::size_t entering = way.back().next++;
            if (entering == tableau_.variables()) {
                const Turn back = way.back();
                way.pop_back();
                if (!way.empty()) tableau_.pivot(back.row, back.left);
                continue;
            }
            if (tableau_.basic(entering)) continue;
            const std::size_t row = tableau_.leaving_row(entering), leaving = tableau_.basic_in(row);
            auto there = basis();
            there[entering] = true;
            there[leaving] = false;
            if (!seen.insert(std::move(there)).second) continue;
            if (!go_on()) return false;
            tableau_.pivot(row, entering);
            note_corner();
            way.push_back({row, leaving, 0});
        }
        return true;
    }

    // Corners but 0, by their labels: a corner is known by what is tight there.
    std::map<Labels, Mixture> corners;
    bool degenerate = false;

private:
    std::vector<bool> basis() const {
        std::vector<bool> variables(tableau_.variables());
        for (std::size_t i = 0; i < variables.size(); ++i) variables[i] = tableau_.basic(i);
        return variables;
    }

    void note_corner() {
        Labels labels(tableau_.variables());
        std::size_t zeros = 0, unused = 0;
        for (std::size_t i = 0; i < tableau_.variables(); ++i) {
            if (!tableau_.zero(i)) continue;
            ++zeros;
            unused += i < structural_;
            labels[i < structural_ ? own_ + i : other_ + i - structural_] = true;
        }
        degenerate |= zeros > structural_;
        if (unused == structural_ || corners.contains(labels)) return; // the corner 0, or one already seen
        Mixture point;
        Rational sum = 0;
        for (std::size_t i = 0; i < structural_; ++i) sum += point.emplace_back(tableau_.value(i));
        for (Rational& part : point) part /= sum;
        corners.emplace(std::move(labels), std::move(point));
    }

    std::size_t structural_, own_, other_;
    Tableau tableau_;
};

Rational mean(const MatrixGame& game, std::size_t player, const Mixture& x, const Mixture& y) {
    Rational sum = 0;
    for (std::size_t row = 0; row < x.size(); ++row)
        for (std::size_t column = 0; column < y.size(); ++column)
            if (x[row] != 0 && y[column] != 0) sum += x[row] * y[column] * game.cell(row, column)[player];
    return sum;
}

std::size_t used(const Mixture& mixture) {
    return static_cast<std::size_t>(std::ranges::count_if(mixture, [](const Rational& part) { return part != 0; }));
}

void add(const MatrixGame& game, const Mixture& x, const Mixture& y, Equilibria& found) {
    found.list.push_back({{x, y}, {mean(game, 0, x, y), mean(game, 1, x, y)}});
}

// Each corner of one polytope with those of the other that have all the labels it lacks.
void match(const MatrixGame& game, const CornerWalk& p, const CornerWalk& q, Equilibria& found) {
    for (const auto& [labels, x] : p.corners) {
        Labels missing = labels;
        missing.flip();
        if (!found.degenerate) { // then none can be had twice: exactly these labels
            if (const auto other = q.corners.find(missing); other != q.corners.end())
                add(game, x, other->second, found);
            continue;
        }
        for (const auto& [others, y] : q.corners) {
            bool all = true;
            for (std::size_t i = 0; all && i < missing.size(); ++i) all = !missing[i] || others[i];
            if (all) add(game, x, y, found);
        }
    }
}

} // namespace

bool Equilibrium::pure() const { return used(strategies[0]) == 1 && used(strategies[1]) == 1; }

Equilibria equilibria(const MatrixGame& game, const GoOn& go_on) {
    // B by the column player's strategies is a row for each of them already: P's inequalities.
    CornerWalk p(whole_utilities(utilities_of(game, 1), 1).rows, 0, game.rows());
    CornerWalk q(whole_utilities(utilities_of(game, 0), 1).rows, game.rows(), 0);
    Equilibria found;
    found.complete = p.run(go_on) && q.run(go_on);
    found.degenerate = p.degenerate || q.degenerate;
    match(game, p, q, found);
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
