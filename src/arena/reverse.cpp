#include "arena/reverse.hpp"

#include "core/machine/parallel.hpp"

#include <algorithm>
#include <atomic>

namespace zermelo {

Reverse::Reverse(const Arena& arena, unsigned threads)
    : offsets_(std::size_t{arena.size()} + 1), sources_(arena.edges()) {
    auto pairs = deal(arena, threads);
    const std::size_t groups = begins_.size() - 1;
    std::vector<std::atomic<std::size_t>> sorted(groups / batch + 1); // groups of each batch
    parallel_for(groups, threads, [&](std::size_t group) {
        sort_group(arena, pairs, group);
        const std::size_t first = group / batch * batch, last = std::min(first + batch, groups);
        if (++sorted[group / batch] == last - first)
            forget(pairs.data() + begins_[first], pairs.data() + begins_[last]);
    });
    offsets_.back() = arena.edges();
    release(begins_);
}

// Round one. begins_[g] is where group g begins among the pairs, and among the sources.
auto Reverse::deal(const Arena& arena, unsigned threads) -> Bulk<Pair> {
    const std::size_t groups = (std::size_t{arena.size()} >> group_bits) + 1;
    const unsigned parts = arena.edges() < 100'000 ? 1 : pieces_for(threads);
    const auto cuts = equal_work(arena, parts);
    const auto offsets = arena.offsets();
    const auto targets = arena.targets();
    // Step 1. Each part counts how many of its edges go to each group.
    // (In memory of its own thread: counters of two threads in one cache line would be slow.)
    std::vector<std::vector<std::uint64_t>> next(parts);
    parallel_for(parts, threads, [&](std::size_t part) {
        std::vector<std::uint64_t> count(groups);
        for (std::uint64_t e = offsets[cuts[part]]; e < offsets[cuts[part + 1]]; ++e) ++count[group_of(targets[e])];
        next[part] = std::move(count);
    });
    // Step 2. Counts become places: group by group, and in each group part by part.
    std::uint64_t sum = 0;
    for (std::size_t group = 0; group < groups; ++group) {
        begins_.push_back(sum);
        for (auto& of_part : next) sum += std::exchange(of_part[group], sum);
    }
    begins_.push_back(sum);
    // Step 3. Each part deals its edges.
    Bulk<Pair> pairs(arena.edges());
    parallel_for(parts, threads, [&](std::size_t part) {
        auto place = std::move(next[part]);
        for (std::uint32_t v = cuts[part]; v < cuts[part + 1]; ++v)
            for (std::uint64_t e = offsets[v]; e < offsets[v + 1]; ++e)
                pairs[place[group_of(targets[e])]++] = {targets[e], Vertex{v}};
    });
    return pairs;
}

// Round two, for one group.
void Reverse::sort_group(const Arena& arena, const Bulk<Pair>& pairs, std::size_t group) {
    const std::uint32_t first = static_cast<std::uint32_t>(group << group_bits);
    const std::uint32_t last = std::min<std::uint64_t>(arena.size(), std::uint64_t{first} + (1u << group_bits));
    const Pair *begin = pairs.data() + begins_[group], *end = pairs.data() + begins_[group + 1];
    std::vector<std::uint64_t> place(last - first);
    for (const Pair* pair = begin; pair != end; ++pair) ++place[index(pair->to) - first];
    std::uint64_t sum = begins_[group];
    for (std::uint32_t v = first; v < last; ++v) {
        offsets_[v] = sum;
        sum += std::exchange(place[v - first], sum);
    }
    for (const Pair* pair = begin; pair != end; ++pair) sources_[place[index(pair->to) - first]++] = pair->from;
}

} // namespace zermelo
