#include "games/chomp/chomp_shapes.hpp"

#include <algorithm>
#include <cassert>

namespace zermelo {

// From the last row up. Where a row has length x, the rows below it take any shape whose first row is no longer than x:
// as many as the row below has terms for up to x.
ChompShapes::ChompShapes(const std::vector<unsigned>& largest) : stride_(largest.empty() ? 2 : largest[0] + 2ull) {
    for (; rows_ < largest.size() && largest[rows_] > 0; ++rows_)
        largest_[rows_] = static_cast<std::uint8_t>(largest[rows_]);
    assert(rows_ <= max_rows);
    terms_.assign(rows_ * stride_, 0);
    std::vector<std::uint64_t> squares(stride_, 0); // of all shapes from this row on, by the most that it may be long
    for (unsigned row = rows_; row-- > 0;) {
        std::vector<std::uint64_t> below = squares;
        std::uint64_t sum = 0;
        for (unsigned length = 0; length <= largest_[row]; ++length) {
            const bool last = row + 1 == rows_;
            const unsigned next = last ? 0 : std::min<unsigned>(length, largest_[row + 1]);
            const std::uint64_t ways = last ? 1 : term(row + 1, next + 1);
            terms_[row * stride_ + length + 1] = std::min(term(row, length) + ways, uncountable);
            sum += length * ways + (last ? 0 : below[next]);
            squares[length] = sum;
        }
    }
    if (rows_ > 0) size_ = term(0, largest_[0] + 1u), edges_ = squares[largest_[0]];
}

} // namespace zermelo
