// The power of games whose values repeat: what a position of any size is worth follows from a small table.
#pragma once

#include "core/game.hpp"
#include "core/trace.hpp"

namespace zermelo {

// From position `preperiod` on, values repeat after every `period` positions; `checked` were computed for the proof.
struct Period {
    std::uint64_t preperiod, period, checked;
};
struct Periods {
    std::optional<Period> outcome, grundy, plies; // no Grundy values in misère play
};

// Beside the game, in periods.hpp:
//   periods_of(game)                 a table whose find(max, trace) computes positions until the periods are proved;
//   false
//                                    if there are more than `max` or the trace stops it. After that, outcome_of(state),
//                                    plies_of(state), grundy_of(state) and periods() answer for any state; each
//                                    position that is computed takes bytes_each
//   larger_than_tables(game, state)  whether periods are a better way to solve the state than all positions after it
template <class G>
concept Periodic = Impartial<G> && requires(const G& game, const typename G::State& state, NoTrace& trace) {
    { periods_of(game).find(std::uint64_t{}, trace) } -> std::same_as<bool>;
    { periods_of(game).outcome_of(state) } -> std::same_as<Outcome>;
    { periods_of(game).plies_of(state) } -> std::same_as<std::uint64_t>;
    { periods_of(game).grundy_of(state) } -> std::same_as<std::uint64_t>;
    { periods_of(game).periods() } -> std::same_as<Periods>;
    { decltype(periods_of(game))::bytes_each } -> std::convertible_to<std::uint64_t>;
    { larger_than_tables(game, state) } -> std::same_as<bool>;
};

} // namespace zermelo
