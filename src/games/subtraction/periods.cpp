#include "games/subtraction/periods.hpp"

#include <algorithm>

namespace zermelo {

SubtractionPeriods::SubtractionPeriods(std::vector<std::uint64_t> takes, bool misere)
    : takes_(std::move(takes)), misere_(misere) {}

void SubtractionPeriods::extend(std::uint64_t size) {
    Mex mex;
    for (std::uint64_t heap = values_.size(); heap < size; ++heap) {
        mex.clear();
        Value best = Value::final(misere_ ? Outcome::win : Outcome::loss);
        std::uint64_t choice = 0;
        for (std::uint64_t take : takes_) {
            if (take > heap) break;
            const Value value = values_[heap - take].one_ply_earlier(false);
            if (choice == 0 || value > best) best = value, choice = take;
            mex.add(grundy_[heap - take]);
        }
        values_.push_back(best);
        grundy_.push_back(mex.value());
        choices_.push_back(static_cast<std::uint32_t>(choice) << 2 | static_cast<std::uint32_t>(best.outcome()));
    }
}

bool SubtractionPeriods::find_within(std::uint64_t size) {
    extend(size);
    const std::uint64_t window = takes_.back() + 1;
    std::vector<std::uint32_t> outcomes;
    for (Value value : values_) outcomes.push_back(static_cast<std::uint32_t>(value.outcome()));
    outcome_period_ = period_of(outcomes, window);
    if (!misere_) grundy_period_ = period_of({grundy_.begin(), grundy_.end()}, window);
    plies_period_ = period_of_plies();
    return outcome_period_ && plies_period_ && (misere_ || grundy_period_);
}

std::optional<Period> SubtractionPeriods::period_of(const std::vector<std::uint32_t>& values, std::uint64_t window) {
    const std::uint64_t size = values.size();
    auto back = [&](std::uint64_t i) { return values[size - 1 - i]; };
    // Step 1. Find the last window once more, as near to the end as possible: that distance is the period. match[i] is
    // how far the sequence, read backwards from place i, agrees with itself read from the end (Gusfield's Z values).
    std::vector<std::uint64_t> match(size);
    std::uint64_t period = 0;
    for (std::uint64_t i = 1, left = 0, right = 0; i + window <= size && period == 0; ++i) {
        if (i < right) match[i] = std::min(right - i, match[i - left]);
        while (i + match[i] < size && back(match[i]) == back(i + match[i])) ++match[i];
        if (i + match[i] > right) left = i, right = i + match[i];
        if (match[i] >= window) period = i;
    }
    if (period == 0) return std::nullopt;
    // Step 2. Go back as long as values equal those one period later.
    std::uint64_t preperiod = size - period;
    while (preperiod > 0 && values[preperiod - 1] == values[preperiod - 1 + period]) --preperiod;
    return Period{preperiod, period, size};
}

std::optional<Period> SubtractionPeriods::period_of_plies() const {
    // Step 1. A period that the best takes of half the heaps have; few takes alike may be chance.
    const std::uint64_t size = values_.size();
    const auto takes = period_of(choices_, size / 2);
    if (!takes) return std::nullopt;
    // Step 2. The gains repeat after it, or after several of it.
    for (std::uint64_t period = takes->period; 4 * period + 2 * takes_.back() <= size; period += takes->period) {
        if (!gains_repeat(period)) continue;
        // Step 3. Go back as long as heaps gain what they gain one period later.
        std::uint64_t preperiod = size - 2 * period;
        while (preperiod > 0 && steady(preperiod - 1 + 2 * period, period)) --preperiod;
        return Period{preperiod, period, size};
    }
    return std::nullopt;
}

std::int64_t SubtractionPeriods::gain(std::uint64_t heap, std::uint64_t period) const {
    return std::int64_t{values_[heap].plies()} - values_[heap - period].plies();
}

bool SubtractionPeriods::steady(std::uint64_t heap, std::uint64_t period) const {
    return choices_[heap] == choices_[heap - period] && gain(heap, period) == gain(heap - period, period);
}

// The proof: a winner takes what gains least, a loser what gains most.
bool SubtractionPeriods::gains_repeat(std::uint64_t period) const {
    for (std::uint64_t heap = values_.size() - std::max(period, takes_.back()); heap < values_.size(); ++heap) {
        if (!steady(heap, period)) return false;
        const bool wins = values_[heap].outcome() == Outcome::win;
        for (std::uint64_t take : takes_) {
            if (wins && values_[heap - take].outcome() != Outcome::loss) continue;
            const std::int64_t more = gain(heap - take, period) - gain(heap, period);
            if (wins ? more < 0 : more > 0) return false;
        }
    }
    return true;
}

std::uint64_t SubtractionPeriods::plies_of(std::uint64_t heap) const {
    const Period& period = *plies_period_;
    const std::uint64_t base = folded(heap, period);
    if (base == heap) return values_[heap].plies();
    const std::uint64_t gain = values_[base + period.period].plies() - values_[base].plies();
    return values_[base].plies() + (heap - base) / period.period * gain;
}

} // namespace zermelo
