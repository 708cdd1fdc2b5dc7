#include "games/babylone/pile_sets.hpp"

#include <algorithm>
#include <numeric>

namespace zermelo {

namespace {

using Heights = PileSets::Heights;

Heights without(Heights heights, std::uint8_t height) {
    heights.erase(std::ranges::find(heights, height));
    return heights;
}

Heights with(Heights heights, std::uint8_t height) {
    heights.insert(std::ranges::upper_bound(heights, height), height);
    return heights;
}

template <class Visit> void each_different(const Heights& heights, Visit visit) {
    for (std::size_t i = 0; i < heights.size(); ++i)
        if (i == 0 || heights[i] != heights[i - 1]) visit(heights[i]);
}

} // namespace

PileSets::PileSets(const std::vector<std::uint64_t>& counts) {
    const std::uint64_t tiles = std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
    const bool alone = counts.size() == 1;

    // Step 1. Find every set, from the starts on.
    std::vector<Heights> waiting;
    auto found = [&](Heights heights) {
        if (ids_.try_emplace(heights, 0).second) waiting.push_back(std::move(heights));
    };
    for (std::uint64_t count : counts) found(Heights(count, 1));
    while (!waiting.empty()) {
        const Heights set = std::move(waiting.back());
        waiting.pop_back();
        const auto held = std::accumulate(set.begin(), set.end(), std::uint64_t{0});
        each_different(set, [&](std::uint8_t low) {
            const Heights rest = without(set, low);
            if (!alone) found(rest);
            if (!alone && held + low <= tiles) found(with(rest, static_cast<std::uint8_t>(2 * low)));
            each_different(rest, [&](std::uint8_t high) {
                if (high >= low) found(with(without(rest, high), static_cast<std::uint8_t>(low + high)));
            });
        });
    }

    // Step 2. Number them in order.
    for (auto& [heights, id] : ids_) {
        id = static_cast<Id>(sets_.size());
        sets_.push_back(heights);
    }

    // Step 3. Write down where each change leads.
    for (const Heights& set : sets_) {
        masks_.push_back(0);
        for (std::uint8_t height : set) masks_.back() |= std::uint64_t{1} << height;
        each_different(set, [&](std::uint8_t low) {
            const Heights rest = without(set, low);
            heights_.push_back({low, find(with(rest, static_cast<std::uint8_t>(2 * low))), find(rest)});
            each_different(rest, [&](std::uint8_t high) {
                if (high < low) return;
                merges_.push_back({low, high, find(with(without(rest, high), static_cast<std::uint8_t>(low + high)))});
            });
        });
        height_begin_.push_back(static_cast<std::uint32_t>(heights_.size()));
        merge_begin_.push_back(static_cast<std::uint32_t>(merges_.size()));
    }
}

PileSets::Id PileSets::find(const Heights& heights) const {
    const auto found = ids_.find(heights);
    return found == ids_.end() ? none : found->second;
}

} // namespace zermelo
