// A judgement of a position of Babylone without looking ahead. The sheet has none but 0 for whatever is not over.
#pragma once

#include "core/heuristic.hpp"
#include "games/babylone/babylone.hpp"

#include <array>

namespace zermelo::babylone {

// At the end no two piles have the same height or the same colour, so at most as many are left as there are heights or
// colours now. If the number of moves to get there is odd, the player to move would make the last one: 1, otherwise -1;
// the other way round in the misère game. It holds for about two positions in three.
template <std::size_t Count> int parity(const Babylone<Count>& game, const typename Babylone<Count>::State& state) {
    std::size_t piles = 0, colours = 0;
    std::uint64_t heights = 0;
    for (const PileSets::Heights& of_colour : game.piles_of(state)) {
        piles += of_colour.size();
        colours += !of_colour.empty();
        for (std::uint8_t height : of_colour) heights |= std::uint64_t{1} << height;
    }
    const std::size_t left = std::min<std::size_t>(colours, static_cast<std::size_t>(std::popcount(heights)));
    return ((piles - left) % 2 == 1) != game.misere() ? 1 : -1;
}

} // namespace zermelo::babylone

namespace zermelo {

template <std::size_t Count> auto named_heuristics(const Babylone<Count>&) {
    return std::array{Heuristic<Babylone<Count>>{"parity", &babylone::parity<Count>}};
}

} // namespace zermelo
