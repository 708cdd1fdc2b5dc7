#include "render/board_drawing.hpp"

#include "render/svg_canvas.hpp"

#include <algorithm>
#include <array>

namespace zermelo {

namespace {

using ShownCell = ShownBoard::Cell;

constexpr double cell_side = 40, board_margin = 12, tile_height = 16;
// Okabe and Ito's palette, which people with any kind of colour vision tell apart: board_players one and two, then
// piles.
constexpr std::array board_players{"#ffffff", "#d55e00", "#f0e442"};
constexpr std::array board_hues{"#56b4e9", "#e69f00", "#009e73", "#cc79a7", "#f0e442", "#0072b2", "#d55e00", "#999999"};

std::string board_style(std::string_view colour, std::string_view stroke = "#333", bool thick = false) {
    return "fill: " + std::string(colour) + "; stroke: " + std::string(stroke) +
           "; stroke-width: " + (thick ? "3" : "1.5");
}

class BoardPicture {
public:
    explicit BoardPicture(const ShownBoard& board) : board_(board), canvas_(width(), height()) {}

    std::string draw() {
        if (board_.kind == ShownBoard::Kind::discs)
            canvas_.box(board_margin, board_margin, cell_side * board_.columns, cell_side * board_.rows,
                        board_style("#0072b2", "#003b5c"));
        for (const ShownCell& cell : board_.cells) draw(cell);
        return canvas_.document();
    }

private:
    double width() const { return 2 * board_margin + cell_side * std::max(1u, board_.columns); }
    double height() const {
        if (board_.kind != ShownBoard::Kind::piles) return 2 * board_margin + cell_side * std::max(1u, board_.rows);
        return 2 * board_margin + rows_of_piles() * pile_row();
    }
    double rows_of_piles() const { return std::max(1u, board_.rows); }
    double pile_row() const { // as high as the highest pile, and its name
        unsigned highest = 1;
        for (const ShownCell& cell : board_.cells) highest = std::max(highest, cell.height);
        return highest * tile_height + 22;
    }

    void draw(const ShownCell& cell) {
        const double x = board_margin + cell_side * cell.column, y = board_margin + cell_side * cell.row;
        const double middle_x = x + cell_side / 2, middle_y = y + cell_side / 2;
        const std::string stroke = cell.lit ? "#000" : "#333";
        switch (board_.kind) {
        case ShownBoard::Kind::marks:
            canvas_.box(x, y, cell_side, cell_side, board_style(cell.lit ? "#f0e442" : "#ffffff"));
            if (cell.owner == 1) cross(middle_x, middle_y);
            if (cell.owner == 2)
                canvas_.circle(middle_x, middle_y, cell_side * 0.3, board_style("none", "#0072b2", true));
            break;
        case ShownBoard::Kind::discs:
            canvas_.circle(middle_x, middle_y, cell_side * 0.4,
                           board_style(board_players[static_cast<std::size_t>(cell.owner)], stroke, cell.lit));
            break;
        case ShownBoard::Kind::squares:
            canvas_.box(x, y, cell_side, cell_side, board_style(cell.mark.empty() ? "#c89f6d" : "#cc79a7", "#5b3a1a"));
            if (!cell.mark.empty()) canvas_.text(middle_x, middle_y, cell.mark);
            break;
        case ShownBoard::Kind::sticks:
            canvas_.box(middle_x - 4, y + 4, 8, cell_side - 8, board_style("#c89f6d", "#5b3a1a"));
            break;
        case ShownBoard::Kind::piles: pile(cell); break;
        case ShownBoard::Kind::text:
        case ShownBoard::Kind::vertices: break;
        }
    }

    void cross(double x, double y) {
        const double arm = cell_side * 0.28;
        const std::string_view style = "stroke: #d55e00; stroke-width: 3";
        canvas_.line(x - arm, y - arm, x + arm, y + arm, style);
        canvas_.line(x - arm, y + arm, x + arm, y - arm, style);
    }

    void pile(const ShownCell& cell) {
        const double x = board_margin + cell_side * cell.column, foot = board_margin + pile_row() * (cell.row + 1) - 22;
        for (unsigned i = 0; i < cell.height; ++i) { // only the colour on top counts, and is seen
            const bool top = i + 1 == cell.height;
            canvas_.box(x + 4, foot - tile_height * (i + 1), cell_side - 8, tile_height,
                        board_style(top ? board_hues[cell.hue % board_hues.size()] : "#e8e8e8"));
        }
        canvas_.text(x + cell_side / 2, foot + 11, cell.mark);
    }

    const ShownBoard& board_;
    SvgCanvas canvas_;
};

} // namespace

std::string draw_board(const ShownBoard& board) {
    if (board.kind == ShownBoard::Kind::text || board.kind == ShownBoard::Kind::vertices || board.cells.empty())
        return "";
    return BoardPicture(board).draw();
}

} // namespace zermelo
