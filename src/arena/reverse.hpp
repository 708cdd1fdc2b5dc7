// Who leads to a vertex: the same edges, sorted by where they end.
//
// A counting sort in two rounds, because writing all over a large array waits for memory at every step. Round one deals
// the edges into groups of neighbouring ends, each group a stretch that is written from front to back. Round two sorts
// each group within the cache. The threads share both rounds; the result is the same for any number of them.
#pragma once

#include "arena/arena.hpp"
#include "core/machine/bulk.hpp"

#include <span>
#include <vector>

namespace zermelo {

class Reverse {
public:
    explicit Reverse(const Arena& arena, unsigned threads = 1);

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

    Bulk<Pair> deal(const Arena& arena, unsigned threads);
    void sort_group(const Arena& arena, const Bulk<Pair>& pairs, std::size_t group);

    Bulk<std::uint64_t> offsets_;
    Bulk<Vertex> sources_;
    std::vector<std::uint64_t> begins_;
};

} // namespace zermelo
