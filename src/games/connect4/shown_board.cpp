#include "games/connect4/shown_board.hpp"

namespace zermelo::connect4 {

// Set up by hand, a position is the course's grid, from the bottom row on.
ShownBoard rack(const StoneColumns& columns, const BoardSize& size) {
    ShownBoard shown{ShownBoard::Kind::discs, size.height, size.width};
    for (unsigned up = 0; up < size.height; ++up) {
        shown.parts.push_back({up == 0 ? "[[" : "], ["});
        for (unsigned column = 0; column < size.width; ++column) {
            const bool taken = up < columns[column].size();
            const int owner = taken ? number(columns[column][up].owner) : 0;
            if (column > 0) shown.parts.push_back({", "});
            shown.cells.push_back({.row = size.height - 1 - up,
                                   .column = column,
                                   .owner = owner,
                                   .lit = taken && columns[column][up].in_line,
                                   .spot = column,
                                   .part = static_cast<unsigned>(shown.parts.size())});
            shown.parts.push_back({owner == 0 ? "None" : owner == 1 ? "0" : "1", {"None", "0", "1"}});
        }
    }
    shown.parts.push_back({"]]"});
    return shown;
}

} // namespace zermelo::connect4
