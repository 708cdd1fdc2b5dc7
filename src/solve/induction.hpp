// Backward induction, as Zermelo argued: a position is decided once all positions after it are.
//
// A walk in depth-first order makes the moves of each position once, and keeps nothing but the solved positions and the
// path it is on. Every thread walks from the root, each taking the moves in another order; what one has solved, the
// others find in the table. When one of them is back at the root, everything reachable is solved.
#pragma once

#include "core/counts.hpp"
#include "core/game.hpp"
#include "core/machine/memory.hpp"
#include "core/machine/parallel.hpp"
#include "core/trace.hpp"
#include "solve/solved_table.hpp"

#include <algorithm>
#include <atomic>
#include <bitset>
#include <vector>

namespace zermelo {

template <Acyclic G> class Induction {
public:
    using State = typename G::State;
    using Key = typename G::Key;

    // Plays no longer than this keep the path and its moves small.
    static constexpr std::uint64_t longest_play = 4096;

    Induction(const G& game, const State& start, SolveOptions options)
        : game_(game), options_(options), root_(game.key(representative(game, start, options.symmetry))),
          table_(options.threads) {}

    template <class Trace> Stop solve(Trace& trace) {
        const unsigned threads = is_recording(trace) ? 1 : options_.threads;
        std::vector<Counts> counts(threads);
        Walk lead(*this, 0, threads);
        // Step 1. Begin alone: most games are solved before another thread has woken up.
        bool unsolved = true;
        for (std::uint64_t step = 1; unsolved && (threads == 1 || step < solo_positions); ++step) {
            unsolved = lead.step(counts[0], trace);
            if (table_.full()) grow();
            if (step % 4096 == 0) report(trace, counts[0].positions);
        }
        // Step 2. Go on with all threads. When the table is full, they meet to let it grow.
        if (unsolved) {
            auto at_meeting = [this]() noexcept { grow(); };
            Team team(threads);
            Barrier<decltype(at_meeting)> meeting(team.size(), at_meeting);
            team.run([&](unsigned thread) {
                const Leaving leaving(meeting);
                std::optional<Walk> own;
                Walk& walk = thread == 0 ? lead : own.emplace(*this, thread, threads);
                for (std::uint64_t step = 1; walk.step(counts[thread], trace); ++step) {
                    if (table_.full()) meeting.arrive_and_wait();
                    if (thread == 0 && step % 4096 == 0) report(trace, counts[0].positions * threads);
                }
                done_.store(true, std::memory_order_relaxed);
            });
        }
        for (const Counts& part : counts) counts_ += part;
        return stop_;
    }

    const Counts& counts() const { return counts_; }
    std::uint64_t peak_bytes() const { return table_.peak_bytes(); }
    const G& game() const { return game_; }

    std::optional<Value> value(const State& state) const {
        const Entry entry = find(state);
        return entry.code ? std::optional(entry.value()) : std::nullopt;
    }
    std::optional<Grundy> grundy(const State& state) const
        requires Impartial<G>
    {
        const Entry entry = find(state);
        const bool known = entry.code && has_grundy(game_) && entry.grundy != no_grundy;
        return known ? std::optional<Grundy>(entry.grundy) : std::nullopt;
    }
    template <class Visit> void each(Visit&& visit) const {
        table_.each([&](const Key& key, const auto& entry) { visit(game_.state(key), entry.value()); });
    }

private:
    using Table = SolvedTable<G>;
    using Entry = typename Table::Entry;
    static constexpr std::uint64_t solo_positions = 8192;

    // One thread's path from the root, with the children of each position on it.
    class Walk {
    public:
        Walk(Induction& solver, unsigned thread, unsigned threads)
            : solver_(solver), game_(solver.game_), thread_(thread), threads_(threads) {
            open(solver.root_, hash(solver.root_));
        }

        // Moves the walk on until it has solved a position. False: the root is solved.
        template <class Trace> bool step(Counts& counts, Trace& trace) {
            while (!path_.empty() && !solver_.done_.load(std::memory_order_relaxed)) {
                if (const Child* unsolved = next_unsolved(path_.back())) {
                    open(unsolved->key, unsolved->hash);
                } else {
                    close(path_.back(), counts, trace);
                    return true;
                }
            }
            return false;
        }

    private:
        struct Child {
            Key key;
            std::uint64_t hash;
            [[no_unique_address]] std::conditional_t<Impartial<G>, std::false_type, bool> same_mover;
        };
        struct Frame {
            Frame(const Key& key, std::uint64_t hash, std::size_t first) : key(key), hash(hash), first(first) {}

            Key key;
            std::uint64_t hash;
            std::size_t first, count = 0, visited = 0; // its children
            std::optional<Outcome> outcome{};
            std::uint16_t best = 0;
            [[no_unique_address]] std::conditional_t<Impartial<G>, Mex, typename Table::Nothing> mex{};
        };

        // Takes in the children that are solved, up to the first that is not.
        const Child* next_unsolved(Frame& frame) {
            for (; frame.visited < frame.count; ++frame.visited) {
                const Child& child = children_[frame.first + frame.visited];
                const Entry entry = solver_.table_.find(child.key, child.hash);
                if (!entry.code) return &child;
                const std::uint16_t code =
                    child.same_mover ? entry.value().one_ply_earlier(true).to_short() : entry.code;
                frame.best = std::max(frame.best, code);
                if constexpr (Impartial<G>) frame.mex.add(entry.grundy);
            }
            return nullptr;
        }

        void open(const Key key, std::uint64_t code) {
            const State state = game_.state(key);
            const std::size_t first = children_.size();
            Frame& frame = path_.emplace_back(key, code, first);
            if ((frame.outcome = game_.outcome(state))) return;
            seen_.reset(); // a bit for the hash of each child: most that are new can be told at once
            each_child(game_, state, solver_.options_.symmetry, [&](const State& child) {
                const Key child_key = game_.key(child);
                const std::uint64_t child_code = hash(child_key);
                const std::size_t bit = child_code % seen_.size();
                if (seen_[bit] && children_.size() - first < seen_.size() && known(child_key, first)) return;
                seen_[bit] = true;
                solver_.table_.prefetch(child_code);
                children_.push_back({child_key, child_code, same_mover(state, child)});
            });
            if (children_.size() - first >= seen_.size()) drop_repeated(first);
            frame.count = children_.size() - first;
            vary_order(frame);
        }

        // Of so many children that comparing each with all would take too long.
        void drop_repeated(std::size_t first) {
            const auto begin = children_.begin() + static_cast<std::ptrdiff_t>(first);
            std::stable_sort(begin, children_.end(), [](const Child& a, const Child& b) { return a.hash < b.hash; });
            auto kept = begin, alike = begin; // alike: the first that was kept of this hash
            for (auto child = begin; child != children_.end(); ++child) {
                if (alike != kept && alike->hash != child->hash) alike = kept;
                if (std::any_of(alike, kept, [&](const Child& other) { return other.key == child->key; })) continue;
                *kept++ = *child;
            }
            children_.erase(kept, children_.end());
        }

        auto same_mover(const State& state, const State& child) const {
            if constexpr (Impartial<G>)
                return std::false_type{};
            else
                return game_.mover(child) == game_.mover(state);
        }

        bool known(const Key& key, std::size_t first) const {
            return std::any_of(children_.begin() + static_cast<std::ptrdiff_t>(first), children_.end(),
                               [&](const Child& child) { return child.key == key; });
        }

        // The threads take the children from different places on and in different directions.
        void vary_order(const Frame& frame) {
            if (thread_ == 0) return;
            const auto begin = children_.begin() + static_cast<std::ptrdiff_t>(frame.first);
            std::rotate(begin, begin + static_cast<std::ptrdiff_t>(thread_ / 2 * frame.count * 2 / threads_),
                        children_.end());
            if (thread_ % 2 == 1) std::reverse(begin, children_.end());
        }

        template <class Trace> void close(const Frame& frame, Counts& counts, Trace& trace) {
            const Value value = frame.outcome ? Value::final(*frame.outcome) : Value::from_short(frame.best);
            Entry entry{Table::code_of(value), {}};
            if constexpr (Impartial<G>) {
                const bool counts = !frame.outcome || counts_for_grundy(game_, game_.state(frame.key));
                entry.grundy = counts ? frame.mex.value() : no_grundy;
            }
            if (solver_.table_.publish(frame.key, frame.hash, entry)) {
                const State state = game_.state(frame.key);
                ++counts.positions;
                counts.finals += frame.outcome.has_value();
                counts.edges += frame.count;
                counts.add(value.outcome());
                if constexpr (Symmetric<G>) {
                    if (solver_.options_.symmetry) counts.add_orbit(game_.orbit(state), count_moves(game_, state));
                }
                record_solved(trace, game_, state, value);
            }
            children_.resize(frame.first);
            path_.pop_back();
        }

        Induction& solver_;
        const G& game_;
        unsigned thread_, threads_;
        std::vector<Frame> path_;
        std::vector<Child> children_;
        std::bitset<1024> seen_;
    };

    void grow() {
        if (has_memory_for([this] { table_.grow_where_needed(); })) return;
        stop_ = Stop::memory;
        done_.store(true, std::memory_order_relaxed);
    }

    template <class Trace> void report(Trace& trace, std::uint64_t positions) {
        if (stop_ != Stop::none) return;
        stop_ = trace.checkpoint({Stage::solve, positions, 0, table_.bytes()});
        if (stop_ != Stop::none) done_.store(true, std::memory_order_relaxed);
    }

    Entry find(const State& state) const {
        const Key key = game_.key(representative(game_, state, options_.symmetry));
        return table_.find(key, hash(key));
    }

    const G& game_;
    SolveOptions options_;
    Key root_;
    Table table_;
    Counts counts_;
    Stop stop_ = Stop::none;
    std::atomic<bool> done_ = false;
};

} // namespace zermelo
