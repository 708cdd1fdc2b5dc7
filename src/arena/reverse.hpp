// Who leads to a vertex: the same edges, sorted by where they end.
//
// A counting sort in two rounds, because writing all over a large array waits for memory at every step. Round one deals
// the edges into groups of neighbouring ends, each group a stretch that is written from front to back. Round two sorts
// each group within the cache. The threads share both rounds; the result is the same for any number of them.
#pragma once

#include "arena/arena.hpp"
#include "core/parallel.hpp"

#include <algorithm>
#include <atomic>
#include <vector>

namespace zermelo {

class Reverse {
public:
    explicit Reverse(const Arena& arena, unsigned threads = 1)
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

    std::span<const Vertex> predecessors(Vertex vertex) const {
        return {sources_.data() + offsets_[index(vertex)], sources_.data() + offsets_[index(vertex) + 1]};
    }
    std::span<const std::uint64_t> offsets() const { return offsets_; }
    std::span<const Vertex> sources() const { return sources_; }
    std::uint64_t bytes() const { return offsets_.size() * 8 + sources_.size() * sizeof(Vertex); }

private:
    struct Pair {
        Vertex to, from;
    };
    static constexpr unsigned group_bits = 14; // vertices whose counters fit the nearest caches
    static constexpr std::size_t batch = 16;   // groups, after which their pairs are given back to the system
    static std::size_t group_of(Vertex vertex) { return index(vertex) >> group_bits; }

    // Round one. begins_[g] is where group g begins among the pairs, and among the sources.
    Bulk<Pair> deal(const Arena& arena, unsigned threads) {
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
    void sort_group(const Arena& arena, Bulk<Pair> const& pairs, std::size_t group) {
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

    Bulk<std::uint64_t> offsets_;
    Bulk<Vertex> sources_;
    std::vector<std::uint64_t> begins_;
};

} // namespace zermelo
