#include "games/tictactoe/heuristics.hpp"

#include <bit>

namespace zermelo::tictactoe {

namespace {
// The sum of worth(marks in it) over the lines where mine has marks and theirs has none.
template <class Worth>
int sum_open_lines(const TicTacToeBoard& board, std::uint64_t mine, std::uint64_t theirs, Worth&& worth) {
    int sum = 0;
    for (const std::uint64_t line : board.lines())
        if ((line & theirs) == 0 && (line & mine) != 0) sum += worth(static_cast<unsigned>(std::popcount(line & mine)));
    return sum;
}
} // namespace

int lines_nearly(const TicTacToeBoard& board, const Sides& sides, int nearly) {
    const unsigned line = board.size().line;
    auto worth = [&](unsigned count) { return count + 1 == line ? nearly : 1; };
    return sum_open_lines(board, sides.mine, sides.theirs, worth) -
           sum_open_lines(board, sides.theirs, sides.mine, worth);
}

int weights(const TicTacToeBoard& board, const Sides& sides) {
    constexpr unsigned most = 10; // marks beyond that no longer count: the sum fits an int
    auto worth = [](unsigned count) { return 1 << 2 * (count < most ? count : most); };
    return 2 * sum_open_lines(board, sides.mine, sides.theirs, worth) -
           sum_open_lines(board, sides.theirs, sides.mine, worth);
}

} // namespace zermelo::tictactoe
