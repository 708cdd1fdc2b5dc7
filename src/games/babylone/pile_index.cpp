#include "games/babylone/pile_index.hpp"

#include <functional>
#include <limits>
#include <map>
#include <numeric>

namespace zermelo {

PileIndex::PileIndex(const PileSets& sets, std::size_t colours, std::size_t tiles) : colours_(colours), tiles_(tiles) {
    number_sets(sets);
    list_changes(sets);
    count_ways();
}

// Large classes come last, so that they are a position's first run, whose choice changes fastest in a walk.
void PileIndex::number_sets(const PileSets& sets) {
    constexpr std::size_t sums = (max_tiles + 1) * (max_tiles + 1);
    auto sum_of = [&](Id id) {
        const auto& piles = sets.piles(id);
        return std::accumulate(piles.begin(), piles.end(), std::size_t{0}) * (max_tiles + 1) + piles.size();
    };
    std::vector<std::uint32_t> sizes(sums, 0), order;
    for (Id id = 0; id < sets.size(); ++id) ++sizes[sum_of(id)];
    sizes[0] = 0; // a colour without piles is no run
    for (std::uint32_t sum = 0; sum < sums; ++sum)
        if (sizes[sum] != 0) order.push_back(sum);
    std::ranges::stable_sort(order, {}, [&](std::uint32_t sum) { return sizes[sum]; });
    by_sums_.assign(sums, none);
    begins_ = {0, 0};
    for (std::uint32_t sum : order) {
        by_sums_[sum] = static_cast<std::uint32_t>(classes_.size());
        classes_.push_back({static_cast<std::uint8_t>(sum / (max_tiles + 1)),
                            static_cast<std::uint8_t>(sum % (max_tiles + 1)), sizes[sum]});
        begins_.push_back(begins_.back() + sizes[sum]);
    }
    std::vector<std::uint32_t> next = begins_;
    places_.assign(sets.size(), 0);
    class_of_.assign(sets.size(), 0);
    ids_.resize(begins_.back());
    for (Id id = 0; id < sets.size(); ++id) {
        if (sets.piles(id).empty()) continue;
        const std::uint32_t c = by_sums_[sum_of(id)];
        class_of_[id] = c;
        places_[id] = next[c] - begins_[c];
        ids_[next[c]++] = id;
    }
}

void PileIndex::list_changes(const PileSets& sets) {
    for (Id id : ids_) {
        const auto merges = sets.merges(id);
        Set set{places_[id],
                static_cast<std::uint32_t>(merges_.size()),
                static_cast<std::uint32_t>(merges.size()),
                static_cast<std::uint32_t>(heights_.size()),
                sets.mask(id),
                0};
        for (std::uint8_t height : sets.piles(id)) set.ones += static_cast<std::uint32_t>(std::popcount(height));
        for (const auto& merge : merges) merges_.push_back(places_[merge.merged]);
        for (const auto& height : sets.heights(id))
            heights_.push_back({height.doubled == PileSets::none ? none : places_[height.doubled],
                                height.removed == PileSets::none ? none : places_[height.removed]});
        sets_.push_back(set);
    }
    merges_.push_back(0); // so that there is something to point at after the last one
}

// ways(c, j, t, p) = sum over m of choices(size of c, m) ways(c - 1, j - m, t - m tiles of c, p - m piles of c)
void PileIndex::count_ways() {
    std::uint32_t largest = 0;
    for (const Class& of : classes_) largest = std::max(largest, of.size);
    choices_.assign(colours_ + 1, {});
    constexpr std::uint64_t limit = std::numeric_limits<std::uint32_t>::max();
    for (std::size_t count = 1; count <= colours_; ++count) { // choices(n, k) = choices(n, k - 1) + choices(n - 1, k)
        auto& row = choices_[count];
        row.assign(largest + 1, 0);
        for (std::uint32_t size = 1; size <= largest; ++size) {
            const std::uint64_t sum = std::uint64_t{row[size - 1]} + (count == 1 ? 1 : choices_[count - 1][size]);
            row[size] = static_cast<std::uint32_t>(std::min(sum, limit)); // only those that matter are small
        }
    }
    const std::size_t side = tiles_ + 1;
    ways_ = Bulk<std::uint32_t>((colours_ + 1) * side * side * classes_.size(), 0);
    for (std::size_t j = 0; j <= colours_; ++j)
        for (std::size_t t = 0; t <= tiles_; ++t)
            for (std::size_t p = 0; p <= t; ++p) {
                std::uint32_t* const row = &ways_[((j * side + t) * side + p) * classes_.size()];
                row[0] = t == 0;
                for (std::uint32_t c = 1; c < classes_.size(); ++c) {
                    const Class& of = classes_[c];
                    std::uint64_t sum = row[c - 1];
                    for (std::size_t m = 1; m <= j && m * of.tiles <= t && m * of.piles <= p; ++m)
                        if (const std::uint64_t rest = ways(c - 1, j - m, t - m * of.tiles, p - m * of.piles))
                            sum += rest * choices_[m][of.size];
                    if (sum > limit) fits_ = false;
                    row[c] = static_cast<std::uint32_t>(sum);
                }
            }
}

std::uint64_t PileIndex::rank(std::span<const Id> ids) const {
    std::array<std::pair<std::uint32_t, std::uint32_t>, max_tiles> sorted; // class and place
    std::size_t tiles = tiles_, piles = 0, colours = colours_, count = 0;
    for (Id id : ids) {
        sorted[count++] = {class_of_[id], places_[id]};
        piles += classes_[class_of_[id]].piles;
    }
    std::sort(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(count), [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : a.second < b.second;
    });
    std::uint64_t rank = 0, stride = 1;
    for (std::size_t i = 0; i < count;) {
        const std::uint32_t c = sorted[i].first;
        std::array<std::uint32_t, max_tiles> places;
        std::size_t used = 0;
        for (; i < count && sorted[i].first == c; ++i) places[used++] = sorted[i].second;
        rank += stride * (before(c, used, colours, tiles, piles) + choice(places.data(), used));
        stride *= choices(classes_[c].size, used);
        colours -= used, tiles -= used * classes_[c].tiles, piles -= used * classes_[c].piles;
    }
    return rank;
}

std::size_t PileIndex::runs(std::size_t piles, std::uint64_t rank, std::array<Run, max_runs>& runs) const {
    std::size_t colours = colours_, tiles = tiles_, count = 0;
    while (tiles != 0) {
        std::uint32_t low = 0, high = last_class(); // the first class with more than rank ways up to it
        while (low < high) {
            const std::uint32_t middle = (low + high) / 2;
            if (ways(middle, colours, tiles, piles) > rank)
                high = middle;
            else
                low = middle + 1;
        }
        const Class& of = classes_[low];
        rank -= ways(low - 1, colours, tiles, piles);
        for (std::uint32_t used = 1;; ++used) {
            const std::uint64_t chosen = choices(of.size, used);
            const std::uint64_t size =
                chosen * ways(low - 1, colours - used, tiles - used * of.tiles, piles - used * of.piles);
            if (rank >= size) {
                rank -= size;
                continue;
            }
            runs[count++] = {low, used, rank % chosen};
            rank /= chosen;
            colours -= used, tiles -= used * of.tiles, piles -= used * of.piles;
            break;
        }
    }
    return count;
}

void PileIndex::places(std::uint64_t choice, std::size_t count, std::uint32_t size, std::uint32_t* places) const {
    for (std::size_t i = count; i > 1; --i) { // the largest place with choices_[i][place] <= choice
        const auto& row = choices_[i];
        const auto after = std::upper_bound(row.begin(), row.begin() + size, choice);
        places[i - 1] = static_cast<std::uint32_t>(after - row.begin()) - 1;
        choice -= row[places[i - 1]];
    }
    places[0] = static_cast<std::uint32_t>(choice);
}

std::vector<PileIndex::Id> PileIndex::unrank(std::size_t piles, std::uint64_t rank) const {
    std::array<Run, max_runs> all;
    std::vector<Id> ids;
    const std::size_t count = runs(piles, rank, all);
    for (std::size_t r = 0; r < count; ++r) {
        std::array<std::uint32_t, max_tiles> of_run;
        places(all[r].choice, all[r].colours, classes_[all[r].of_class].size, of_run.data());
        for (std::size_t i = 0; i < all[r].colours; ++i) ids.push_back(ids_[begins_[all[r].of_class] + of_run[i]]);
    }
    return ids;
}

// Counts the reachable positions. Of the colours, sorted by the ones in their heights, the i-th may have no more than
// the i-th of the starts: sets with many ones are chosen first, and after those with `ones` ones or more no more
// colours may be used than began with so many tiles.
bool PileIndex::dense_ranks(std::vector<std::uint64_t> starts) const {
    std::ranges::sort(starts, std::greater());
    if (starts.front() == starts.back()) return true;
    std::map<std::pair<std::uint32_t, std::uint8_t>, std::uint32_t, std::greater<>> kinds; // by ones and tiles
    for (std::uint32_t c = 1; c < classes_.size(); ++c)
        for (std::uint32_t place = 0; place < classes_[c].size; ++place)
            ++kinds[{set(c, place).ones, classes_[c].tiles}];
    const std::size_t side = tiles_ + 1;
    std::vector<double> ways((colours_ + 1) * side, 0); // [colours][tiles]; may be large, need not be exact
    ways[0] = 1;
    for (const auto& [kind, size] : kinds) {
        const auto [ones, tiles] = kind;
        const auto most = static_cast<std::size_t>(
            std::ranges::count_if(starts, [&, needed = ones](std::uint64_t start) { return start >= needed; }));
        for (std::size_t j = most; j > 0; --j)
            for (std::size_t t = tiles_; t > 0; --t) {
                double chosen = 1; // choices of m among size
                for (std::size_t m = 1; m <= j && m * tiles <= t; ++m) {
                    chosen = chosen * static_cast<double>(size + m - 1) / static_cast<double>(m);
                    ways[j * side + t] += chosen * ways[(j - m) * side + t - m * tiles];
                }
            }
    }
    double reachable = 0, all = 0;
    for (std::size_t j = 0; j <= colours_; ++j) reachable += ways[j * side + tiles_];
    for (std::size_t piles = 1; piles <= tiles_; ++piles) all += static_cast<double>(size(piles));
    return reachable * 4 >= all;
}

} // namespace zermelo
