#include "games/chomp/shown_board.hpp"

namespace zermelo::chomp {

// Set up by hand, a row becomes shorter with each click, and whole again after the last one.
ShownBoard bar(const ChompText::Lengths& lengths, const ChompText::Board& board) {
    ShownBoard shown{ShownBoard::Kind::squares, board.rows, board.columns};
    std::vector<std::string> choices;
    for (unsigned length = board.columns + 1; length-- > 0;) choices.push_back(std::to_string(length));
    for (unsigned row = 0; row < board.rows; ++row) {
        if (row > 0) shown.parts.push_back({"/"});
        for (unsigned column = 0; column < lengths[row]; ++column) {
            const bool corner = row == 0 && column == 0;
            shown.cells.push_back({.row = row,
                                   .column = column,
                                   .mark = !corner        ? ""
                                           : board.golden ? "★"
                                                          : "☠",
                                   .lit = corner,
                                   .spot = row * board.columns + column,
                                   .part = static_cast<unsigned>(shown.parts.size())});
        }
        shown.parts.push_back({std::to_string(lengths[row]), choices});
    }
    return shown;
}

} // namespace zermelo::chomp
