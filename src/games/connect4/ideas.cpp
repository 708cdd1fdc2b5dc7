#include "games/connect4/ideas.hpp"

namespace zermelo::connect4 {

bool waits_for_zugzwang(const BoardSize& size, const Cell& cell, Player owner) {
    const unsigned stones = (size.width - 1) * size.height + cell.row - 1; // before the one right below the cell
    return (stones % 2 == 0 ? Player::one : Player::two) != owner;
}

Idea waiting_threat(const Cell& cell, Player owner, bool owner_moves, std::uint64_t free) {
    const unsigned row = cell.row + 1;
    return {row % 2 == 1 ? Idea::Kind::odd_threat : Idea::Kind::even_threat,
            {std::uint64_t(number(owner)), Connect4Text::column_name(cell.column), std::uint64_t{row},
             std::uint64_t(number(other(owner)))},
            {{owner_moves ? Assertion::Kind::won : Assertion::Kind::lost}, {Assertion::Kind::lasts, {}, free}}};
}

} // namespace zermelo::connect4
