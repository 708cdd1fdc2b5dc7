#include "games/connect4/move_order.hpp"

#include "core/key.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <unordered_set>
#include <utility>

namespace zermelo {

namespace {

// Takes stones off the columns, the last move first. What is left is named by one number, a digit for the height of
// each column; from there, whose stone goes next is known, so a position from which the search failed once is dead for
// good.
class Unwinding {
public:
    Unwinding(const StoneColumns& columns, const std::vector<bool>& last, std::size_t max_dead_ends)
        : columns_(columns), last_(last), max_dead_ends_(max_dead_ends) {
        std::size_t tallest = 0;
        for (const auto& column : columns) {
            heights_.push_back(column.size());
            tallest = std::max(tallest, column.size());
            left_ += column.size();
        }
        Wide place = 1;
        for (std::size_t height : heights_) {
            places_.push_back(place);
            name_ += place * height;
            place *= tallest + 1;
        }
        stones_ = left_;
    }

    bool run() {
        if (left_ == 0) return true;
        if (dead_.size() >= max_dead_ends_ || dead_.contains(name_)) return false;
        const Player mine = left_ % 2 == 1 ? Player::one : Player::two;
        // First the columns that then show a stone of the other player, who goes next; of these, the taller ones.
        for (bool helpful : {true, false}) {
            for (std::size_t column : by_height()) {
                if (heights_[column] == 0 || top(column) != mine || helpful != shows_other(column)) continue;
                if (left_ == stones_ && !last_[column]) continue;
                if (take(column)) return true;
            }
        }
        dead_.insert(name_);
        return false;
    }

    std::vector<std::uint8_t> order() const { return {order_.rbegin(), order_.rend()}; }

private:
    struct Hash {
        std::size_t operator()(Wide name) const { return hash(name); }
    };

    Player top(std::size_t column) const { return columns_[column][heights_[column] - 1].owner; }
    bool shows_other(std::size_t column) const {
        const std::size_t height = heights_[column];
        return height > 1 && columns_[column][height - 2].owner != top(column);
    }
    std::vector<std::size_t> by_height() const {
        std::vector<std::size_t> order(columns_.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::sort(order, std::greater{},
                          [&](std::size_t column) { return std::pair(heights_[column], column); });
        return order;
    }
    bool take(std::size_t column) {
        --heights_[column], --left_, name_ -= places_[column];
        order_.push_back(static_cast<std::uint8_t>(column));
        if (run()) return true;
        order_.pop_back();
        ++heights_[column], ++left_, name_ += places_[column];
        return false;
    }

    const StoneColumns& columns_;
    const std::vector<bool>& last_;
    std::size_t max_dead_ends_;
    std::vector<std::size_t> heights_;
    std::vector<Wide> places_;
    Wide name_ = 0;
    std::size_t stones_ = 0, left_ = 0;
    std::vector<std::uint8_t> order_;
    std::unordered_set<Wide, Hash> dead_;
};

} // namespace

std::optional<std::vector<std::uint8_t>> find_move_order(const StoneColumns& columns, const std::vector<bool>& last,
                                                         std::size_t max_dead_ends) {
    Unwinding unwinding(columns, last, max_dead_ends);
    if (!unwinding.run()) return std::nullopt;
    return unwinding.order();
}

} // namespace zermelo
