// What makes minimax memoised: a position reached twice with the same depth left is searched once.
#pragma once

#include "search/transposition_table.hpp"

namespace zermelo {

template <Acyclic G> class Memo {
public:
    static constexpr bool remembers = true;
    using Key = typename G::Key;

    explicit Memo(std::uint64_t max_bytes) : table_(max_bytes) {}

    const Remembered* find(const Key& key, std::uint32_t depth) const { return table_.find(key, depth); }
    void store(const Key& key, std::uint32_t depth, Score score, bool complete) {
        table_.store(key, {.score = score, .depth = static_cast<std::uint16_t>(depth), .complete = complete});
    }

private:
    TranspositionTable<Key> table_;
};

} // namespace zermelo
