// A hash table in two flat arrays: keys, and what they map to. Open addressing, linear probing, no deletion.
#pragma once

#include "core/key.hpp"

#include <cassert>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace zermelo {

// A key that names no position.
template <class Key> struct EmptyKey {
    static constexpr Key value = static_cast<Key>(~Key{0});
};
template <std::size_t Count> struct EmptyKey<Words<Count>> {
    static constexpr Words<Count> value = [] {
        Words<Count> key;
        key.words.fill(~std::uint64_t{0});
        return key;
    }();
};
template <class Key> struct EmptyKey<SidedKey<Key>> {
    static constexpr SidedKey<Key> value{EmptyKey<Key>::value, Player::one};
};

template <class Key, class Mapped> class FlatTable {
public:
    using Slot = std::size_t;
    static constexpr Slot absent = std::numeric_limits<Slot>::max();
    static constexpr Key empty = EmptyKey<Key>::value;

    std::size_t size() const { return size_; }
    std::size_t slots() const { return keys_.size(); }
    std::size_t bytes() const { return keys_.capacity() * sizeof(Key) + mapped_.capacity() * sizeof(Mapped); }
    bool used(Slot slot) const { return keys_[slot] != empty; }
    const Key& key(Slot slot) const { return keys_[slot]; }
    Mapped& mapped(Slot slot) { return mapped_[slot]; }
    const Mapped& mapped(Slot slot) const { return mapped_[slot]; }

    // The slot of the key and whether it is new there. A slot stays valid until the next insertion.
    std::pair<Slot, bool> insert(const Key& key, std::uint64_t hash, const Mapped& mapped = {}) {
        assert(key != empty);
        if ((size_ + 1) * 5 > keys_.size() * 4) grow();
        const Slot slot = probe(key, hash);
        if (used(slot)) return {slot, false};
        keys_[slot] = key;
        mapped_[slot] = mapped;
        ++size_;
        return {slot, true};
    }

    Slot find(const Key& key, std::uint64_t hash) const {
        if (keys_.empty()) return absent;
        const Slot slot = probe(key, hash);
        return used(slot) ? slot : absent;
    }

private:
    // The hash scaled to the number of slots, which need not be a power of two.
    Slot home(std::uint64_t hash) const { return static_cast<Slot>(static_cast<Wide>(hash) * keys_.size() >> 64); }

    Slot probe(const Key& key, std::uint64_t hash) const {
        Slot slot = home(hash);
        while (keys_[slot] != key && keys_[slot] != empty)
            if (++slot == keys_.size()) slot = 0;
        return slot;
    }

    void grow() {
        FlatTable larger;
        larger.keys_.assign(keys_.size() * 3 / 2 + 8, empty);
        larger.mapped_.resize(larger.keys_.size());
        for (Slot slot = 0; slot < keys_.size(); ++slot) {
            if (!used(slot)) continue;
            const Slot target = larger.probe(keys_[slot], hash(keys_[slot]));
            larger.keys_[target] = keys_[slot];
            larger.mapped_[target] = mapped_[slot];
        }
        larger.size_ = size_;
        *this = std::move(larger);
    }

    std::vector<Key> keys_;
    std::vector<Mapped> mapped_;
    std::size_t size_ = 0;
};

} // namespace zermelo
