// Solves a game whose positions have numbers, tier by tier from the last one: arrays instead of hash tables.
//
// The values of a tier follow from those of the next one alone, so every position is worked out once, in the order of
// the ranks, by as many threads as there are. Nothing but the values is kept, one byte a position (two with Grundy
// values); if that is more than the memory allows, only the tiers that are still needed, which is enough for the value
// and the best moves of the start.
#pragma once

#include "core/counts.hpp"
#include "core/machine/bulk.hpp"
#include "core/machine/memory.hpp"
#include "core/machine/parallel.hpp"
#include "core/tier_walk.hpp"
#include "core/trace.hpp"
#include "solve/tier_cell.hpp"

#include <atomic>

namespace zermelo {

template <Ranked G> class Tiers {
public:
    using State = typename G::State;
    static_assert(Impartial<G> || TakesTurns<G>);

    // Whether this game, with these parameters and options, can be solved this way.
    static bool can(const G& game, SolveOptions options) {
        return game.longest() <= TierCode::longest_play && game.size(0) > 0 && (options.symmetry || !RanksFolded<G>);
    }
    // Whether it should be: from the start most ranks are reachable positions, from elsewhere that is not known.
    static bool suits(const G& game, const State& start, SolveOptions options) {
        if constexpr (WalksTiers<G>)
            return can(game, options) && game.key(start) == game.key(game.initial()) && game.dense_ranks();
        return false;
    }

    Tiers(const G& game, const State& start, SolveOptions options)
        : game_(game), options_(options), start_(representative(game, start, options.symmetry)),
          first_(game.tier(start_)), cells_(game.tiers()), marks_(game.tiers()) {
        for (std::uint64_t tier = first_; tier < game.tiers(); ++tier) {
            total_ += game.size(tier);
            widest_ = std::max(widest_, game.size(tier) + (tier > first_ ? game.size(tier - 1) : 0));
        }
        all_reachable_ = options.every_rank || (WalksTiers<G> && game.key(start) == game.key(game.initial()));
        const std::uint64_t max_bytes = options.memory ? options.memory : physical_memory() / 2;
        complete_ = !options.first_tiers_only && total_ * sizeof(Cell) + marks_bytes() <= max_bytes;
    }

    template <class Trace> Stop solve(Trace& trace) {
        // Step 1. What is needed is known beforehand: if there is no room, say so at once.
        const std::uint64_t needed = (complete_ ? total_ : widest_) * sizeof(Cell) + marks_bytes();
        stop_ = trace.checkpoint({Stage::solve, 0, total_, needed});
        // Step 2. Mark what can be reached, tier by tier from the start, unless it is known.
        if (!all_reachable_) {
            mark_none(first_);
            mark(game_.rank(start_), first_);
            for (std::uint64_t tier = first_; tier + 1 < game_.tiers() && stop_ == Stop::none; ++tier)
                mark_tier(tier, trace);
        }
        // Step 3. Solve, tier by tier from the end.
        done_ = 0;
        for (std::uint64_t tier = game_.tiers(); tier-- > first_ && stop_ == Stop::none;) {
            solve_tier(tier, trace);
            if (!complete_ && tier + 2 < game_.tiers() && tier > first_) {
                bytes_ -= cells_[tier + 1].size() * sizeof(Cell);
                release(cells_[tier + 1]);
            }
        }
        return stop_;
    }

    const Counts& counts() const { return counts_; }
    std::uint64_t peak_bytes() const {
        std::uint64_t index = 0;
        if constexpr (requires { game_.index_bytes(); }) index = game_.index_bytes();
        return peak_bytes_ + index;
    }
    // Whether every position can be asked about, not only the start and what comes next.
    bool complete() const { return complete_; }

    std::optional<Value> value(const State& state) const {
        const Cell cell = find(state);
        return cell.code ? std::optional(TierCode::value(cell.code)) : std::nullopt;
    }
    std::optional<Grundy> grundy(const State& state) const
        requires Impartial<G>
    {
        const Cell cell = find(state);
        const bool known = cell.code && has_grundy(game_) && cell.grundy != Cell::without && !too_large_;
        return known ? std::optional<Grundy>(cell.grundy) : std::nullopt;
    }
    // Those that are kept.
    template <class Visit> void each(Visit&& visit) const {
        for (std::uint64_t tier = first_; tier < game_.tiers(); ++tier)
            for (std::uint64_t rank = 0; rank < cells_[tier].size(); ++rank)
                if (const std::uint8_t code = cells_[tier][rank].code)
                    visit(game_.unrank(tier, rank), TierCode::value(code));
    }

private:
    using Cell = TierCell<G>;
    static constexpr std::uint64_t chunk = 8192; // ranks that a thread takes at a time

    std::uint64_t marks_bytes() const { return all_reachable_ ? 0 : total_ / 8; }

    void hold(std::uint64_t bytes) { peak_bytes_ = std::max(peak_bytes_, bytes_ += bytes); }

    auto make_walk() const {
        if constexpr (WalksTiers<G>)
            return game_.tier_walk(all_reachable_ && !options_.every_rank);
        else
            return PlainTierWalk<G>(game_, options_.symmetry);
    }

    bool marked(std::uint64_t rank, std::uint64_t tier) const {
        return marks_[tier][rank / 64].load(std::memory_order_relaxed) >> rank % 64 & 1;
    }
    void mark(std::uint64_t rank, std::uint64_t tier) {
        std::atomic<std::uint64_t>& word = marks_[tier][rank / 64];
        const std::uint64_t bit = std::uint64_t{1} << rank % 64;
        if (!(word.load(std::memory_order_relaxed) & bit)) word.fetch_or(bit, std::memory_order_relaxed);
    }

    // Calls work(walk, counts, first, last) for parts of a tier on all threads.
    template <class Trace, class Work> void in_parts(std::uint64_t tier, Stage stage, Trace& trace, Work&& work) {
        const std::uint64_t size = game_.size(tier);
        const auto threads = static_cast<unsigned>(
            std::min<std::uint64_t>(is_recording(trace) ? 1 : options_.threads, (size + chunk - 1) / chunk));
        std::atomic<std::uint64_t> next = 0;
        std::atomic<bool> stopped = false;
        std::vector<Counts> counts(threads);
        parallel_team(threads, [&](unsigned thread) {
            auto walk = make_walk();
            for (std::uint64_t first; !stopped && (first = next.fetch_add(chunk, std::memory_order_relaxed)) < size;) {
                work(walk, counts[thread], first, std::min(first + chunk, size));
                if (thread != 0) continue;
                stop_ = trace.checkpoint({stage, done_ + std::min(next.load(), size), total_, bytes_});
                if (stop_ != Stop::none) stopped = true;
            }
        });
        done_ += size;
        for (const Counts& part : counts) counts_ += part;
    }

    template <class Trace> void mark_tier(std::uint64_t tier, Trace& trace) {
        mark_none(tier + 1);
        in_parts(tier, Stage::explore, trace, [&](auto& walk, Counts&, std::uint64_t first, std::uint64_t last) {
            walk.walk(
                tier, first, last, [&](std::uint64_t rank) { return marked(rank, tier); },
                [&](const auto& visited) {
                    for (const auto child : visited.children) mark(child, tier + 1);
                });
        });
    }
    void mark_none(std::uint64_t tier) {
        marks_[tier] = std::vector<Mark>(game_.size(tier) / 64 + 1);
        hold(marks_[tier].size() * sizeof(Mark));
    }

    template <class Trace> void solve_tier(std::uint64_t tier, Trace& trace) {
        const bool last_tier = tier + 1 == game_.tiers();
        cells_[tier] = Bulk<Cell>(game_.size(tier), Cell{});
        hold(cells_[tier].size() * sizeof(Cell));
        Cell* const cells = cells_[tier].data();
        const Cell* const next = last_tier ? nullptr : cells_[tier + 1].data();
        const bool all = all_reachable_;
        in_parts(tier, Stage::solve, trace, [&](auto& walk, Counts& counts, std::uint64_t first, std::uint64_t last) {
            walk.walk(
                tier, first, last, [&](std::uint64_t rank) { return all || marked(rank, tier); },
                [&](const auto& visited) {
                    cells[visited.rank] = solved(visited, next, counts, tier);
                    if (is_recording(trace))
                        record_solved(trace, game_, game_.unrank(tier, visited.rank),
                                      TierCode::value(cells[visited.rank].code));
                });
        });
    }

    // The position's value is the best of its children's; its Grundy value, the least number that none of them has.
    template <class Position>
    Cell solved(const Position& visited, const Cell* next, Counts& counts, std::uint64_t tier) {
        Cell cell;
        if (visited.outcome) {
            cell.code = TierCode::of(Value::final(*visited.outcome));
            ++counts.finals;
            if constexpr (GrundyWithout<G>) {
                if (!game_.counts_for_grundy(game_.unrank(tier, visited.rank))) cell.grundy = Cell::without;
            }
        } else {
            std::uint8_t best = 0;
            if constexpr (Impartial<G>) {
                std::uint64_t seen = 0; // a bit for each Grundy value below 64
                std::uint8_t largest = 0;
                for (const auto child : visited.children) {
                    const Cell worth = next[child];
                    best = std::max(best, worth.code);
                    seen |= std::uint64_t{1} << worth.grundy % 64;
                    largest = std::max(largest, worth.grundy);
                }
                cell.grundy =
                    largest < 64 ? static_cast<std::uint8_t>(std::countr_one(seen)) : large_mex(visited, next);
            } else {
                for (const auto child : visited.children) best = std::max(best, next[child].code);
            }
            cell.code = TierCode::parent(best);
        }
        ++counts.positions;
        counts.edges += visited.children.size();
        counts.add(TierCode::value(cell.code).outcome());
        if constexpr (Symmetric<G>) {
            if (options_.symmetry) counts.add_orbit(visited.orbit, visited.moves);
        }
        return cell;
    }

    template <class Position> std::uint8_t large_mex(const Position& visited, const Cell* next) {
        Mex mex;
        for (const auto child : visited.children)
            mex.add(next[child].grundy == Cell::without ? no_grundy : next[child].grundy);
        if (mex.value() >= Cell::without) too_large_ = true;
        return static_cast<std::uint8_t>(std::min<Grundy>(mex.value(), Cell::without));
    }

    Cell find(const State& state) const {
        const State stands = representative(game_, state, options_.symmetry);
        const std::uint64_t tier = game_.tier(stands);
        if (tier < first_ || cells_[tier].empty()) return {};
        return cells_[tier][game_.rank(stands)];
    }

    // A bit a position, set by several threads at once.
    struct Mark : std::atomic<std::uint64_t> {
        Mark() : std::atomic<std::uint64_t>(0) {}
    };

    const G& game_;
    SolveOptions options_;
    State start_;
    std::uint64_t first_;                          // tier of the start
    std::uint64_t total_ = 0, widest_ = 0;         // numbers from there on; in two tiers that follow each other
    bool all_reachable_ = false, complete_ = true; // no marks are needed; all tiers are kept
    std::vector<Bulk<Cell>> cells_;
    std::vector<std::vector<Mark>> marks_;
    Counts counts_;
    Stop stop_ = Stop::none;
    std::uint64_t done_ = 0, bytes_ = 0, peak_bytes_ = 0;
    std::atomic<bool> too_large_ = false; // a Grundy value
};

} // namespace zermelo
