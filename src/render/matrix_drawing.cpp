#include "render/matrix_drawing.hpp"

#include "lessons/matrices/order.hpp"
#include "render/svg_table.hpp"

#include <algorithm>

namespace zermelo {

std::string draw_matrix(const MatrixGame& game) {
    const Ranks ranks(game);
    const auto pure = pure_equilibria(ranks), pareto = pareto_cells(ranks);
    const auto row_replies = best_replies(ranks, 0), column_replies = best_replies(ranks, 1);
    std::vector<std::vector<SvgCell>> rows{{{game.players[0] + " \\ " + game.players[1], "#eee", true}}};
    for (const std::string& column : game.strategies[1]) rows[0].push_back({column, "#eee", true});
    for (std::size_t row = 0; row < game.rows(); ++row) {
        rows.push_back({{game.strategies[0][row], "#eee", true}});
        for (std::size_t column = 0; column < game.columns(); ++column) {
            const CellNumber here{row, column};
            const bool of_row = std::ranges::binary_search(row_replies[column], row);
            const bool of_column = std::ranges::binary_search(column_replies[row], column);
            const auto payoff = [&](std::size_t player, bool best) {
                const std::string text = game.print_payoff(game.cell(row, column)[player]);
                return best ? "[" + text + "]" : text;
            };
            const bool equilibrium = std::ranges::find(pure, here) != pure.end();
            const bool optimal = std::ranges::find(pareto, here) != pareto.end();
            rows.back().push_back({payoff(0, of_row) + " , " + payoff(1, of_column) + (optimal ? " *" : ""),
                                   equilibrium ? "#c8e6c9" : "none", equilibrium});
        }
    }
    return svg_table(rows);
}

} // namespace zermelo
