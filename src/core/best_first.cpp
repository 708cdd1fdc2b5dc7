#include "core/best_first.hpp"

#include <algorithm>
#include <numeric>

namespace zermelo {

std::vector<std::size_t> best_first(std::size_t count, const std::function<bool(std::size_t, std::size_t)>& better) {
    std::vector<std::size_t> places(count);
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::ranges::stable_sort(places, better);
    return places;
}

} // namespace zermelo
