// The order of a list by what is best, for short lists in templates: the sort is compiled once.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

namespace zermelo {

// The places 0 .. count - 1, better ones first; what is equally good keeps its order.
std::vector<std::size_t> best_first(std::size_t count, const std::function<bool(std::size_t, std::size_t)>& better);

// The list in that order.
template <class Item, class Better> std::vector<Item> sorted_best_first(std::vector<Item> items, const Better& better) {
    std::vector<Item> sorted;
    for (std::size_t place :
         best_first(items.size(), [&](std::size_t a, std::size_t b) { return better(items[a], items[b]); }))
        sorted.push_back(std::move(items[place]));
    return sorted;
}

} // namespace zermelo
