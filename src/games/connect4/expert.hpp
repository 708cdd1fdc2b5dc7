// What is known about Connect 4: immediate threats, and who wins the waiting game.
#pragma once

#include "core/expert.hpp"
#include "games/connect4/connect4.hpp"

namespace zermelo {

// Three ideas save most of the search.
//
// 1. A cell that would complete a line is a threat. A threat that can be played wins; one of the opponent's must be
//    taken; nobody plays below a threat of the opponent's. So most positions have one move, or none.
//
// 2. All moves of a position are tried side by side, one in each lane of a vector, so that a move that makes two
//    threats at once is seen without a loop.
//
// 3. Zugzwang (J. D. Allen, V. Allis, 1988). Count pairs of free cells from the top of each column:
//
//      row 6   u         u: upper, the player who answers in the same column gets it
//      row 5   l         l: lower, the player who is answered gets it
//      row 4   u
//      row 3   l
//      ...
//
//    If an even number of cells is free, the player who is not to move, "the second", can always answer: above the
//    stone that was just played, or, in a column with an odd number of free cells, at the bottom of another such column
//    (there is an even number of these; he may pair them as he likes). So he gets all upper cells, but for the bottoms
//    of odd columns, of which the mover may get one of each pair. Where the mover can make no line with that, he cannot
//    win; and where the second has a threat on an upper cell, the mover loses.
//
//    If an odd number is free, the second cannot do so, unless he has a threat on a lower cell above an odd number of
//    free cells: there he answers from below, and the column is never filled beyond.
template <bits::OneOrTwoWords Bits, class Board> class Connect4Expert {
public:
    using State = typename Connect4<Bits>::State;
    using Key = Bits;
    static constexpr std::size_t max_moves = 4 * sizeof(Bits); // the narrowest column takes two bits
    static constexpr unsigned tabled = 20, reach = 44;

    struct Node {
        Bits mine, mask;          // the mover's stones, all stones
        Bits my_wins, their_wins; // free cells that complete a line
        unsigned ply;
    };

    explicit Connect4Expert(const BoardSize& size)
        : board_(size), last_(size.width * size.height), has_lines_(board_.has_line(board_.cells())) {
        for (unsigned row = size.height; row-- > 0;)
            if ((size.height - 1 - row) % 2 == 0) upper_ |= board_.bottom() << row;
        for (unsigned i = 0; i < size.width; ++i) {
            const Bits column = board_.column((size.width - 1) / 2 + (i % 2 ? (i + 1) / 2 : -(i / 2)));
            if constexpr (at_once > 1)
                columns_[i / at_once][i % at_once] = column;
            else
                columns_[i] = column;
        }
    }

    unsigned last() const { return last_; }
    unsigned ply(const Node& node) const { return node.ply; }
    unsigned key_bits() const { return board_.width() * board_.stride(); }

    Node node(const State& state) const {
        const Bits theirs = state.stones ^ state.mask;
        return {state.stones, state.mask, board_.winning_cells(state.stones) & ~state.mask,
                board_.winning_cells(theirs) & ~state.mask, bits::count(state.mask)};
    }

    __attribute__((always_inline)) ForcedMoves play_forced_moves(Node& node) const {
        bool turned = false;
        auto decided = [&](int score) { return ForcedMoves{true, turned, turned ? -score : score}; };
        while (true) {
            const Bits playable = board_.playable(node.mask);
            if (playable & node.my_wins) return decided(exact::win_score(last_, node.ply, 0));
            if (node.ply + 1 >= last_) return decided(0);
            const Bits forced = playable & node.their_wins, under_threat = node.their_wins >> 1;
            const int lost = exact::loss_score(last_, node.ply, 0);
            if (!forced) {
                if (!(playable & ~under_threat)) return decided(lost);
                if (node.ply + 2 >= last_) return decided(0);
                if (wins_with_two(node)) return decided(exact::win_score(last_, node.ply, 1));
                return {false, turned, 0};
            }
            if ((forced & (forced - 1)) || (forced & under_threat)) return decided(lost);
            node = after(node, tried(node, forced));
            turned = !turned;
        }
    }

    // After forced moves were played.
    __attribute__((always_inline)) Bounds judge(const Node& node) const {
        if (!has_lines_) return {0, 0};
        Bounds bounds = undecided(last_, node.ply);
        const Bits theirs = node.mine ^ node.mask, free = board_.cells() & ~node.mask;
        if (3 * node.ply >= 2 * last_) { // before, both players nearly always have room for a line
            if (!board_.has_line(node.mine | free)) bounds.at_most(0);
            if (!board_.has_line(theirs | free)) bounds.at_least(0);
        }
        const Bits odd_bottoms = board_.playable(node.mask) & upper_;
        const Bits sure = node.their_wins & upper_ & ~odd_bottoms; // threats that the second gets
        const Bits lower = free & ~upper_ & ~board_.above(sure);   // the play is over before they are filled beyond
        if ((last_ - node.ply) % 2 == 0) {
            if (!holds(node.mine | lower, odd_bottoms)) return bounds;
            bounds.at_most(sure                                                       ? -score_of_row(sure)
                           : board_.has_line(theirs | (free & upper_ & ~odd_bottoms)) ? -1
                                                                                      : 0);
        } else {
            for (Bits threats = node.their_wins & ~upper_; threats; threats &= threats - 1) {
                const Bits threat = threats & (~threats + 1), below = board_.below(threat) & free;
                if (!bits::odd(below)) continue;
                const Bits column = below | threat | board_.above(threat);
                if (!holds(node.mine | (lower & ~column) | (below & upper_), odd_bottoms & ~column)) continue;
                bounds.at_most(-score_of_row(threat));
                break;
            }
        }
        return bounds;
    }

    // Moves that make many threats first, threats two cells above the next stone most of all: they forbid a column.
    template <class Visit> __attribute__((always_inline)) void children(const Node& node, Visit&& visit) const {
        try_all(node, [&](const auto& tried) __attribute__((always_inline)) {
            const auto useful = tried.wins & ~((node.their_wins & ~tried.next) << 1); // not above a threat to them
            const auto forbidding = useful & tried.next << 1;
            for (unsigned i = 0; i < at_once; ++i) {
                const auto one = [&](const auto& all) { return bits::lane(all, i); };
                if (!one(tried.move)) continue;
                visit(after(node, Tried<Bits>{one(tried.move), one(tried.mask), one(tried.wins), one(tried.next)}),
                      static_cast<int>(64 * bits::count(one(useful)) + 48 * bits::count(one(forbidding))));
            }
            return true;
        });
    }

    Key key(const Node& node) const {
        const Key key = node.mine + node.mask + board_.bottom(), mirrored = board_.mirror(key);
        return key < mirrored ? key : mirrored;
    }

private:
    using Columns = std::conditional_t<sizeof(Bits) == 8, bits::Lanes, Bits>;
    static constexpr unsigned at_once = sizeof(Columns) / sizeof(Bits);

    // A move, or one in each lane, and what follows: the stones on the board, the mover's winning cells, the cells that
    // can be played next. A lane without a move is as if the mover had passed.
    template <class Many> struct Tried {
        Many move, mask, wins, next;
    };
    template <class Many> __attribute__((always_inline)) Tried<Many> tried(const Node& node, const Many& move) const {
        const Many mask = move | node.mask;
        return {move, mask, board_.winning_cells(Many{move | node.mine}) & ~mask, board_.playable(mask)};
    }

    // Calls visit with the moves that do not lose at once, from the middle outwards, as many at a time as the words
    // allow; as long as it returns true.
    template <class Visit> __attribute__((always_inline)) void try_all(const Node& node, Visit&& visit) const {
        const Bits moves = board_.playable(node.mask) & ~(node.their_wins >> 1);
        for (unsigned i = 0; i < board_.width(); i += at_once)
            if (!visit(tried(node, columns_[i / at_once] & moves))) return;
    }

    // Whether the mover wins with his second move from now, in a position in which nobody wins at once. He needs two
    // threats that can be played, or one with another above it; or threats above all that the opponent can play.
    __attribute__((always_inline)) bool wins_with_two(const Node& node) const {
        bool found = false;
        try_all(node, [&](const auto& tried) __attribute__((always_inline)) {
            const auto threats = tried.wins & tried.next;
            const auto two = (threats & (threats - 1)) | (threats << 1 & tried.wins);
            const auto saves = threats | (tried.next & ~(tried.wins >> 1)); // what the opponent must or can play
            found = bits::any(two | (bits::where_zero(saves) & ~bits::where_zero(tried.move)));
            return !found;
        });
        return found;
    }

    Node after(const Node& node, const Tried<Bits>& tried) const {
        return {node.mine ^ node.mask, tried.mask, node.their_wins & ~tried.move, tried.wins, node.ply + 1};
    }

    // Whether no line can be made with `cells` and one of each pair of the odd columns' bottoms, in some pairing.
    bool holds(Bits cells, Bits bottoms) const {
        if (!board_.has_line(cells | bottoms)) return true;
        if (!bottoms || board_.has_line(cells)) return false;
        Bits bottom[4]{};
        std::size_t count = 0;
        for (; bottoms; bottoms &= bottoms - 1) {
            if (count == 4) return false; // there are many pairings then, and such a position is far from its end
            bottom[count] = bottoms & (~bottoms + 1);
            if (board_.has_line(cells | bottom[count++])) return false;
        }
        auto pairs = [&](Bits a, Bits b, Bits c, Bits d) { // a or b, and c or d
            return !board_.has_line(cells | a | c) && !board_.has_line(cells | a | d) &&
                   !board_.has_line(cells | b | c) && !board_.has_line(cells | b | d);
        };
        return count == 2 || pairs(bottom[0], bottom[1], bottom[2], bottom[3]) ||
               pairs(bottom[0], bottom[2], bottom[1], bottom[3]) || pairs(bottom[0], bottom[3], bottom[1], bottom[2]);
    }

    // What the second wins at least if he gets one of these threats: the mover can put it off until nothing is left but
    // the cells above it.
    int score_of_row(Bits threats) const {
        unsigned row = 0;
        while (!(threats & board_.bottom() << row)) ++row;
        const unsigned left = board_.height() - 1 - row;
        return exact::win_score(last_, last_ - 1 - left, 0);
    }

    Board board_;
    unsigned last_;
    bool has_lines_; // the board has room for one
    Bits upper_ = 0;
    std::array<Columns, max_moves / at_once> columns_{}; // from the middle outwards
};

// Calls use(expert) with the one for the size of the board.
template <class Bits, class Use> auto with_expert(const Connect4<Bits>& game, Use&& use) {
    const auto& size = game.size();
    if constexpr (sizeof(Bits) == 8)
        if (size.width == 7 && size.height == 6 && size.line == 4)
            return use(Connect4Expert<Bits, Connect4Board<Bits, 7, 6, 4>>(size));
    return use(Connect4Expert<Bits, Connect4Board<Bits>>(size));
}

} // namespace zermelo
