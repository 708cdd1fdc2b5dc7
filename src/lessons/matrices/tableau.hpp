// The simplex tableau in whole numbers, for linear programs and for walking over all corners of a polytope.
//
//   M y + s = b,  y >= 0, s >= 0,  b >= 0;  maximise c y
//
// Columns: the variables y, then one slack s for each row, then b. Every entry is a numerator; their common denominator
// is `denominator()`, so that a pivot multiplies and divides exactly (Bareiss) and no fraction has to be reduced.
#pragma once

#include "lessons/rational.hpp"

#include <vector>

namespace zermelo {

class Tableau {
public:
    Tableau(const std::vector<std::vector<Whole>>& matrix, const std::vector<Whole>& bounds,
            const std::vector<Whole>& objective);

    std::size_t rows() const { return basis_.size(); }
    std::size_t variables() const { return variables_; } // y and s
    bool basic(std::size_t variable) const { return row_of_[variable] != none; }
    std::size_t basic_in(std::size_t row) const { return basis_[row]; }
    // The value of a variable at this corner.
    Rational value(std::size_t variable) const;
    bool zero(std::size_t variable) const;
    // How much the objective would gain for each unit of a variable that is 0 here.
    Rational gain(std::size_t variable) const { return Rational(objective_[variable], denominator_); }
    bool gains(std::size_t variable) const { return objective_[variable] > 0; }
    Rational objective() const { return Rational(-objective_[variables_], denominator_); }

    // The row whose variable must leave when this one enters, so that all stay from 0 on; none if the way is endless.
    // Ties are broken lexicographically: as if b were moved a little, so that no corner is degenerate and no walk
    // cycles.
    std::size_t leaving_row(std::size_t entering) const;
    void pivot(std::size_t row, std::size_t entering);

    static constexpr std::size_t none = ~std::size_t{0};

private:
    bool lexicographically_less(std::size_t row, std::size_t than, std::size_t entering) const;

    std::size_t variables_, structural_;
    std::vector<std::vector<Whole>> entries_; // row by row; the last column is b
    std::vector<Whole> objective_;
    std::vector<std::size_t> basis_, row_of_;
    Whole denominator_ = 1;
};

// Pivots to the best corner. True; or false where `go_on` said no before. The objective must be bounded.
template <class GoOn> bool maximise(Tableau& tableau, GoOn&& go_on) {
    for (std::size_t entering = 0; entering < tableau.variables();) {
        if (tableau.basic(entering) || !tableau.gains(entering)) {
            ++entering;
            continue;
        }
        if (!go_on()) return false;
        tableau.pivot(tableau.leaving_row(entering), entering);
        entering = 0;
    }
    return true;
}

} // namespace zermelo
