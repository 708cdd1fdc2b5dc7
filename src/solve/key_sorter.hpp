// Collects keys, many of them several times, and gives them back sorted, each once.
//
// Keys are distributed by their first bits to the parts of a tier; a part's keys are then told apart by a bit for each
// key that it can have, which read in order are sorted. No key is compared with another.
#pragma once

#include "core/machine/parallel.hpp"
#include "solve/sorted_tier.hpp"

#include <array>
#include <atomic>
#include <utility>

namespace zermelo {

class KeySorter {
public:
    KeySorter(const KeyCut& cut, unsigned threads)
        : cut_(cut), threads_(threads), by_thread_(threads, ThreadBlocks{std::vector<Place>(cut.parts)}) {}

    // Each thread adds keys with a number of its own.
    void add(std::uint64_t key, unsigned thread) {
        Place& place = by_thread_[thread].places[cut_.part(key)];
        if (place.left == 0) refill(place);
        *place.next++ = cut_.low(key);
        --place.left;
    }

    std::uint64_t bytes() const { // may be called while others add
        return held_.load(std::memory_order_relaxed) + std::uint64_t{threads_} * cut_.parts * sizeof(Place);
    }

    // All keys so far; then it is empty again. The first thread calls go_on() regularly; once that is false, the
    // result is of no use.
    template <class GoOn> SortedTier sorted(GoOn&& go_on) {
        std::vector<std::uint64_t> sizes(cut_.parts);
        std::vector<std::vector<std::uint64_t>> bits(threads_);
        std::atomic<std::size_t> next = 0;
        std::atomic<bool> stopped = false;
        auto each_part = [&](auto&& work) {
            next = 0;
            parallel_team(threads_, [&](unsigned thread) {
                for (std::size_t part;
                     !stopped && (part = next.fetch_add(1, std::memory_order_relaxed)) < cut_.parts;) {
                    work(thread, part);
                    if (thread == 0 && !go_on()) stopped = true;
                }
            });
        };
        // Step 1. A bit for each key; then write them back where they came from, fewer or as many.
        each_part([&](unsigned thread, std::size_t part) {
            auto& seen = bits[thread];
            seen.resize(((cut_.low_mask() >> 6) + 1));
            sizes[part] = sort_part(part, seen);
        });
        if (stopped) return {};
        // Step 2. Now that the sizes are known, put the parts behind each other.
        SortedTier tier(cut_, sizes);
        each_part([&](unsigned, std::size_t part) {
            std::uint64_t at = tier.begin(part), left = sizes[part];
            each_block(part, [&](std::uint32_t* words, std::size_t count) {
                const std::size_t taken = std::min<std::uint64_t>(count, left);
                std::copy_n(words, taken, &tier.word(0) + at);
                at += taken, left -= taken;
            });
        });
        for (ThreadBlocks& blocks : by_thread_) std::ranges::fill(blocks.places, Place{});
        used_ = 0;
        return tier;
    }

private:
    static constexpr std::size_t block = 1022; // words, and two more for the block before
    struct Block {
        Block* before;
        std::array<std::uint32_t, block> words;
    };
    // Where a thread puts the keys of a part.
    struct Place {
        Block* last = nullptr;
        std::uint32_t* next = nullptr;
        std::uint32_t left = 0;
    };
    // The blocks that one thread fills, by part.
    struct ThreadBlocks {
        std::vector<Place> places;
    };

    void refill(Place& place) {
        Block* fresh;
        {
            const Lock lock(mutex_);
            if (used_ == blocks_.size()) {
                const std::size_t more = std::clamp(blocks_.size(), min_request, max_request);
                auto& chunk = chunks_.emplace_back(more);
                held_.fetch_add(more * sizeof(Block), std::memory_order_relaxed);
                for (std::size_t i = 0; i < more; ++i) blocks_.push_back(&chunk[i]);
            }
            fresh = blocks_[used_++];
        }
        fresh->before = place.last;
        place = {fresh, fresh->words.data(), block};
    }

    template <class Visit> void each_block(std::size_t part, Visit&& visit) {
        for (ThreadBlocks& blocks : by_thread_) {
            const Place& place = blocks.places[part];
            std::size_t count = block - place.left;
            for (Block* at = place.last; at; at = at->before, count = block) visit(at->words.data(), count);
        }
    }

    std::uint64_t sort_part(std::size_t part, std::vector<std::uint64_t>& seen) {
        std::uint64_t added = 0;
        each_block(part, [&](std::uint32_t* words, std::size_t count) {
            for (std::size_t i = 0; i < count; ++i) seen[words[i] >> 6] |= std::uint64_t{1} << (words[i] & 63);
            added += count;
        });
        if (added == 0) return 0;
        std::size_t at = 0; // in the bits
        std::uint64_t word = std::exchange(seen[0], 0), found = 0;
        each_block(part, [&](std::uint32_t* words, std::size_t count) {
            for (std::size_t i = 0; i < count; ++i) {
                while (word == 0) {
                    if (++at == seen.size()) {
                        --at;
                        return;
                    }
                    word = std::exchange(seen[at], 0);
                }
                words[i] = static_cast<std::uint32_t>(at << 6 | static_cast<std::size_t>(std::countr_zero(word)));
                word &= word - 1;
                ++found;
            }
        });
        return found;
    }

    static constexpr std::size_t min_request = 256, max_request = 16384; // blocks to allocate at a time

    KeyCut cut_;
    unsigned threads_;
    std::vector<ThreadBlocks> by_thread_;
    Mutex mutex_;
    std::vector<Bulk<Block>> chunks_;
    std::vector<Block*> blocks_;
    std::size_t used_ = 0;
    std::atomic<std::uint64_t> held_ = 0; // bytes of the blocks
};

} // namespace zermelo
