// A directed graph in which every vertex belongs to a player: the board on which games are solved.
//
//      offsets   0     2  3        6          vertex v's moves are targets[offsets[v]] .. targets[offsets[v + 1] - 1]
//      targets  [1  2][3][0  2  4] ...
#pragma once

#include "core/player.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace zermelo {

enum class Vertex : std::uint32_t {};
inline constexpr Vertex no_vertex{~std::uint32_t{0}};
constexpr std::uint32_t index(Vertex vertex) { return static_cast<std::uint32_t>(vertex); }

class Arena {
public:
    // Vertices are added in order, each with its edges right after it.
    void add_vertex(Player owner) {
        owners_.push_back(owner);
        offsets_.push_back(offsets_.back());
    }
    void add_edge(Vertex target) { // from the vertex added last
        targets_.push_back(target);
        ++offsets_.back();
    }

    std::uint32_t size() const { return static_cast<std::uint32_t>(owners_.size()); }
    std::uint64_t edges() const { return targets_.size(); }
    Player owner(Vertex vertex) const { return owners_[index(vertex)]; }
    std::span<const Vertex> successors(Vertex vertex) const {
        return {targets_.data() + offsets_[index(vertex)], targets_.data() + offsets_[index(vertex) + 1]};
    }
    std::uint64_t bytes() const {
        return offsets_.capacity() * sizeof(std::uint64_t) + targets_.capacity() * sizeof(Vertex) + owners_.capacity();
    }

private:
    std::vector<std::uint64_t> offsets_{0};
    std::vector<Vertex> targets_;
    std::vector<Player> owners_;
};

// Calls visit(vertex) for all of them, in order.
template <class Visit> void each_vertex(const Arena& arena, Visit&& visit) {
    for (std::uint32_t v = 0; v < arena.size(); ++v) visit(Vertex{v});
}

} // namespace zermelo
