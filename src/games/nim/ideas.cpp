#include "games/nim/ideas.hpp"

#include <algorithm>

namespace zermelo {

namespace {

using Claimed = Assertion::Kind;

std::string written_sum(const Nim::State& state) { // 3 ⊕ 5 ⊕ 7
    std::string text;
    for (const std::uint32_t heap : state.heaps)
        if (heap > 0) text += (text.empty() ? "" : " ⊕ ") + std::to_string(heap);
    return text;
}

std::vector<std::string> moves_to_zero(const Nim& game, const Nim::State& state, std::uint32_t sum) {
    std::vector<std::string> moves;
    for (std::size_t i = 0; i < state.heaps.size(); ++i) {
        const std::uint32_t heap = state.heaps[i];
        if ((heap ^ sum) < heap && (i == 0 || heap != state.heaps[i - 1]))
            moves.push_back(game.print_move(state, {heap, heap - (heap ^ sum)}));
    }
    return moves;
}

// Once no heap, or only one, has more than one stick, the nim-sum no longer tells who wins the misère game.
Idea misere_end(const Nim& game, const Nim::State& state, std::uint64_t ones, std::uint32_t large) {
    if (large == 0)
        return {Idea::Kind::nim_ones, {Idea::Moves{ones}}, {{ones % 2 == 0 ? Claimed::won : Claimed::lost}}};
    const std::uint32_t take = ones % 2 == 1 ? large : large - 1;
    const std::string move = game.print_move(state, {large, take});
    return {Idea::Kind::nim_last_large, {move}, {{Claimed::win, {move}}, {Claimed::others_fail, {move}}}};
}

} // namespace

std::vector<Idea> ideas_of(const Nim& game, const Nim::State& state) {
    std::uint32_t sum = 0;
    for (const std::uint32_t heap : state.heaps) sum ^= heap;
    const auto ones = static_cast<std::uint64_t>(std::ranges::count(state.heaps, 1u));
    const auto several = std::ranges::count_if(state.heaps, [](std::uint32_t heap) { return heap > 1; });
    if (game.misere() && several <= 1)
        return {misere_end(game, state, ones, several ? std::ranges::max(state.heaps) : 0)};
    if (sum == 0) return {{Idea::Kind::nim_sum_zero, {written_sum(state)}, {{Claimed::lost}}}};
    const auto moves = moves_to_zero(game, state, sum);
    return {{Idea::Kind::nim_sum,
             {written_sum(state), std::uint64_t{sum}, Idea::AnyOf{moves}},
             {{Claimed::win, moves}, {Claimed::others_fail, moves}}}};
}

} // namespace zermelo
