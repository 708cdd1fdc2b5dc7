// What is known about tic-tac-toe for a search that wants the plies, too: threats, and lines that are closed for good.
#pragma once

#include "core/expert.hpp"
#include "games/tictactoe/pairing.hpp"
#include "games/tictactoe/threats.hpp"
#include "games/tictactoe/tictactoe.hpp"

namespace zermelo {

template <class Word> class TicTacToeExpert {
public:
    using State = Marks;
    using Key = Word;
    using Cells = tictactoe::Cells;
    static constexpr std::size_t max_moves = TicTacToeBoard::max_cells;
    static constexpr unsigned tabled = 18, reach = 36;

    struct Node {
        Cells mine, theirs;
        Cells my_wins, their_wins; // free cells that complete a line
        unsigned ply;
    };

    explicit TicTacToeExpert(const TicTacToe<Word>& game)
        : game_(game), lines_(game.board().lines()), cells_(game.board().cells()), last_(game.board().size().cells()) {}

    unsigned last() const { return last_; }
    unsigned ply(const Node& node) const { return node.ply; }
    unsigned key_bits() const { return 2 * last_; }

    Node node(const Marks& marks) const {
        const bool x = game_.mover(marks) == Player::one;
        const Cells mine = x ? marks.x : marks.o, theirs = x ? marks.o : marks.x;
        return {mine, theirs, completing(mine, theirs), completing(theirs, mine),
                static_cast<unsigned>(std::popcount(marks.both()))};
    }

    ForcedMoves play_forced_moves(Node& node) const {
        bool turned = false;
        auto decided = [&](int score) { return ForcedMoves{true, turned, turned ? -score : score}; };
        while (true) {
            if (node.my_wins) return decided(exact::win_score(last_, node.ply, 0));
            if (tictactoe::several(node.their_wins)) return decided(exact::loss_score(last_, node.ply, 0));
            if (node.ply + 2 >= last_) return decided(0); // what is left, if anything is lacking, is taken
            if (!node.their_wins) {
                if (tictactoe::Threats(lines_, node.mine, node.theirs).double_threat())
                    return decided(exact::win_score(last_, node.ply, 1));
                return {false, turned, 0};
            }
            node = after(node, node.their_wins);
            turned = !turned;
        }
    }

    // A player without an open line cannot win, nor can one whose open lines the other one stops by pairs of cells.
    Bounds judge(const Node& node) const {
        Bounds bounds = undecided(last_, node.ply);
        if (is_stopped(node.theirs, node.mine)) bounds.at_least(0);
        if (is_stopped(node.mine, node.theirs)) bounds.at_most(0);
        return bounds;
    }

    // Moves that threaten first, then those on many open lines. Cells on no open line are all alike: one will do.
    template <class Visit> void children(const Node& node, Visit&& visit) const {
        Cells live = 0;
        std::array<unsigned char, max_moves> open_lines{};
        for (const Cells line : lines_) {
            if ((line & node.mine) && (line & node.theirs)) continue;
            live |= line;
            for (Cells rest = line & ~(node.mine | node.theirs); rest; rest &= rest - 1)
                ++open_lines[tictactoe::first(rest)];
        }
        Cells moves = cells_ & ~(node.mine | node.theirs);
        const Cells dead = moves & ~live;
        moves = (moves & live) | (dead & (~dead + 1));
        for (; moves; moves &= moves - 1) {
            const Node child = after(node, moves & (~moves + 1));
            visit(child, 64 * std::popcount(child.their_wins) + open_lines[tictactoe::first(moves)]);
        }
    }

    Key key(const Node& node) const {
        const bool x = node.ply % 2 == 0; // to move
        const Marks marks = game_.canonical(x ? Marks{node.mine, node.theirs} : Marks{node.theirs, node.mine});
        return static_cast<Key>(marks.x) | static_cast<Key>(marks.o) << last_;
    }

private:
    Cells completing(Cells own, Cells barred) const { return tictactoe::completing(lines_, own, barred); }
    Node after(const Node& node, Cells move) const {
        const Cells mine = node.mine | move;
        return {node.theirs, mine, node.their_wins & ~move, completing(mine, node.theirs), node.ply + 1};
    }
    bool is_stopped(Cells own, Cells barred) const {
        tictactoe::Lines open;
        for (const Cells line : lines_)
            if (!(line & barred)) open.push_back(line & ~own);
        return open.empty() || (2 * open.size() <= last_ && tictactoe::Pairing().find(open, 20));
    }

    TicTacToe<Word> game_;
    tictactoe::Lines lines_;
    Cells cells_;
    unsigned last_;
};

template <class Word, class Use> auto with_expert(const TicTacToe<Word>& game, Use&& use) {
    return use(TicTacToeExpert<Word>(game));
}

} // namespace zermelo
