#include "lessons/matrices/minors.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

namespace zermelo {

// A determinant of order k is at most k^(k/2) if its entries lie between -1 and 1, and (k+1)^((k+1)/2) / 2^k if they
// lie between 0 and 1 (Hadamard); a row with a greatest entry of g is g times such a row.
unsigned minor_bits(const std::vector<std::vector<Whole>>& matrix, Signs signs) {
    std::vector<double> rows;
    for (const auto& row : matrix) {
        Whole greatest = 1;
        for (const Whole& entry : row) greatest = std::max(greatest, Whole(abs(entry)));
        const unsigned low = std::max(static_cast<unsigned>(msb(greatest)), 52u) - 52; // what a double need not hold
        rows.push_back(low + std::log2(static_cast<double>(Whole(greatest >> low) + 1)));
    }
    std::ranges::sort(rows, std::greater());
    const std::size_t order = std::min(matrix.size(), matrix[0].size() + 1);
    double bits = 1; // for what is lost in rounding
    for (std::size_t k = 0; k < order; ++k) bits += rows[k];
    const double k = static_cast<double>(order);
    bits += signs == Signs::some ? k / 2 * std::log2(k) : (k + 1) / 2 * std::log2(k + 1) - k;
    return static_cast<unsigned>(std::ceil(bits));
}

} // namespace zermelo
