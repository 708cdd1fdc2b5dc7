// A judgement of a heap without looking ahead.
#pragma once

#include "core/heuristic.hpp"
#include "games/subtraction/subtraction.hpp"

#include <array>

namespace zermelo::subtraction {

// With takes from a to b, whoever can answer a take by what is missing to a + b keeps his opponent at heaps that leave
// less than a: -1 for these, else 1. True where all takes from a to b are allowed, a guess elsewhere; misère, the last
// a sticks are left out of account.
inline int modulo(const Subtraction& game, const Subtraction::State& state) {
    const std::uint64_t least = game.takes().front(), cycle = least + game.takes().back();
    const std::uint64_t heap = game.misere() ? state.heap + cycle - least % cycle : state.heap;
    return heap % cycle < least ? -1 : 1;
}

} // namespace zermelo::subtraction

namespace zermelo {

inline auto named_heuristics(const Subtraction&) {
    return std::array{Heuristic<Subtraction>{"modulo", &subtraction::modulo}};
}

} // namespace zermelo
