// Subtraction games are periodic in the end. Finds after how many heaps, with what period, and proves it.
//
// A heap's value depends on the values of the last `window` heaps, window being the largest take. So as soon as
// `window` values in a row repeat others, everything after them repeats too: that repetition is the proof.
//
// Plies grow for ever, and not at one speed: with takes 3, 9 and 11, forty sticks more last 6 or 8 plies longer,
// depending on the heap. What repeats is the best take, and with it the gain of each heap over the one a period before.
// The proof: in the last period (and window) every best take is the one of a period before, and no other move gains
// more for the player who chooses. Then the next heap has the same best take too, and so has every heap after it.
#pragma once

#include "core/mex.hpp"
#include "core/periodic.hpp"
#include "games/subtraction/subtraction.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace zermelo {

class SubtractionPeriods {
public:
    SubtractionPeriods(std::vector<std::uint64_t> takes, bool misere); // takes ascending, each once

    // Computes heaps until all periods are found; false if there are more than `limit` or the trace stops it.
    template <class Trace> bool find(std::uint64_t limit, Trace& trace) {
        for (std::uint64_t size = 4 * takes_.back() + 64;; size *= 2) {
            if (find_within(std::min(size, limit))) return true;
            if (size >= limit || trace.checkpoint({Stage::solve, size, 0, size * 16}) != Stop::none) return false;
        }
    }

    const std::optional<Period>& outcome() const { return outcome_period_; }
    const std::optional<Period>& grundy() const { return grundy_period_; } // none in misère play
    const std::optional<Period>& plies() const { return plies_period_; }

    // Of any heap, once the periods are found. The plies of 10^15 sticks exceed what a Value holds, so they come apart.
    Outcome outcome_of(std::uint64_t heap) const { return values_[folded(heap, *outcome_period_)].outcome(); }
    std::uint64_t grundy_of(std::uint64_t heap) const { return grundy_[folded(heap, *grundy_period_)]; }
    std::uint64_t plies_of(std::uint64_t heap) const;
    // As the power Periodic asks.
    using State = Subtraction::State;
    Outcome outcome_of(const State& state) const { return outcome_of(state.heap); }
    std::uint64_t grundy_of(const State& state) const { return grundy_of(state.heap); }
    std::uint64_t plies_of(const State& state) const { return plies_of(state.heap); }
    Periods periods() const { return {outcome_period_, grundy_period_, plies_period_}; }
    static constexpr std::uint64_t bytes_each = 28; // of each heap that is computed

private:
    static std::uint64_t folded(std::uint64_t heap, const Period& period) {
        return heap < period.preperiod ? heap : period.preperiod + (heap - period.preperiod) % period.period;
    }
    bool find_within(std::uint64_t size);
    void extend(std::uint64_t size);
    static std::optional<Period> period_of(const std::vector<std::uint32_t>& values, std::uint64_t window);
    std::optional<Period> period_of_plies() const;
    std::int64_t gain(std::uint64_t heap, std::uint64_t period) const;
    bool steady(std::uint64_t heap, std::uint64_t period) const;
    bool gains_repeat(std::uint64_t period) const;

    std::vector<std::uint64_t> takes_;
    bool misere_;
    std::vector<Value> values_;
    std::vector<Grundy> grundy_;
    std::vector<std::uint32_t> choices_; // outcome, and the smallest take that is best
    std::optional<Period> outcome_period_, grundy_period_, plies_period_;
};

inline SubtractionPeriods periods_of(const Subtraction& game) { return {game.takes(), game.misere()}; }
inline bool larger_than_tables(const Subtraction&, const Subtraction::State& state) { return state.heap > 10'000'000; }

static_assert(Periodic<Subtraction>);

} // namespace zermelo
