// Bouton's theorem as a judgement: a position of Nim is lost when the binary digits of its heaps cancel out.
#pragma once

#include "core/heuristic.hpp"
#include "games/nim/nim.hpp"

#include <array>

namespace zermelo::nim {

// 1 if the position is won, -1 if it is lost. In the misère game heaps of one stick alone count the other way round.
inline int nim_sum(const Nim& game, const Nim::State& state) {
    std::uint32_t sum = 0, largest = 0;
    for (const std::uint32_t heap : state.heaps) sum ^= heap, largest = std::max(largest, heap);
    const bool turned = game.misere() && largest <= 1;
    return (sum != 0) != turned ? 1 : -1;
}

} // namespace zermelo::nim

namespace zermelo {

inline auto named_heuristics(const Nim&) { return std::array{Heuristic<Nim>{"nim-sum", &nim::nim_sum}}; }

} // namespace zermelo
