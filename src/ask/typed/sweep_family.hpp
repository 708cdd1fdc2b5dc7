// Solves all starts of a family with the same total, as the first tier of one game.
#pragma once

#include "ask/ask_errors.hpp"
#include "ask/stop_errors.hpp"
#include "ask/sweep.hpp"
#include "core/decimals.hpp"
#include "core/sweepable.hpp"
#include "solve/tiers.hpp"

namespace zermelo {

template <Sweepable Family>
Result<SweepRows> solve_total(std::uint64_t total, std::uint64_t parts, bool misere, const Control& control) {
    using Space = typename Family::Space;
    const Error too_large{"sweep", errors::too_large_to_sweep, {std::to_string(total), std::to_string(parts)}};
    const SolveOptions options{.symmetry = true,
                               .threads = control.threads,
                               .memory = control.limits.memory,
                               .every_rank = true,
                               .first_tiers_only = true};
    const auto game = Family::space(total, parts, misere);
    if (!game || !Tiers<Space>::can(*game, options)) return too_large;
    Tiers<Space> tiers(*game, game->initial(), options);
    LimitedTrace trace(control);
    if (tiers.solve(trace) != Stop::none) return stop_error("sweep", trace, control);
    SweepRows rows;
    for (std::uint64_t rank = 0; rank < game->size(0); ++rank) {
        const auto state = game->unrank(0, rank);
        const Value value = *tiers.value(state);
        std::optional<std::uint64_t> grundy;
        if (const auto known = tiers.grundy(state)) grundy = *known;
        rows.insert({{misere, Family::start_of(*game, state)},
                     {value.outcome() == Outcome::win ? 1 : 2, value.plies(), grundy, tiers.counts().positions,
                      fixed(trace.seconds(), 3)}});
    }
    return rows;
}

// The family of a game that is registered, if it is one.
template <class Family> std::optional<SweepFamily> sweep_family() {
    if constexpr (Sweepable<Family>) return SweepFamily{&solve_total<Family>, &Family::start_word};
    return std::nullopt;
}

} // namespace zermelo
