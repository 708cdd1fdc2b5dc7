#include "games/tree/shown_board.hpp"

namespace zermelo {

namespace {

ShownBoard::Cell vertex(const Tree& game, const Tree::State& state) {
    const auto utility = game.utility(state);
    return {.row = 0,
            .column = 0,
            .mark = game.print(state) + (utility ? " = " + std::to_string(*utility) : ""),
            .owner = utility ? 0 : number(game.mover(state)),
            .lit = utility.has_value()};
}

} // namespace

ShownBoard shown_board(const Tree& game, const Tree::State& state) {
    if (game.count_moves(state) > most_shown_cells) return {};
    ShownBoard shown{ShownBoard::Kind::vertices, 2, 1, {vertex(game, state)}};
    unsigned column = 0;
    game.moves(state, [&](const Tree::Move& move) {
        ShownBoard::Cell child = vertex(game, game.apply(state, move));
        child.row = 1;
        child.column = column;
        child.spot = column;
        shown.cells.push_back(std::move(child));
        shown.moves.push_back({game.print_move(state, move), {column++}});
    });
    shown.columns = std::max(1u, column);
    return shown;
}

} // namespace zermelo
