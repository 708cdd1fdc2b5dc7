// The vertices that wait to be chosen: a heap with four children a place, flatter than a binary one, that knows where
// each vertex stands, so that a vertex that has come nearer moves instead of waiting twice.
//
//   places   0 | 1 2 3 4 | 5 6 7 8 | ...      children of i: 4 i + 1 ... 4 i + 4
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace zermelo {

class Frontier {
public:
    explicit Frontier(std::size_t vertices) : place_(vertices, never) {}

    bool empty() const { return heap_.empty(); }
    // Chosen before: it came out of here.
    bool chosen(std::uint32_t vertex) const { return place_[vertex] == out; }

    // A vertex that waits may only come nearer.
    void put(std::uint32_t vertex, std::int64_t key) {
        if (place_[vertex] == never) {
            place_[vertex] = static_cast<std::uint32_t>(heap_.size());
            heap_.push_back({key, vertex});
        }
        rise(place_[vertex], {key, vertex});
    }

    // The vertex with the least key, and of those the one that the file names first; there must be one.
    std::uint32_t choose() {
        const std::uint32_t chosen = heap_.front().vertex;
        place_[chosen] = out;
        const Waiting last = heap_.back();
        heap_.pop_back();
        if (!heap_.empty()) sink(last);
        return chosen;
    }

private:
    struct Waiting {
        std::int64_t key; // distance plus estimate
        std::uint32_t vertex;
        bool operator<(const Waiting& other) const {
            return key != other.key ? key < other.key : vertex < other.vertex;
        }
    };
    static constexpr std::uint32_t never = ~0u, out = never - 1;

    void set(std::size_t place, const Waiting& entry) {
        heap_[place] = entry;
        place_[entry.vertex] = static_cast<std::uint32_t>(place);
    }
    void rise(std::size_t place, const Waiting& entry) {
        for (; place > 0 && entry < heap_[(place - 1) / 4]; place = (place - 1) / 4) set(place, heap_[(place - 1) / 4]);
        set(place, entry);
    }
    // Fills the top with the least child, its place with its own, and so on; what came from the end rises from the
    // bottom.
    void sink(const Waiting& entry) {
        std::size_t place = 0, child = 1;
        for (; child + 4 <= heap_.size(); child = 4 * place + 1) {
            const std::size_t left = child + (heap_[child + 1] < heap_[child]);
            const std::size_t right = child + 2 + (heap_[child + 3] < heap_[child + 2]);
            const std::size_t best = heap_[right] < heap_[left] ? right : left;
            set(place, heap_[best]);
            place = best;
        }
        if (child < heap_.size()) { // fewer than four
            const auto best = std::min_element(heap_.begin() + static_cast<std::ptrdiff_t>(child), heap_.end());
            set(place, *best);
            place = static_cast<std::size_t>(best - heap_.begin());
        }
        rise(place, entry);
    }

    std::vector<Waiting> heap_;
    std::vector<std::uint32_t> place_;
};

} // namespace zermelo
