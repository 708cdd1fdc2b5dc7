#include "games/arena/shown_board.hpp"

namespace zermelo {

ShownBoard shown_board(const ArenaGame& game, const ArenaGame::State& state) {
    auto vertex = [&](const ArenaGame::State& at, unsigned row, unsigned column) {
        return ShownBoard::Cell{.row = row,
                                .column = column,
                                .mark = game.print(at),
                                .owner = number(game.mover(at)),
                                .lit = game.outcome(at).has_value()};
    };
    ShownBoard shown{ShownBoard::Kind::vertices, 2, 1, {vertex(state, 0, 0)}};
    unsigned column = 0;
    game.moves(state, [&](const ArenaGame::Move& move) {
        shown.cells.push_back(vertex(game.apply(state, move), 1, column));
        shown.cells.back().spot = column;
        shown.moves.push_back({game.print_move(state, move), {column++}});
    });
    if (column > most_shown_cells) return {};
    shown.columns = std::max(1u, column);
    return shown;
}

} // namespace zermelo
