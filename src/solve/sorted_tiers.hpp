// Solves a game tier by tier where a number for every position would waste most of the numbers: Connect 4, whose stones
// fall, reaches few of the patterns that its key could tell apart.
//
// The reachable positions are found tier by tier from the start, as sorted keys. Then their values follow tier by
// tier from the end, each from the values in the next tier, where the keys of its children are looked up. Children of
// neighbours are neighbours, or nearly: most look-ups stay in the cache. A position takes four bytes in all.
#pragma once

#include "core/counts.hpp"
#include "core/game.hpp"
#include "core/machine/parallel.hpp"
#include "core/trace.hpp"
#include "solve/key_sorter.hpp"
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

    static bool can(const G& game, SolveOptions) {
        return game.longest() <= TierCode::longest_play && game.key_bits() <= KeyCut::max_key_bits;
    }

    static bool suits(const G& game, const State&, SolveOptions options) { return can(game, options); }

    // Requires can(game, options).
    SortedTiers(const G& game, const State& start, SolveOptions options)
        : game_(game), options_(options), cut_(game.key_bits()), start_(start), first_(game.tier(start)),
          tiers_(game.tiers()), by_tier_(game.tiers()) {}

    template <class Trace> Stop solve(Trace& trace) {
        const unsigned threads = is_recording(trace) ? 1 : options_.threads;
        // Step 1. Find the positions, tier by tier from the start: the children of a tier are the next one.
        {
            KeySorter sorter(cut_, threads);
            sorter.add(key_of(start_), 0);
            for (std::uint64_t tier = first_; stop_ == Stop::none; ++tier) {
                tiers_[tier] =
                    sorter.sorted([&] { return report(Stage::explore, 0, sorter.bytes(), trace) == Stop::none; });
                bytes_ += tiers_[tier].bytes(), total_ += tiers_[tier].size();
                hold(sorter.bytes());
                if (stop_ != Stop::none || tiers_[tier].size() == 0 || tier + 1 == game_.tiers()) break;
                in_parts(tier, threads, Stage::explore, trace, sorter,
                         [&](unsigned thread, std::uint64_t first, std::uint64_t last) {
                             tiers_[tier].each(first, last, [&](std::uint64_t, std::uint64_t key) {
                                 each_child_key(game_.state(key),
                                                [&](std::uint64_t child) { sorter.add(child, thread); });
                             });
                         });
            }
        }
        // Step 2. Solve them, tier by tier from the end.
        done_ = 0;
        const Nothing nothing;
        for (std::uint64_t tier = game_.tiers(); tier-- > first_ && stop_ == Stop::none;) {
            if (tiers_[tier].size() == 0) continue;
            const SortedTier* next = tier + 1 < game_.tiers() ? &tiers_[tier + 1] : nullptr;
            std::vector<Batch> batches(threads, Batch(*this, tiers_[tier], next));
            in_parts(tier, threads, Stage::solve, trace, nothing,
                     [&](unsigned thread, std::uint64_t first, std::uint64_t last) {
                         batches[thread].solve(first, last, trace);
                     });
            for (const Batch& batch : batches) by_tier_[tier] += batch.counts;
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
    bool complete() const { return true; }

    std::optional<Value> value(const State& state) const {
        const std::uint64_t tier = game_.tier(state);
        if (tier < first_ || tier >= tiers_.size()) return std::nullopt;
        const std::uint8_t code = SortedTier::code(tiers_[tier].find(key_of(state)));
        return code ? std::optional(TierCode::value(code)) : std::nullopt;
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

    // How many positions of this tier are done, and how many bytes are held for it.
    template <class Trace> Stop report(Stage stage, std::uint64_t done, std::uint64_t bytes, Trace& trace) {
        hold(bytes);
        return stop_ = trace.checkpoint({stage, done_ + done, stage == Stage::solve ? total_ : 0, bytes_ + bytes});
    }

    struct Nothing {
        std::uint64_t bytes() const { return 0; }
    };

    // Calls work(thread, first, last) for stretches of a tier on all threads, while `also` takes memory.
    template <class Trace, class Also, class Work>
    void in_parts(std::uint64_t tier, unsigned max_threads, Stage stage, Trace& trace, const Also& also, Work&& work) {
        const std::uint64_t size = tiers_[tier].size();
        const auto threads = static_cast<unsigned>(std::min<std::uint64_t>(max_threads, (size + chunk - 1) / chunk));
        std::atomic<std::uint64_t> next = 0;
        std::atomic<bool> stopped = false;
        parallel_team(threads, [&](unsigned thread) {
            for (std::uint64_t first; !stopped && (first = next.fetch_add(chunk, std::memory_order_relaxed)) < size;) {
                work(thread, first, std::min(first + chunk, size));
                if (thread != 0) continue;
                if (report(stage, std::min(next.load(), size), also.bytes(), trace) != Stop::none) stopped = true;
            }
        });
        done_ += size;
    }

    // Solves positions a few at a time: while memory sends the words of some children, others are asked for.
    class Batch {
    public:
        Batch(const SortedTiers& solver, SortedTier& tier, const SortedTier* next)
            : solver_(solver), game_(solver.game_), tier_(tier), next_(next) {}

        template <class Trace> void solve(std::uint64_t first, std::uint64_t last, Trace& trace) {
            for (; first < last; first += together) {
                // Step 1. Make the moves.
                positions_.clear(), children_.clear();
                tier_.each(first, std::min(first + together, last),
                           [&](std::uint64_t at, std::uint64_t key) { open(at, key); });
                // Step 2. See where the children must stand.
                ranges_.clear();
                for (const std::uint64_t child : children_) ranges_.push_back(next_->range(child));
                // Step 3. A position is worth the best of them.
                const SortedTier::Range* child = ranges_.data();
                for (const Position& position : positions_) {
                    std::uint8_t best = 0;
                    for (std::uint64_t i = 0; i < position.different; ++i)
                        best = std::max(best, SortedTier::code(next_->word(*child++)));
                    close(position, best, trace);
                }
            }
        }

        Counts counts;

    private:
        static constexpr std::uint64_t together = 32;
        struct Position {
            std::uint64_t at;
            State state;
            std::optional<Outcome> outcome;
            std::uint64_t moves, different; // to different children
        };

        void open(std::uint64_t at, std::uint64_t key) {
            const State state = game_.state(key);
            Position& position = positions_.emplace_back(Position{at, state, game_.outcome(state), 0, 0});
            if (position.outcome) return;
            const std::size_t first = children_.size();
            solver_.each_child_key(state, [&](std::uint64_t child) {
                ++position.moves;
                if (std::find(children_.begin() + static_cast<std::ptrdiff_t>(first), children_.end(), child) !=
                    children_.end())
                    return;
                next_->prefetch(child);
                children_.push_back(child);
            });
            position.different = children_.size() - first;
        }

        template <class Trace> void close(const Position& position, std::uint8_t best, Trace& trace) {
            const std::uint8_t code =
                position.outcome ? TierCode::of(Value::final(*position.outcome)) : TierCode::parent(best);
            tier_.word(position.at) |= std::uint32_t{code} << SortedTier::code_shift;
            ++counts.positions;
            counts.finals += position.outcome.has_value();
            counts.edges += position.different;
            const Value value = TierCode::value(code);
            counts.add(value.outcome());
            if constexpr (Symmetric<G>) {
                if (solver_.options_.symmetry) counts.add_orbit(game_.orbit(position.state), position.moves);
            }
            record_solved(trace, game_, position.state, value);
        }

        const SortedTiers& solver_;
        const G& game_;
        SortedTier& tier_;
        const SortedTier* next_;
        std::vector<Position> positions_;
        std::vector<std::uint64_t> children_;
        std::vector<SortedTier::Range> ranges_;
    };

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
