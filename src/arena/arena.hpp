// A directed graph in which every vertex belongs to a player: the board on which games are solved.
//
//      offsets   0     2  3        6          vertex v's moves are targets[offsets[v]] .. targets[offsets[v + 1] - 1]
//      targets  [1  2][3][0  2  4] ...
#pragma once

#include "core/machine/bulk.hpp"
#include "core/player.hpp"

#include <cstdint>
#include <span>

namespace zermelo {

enum class Vertex : std::uint32_t {};
inline constexpr Vertex no_vertex{~std::uint32_t{0}};
constexpr std::uint32_t index(Vertex vertex) { return static_cast<std::uint32_t>(vertex); }

class Arena {
public:
    static constexpr std::uint32_t max_vertices = ~std::uint32_t{0} - 1;

    Arena() : offsets_(1, 0) {}
    // Requires one offset more than owners, ascending from 0 to the number of targets.
    Arena(Bulk<std::uint64_t> offsets, Bulk<Vertex> targets, Bulk<Player> owners)
        : offsets_(std::move(offsets)), targets_(std::move(targets)), owners_(std::move(owners)) {}

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
    std::uint64_t degree(Vertex vertex) const { return offsets_[index(vertex) + 1] - offsets_[index(vertex)]; }
    std::span<const Vertex> successors(Vertex vertex) const {
        return {targets_.data() + offsets_[index(vertex)], targets_.data() + offsets_[index(vertex) + 1]};
    }
    // All edges, by where they begin.
    std::span<const std::uint64_t> offsets() const { return offsets_; }
    std::span<const Vertex> targets() const { return targets_; }
    std::uint64_t bytes() const {
        return offsets_.size() * sizeof(std::uint64_t) + targets_.size() * sizeof(Vertex) + owners_.size();
    }

private:
    Bulk<std::uint64_t> offsets_;
    Bulk<Vertex> targets_;
    Bulk<Player> owners_;
};

// Calls visit(vertex) for all of them, in order.
template <class Visit> void each_vertex(const Arena& arena, Visit&& visit) {
    for (std::uint32_t v = 0; v < arena.size(); ++v) visit(Vertex{v});
}

// Cuts the vertices into `parts` ranges with about as many edges each: part i is [cuts[i], cuts[i + 1]).
inline std::vector<std::uint32_t> equal_work(const Arena& arena, unsigned parts) {
    std::vector<std::uint32_t> cuts{0};
    const auto offsets = arena.offsets();
    for (unsigned i = 1; i < parts; ++i) {
        const std::uint64_t wanted = arena.edges() / parts * i;
        std::uint32_t low = cuts.back(), high = arena.size();
        while (low < high) {
            const std::uint32_t middle = low + (high - low) / 2;
            if (offsets[middle] < wanted)
                low = middle + 1;
            else
                high = middle;
        }
        cuts.push_back(low);
    }
    cuts.push_back(arena.size());
    return cuts;
}

} // namespace zermelo
