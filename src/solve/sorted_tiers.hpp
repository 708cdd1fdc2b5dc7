// Solves a game tier by tier where a number for every position would waste most of the numbers: Connect 4, whose stones
// fall, reaches few of the patterns that its key could tell apart.
//
// The positions that can arise are found tier by tier from the start, as sorted keys. Then their values follow tier by
// tier from the end, each from the values in the next tier, where the keys of its children are looked up. Children of
// neighbours are neighbours, or nearly: most look-ups stay in the cache. A position takes four bytes in all.
#pragma once

#include "core/game.hpp"
#include "core/parallel.hpp"
#include "core/trace.hpp"
#include "solve/counts.hpp"
#include "solve/key_heap.hpp"
#include "solve/sorted_tier.hpp"
#include "solve/tier_cell.hpp"

#include <atomic>

namespace zermelo {

// key_bits(): no key has more bits. canonical_key(s): the key of canonical(s), perhaps quicker.
template <class G>
concept ShortKeyed = Tiered<G> && TakesTurns<G> && std::same_as<typename G::Key, std::uint64_t> &&
                     requires(const G& game, const typename G::State& state) {
                         { game.key_bits() } -> std::same_as<unsigned>;
                         { game.canonical_key(state) } -> std::same_as<std::uint64_t>;
                     };

template <ShortKeyed G> class SortedTiers {
public:
    using State = typename G::State;

    static bool can(const G& game) {
        return game.longest() <= TierCode::longest_play && game.key_bits() <= KeyCut::most_key_bits;
    }

    // Requires can(game).
    SortedTiers(const G& game, const State& start, SolveOptions options)
        : game_(game), options_(options), cut_(game.key_bits()), start_(start), first_(game.tier(start)),
          tiers_(game.tiers()), by_tier_(game.tiers()) {}

    template <class Trace> Stop solve(Trace& trace) {
        const unsigned threads = Trace::records ? 1 : options_.threads;
        // Step 1. Find the positions, tier by tier from the start: the children of a tier are the next one.
        {
            KeyHeap heap(cut_, threads);
            heap.add(key_of(start_), 0);
            for (std::uint64_t tier = first_; stop_ == Stop::none; ++tier) {
                tiers_[tier] = heap.sorted();
                bytes_ += tiers_[tier].bytes();
                hold(heap.bytes());
                if (tiers_[tier].size() == 0 || tier + 1 == game_.tiers()) break;
                in_parts(
                    tier, threads, Stage::explore, trace,
                    [&](unsigned thread, Counts&, std::uint64_t key) {
                        each_child_key(game_.state(key), [&](std::uint64_t child) { heap.add(child, thread); });
                        return std::uint8_t{0};
                    },
                    [&] { return heap.bytes(); });
                total_ += tiers_[tier].size();
            }
        }
        // Step 2. Solve them, tier by tier from the end.
        done_ = 0;
        for (std::uint64_t tier = game_.tiers(); tier-- > first_ && stop_ == Stop::none;) {
            if (tiers_[tier].size() == 0) continue;
            const SortedTier* next = tier + 1 < game_.tiers() ? &tiers_[tier + 1] : nullptr;
            in_parts(
                tier, threads, Stage::solve, trace,
                [&](unsigned, Counts& counts, std::uint64_t key) { return solved(key, next, counts, trace); },
                [&] { return 0; });
            if (tier + 1 < game_.tiers()) bytes_ -= tiers_[tier + 1].drop_directory();
            bytes_ += tiers_[tier].make_directory();
            hold(0);
        }
        for (const Counts& counts : by_tier_) counts_ += counts;
        return stop_;
    }

    const Counts& counts() const { return counts_; }
    const std::vector<Counts>& by_tier() const { return by_tier_; }
    std::uint64_t peak_bytes() const { return peak_bytes_; }

    std::optional<Value> value(const State& state) const {
        const std::uint64_t tier = game_.tier(state);
        if (tier < first_ || tier >= tiers_.size()) return std::nullopt;
        const SortedTier& positions = tiers_[tier];
        const std::uint64_t at = positions.find(key_of(state));
        return at < positions.size() ? std::optional(TierCode::value(SortedTier::code(positions.word(at))))
                                     : std::nullopt;
    }
    template <class Visit> void each(Visit&& visit) const {
        for (const SortedTier& tier : tiers_)
            tier.each(0, tier.size(), [&](std::uint64_t at, std::uint64_t key) {
                visit(game_.state(key), TierCode::value(SortedTier::code(tier.word(at))));
            });
    }

private:
    static constexpr std::uint64_t chunk = 8192; // positions that a thread takes at a time

    std::uint64_t key_of(const State& state) const {
        return options_.symmetry ? game_.canonical_key(state) : game_.key(state);
    }
    template <class Visit> void each_child_key(const State& state, Visit&& visit) const {
        game_.moves(state, [&](const typename G::Move& move) { visit(key_of(game_.apply(state, move))); });
    }

    void hold(std::uint64_t more) { peak_bytes_ = std::max(peak_bytes_, bytes_ + more); }

    // Calls work(thread, counts, key) for the positions of a tier on all threads; what it returns is the value's code.
    template <class Trace, class Work, class Bytes>
    void in_parts(std::uint64_t tier, unsigned most_threads, Stage stage, Trace& trace, Work&& work,
                  Bytes&& more_bytes) {
        SortedTier& positions = tiers_[tier];
        const auto threads =
            static_cast<unsigned>(std::min<std::uint64_t>(most_threads, (positions.size() + chunk - 1) / chunk));
        std::atomic<std::uint64_t> next = 0;
        std::atomic<bool> stopped = false;
        std::vector<Counts> counts(threads);
        parallel_team(threads, [&](unsigned thread) {
            Counts own;
            for (std::uint64_t first;
                 !stopped && (first = next.fetch_add(chunk, std::memory_order_relaxed)) < positions.size();) {
                positions.each(first, std::min(first + chunk, positions.size()),
                               [&](std::uint64_t at, std::uint64_t key) {
                                   const std::uint8_t code = work(thread, own, key);
                                   if (code) positions.word(at) |= std::uint32_t{code} << SortedTier::code_shift;
                               });
                if (thread != 0) continue;
                hold(more_bytes());
                stop_ = trace.checkpoint({stage, done_ + std::min(next.load(), positions.size()),
                                          stage == Stage::solve ? total_ : 0, bytes_ + more_bytes()});
                if (stop_ != Stop::none) stopped = true;
            }
            counts[thread] = own;
        });
        done_ += positions.size();
        for (const Counts& part : counts) by_tier_[tier] += part;
    }

    template <class Trace>
    std::uint8_t solved(std::uint64_t key, const SortedTier* next, Counts& counts, Trace& trace) const {
        const State state = game_.state(key);
        std::uint8_t code;
        std::uint64_t moves = 0;
        if (const auto outcome = game_.outcome(state)) {
            code = TierCode::of(Value::final(*outcome));
            ++counts.finals;
        } else {
            std::uint8_t best = 0;
            std::array<std::uint64_t, 64> children;
            std::size_t different = 0;
            each_child_key(state, [&](std::uint64_t child) {
                ++moves;
                for (std::size_t i = 0; i < different; ++i)
                    if (children[i] == child) return;
                children[different++] = child;
                best = std::max(best, SortedTier::code(next->word(next->find(child))));
            });
            counts.edges += different;
            code = TierCode::parent(best);
        }
        ++counts.positions;
        const Value value = TierCode::value(code);
        counts.add(value.outcome());
        if constexpr (Symmetric<G>) {
            if (options_.symmetry) counts.add_orbit(game_.orbit(state), moves);
        }
        if constexpr (Trace::records) trace.solved(game_, state, value);
        return code;
    }

    const G& game_;
    SolveOptions options_;
    KeyCut cut_;
    State start_;
    std::uint64_t first_; // tier of the start
    std::vector<SortedTier> tiers_;
    std::vector<Counts> by_tier_;
    Counts counts_;
    Stop stop_ = Stop::none;
    std::uint64_t done_ = 0, total_ = 0, bytes_ = 0, peak_bytes_ = 0;
};

} // namespace zermelo
