#include "games/tictactoe/shown_board.hpp"

namespace zermelo::tictactoe {

ShownBoard grid(const TicTacToeBoard& board, const Marks& marks) {
    const auto [width, height, line] = board.size();
    std::uint64_t lit = 0;
    for (const std::uint64_t cells : board.lines())
        if ((cells & marks.x) == cells || (cells & marks.o) == cells) lit |= cells;
    ShownBoard shown{ShownBoard::Kind::marks, height, width};
    for (unsigned cell = 0; cell < width * height; ++cell) {
        const std::uint64_t bit = std::uint64_t{1} << cell;
        const int owner = marks.x & bit ? 1 : marks.o & bit ? 2 : 0;
        if (cell > 0 && cell % width == 0) shown.parts.push_back({"/"});
        shown.cells.push_back({.row = cell / width,
                               .column = cell % width,
                               .mark = owner == 1   ? "x"
                                       : owner == 2 ? "o"
                                                    : "",
                               .owner = owner,
                               .lit = (lit & bit) != 0,
                               .spot = cell,
                               .part = static_cast<unsigned>(shown.parts.size())});
        shown.parts.push_back({owner == 1 ? "x" : owner == 2 ? "o" : ".", {".", "x", "o"}});
    }
    return shown;
}

} // namespace zermelo::tictactoe
