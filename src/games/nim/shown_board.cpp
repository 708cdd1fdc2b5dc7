#include "games/nim/shown_board.hpp"

#include <algorithm>

namespace zermelo {

namespace {

constexpr std::uint32_t longest_row = 40;

// The stick that takes so many from a heap of this size; heaps of one size are alike, so their sticks are, too.
unsigned stick(std::uint32_t heap, std::uint32_t take) { return heap * (longest_row + 1) + take; }

} // namespace

ShownBoard shown_board(const Nim& game, const Nim::State& state) {
    const Nim::State start = game.initial();
    const auto count = static_cast<std::size_t>(
        std::ranges::find_if(start.heaps.rbegin(), start.heaps.rend(), [](auto heap) { return heap > 0; }) -
        start.heaps.rbegin());
    const std::size_t heaps = start.heaps.size() - count; // those after the last one are empty from the start
    const std::uint32_t longest = *std::ranges::max_element(start.heaps);
    if (longest > longest_row || longest * heaps > most_shown_cells) return {};
    ShownBoard shown{ShownBoard::Kind::sticks, static_cast<unsigned>(heaps), longest};
    for (std::size_t row = 0; row < heaps; ++row) {
        const std::uint32_t heap = state.heaps[row];
        if (row > 0) shown.parts.push_back({"+"});
        for (std::uint32_t place = 0; place < heap; ++place)
            shown.cells.push_back({.row = static_cast<unsigned>(row),
                                   .column = place,
                                   .hue = static_cast<unsigned>(row),
                                   .spot = stick(heap, heap - place),
                                   .part = static_cast<unsigned>(shown.parts.size())});
        std::vector<std::string> choices;
        for (std::uint32_t size = start.heaps[row] + 1; size-- > 0;) choices.push_back(std::to_string(size));
        shown.parts.push_back({std::to_string(heap), std::move(choices)});
    }
    shown.moves = one_click_moves(game, state, [](const Nim::Move& move) { return stick(move.heap, move.take); });
    return shown;
}

} // namespace zermelo
