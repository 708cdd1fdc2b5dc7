// What a search for a proof knows of the nodes it has seen, in a bounded number of bytes.
#pragma once

#include "core/claim.hpp"
#include "core/machine/bulk.hpp"

#include <algorithm>

namespace zermelo {

// An entry stands in one of the four places of the bucket that its hash points to. The table doubles when it is half
// full, while it may; after that, the entry that was the least work to find is replaced. It is never cleared ahead of
// need, so that an easy question costs nothing.
template <class Node> class ProofTable {
public:
    struct Entry {
        Node node;
        ProofNumbers numbers;
        std::uint32_t work; // nodes visited to find the numbers; 0: the place is free
    };

    explicit ProofTable(std::uint64_t max_bytes) : max_bytes_(max_bytes), entries_(fresh(min_places)) {}

    const Entry* find(const Node& node) const {
        const Entry* bucket = &entries_[home(node)];
        for (std::size_t i = 0; i < width && bucket[i].work != 0; ++i)
            if (bucket[i].node == node) return bucket + i;
        return nullptr;
    }

    void store(const Node& node, ProofNumbers numbers, std::uint32_t work) {
        if (size_ * 2 > entries_.size() && may_grow()) grow();
        Entry* place = place_for(node);
        size_ += place->work == 0;
        *place = {node, numbers, std::max(work, 1u)};
    }

    std::uint64_t size() const { return size_; }
    std::uint64_t bytes() const { return entries_.size() * sizeof(Entry); }
    std::uint64_t peak_bytes() const { return std::max(peak_bytes_, bytes()); }

private:
    static constexpr std::size_t width = 4, min_places = 1 << 12;

    static Bulk<Entry> fresh(std::size_t places) {
        Entry free{};
        free.work = 0;
        return Bulk<Entry>(places, free);
    }
    std::size_t home(const Node& node) const { // the highest bits of the hash choose
        return static_cast<std::size_t>(static_cast<Wide>(hash(node)) * (entries_.size() / width) >> 64) * width;
    }
    // Its own place, else a free one, else that of the entry which was the least work.
    Entry* place_for(const Node& node) {
        Entry* const bucket = &entries_[home(node)];
        for (std::size_t i = 0; i < width; ++i)
            if (bucket[i].work == 0 || bucket[i].node == node) return bucket + i;
        return std::min_element(bucket, bucket + width, [](const Entry& a, const Entry& b) { return a.work < b.work; });
    }
    // While it grows, the old table and the new one stand side by side.
    bool may_grow() const { return 3 * bytes() <= max_bytes_; }
    void grow() {
        Bulk<Entry> before;
        if (!has_memory_for([&] { before = fresh(2 * entries_.size()); })) {
            max_bytes_ = bytes(); // others have the rest
            return;
        }
        before.swap(entries_);
        peak_bytes_ = 3 * before.size() * sizeof(Entry);
        size_ = 0;
        for (const Entry& entry : before)
            if (entry.work != 0) store_old(entry);
    }
    void store_old(const Entry& entry) {
        Entry* place = place_for(entry.node);
        if (place->work != 0 && place->work >= entry.work) return;
        size_ += place->work == 0;
        *place = entry;
    }

    std::uint64_t max_bytes_, peak_bytes_ = 0;
    Bulk<Entry> entries_;
    std::uint64_t size_ = 0;
};

} // namespace zermelo
