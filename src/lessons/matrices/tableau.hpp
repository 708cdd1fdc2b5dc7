// The simplex tableau in whole numbers, for linear programs and for walking over all corners of a polytope.
//
//   M y + s = b,  y >= 0, s >= 0,  b >= 0;  maximise c y
//
//                    a column for each variable that is 0     b
//   a row for each     numerators of how it falls when      its
//   other variable     that one grows                       value
//   objective          how it gains                         -value
//
// The common denominator of all entries is `denominator_`, so that a pivot multiplies and divides exactly (Bareiss) and
// no fraction has to be reduced: an entry is a minor of the matrix that we began with. Number is Whole, which grows as
// it must, or FixedWhole where every minor fits.
#pragma once

#include "lessons/matrices/minors.hpp"

#include <cassert>
#include <vector>

namespace zermelo {

template <class Number> class Tableau {
public:
    // `bits`: those of the largest minor of the matrix, b and c together; of no matter to Whole.
    Tableau(const std::vector<std::vector<Whole>>& matrix, const std::vector<Whole>& bounds,
            const std::vector<Whole>& objective, unsigned bits = 0);

    std::size_t rows() const { return basis_.size(); }
    std::size_t columns() const { return outside_.size(); }
    std::size_t variables() const { return rows() + columns(); } // y, then s
    bool basic(std::size_t variable) const { return row_of_[variable] != none; }
    std::size_t basic_in(std::size_t row) const { return basis_[row]; }
    std::size_t outside_in(std::size_t column) const { return outside_[column]; }
    // The value of a variable at this corner is value / denominator.
    Number value_in(std::size_t row) const { return at(row, columns()); }
    Rational value(std::size_t variable) const {
        return basic(variable) ? fraction(value_in(row_of_[variable])) : Rational(0);
    }
    // How much the objective would gain for each unit of a variable that is 0 here.
    Rational gain(std::size_t variable) const {
        return basic(variable) ? Rational(0) : fraction(at(rows(), column_of_[variable]));
    }
    bool gains(std::size_t column) const { return at(rows(), column).sign() > 0; }
    Rational objective() const { return -fraction(at(rows(), columns())); }

    // The row whose variable must leave when that of a column enters, so that all stay from 0 on; none if the way is
    // endless. Ties are broken lexicographically: as if b were moved a little, so that no corner is degenerate and no
    // walk cycles.
    std::size_t leaving_row(std::size_t column) const;
    // The variables of a row and a column change places; the entry there must not be 0.
    void pivot(std::size_t row, std::size_t column);
    bool can_pivot(std::size_t row, std::size_t column) const { return at(row, column).sign() != 0; }
    std::size_t column_of(std::size_t variable) const { return column_of_[variable]; } // none: it is basic

    static constexpr std::size_t none = ~std::size_t{0};

private:
    const Number& at(std::size_t row, std::size_t column) const { return entries_[row * (columns() + 1) + column]; }
    Number& at(std::size_t row, std::size_t column) { return entries_[row * (columns() + 1) + column]; }
    Rational fraction(const Number& numerator) const { return Rational(to_whole(numerator), to_whole(denominator_)); }
    bool lexicographically_less(std::size_t row, std::size_t than, std::size_t entering) const;

    unsigned bits_;
    std::vector<Number> entries_; // row by row, the objective last
    std::vector<std::size_t> basis_, outside_, row_of_, column_of_;
    std::size_t structural_;
    Number denominator_ = 1;
    PivotDivisor<Number> divisor_;
};

template <class Number>
Tableau<Number>::Tableau(const std::vector<std::vector<Whole>>& matrix, const std::vector<Whole>& bounds,
                         const std::vector<Whole>& objective, unsigned bits)
    : bits_(bits), structural_(objective.size()), divisor_(Number(1), bits) {
    row_of_.assign(structural_ + matrix.size(), none);
    column_of_.assign(structural_ + matrix.size(), none);
    for (std::size_t column = 0; column < structural_; ++column) {
        outside_.push_back(column);
        column_of_[column] = column;
    }
    for (std::size_t row = 0; row < matrix.size(); ++row) {
        for (const Whole& entry : matrix[row]) entries_.push_back(from_whole<Number>(entry));
        entries_.push_back(from_whole<Number>(bounds[row]));
        row_of_[structural_ + row] = row;
        basis_.push_back(structural_ + row);
    }
    for (const Whole& entry : objective) entries_.push_back(from_whole<Number>(entry));
    entries_.push_back(Number(0));
}

// Compares b and then the slacks' columns, each divided by the entry of the entering column. A slack that is basic has
// a column, too: 1 in its own row, 0 elsewhere.
template <class Number>
bool Tableau<Number>::lexicographically_less(std::size_t row, std::size_t than, std::size_t entering) const {
    const auto compare = [&](std::size_t column) {
        return divisor_.minor(at(row, column), at(than, entering), at(than, column), at(row, entering)).sign();
    };
    if (const int order = compare(columns()); order != 0) return order < 0;
    for (std::size_t slack = structural_; slack < variables(); ++slack) {
        if (row_of_[slack] == row) return false;
        if (row_of_[slack] == than) return true;
        if (basic(slack)) continue;
        if (const int order = compare(column_of_[slack]); order != 0) return order < 0;
    }
    return false;
}

template <class Number> std::size_t Tableau<Number>::leaving_row(std::size_t column) const {
    std::size_t best = none;
    for (std::size_t row = 0; row < rows(); ++row)
        if (at(row, column).sign() > 0 && (best == none || lexicographically_less(row, best, column))) best = row;
    return best;
}

template <class Number> void Tableau<Number>::pivot(std::size_t row, std::size_t column) {
    assert(row != none && can_pivot(row, column));
    const Number by = at(row, column);
    const Number* source = &at(row, 0);
    for (std::size_t other = 0; other <= rows(); ++other) {
        if (other == row) continue;
        Number* target = &at(other, 0);
        const Number times = target[column];
        for (std::size_t i = 0; i <= columns(); ++i)
            if (i != column) target[i] = divisor_.minor(target[i], by, times, source[i]);
        target[column] = -times;
    }
    at(row, column) = denominator_;
    denominator_ = by;
    divisor_ = PivotDivisor<Number>(by, bits_);
    const std::size_t entering = outside_[column], leaving = basis_[row];
    basis_[row] = entering, row_of_[entering] = row, column_of_[entering] = none;
    outside_[column] = leaving, column_of_[leaving] = column, row_of_[leaving] = none;
}

// Pivots to the best corner. True; or false where `go_on` said no before. The objective must be bounded.
template <class Number, class GoOn> bool maximise(Tableau<Number>& tableau, GoOn&& go_on) {
    for (std::size_t entering = 0; entering < tableau.variables();) {
        const std::size_t column = tableau.column_of(entering);
        if (column == tableau.none || !tableau.gains(column)) {
            ++entering;
            continue;
        }
        if (!go_on()) return false;
        tableau.pivot(tableau.leaving_row(column), column);
        entering = 0;
    }
    return true;
}

} // namespace zermelo
