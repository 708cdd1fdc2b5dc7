// The attractor: from where can a player force the play into a target, and in how many moves?
//
//      V_0 = target;  V_(n+1) = V_n, the player's vertices with a move into V_n, and the opponent's vertices that have
//      moves, all of them into V_n.
#pragma once

#include "core/limited_trace.hpp"
#include "core/machine/parallel.hpp"
#include "solve/attraction.hpp"

#include <bit>
#include <cstring>
#include <utility>

namespace zermelo {

struct Attractor {
    static constexpr std::uint32_t outside = ~std::uint32_t{0};

    Bulk<std::uint32_t> ranks; // the least n with the vertex in V_n, or outside
    // The player's move towards the target, or the opponent's that resists longest: the first to the rank below.
    // Outside the attractor, the opponent's first move that stays out.
    Bulk<Vertex> strategy;
    std::vector<std::uint64_t> sizes; // of V_0, V_1, ...
    Stop stop = Stop::none;           // what ended the work early; then ranks and strategy are empty

    bool contains(Vertex vertex) const { return ranks[index(vertex)] != outside; }
    std::uint64_t size() const { return sizes.empty() ? 0 : sizes.back(); }
};

struct AttractorOptions {
    std::span<const Vertex> avoid{}; // vertices where the play has ended otherwise: they never join
    unsigned threads = 1;
};

// Chooses moves once all ranks are known. What it reads most is the last byte of ranks: these stay in the cache.
class MoveChoice {
public:
    MoveChoice(const Arena& arena, Player player, std::span<const std::uint32_t> ranks,
               std::span<const std::uint8_t> last_bytes, std::size_t steps)
        : arena_(arena), player_(player), ranks_(ranks), bytes_(last_bytes), bytes_differ_(steps < 256) {}

    // Writes down the moves of the vertices from `first` up to `last`.
    void choose(std::uint32_t first, std::uint32_t last, Bulk<Vertex>& strategy) const {
        constexpr std::uint32_t block = 256;
        std::vector<std::uint8_t> near;
        for (std::uint32_t begin = first; begin < last; begin += std::min(block, last - begin)) {
            const std::uint32_t end = begin + std::min(block, last - begin);
            // Step 1. What the vertices of the block see, side by side, and eight bytes that are only looked at.
            const std::uint64_t edge = arena_.offsets()[begin], count = arena_.offsets()[end] - edge;
            near.resize(std::max<std::size_t>(near.size(), count + 8));
            for (std::uint64_t e = 0; e < count; ++e) near[e] = bytes_[index(arena_.targets()[edge + e])];
            // Step 2. Each looks for its move there.
            for (std::uint32_t v = begin; v < end; ++v)
                strategy[v] = move(Vertex{v}, near.data() + (arena_.offsets()[v] - edge));
        }
    }

private:
    // The first move to the rank below, or from outside to outside; `near` has the last bytes of its moves' ranks.
    Vertex move(Vertex vertex, const std::uint8_t* near) const {
        const std::uint32_t rank = ranks_[index(vertex)];
        const bool out = rank == Attractor::outside, theirs = arena_.owner(vertex) != player_;
        const std::uint32_t wanted = rank - !out;
        const auto moves = arena_.successors(vertex);
        const std::size_t place = first_equal(near, static_cast<std::uint8_t>(wanted), moves.size());
        // Without branches as far as possible: where the move is, or whether there is one, cannot be predicted.
        const Vertex* move = ((rank != 0) & (!out | theirs) & (place < moves.size())) ? &moves[place] : &no_vertex;
        if (bytes_differ_ || *move == no_vertex || ranks_[index(*move)] == wanted) return *move;
        const auto found = std::ranges::find(moves, wanted, [&](Vertex to) { return ranks_[index(to)]; });
        return found == moves.end() ? no_vertex : *found;
    }

    // Where the first byte of this value is, at least `size` if there is none; looks at eight bytes at once.
    static std::size_t first_equal(const std::uint8_t* bytes, std::uint8_t value, std::size_t size) {
        constexpr std::uint64_t ones = 0x0101010101010101ull;
        for (std::size_t at = 0;; at += 8) {
            std::uint64_t eight;
            std::memcpy(&eight, bytes + at, 8);
            eight ^= ones * value;
            const std::uint64_t zeros = (eight - ones) & ~eight & ones << 7; // the lowest of these bits is right
            if ((zeros != 0) | (at + 8 >= size)) return at + static_cast<std::size_t>(std::countr_zero(zeros)) / 8;
        }
    }

    const Arena& arena_;
    Player player_;
    std::span<const std::uint32_t> ranks_;
    std::span<const std::uint8_t> bytes_;
    bool bytes_differ_; // where ranks do
};

template <class Trace>
Attractor attract(const Arena& arena, const Reverse& reverse, Player player, std::span<const Vertex> target,
                  const AttractorOptions& options, Trace& trace) {
    Attractor result;
    const auto cuts = equal_work(arena, pieces_for(options.threads));
    auto each_stretch = [&](auto&& work) {
        parallel_for(cuts.size() - 1, options.threads, [&](std::size_t part) { work(cuts[part], cuts[part + 1]); });
    };
    auto each_vertex_shared = [&](auto&& work) {
        each_stretch([&](std::uint32_t first, std::uint32_t last) {
            for (std::uint32_t v = first; v < last; ++v) work(Vertex{v});
        });
    };
    // Step 1. What each vertex waits for.
    Attraction attraction(reverse, arena.size(), options.threads);
    each_vertex_shared([&](Vertex v) { // the product instead of a branch: who owns a vertex cannot be predicted
        attraction.set(v, 1 + (arena.degree(v) - 1) * (arena.owner(v) != player));
    });
    for (Vertex v : options.avoid) attraction.set(v, 0);
    // Step 2. Backwards from the target.
    attraction.add(target);
    result.stop = attraction.grow(trace);
    if (result.stop != Stop::none) return result;
    // Step 3. Ranks, and their last bytes.
    result.ranks = Bulk<std::uint32_t>(arena.size());
    result.sizes = attraction.sizes();
    Bulk<std::uint8_t> last_bytes(arena.size());
    each_vertex_shared([&](Vertex v) {
        result.ranks[index(v)] = Attractor::outside;
        last_bytes[index(v)] = static_cast<std::uint8_t>(Attractor::outside);
    });
    const auto joined = attraction.joined();
    constexpr std::size_t stretch = 65536;
    parallel_for((joined.size() + stretch - 1) / stretch, options.threads, [&](std::size_t part) {
        const std::size_t first = part * stretch, last = std::min(first + stretch, joined.size());
        auto size = std::ranges::upper_bound(result.sizes, first);
        for (std::size_t i = first; i < last; ++i) {
            while (i == *size) ++size;
            if (i + 32 < last) __builtin_prefetch(&result.ranks[index(joined[i + 32])], 1);
            const auto rank = static_cast<std::uint32_t>(size - result.sizes.begin());
            result.ranks[index(joined[i])] = rank;
            last_bytes[index(joined[i])] = static_cast<std::uint8_t>(rank);
        }
    });
    // Step 4. Moves, now that all ranks are known.
    result.strategy = Bulk<Vertex>(arena.size());
    const MoveChoice choice(arena, player, result.ranks, last_bytes, result.sizes.size());
    each_stretch([&](std::uint32_t first, std::uint32_t last) { choice.choose(first, last, result.strategy); });
    return result;
}

// The one that people wait for is compiled once.
extern template Attractor attract(const Arena& arena, const Reverse& reverse, Player player,
                                  std::span<const Vertex> target, const AttractorOptions& options, LimitedTrace& trace);

} // namespace zermelo
