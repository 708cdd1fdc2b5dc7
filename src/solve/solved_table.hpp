// The table that several threads fill with solved positions at once, without locks.
//
// A bucket is one cache line of slots, searched without branches; when it is full, the next one is used.
// A slot is a key, a code and, for impartial games, a Grundy value. The code also guards the slot:
//
//      0        empty
//      busy     someone is writing the key
//      other    published: what the position is worth to the player who moves to it, one ply earlier; never changes
//
// The table is cut into shards by the highest bits of the hash. They grow one by one, while all threads wait.
#pragma once

#include "core/game.hpp"
#include "solve/grundy.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <vector>

namespace zermelo {

template <Game G> class SolvedTable {
public:
    using Key = typename G::Key;

    struct Nothing {};
    struct Entry {
        std::uint16_t code = 0;
        [[no_unique_address]] std::conditional_t<Impartial<G>, Grundy, Nothing> grundy{};

        Value value() const { return Value::from_short(code).one_ply_later(); }
    };

    explicit SolvedTable(unsigned threads) : spare_(4 * threads + 16) { grow_where_needed(); }

    static std::uint16_t code_of(Value value) { return value.one_ply_earlier(false).to_short(); }

    void prefetch(std::uint64_t hash) const {
        const Shard& shard = shards_[shard_of(hash)];
        __builtin_prefetch(&shard.buckets[shard.home(hash)]);
    }

    // The entry of a published key; code 0 if it is not there.
    Entry find(const Key& key, std::uint64_t hash) const {
        const Shard& shard = shards_[shard_of(hash)];
        for (std::size_t at = shard.home(hash);; at = shard.after(at)) {
            const Bucket& bucket = shard.buckets[at];
            // An empty slot may look like the key too, but it stands after those in use, so the first match is the one.
            unsigned matches = 0;
#pragma GCC unroll 8
            for (unsigned slot = 0; slot < slots; ++slot) matches |= unsigned{read(bucket.keys[slot]) == key} << slot;
            if (matches != 0) {
                const auto match = static_cast<unsigned>(std::countr_zero(matches));
                const std::uint16_t code = seen(bucket.entries[match]);
                const bool whole = sizeof(Key) <= 8 || read(bucket.keys[match]) == key; // not half written
                return code != 0 && code != busy && whole ? Entry{code, bucket.entries[match].grundy} : Entry{};
            }
            if (seen(bucket.entries[slots - 1]) == 0) return {};
        }
    }

    // Returns whether this call was the one that put it there.
    bool publish(const Key& key, std::uint64_t hash, const Entry& entry) {
        Shard& shard = shards_[shard_of(hash)];
        for (std::size_t at = shard.home(hash);; at = shard.after(at)) {
            Bucket& bucket = shard.buckets[at];
            for (unsigned slot = 0; slot < slots; ++slot) {
                Entry& target = bucket.entries[slot];
                std::atomic_ref<std::uint16_t> code(target.code);
                std::uint16_t expected = code.load(std::memory_order_acquire);
                if (expected == 0 && code.compare_exchange_strong(expected, busy, std::memory_order_acquire)) {
                    write(bucket.keys[slot], key);
                    target.grundy = entry.grundy;
                    code.store(entry.code, std::memory_order_release);
                    count(shard);
                    return true;
                }
                while (seen(target) == busy) {}
                if (read(bucket.keys[slot]) == key) return false;
            }
        }
    }

    // Asked between two insertions: if true, every thread must wait until one has called grow_where_needed.
    bool full() const { return full_.load(std::memory_order_relaxed); }

    void grow_where_needed() {
        for (Shard& shard : shards_) {
            if (shard.size * 3 + spare_ < shard.buckets.size() * slots * 2) continue;
            Shard larger(shard.buckets.size() * 3 / 2 + 2 * spare_ / slots);
            for (const Bucket& bucket : shard.buckets)
                for (unsigned slot = 0; slot < slots; ++slot)
                    if (bucket.entries[slot].code != 0) larger.move_in(bucket.keys[slot], bucket.entries[slot]);
            bytes_ += larger.bytes() - shard.bytes();
            peak_bytes_ = std::max(peak_bytes_, bytes_ + shard.bytes());
            shard = std::move(larger);
        }
        full_.store(false, std::memory_order_relaxed);
    }

    std::uint64_t bytes() const { return bytes_; }
    std::uint64_t peak_bytes() const { return peak_bytes_; }

    template <class Visit> void each(Visit&& visit) const {
        for (const Shard& shard : shards_)
            for (const Bucket& bucket : shard.buckets)
                for (unsigned slot = 0; slot < slots; ++slot)
                    if (bucket.entries[slot].code != 0) visit(bucket.keys[slot], bucket.entries[slot]);
    }

private:
    static constexpr unsigned shard_bits = 6;
    static constexpr unsigned slots = std::max<std::size_t>(1, 64 / (sizeof(Key) + sizeof(Entry)));
    static constexpr std::uint16_t busy = 1u << 14; // the code of an endless draw, which no acyclic game has
    static std::size_t shard_of(std::uint64_t hash) { return hash >> (64 - shard_bits); }

    struct alignas(64) Bucket {
        std::array<Key, slots> keys{};
        std::array<Entry, slots> entries{};
    };
    struct Shard {
        std::vector<Bucket> buckets;
        std::size_t size = 0;

        Shard() = default;
        explicit Shard(std::size_t count) : buckets(count) {}
        // The hash, less the bits that chose the shard, scaled to the number of buckets.
        std::size_t home(std::uint64_t hash) const {
            return static_cast<std::size_t>(static_cast<Wide>(hash << shard_bits) * buckets.size() >> 64);
        }
        std::size_t after(std::size_t bucket) const { return ++bucket == buckets.size() ? 0 : bucket; }
        std::uint64_t bytes() const { return buckets.size() * sizeof(Bucket); }
        void move_in(const Key& key, const Entry& entry) {
            for (std::size_t at = home(hash(key));; at = after(at)) {
                for (unsigned slot = 0; slot < slots; ++slot) {
                    if (buckets[at].entries[slot].code != 0) continue;
                    buckets[at].keys[slot] = key;
                    buckets[at].entries[slot] = entry;
                    ++size;
                    return;
                }
            }
        }
    };

    // Keys are read while they may be written, so word by word as atomics; what was read counts once the code says so.
    static Key read(const Key& key) {
        using Word = std::conditional_t<sizeof(Key) % 8 == 0, std::uint64_t, std::uint32_t>;
        Key copy;
        for (std::size_t i = 0; i < sizeof(Key) / sizeof(Word); ++i)
            reinterpret_cast<Word*>(&copy)[i] =
                std::atomic_ref(const_cast<Word&>(reinterpret_cast<const Word*>(&key)[i]))
                    .load(std::memory_order_relaxed);
        return copy;
    }
    static void write(Key& target, const Key& key) {
        using Word = std::conditional_t<sizeof(Key) % 8 == 0, std::uint64_t, std::uint32_t>;
        for (std::size_t i = 0; i < sizeof(Key) / sizeof(Word); ++i)
            std::atomic_ref(reinterpret_cast<Word*>(&target)[i])
                .store(reinterpret_cast<const Word*>(&key)[i], std::memory_order_relaxed);
    }
    static std::uint16_t seen(const Entry& entry) {
        return std::atomic_ref(const_cast<std::uint16_t&>(entry.code)).load(std::memory_order_acquire);
    }
    void count(Shard& shard) {
        const std::size_t size = std::atomic_ref(shard.size).fetch_add(1, std::memory_order_relaxed) + 1;
        if (size * 4 > shard.buckets.size() * slots * 3) full_.store(true, std::memory_order_relaxed);
    }

    std::array<Shard, 1u << shard_bits> shards_;
    std::size_t spare_; // slots that stay free, more than all threads can fill before they see that the table is full
    std::atomic<bool> full_ = false;
    std::uint64_t bytes_ = 0, peak_bytes_ = 0;
};

} // namespace zermelo
