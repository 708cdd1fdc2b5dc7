// Remembers what was found out about positions, for when they are reached again by other moves.
#pragma once

#include "core/key.hpp"
#include "core/machine/memory.hpp"
#include "search/score.hpp"

#include <vector>

namespace zermelo {

enum class Bound : std::uint8_t { exact, lower, upper };

// A score and the depth it holds for. `move` is a name for the best move (see move_name); `complete` says that the game
// was followed to its end, so that the score also holds for every greater depth.
struct Remembered {
    Score score = 0;
    std::uint32_t move = 0;
    std::uint16_t depth = 0;
    Bound bound = Bound::exact;
    bool complete = false;

    // Whether it decides a search with this window.
    bool decides(Score low, Score high) const {
        return bound == Bound::exact || (bound == Bound::lower ? score >= high : score <= low);
    }
};

// The same position searched to different depths has different scores, and each of them stands on its own: so a search
// with the table returns what it returns without. A complete score stands once, for all depths that are great enough.
//
// An entry stands within sixteen places of where its hash points. The table grows while it may, so that nothing is
// forgotten; once it holds `max_bytes`, the score that was the least work to find is replaced.
template <class Key> class TranspositionTable {
public:
    explicit TranspositionTable(std::uint64_t max_bytes)
        : max_places_(max_bytes / sizeof(Entry)), places_(16), entries_(places_ + window) {}

    // What is known of the position at this depth, or, complete, at this depth or less.
    const Remembered* find(const Key& key, std::uint32_t depth) const {
        if (const Remembered* complete = find_slot(key, all_depths); complete && complete->depth <= depth)
            return complete;
        return find_slot(key, depth);
    }

    void store(const Key& key, const Remembered& remembered) {
        const Entry entry{key, remembered, remembered.complete ? all_depths : remembered.depth};
        if (size_ * 2 > places_ && may_grow()) grow();
        while (true) {
            Entry* place = place_for(entry);
            const bool forgets = place->slot != nothing && !place->is(entry.key, entry.slot);
            if (forgets && may_grow()) {
                grow();
                continue;
            }
            size_ += place->slot == nothing;
            *place = entry;
            return;
        }
    }

    std::uint64_t size() const { return size_; }

private:
    static constexpr std::size_t window = 16;
    static constexpr std::uint32_t nothing = ~std::uint32_t{0}, all_depths = nothing - 1;

    struct Entry {
        Key key{};
        Remembered remembered{};
        std::uint32_t slot = nothing; // the depth it is found under

        bool is(const Key& other, std::uint32_t depth) const { return slot == depth && key == other; }
    };

    std::size_t home(const Key& key, std::uint32_t slot) const { // the highest bits of the hash choose
        return static_cast<std::size_t>(static_cast<Wide>(hash(hash(key) + slot)) * places_ >> 64);
    }
    const Remembered* find_slot(const Key& key, std::uint32_t slot) const {
        const Entry* entry = &entries_[home(key, slot)];
        for (std::size_t i = 0; i < window && entry[i].slot != nothing; ++i)
            if (entry[i].is(key, slot)) return &entry[i].remembered;
        return nullptr;
    }
    // Its own place, else a free one, else that of the entry which was the least work.
    Entry* place_for(const Entry& entry) {
        Entry* const begin = &entries_[home(entry.key, entry.slot)];
        Entry* least = begin;
        for (Entry* place = begin; place < begin + window; ++place) {
            if (place->slot == nothing || place->is(entry.key, entry.slot)) return place;
            if (place->remembered.depth < least->remembered.depth) least = place;
        }
        return least;
    }
    // While it grows, the old table and the new one stand side by side.
    bool may_grow() const { return places_ * 3 <= max_places_; }
    void grow() {
        std::vector<Entry> before;
        if (!has_memory_for([&] { before.resize(places_ * 2 + window); })) {
            max_places_ = places_; // others have the rest
            return;
        }
        before.swap(entries_);
        places_ *= 2;
        for (const Entry& entry : before)
            if (entry.slot != nothing) *place_for(entry) = entry;
    }

    std::uint64_t max_places_, places_;
    std::vector<Entry> entries_;
    std::uint64_t size_ = 0;
};

} // namespace zermelo
