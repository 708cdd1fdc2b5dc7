// What there is to say about a position of Connect 4: lines, threats and forced replies; and where there are none of
// these, threats that wait for zugzwang.
#pragma once

#include "core/line_ideas.hpp"
#include "games/connect4/connect4.hpp"

namespace zermelo {

// The stones change hands, and with them the turn.
template <class Bits>
typename Connect4<Bits>::State passed(const Connect4<Bits>& game, const typename Connect4<Bits>::State& state) {
    return {game.theirs(state), state.mask};
}

namespace connect4 {

struct Cell {
    unsigned column, row; // from 0
};

// A player's threat in a cell that cannot be reached yet. When all other columns are full, and this one up to two below
// the cell, the number of stones tells whose turn it is to play right below it: his who does not want to. So best play
// fills `free` cells, this one the last; a win that comes sooner has another reason.
bool waits_for_zugzwang(const BoardSize& size, const Cell& cell, Player owner);
Idea waiting_threat(const Cell& cell, Player owner, bool owner_moves, std::uint64_t free);

// The lowest threat of the player with these stones that zugzwang will bring about.
template <class Bits>
std::optional<Cell> find_waiting_threat(const Connect4<Bits>& game, Bits stones, Bits mask, Player owner) {
    const Connect4Board<Bits> board(game.size());
    const Bits waiting = board.winning_cells(stones) & ~mask & ~board.playable(mask);
    for (unsigned row = 1; row < board.height(); ++row)
        for (unsigned column = 0; column < board.width(); ++column)
            if ((waiting & board.cell(column, row)) && waits_for_zugzwang(game.size(), {column, row}, owner))
                return Cell{column, row};
    return std::nullopt;
}

} // namespace connect4

template <class Bits>
std::vector<Idea> ideas_of(const Connect4<Bits>& game, const typename Connect4<Bits>::State& state) {
    const LineFacts facts = line_facts(game, state);
    std::vector<Idea> ideas = line_ideas(facts);
    if (!facts.completing.empty() || !facts.against.empty()) return ideas;
    const Player mover = game.mover(state);
    for (const bool mine : {true, false}) {
        const Player owner = mine ? mover : other(mover);
        const Bits stones = mine ? state.stones : game.theirs(state);
        if (const auto cell = connect4::find_waiting_threat(game, stones, state.mask, owner)) {
            const unsigned above = game.size().height - cell->row - 1;
            const std::uint64_t free = game.longest() - game.tier(state) - above;
            ideas.push_back(connect4::waiting_threat(*cell, owner, mine, free));
        }
    }
    return ideas;
}

} // namespace zermelo
