#include "lessons/matrices/tableau.hpp"

#include <cassert>

namespace zermelo {

Tableau::Tableau(const std::vector<std::vector<Whole>>& matrix, const std::vector<Whole>& bounds,
                 const std::vector<Whole>& objective)
    : variables_(objective.size() + matrix.size()), structural_(objective.size()), objective_(objective),
      row_of_(variables_, none) {
    objective_.resize(variables_ + 1);
    for (std::size_t row = 0; row < matrix.size(); ++row) {
        entries_.push_back(matrix[row]);
        entries_.back().resize(variables_ + 1);
        entries_.back()[structural_ + row] = 1;
        entries_.back()[variables_] = bounds[row];
        basis_.push_back(structural_ + row);
        row_of_[structural_ + row] = row;
    }
}

Rational Tableau::value(std::size_t variable) const {
    return basic(variable) ? Rational(entries_[row_of_[variable]][variables_], denominator_) : Rational(0);
}

bool Tableau::zero(std::size_t variable) const {
    return !basic(variable) || entries_[row_of_[variable]][variables_] == 0;
}

// Compares b and then the slack columns, each divided by the entry of the entering column.
bool Tableau::lexicographically_less(std::size_t row, std::size_t than, std::size_t entering) const {
    const auto &a = entries_[row], &b = entries_[than];
    const auto compare = [&](std::size_t column) {
        return Whole(a[column] * b[entering]).compare(b[column] * a[entering]);
    };
    if (const int order = compare(variables_); order != 0) return order < 0;
    for (std::size_t slack = structural_; slack < variables_; ++slack)
        if (const int order = compare(slack); order != 0) return order < 0;
    return false;
}

std::size_t Tableau::leaving_row(std::size_t entering) const {
    std::size_t best = none;
    for (std::size_t row = 0; row < rows(); ++row)
        if (entries_[row][entering] > 0 && (best == none || lexicographically_less(row, best, entering))) best = row;
    return best;
}

void Tableau::pivot(std::size_t row, std::size_t entering) {
    assert(row != none && entries_[row][entering] > 0);
    const std::vector<Whole>& source = entries_[row];
    const Whole by = source[entering];
    const auto eliminate = [&](std::vector<Whole>& target) {
        const Whole times = target[entering];
        for (std::size_t column = 0; column <= variables_; ++column) {
            target[column] *= by;
            if (times != 0 && source[column] != 0) target[column] -= times * source[column];
            if (denominator_ != 1) target[column] /= denominator_; // exact
        }
    };
    for (std::size_t other = 0; other < rows(); ++other)
        if (other != row) eliminate(entries_[other]);
    eliminate(objective_);
    row_of_[basis_[row]] = none;
    basis_[row] = entering;
    row_of_[entering] = row;
    denominator_ = by;
}

} // namespace zermelo
