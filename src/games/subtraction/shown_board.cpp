#include "games/subtraction/shown_board.hpp"

#include <algorithm>

namespace zermelo {

ShownBoard shown_board(const Subtraction& game, const Subtraction::State& state) {
    constexpr std::uint64_t row_length = 10, most_sticks = 200;
    if (game.heap() > most_sticks) return {};
    const auto rows = static_cast<unsigned>((game.heap() + row_length - 1) / row_length);
    ShownBoard shown{ShownBoard::Kind::sticks, rows, static_cast<unsigned>(std::min(game.heap(), row_length))};
    for (std::uint64_t stick = 0; stick < state.heap; ++stick)
        shown.cells.push_back({.row = static_cast<unsigned>(stick / row_length),
                               .column = static_cast<unsigned>(stick % row_length),
                               .hue = 2,
                               .spot = static_cast<unsigned>(state.heap - stick),
                               .part = 0});
    std::vector<std::string> choices;
    for (std::uint64_t size = game.heap() + 1; size-- > 0;) choices.push_back(std::to_string(size));
    shown.parts.push_back({std::to_string(state.heap), std::move(choices)});
    shown.moves = one_click_moves(game, state, [](std::uint64_t take) { return take; });
    return shown;
}

} // namespace zermelo
