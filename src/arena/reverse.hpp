// Who leads to a vertex: the same edges, sorted by where they end.
#pragma once

#include "arena/arena.hpp"

namespace zermelo {

class Reverse {
public:
    explicit Reverse(const Arena& arena) : offsets_(arena.size() + 2), sources_(arena.edges()) {
        // A counting sort: offsets_[v + 1] runs from the beginning to the end of v's part as the part is filled.
        each_vertex(arena, [&](Vertex v) {
            for (Vertex w : arena.successors(v)) ++offsets_[index(w) + 2];
        });
        for (std::size_t i = 2; i < offsets_.size(); ++i) offsets_[i] += offsets_[i - 1];
        each_vertex(arena, [&](Vertex v) {
            for (Vertex w : arena.successors(v)) sources_[offsets_[index(w) + 1]++] = v;
        });
    }

    std::span<const Vertex> predecessors(Vertex vertex) const {
        return {sources_.data() + offsets_[index(vertex)], sources_.data() + offsets_[index(vertex) + 1]};
    }
    std::uint64_t bytes() const { return offsets_.size() * 8 + sources_.size() * sizeof(Vertex); }

private:
    std::vector<std::uint64_t> offsets_;
    std::vector<Vertex> sources_;
};

} // namespace zermelo
