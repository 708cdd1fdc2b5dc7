// Grundy values: the least number that no child has.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace zermelo {

using Grundy = std::uint16_t; // games with more than 65,535 moves in a position are not solved this way

inline constexpr Grundy no_grundy = 65535; // of a position that is ignored

// Collects the values of a position's children. Those below 64, nearly all there are, take one word.
class Mex {
public:
    void clear() { low_ = 0, high_.clear(); }
    void add(Grundy value) {
        if (value < 64)
            low_ |= std::uint64_t{1} << value;
        else if (value != no_grundy)
            add_high(value);
    }
    Grundy value() const {
        if (~low_) return static_cast<Grundy>(std::countr_one(low_));
        const auto hole = std::find_if(high_.begin(), high_.end(), [](std::uint64_t word) { return ~word != 0; });
        const auto full = static_cast<unsigned>(hole - high_.begin() + 1);
        return static_cast<Grundy>(full * 64 + static_cast<unsigned>(hole == high_.end() ? 0 : std::countr_one(*hole)));
    }

private:
    void add_high(Grundy value) {
        if (high_.size() < value / 64u) high_.resize(value / 64u);
        high_[value / 64u - 1] |= std::uint64_t{1} << value % 64;
    }

    std::uint64_t low_ = 0;
    std::vector<std::uint64_t> high_; // word i holds the values from 64 (i + 1) on
};

} // namespace zermelo
