// Solving by marking: for games of which hardly any position is lost.
//
// In an order in which moves only lead back, the first position that no one has marked is lost, since all its moves
// lead to positions that are known, and a move to a lost one would have marked it. It marks in turn the positions one
// move before it: they are won. So moves are made from the lost positions only, and the rest costs about a write each:
// in Chomp 15 x 15, where one position in 187 is lost, a position is marked 1.8 times.
//
// A position takes a byte, because its outcome tells whether its plies are even or odd:
//
//      0 .. 253    won, the plies halved: the least mark stays, since the winner hurries
//      lost        its plies are one more than the most of the positions one move later, and are looked up there
//      unknown     not marked so far
#pragma once

#include "core/counts.hpp"
#include "core/machine/bulk.hpp"
#include "core/numbered.hpp"
#include "core/trace.hpp"
#include "solve/grundy.hpp"

#include <algorithm>
#include <cstring>

namespace zermelo {

// A type of its own: a byte may be part of anything, so that the compiler would read all else anew after each write.
enum class Mark : std::uint8_t { soonest = 0, lost = 254, unknown = 255 };

template <Numbered G> class Marking {
public:
    using State = typename G::State;

    // Plays no longer than this have halves of their plies that fit a byte.
    static constexpr std::uint64_t longest_play = 506;

    // Marks are not put together for positions that are alike: they cost too little.
    static constexpr bool folds = false;

    static bool can(const G& game, SolveOptions) { return game.longest() <= longest_play; }
    // Fewer positions are solved quickly in other ways, which give Grundy values too.
    static bool suits(const G& game, const State& start, SolveOptions options) {
        return can(game, options) && game.numbering(start).size() > few_positions;
    }

    // Requires can(game, options).
    Marking(const G& game, const State& start, SolveOptions) : game_(game), numbering_(game.numbering(start)) {}

    std::uint64_t size() const { return numbering_.size(); }

    template <class Trace> Stop solve(Trace& trace) {
        // Step 1. Nothing is known. Memory is allocated only if there may be so much.
        if (report(trace) != Stop::none) return stop_;
        marks_ = Bulk<Mark>(size());
        for (std::uint64_t first = 0; first < size() && report(trace) == Stop::none; first += stretch)
            std::memset(marks_.data() + first, static_cast<int>(unknown), std::min(stretch, size() - first));
        // Step 2. What is still unknown when its turn comes is lost, and marks those that can move to it.
        counts_ = {.positions = size(), .edges = numbering_.edges()};
        for (std::uint64_t number = 0; (number = next_unknown(number, trace)) < size(); ++number)
            solve_position(number, numbering_.state(number), trace);
        counts_.won = size() - counts_.lost;
        if (is_recording(trace) && stop_ == Stop::none)
            each([&](const State& state, Value value) { record_solved(trace, game_, state, value); });
        return stop_;
    }

    const Counts& counts() const { return counts_; }
    std::uint64_t peak_bytes() const { return size(); }
    bool complete() const { return true; }
    std::optional<Grundy> grundy(const State&) const { return std::nullopt; }

    std::optional<Value> value(const State& state) const {
        const auto number = numbering_.number(state);
        return number ? std::optional(value(state, marks_[*number])) : std::nullopt;
    }
    template <class Visit> void each(Visit&& visit) const {
        for (std::uint64_t number = 0; number < size(); ++number) {
            const State state = numbering_.state(number);
            visit(state, value(state, marks_[number]));
        }
    }

private:
    using enum Mark;
    static constexpr std::uint64_t few_positions = 1'000'000;
    static constexpr std::uint64_t stretch = std::uint64_t{1} << 24; // bytes between two checkpoints
    static constexpr std::uint64_t often = std::uint64_t{1} << 20;   // marks, likewise

    // Whoever cannot move wins in a misere game: then won positions have even plies, else odd ones.
    std::uint32_t won_plies(Mark mark) const {
        return 2u * static_cast<std::uint32_t>(mark) + (game_.misere() ? 0 : 1);
    }

    Value value(const State& state, Mark mark) const {
        if (mark != lost) return Value::win(won_plies(mark));
        return Value::loss(game_.outcome(state) ? 0 : won_plies(latest_win(state)) + 1);
    }

    // The highest mark one move after a lost position.
    Mark latest_win(const State& state) const {
        Mark latest = soonest;
        numbering_.each_after(state, [&](std::uint64_t after) { latest = std::max(latest, marks_[after]); });
        return latest;
    }

    template <class Trace> std::uint64_t next_unknown(std::uint64_t number, Trace& trace) {
        while (stop_ == Stop::none && number < size()) {
            const std::uint64_t length = std::min(stretch, size() - number);
            if (const void* found = std::memchr(marks_.data() + number, static_cast<int>(unknown), length))
                return static_cast<std::uint64_t>(static_cast<const Mark*>(found) - marks_.data());
            number += length;
            report(trace);
        }
        return size();
    }

    template <class Trace> void solve_position(std::uint64_t number, const State& state, Trace& trace) {
        const bool final = game_.outcome(state).has_value();
        ++solved_, counts_.finals += final;
        if (final && game_.misere()) {
            marks_[number] = soonest;
            return;
        }
        const Mark mark = final ? soonest : static_cast<Mark>(static_cast<unsigned>(latest_win(state)) + 1);
        Mark* const marks = marks_.data();
        std::uint64_t since_report = since_report_, newly = 0;
        auto mark_won = [&](std::uint64_t before) {
            const Mark known = marks[before]; // no branches here, so that many marks can be on their way at a time
            newly += known == unknown;
            marks[before] = known < mark ? known : mark;
        };
        auto more = [&](std::uint64_t marked) {
            since_report += marked;
            if (since_report < often) return true;
            solved_ += newly, newly = since_report = 0;
            return report(trace) == Stop::none;
        };
        marks_[number] = lost;
        numbering_.each_before(state, mark_won, more);
        solved_ += newly, since_report_ = since_report;
        marks_[number] = lost; // again: it may have marked itself
        ++counts_.lost;
    }

    template <class Trace> Stop report(Trace& trace) {
        return stop_ = trace.checkpoint({Stage::solve, solved_, size(), size()});
    }

    const G& game_;
    typename G::Numbering numbering_;
    Bulk<Mark> marks_;
    Counts counts_;
    std::uint64_t solved_ = 0, since_report_ = 0;
    Stop stop_ = Stop::none;
};

} // namespace zermelo
