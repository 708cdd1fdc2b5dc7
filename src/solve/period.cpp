#include "solve/period.hpp"

#include <algorithm>

namespace zermelo {

SubtractionPeriods::SubtractionPeriods(std::vector<std::uint64_t> takes, bool misere)
    : takes_(std::move(takes)), misere_(misere) {}

void SubtractionPeriods::extend(std::uint64_t size) {
    Mex mex;
    for (std::uint64_t heap = values_.size(); heap < size; ++heap) {
        mex.clear();
        Value best = Value::final(misere_ ? Outcome::win : Outcome::loss);
        for (bool first = true; std::uint64_t take : takes_) {
            if (take > heap) break;
            const Value value = values_[heap - take].one_ply_earlier(false);
            best = first ? value : std::max(best, value);
            first = false;
            mex.add(grundy_[heap - take]);
        }
        values_.push_back(best);
        grundy_.push_back(mex.value());
    }
}

bool SubtractionPeriods::find_within(std::uint64_t size) {
    extend(size);
    std::vector<std::uint32_t> outcomes, steps;
    for (std::uint32_t before = 0; Value value : values_) {
        outcomes.push_back(static_cast<std::uint32_t>(value.outcome()));
        // A heap's plies against those of the heap before: the same steps mean the same plies but for a constant.
        steps.push_back((value.plies() - before) << 2 | outcomes.back());
        before = value.plies();
    }
    outcome_period_ = period_of(outcomes);
    plies_period_ = period_of(steps);
    if (!misere_) grundy_period_ = period_of({grundy_.begin(), grundy_.end()});
    return outcome_period_ && plies_period_ && (misere_ || grundy_period_);
}

std::optional<Period> SubtractionPeriods::period_of(const std::vector<std::uint32_t>& values) const {
    const std::uint64_t size = values.size(), window = takes_.back() + 1;
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

std::uint64_t SubtractionPeriods::plies_of(std::uint64_t heap) const {
    const Period& period = *plies_period_;
    const std::uint64_t base = folded(heap, period);
    if (base == heap) return values_[heap].plies();
    const std::uint64_t gain = values_[base + period.period].plies() - values_[base].plies();
    return values_[base].plies() + (heap - base) / period.period * gain;
}

} // namespace zermelo
