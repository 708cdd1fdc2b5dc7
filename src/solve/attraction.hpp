// How an attractor grows, backwards from its target.
//
// The work is done by one byte a vertex, so that those of millions stay in the cache:
//
//      0          it has joined, or never will
//      1 .. 254   so many moves into the attractor, and it joins: one for the player, all its moves for the opponent
//      255        more than that: the number stands in a table
#pragma once

#include "arena/arena.hpp"
#include "arena/reverse.hpp"
#include "core/machine/parallel.hpp"
#include "core/trace.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <span>
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
        const Lock guard(lock_);
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

    // The predecessors of some vertices. Each list in its own cache line: two threads that write to one would wait for
    // each other.
    struct alignas(64) Predecessors {
        Bulk<Vertex> vertices;
    };

    // The vertices that join because of joined_[begin, end) follow at once. Returns where they end.
    std::size_t spread(std::size_t begin, std::size_t end) {
        Vertex* last = joined_.data() + end;
        gather(begin, end, [&](std::span<const Vertex> predecessors) { last = count_down(predecessors, last); });
        return static_cast<std::size_t>(last - joined_.data());
    }

    // The same by all threads. Each thread gathers for some of the vertices, and counts down for some of those that
    // lead to them: no two threads count for the same vertex, so that they need not wait for each other at every step.
    std::size_t share(std::size_t begin, std::size_t end) {
        constexpr std::size_t stretch = 2048;             // vertices that a thread takes at once
        const std::size_t round = 8 * stretch * threads_; // those that are gathered for before they are counted down
        std::vector<std::atomic<std::size_t>> next((end - begin + round - 1) / round);
        std::atomic<std::size_t> last = end;
        Team team(threads_);
        const unsigned members = team.size();
        Barrier<> all(members);
        if (predecessors_.size() != members) predecessors_.assign(members, std::vector<Predecessors>(members));
        team.run([&](unsigned thread) {
            const Leaving leaving(all);
            for (std::size_t i = 0; i < next.size(); ++i) {
                const std::size_t first = begin + i * round, behind = std::min(first + round, end);
                for (std::size_t from; (from = first + stretch * next[i].fetch_add(1)) < behind;)
                    gather(from, std::min(from + stretch, behind), [&](std::span<const Vertex> predecessors) {
                        distribute(predecessors, predecessors_[thread]);
                    });
                all.arrive_and_wait();
                if (a_thread_failed()) return;
                for (auto& of_thread : predecessors_) {
                    auto& mine = of_thread[thread].vertices;
                    const auto joining = static_cast<std::size_t>(count_down(mine, mine.data()) - mine.data());
                    std::copy_n(mine.data(), joining, joined_.data() + last.fetch_add(joining));
                    mine.clear();
                }
                all.arrive_and_wait();
            }
        });
        return last;
    }

    // Calls use(vertices) until it was given all that lead to joined_[begin, end), as often as they have moves there.
    // What the next vertices need is prefetched: where their edges are, then the edges.
    template <class Use> void gather(std::size_t begin, std::size_t end, Use&& use) const {
        constexpr std::size_t short_list = 16, max_size = 2048;
        std::array<Vertex, max_size + short_list> predecessors;
        std::size_t count = 0;
        const std::size_t safe = sources_.size() < short_list ? 0 : sources_.size() - short_list + 1;
        for (std::size_t i = begin; i < end; ++i) {
            if (i + 24 < end) __builtin_prefetch(&offsets_[index(joined_[i + 24])]);
            if (i + 12 < end) __builtin_prefetch(sources_.data() + offsets_[index(joined_[i + 12])]);
            const std::uint64_t first = offsets_[index(joined_[i])], size = offsets_[index(joined_[i]) + 1] - first;
            const Vertex* list = sources_.data() + first;
            if (size > short_list || first >= safe) {
                use(std::span(list, size));
                continue;
            }
            // Eight at once, whether the list has them or not: its length cannot be predicted.
            std::copy_n(list, 8, predecessors.data() + count);
            if (size > 8) std::copy_n(list + 8, 8, predecessors.data() + count + 8);
            if ((count += size) > max_size - short_list)
                use(std::span<const Vertex>(predecessors.data(), std::exchange(count, 0)));
        }
        use(std::span<const Vertex>(predecessors.data(), count));
    }

    // Counts down what they wait for. Those that join are written to `place`, which may be where the vertices stand
    // themselves. Returns where they end.
    Vertex* count_down(std::span<const Vertex> vertices, Vertex* place) {
        std::uint8_t* const waits = waits_.data();
        for (std::size_t i = 0; i < vertices.size(); ++i) {
            if (i + 32 < vertices.size()) __builtin_prefetch(waits + index(vertices[i + 32]), 1);
            const Vertex v = vertices[i];
            const std::uint8_t wait = waits[index(v)];
            if (wait == many) [[unlikely]] {
                count_down_many(v);
                continue;
            }
            // Without branches: which vertices join cannot be predicted.
            waits[index(v)] = static_cast<std::uint8_t>(wait - (wait != 0));
            *place = v;
            place += wait == 1;
        }
        return place;
    }
    void count_down_many(Vertex v) {
        const Lock guard(lock_);
        const std::uint64_t left = --more_[v];
        if (left < many) waits_[index(v)] = static_cast<std::uint8_t>(left);
    }

    // Each vertex to the thread that counts down for it.
    void distribute(std::span<const Vertex> vertices, std::vector<Predecessors>& predecessors) const {
        const std::uint64_t share =
            (std::uint64_t{predecessors.size()} << 32) / waits_.size(); // no division for each vertex
        for (Vertex v : vertices) predecessors[index(v) * share >> 32].vertices.push_back(v);
    }

    std::span<const std::uint64_t> offsets_;
    std::span<const Vertex> sources_;
    Bulk<std::uint8_t> waits_;
    Bulk<Vertex> joined_;
    std::vector<std::vector<Predecessors>> predecessors_; // by who gathered them, and who counts down for them
    std::size_t size_ = 0;
    std::vector<std::uint64_t> sizes_;
    std::unordered_map<Vertex, std::uint64_t> more_; // moves of vertices with many
    Mutex lock_;
    unsigned threads_;
};

} // namespace zermelo
