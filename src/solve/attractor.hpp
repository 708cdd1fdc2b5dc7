// The attractor: from where can a player force the play into a target, and in how many moves?
//
//      V_0 = target;  V_(n+1) = V_n, the player's vertices with a move into V_n, and the opponent's vertices that have
//      moves, all of them into V_n.
//
// The work is done by one byte a vertex, so that those of millions stay in the cache:
//
//      0          it has joined, or never will
//      1 .. 254   so many moves into the attractor, and it joins: one for the player, all its moves for the opponent
//      255        more than that: the number stands in a table
#pragma once

#include "arena/arena.hpp"
#include "arena/reverse.hpp"
#include "core/trace.hpp"

#include <atomic>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace zermelo {

// Grows an attractor: set what each vertex waits for, add the target, grow. Ranks are places in joined().
class Attraction {
public:
    Attraction(const Reverse& reverse, std::uint32_t vertices, unsigned threads)
        : offsets_(reverse.offsets()), sources_(reverse.sources()), waits_(vertices),
          joined_(std::size_t{vertices} + 1), threads_(threads) {}

    // Vertices that must never join wait for 0 moves. Different vertices may be set at the same time.
    void set(Vertex vertex, std::uint64_t moves) {
        waits_[index(vertex)] = static_cast<std::uint8_t>(std::min<std::uint64_t>(moves, many));
        if (moves < many) return;
        const std::lock_guard guard(lock_);
        more_[vertex] = moves;
    }
    // The target, whatever its vertices were set to; a vertex named twice is in once.
    void add(std::span<const Vertex> target) {
        for (Vertex v : target) waits_[index(v)] = 1;
        for (Vertex v : target)
            if (std::exchange(waits_[index(v)], 0) == 1) joined_[size_++] = v;
    }
    // Forgets what joined; what vertices wait for must be set anew.
    void clear() { size_ = 0, sizes_.clear(); }

    template <class Trace> Stop grow(Trace& trace) {
        std::size_t begin = 0;
        for (std::size_t step = 1; begin < size_; ++step) {
            sizes_.push_back(size_);
            const std::size_t end = size_;
            size_ = threads_ == 1 || end - begin < worth_sharing ? spread(begin, end) : share(begin, end);
            begin = end;
            if (step % 256 != 0 && size_ - begin < 65536) continue;
            const Stop stop = trace.checkpoint({Stage::solve, size_, waits_.size(), bytes()});
            if (stop != Stop::none) return stop;
        }
        return Stop::none;
    }

    // The vertices of V_0, then those that joined in V_1, ...; sizes()[n] is the size of V_n.
    std::span<const Vertex> joined() const { return {joined_.data(), size_}; }
    const std::vector<std::uint64_t>& sizes() const { return sizes_; }
    std::uint64_t bytes() const { return waits_.size() + joined_.size() * sizeof(Vertex); }

private:
    static constexpr std::uint8_t many = 255;
    static constexpr std::size_t worth_sharing = 8192;

    // The vertices that join because of joined_[begin, end) follow at once. Returns where they end.
    std::size_t spread(std::size_t begin, std::size_t end) {
        std::size_t last = end;
        for (std::size_t i = begin; i < end; ++i) {
            fetch_ahead(i, last);
            for (Vertex v : before(joined_[i])) {
                const std::uint8_t wait = waits_[index(v)];
                if (wait == many) [[unlikely]] {
                    count_down_many(v);
                    continue;
                }
                // Without branches: nobody can guess which vertices join.
                waits_[index(v)] = static_cast<std::uint8_t>(wait - (wait != 0));
                joined_[last] = v;
                last += wait == 1;
            }
        }
        return last;
    }

    // The same by all threads, each with stretches of its own.
    std::size_t share(std::size_t begin, std::size_t end) {
        constexpr std::size_t stretch = 2048;
        std::atomic<std::size_t> next = begin, last = end;
        parallel_team(threads_, [&](unsigned) {
            std::vector<Vertex> found;
            for (std::size_t from; (from = next.fetch_add(stretch)) < end;) {
                for (std::size_t i = from; i < std::min(from + stretch, end); ++i) {
                    fetch_ahead(i, end);
                    for (Vertex v : before(joined_[i]))
                        if (count_down(v)) found.push_back(v);
                }
                std::ranges::copy(found, joined_.data() + last.fetch_add(found.size()));
                found.clear();
            }
        });
        return last;
    }

    bool count_down(Vertex v) {
        std::atomic_ref wait(waits_[index(v)]);
        for (std::uint8_t seen = wait.load(std::memory_order_relaxed); seen != 0;) {
            if (seen == many) [[unlikely]] {
                const std::lock_guard guard(lock_);
                seen = wait.load(std::memory_order_relaxed);
                if (seen != many) continue;
                count_down_many(v);
                return false;
            }
            if (wait.compare_exchange_weak(seen, static_cast<std::uint8_t>(seen - 1), std::memory_order_relaxed))
                return seen == 1;
        }
        return false;
    }
    void count_down_many(Vertex v) {
        const std::uint64_t left = --more_[v];
        if (left < many) std::atomic_ref(waits_[index(v)]).store(static_cast<std::uint8_t>(left));
    }

    std::span<const Vertex> before(Vertex v) const {
        return sources_.subspan(offsets_[index(v)], offsets_[index(v) + 1] - offsets_[index(v)]);
    }

    // Memory is asked for what the next vertices need, in three steps: where their edges are, the edges, the bytes.
    // (Inlined by force: g++ takes a function that only does this for one that does nothing, and leaves the call out.)
    [[gnu::always_inline]] void fetch_ahead(std::size_t i, std::size_t end) const {
        if (i + 24 < end) __builtin_prefetch(&offsets_[index(joined_[i + 24])]);
        if (i + 16 < end) __builtin_prefetch(sources_.data() + offsets_[index(joined_[i + 16])]);
        if (i + 8 < end)
            for (Vertex v : before(joined_[i + 8])) __builtin_prefetch(&waits_[index(v)], 1);
    }

    std::span<const std::uint64_t> offsets_;
    std::span<const Vertex> sources_;
    Bulk<std::uint8_t> waits_;
    Bulk<Vertex> joined_;
    std::size_t size_ = 0;
    std::vector<std::uint64_t> sizes_;
    std::unordered_map<Vertex, std::uint64_t> more_; // moves of vertices with many
    std::mutex lock_;
    unsigned threads_;
};

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

// The first move from `from` to rank `wanted`.
inline Vertex move_to_rank(const Arena& arena, const Bulk<std::uint32_t>& ranks, Vertex from, std::uint32_t wanted) {
    for (Vertex to : arena.successors(from))
        if (ranks[index(to)] == wanted) return to;
    return no_vertex;
}

template <class Trace>
Attractor attract(const Arena& arena, const Reverse& reverse, Player player, std::span<const Vertex> target,
                  const AttractorOptions& options, Trace& trace) {
    Attractor result;
    const auto cuts = equal_work(arena, options.threads);
    auto each_vertex_shared = [&](auto&& work) {
        parallel_for(cuts.size() - 1, options.threads, [&](std::size_t part) {
            for (std::uint32_t v = cuts[part]; v < cuts[part + 1]; ++v) work(Vertex{v});
        });
    };
    // Step 1. What each vertex waits for.
    Attraction attraction(reverse, arena.size(), options.threads);
    each_vertex_shared([&](Vertex v) { attraction.set(v, arena.owner(v) == player ? 1 : arena.degree(v)); });
    for (Vertex v : options.avoid) attraction.set(v, 0);
    // Step 2. Backwards from the target.
    attraction.add(target);
    result.stop = attraction.grow(trace);
    if (result.stop != Stop::none) return result;
    // Step 3. Ranks.
    result.ranks = Bulk<std::uint32_t>(arena.size());
    result.sizes = attraction.sizes();
    each_vertex_shared([&](Vertex v) { result.ranks[index(v)] = Attractor::outside; });
    const auto joined = attraction.joined();
    constexpr std::size_t stretch = 65536;
    parallel_for((joined.size() + stretch - 1) / stretch, options.threads, [&](std::size_t part) {
        const std::size_t first = part * stretch, last = std::min(first + stretch, joined.size());
        auto size = std::ranges::upper_bound(result.sizes, first);
        for (std::size_t i = first; i < last; ++i) {
            while (i == *size) ++size;
            if (i + 32 < last) __builtin_prefetch(&result.ranks[index(joined[i + 32])], 1);
            result.ranks[index(joined[i])] = static_cast<std::uint32_t>(size - result.sizes.begin());
        }
    });
    // Step 4. Moves, now that all ranks are known.
    result.strategy = Bulk<Vertex>(arena.size());
    each_vertex_shared([&](Vertex v) {
        const auto ahead = arena.offsets()[index(v)] + 64;
        for (std::uint64_t e = ahead; e < std::min(ahead + arena.degree(v), arena.edges()); ++e)
            __builtin_prefetch(&result.ranks[index(arena.targets()[e])]);
        const std::uint32_t rank = result.ranks[index(v)];
        const bool moves = rank != 0 && (rank != Attractor::outside || arena.owner(v) != player);
        const std::uint32_t wanted = rank == Attractor::outside ? rank : rank - 1;
        result.strategy[index(v)] = moves ? move_to_rank(arena, result.ranks, v, wanted) : no_vertex;
    });
    return result;
}

} // namespace zermelo
