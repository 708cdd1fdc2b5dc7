// "This player wins" at tic-tac-toe, and what can be seen of it without search.
//
// Three facts about these games shorten the search.
//
// 1. A mark more never hurts its owner: he may play as if it were not there, and where his strategy asks for that cell,
//    he has it and may play anywhere. (Strategy stealing, Nash.)
// 2. A dead cell, one on no line that is still open to a player, can be taken as filled. By 1, to play there is no
//    better than to play in a cell of an open line; and where both players leave it alone, it does nothing.
// 3. A mark on no line that is open to its owner only closes lines to the other player. It is as good as any other mark
//    in a cell that is dead.
//
// So a node keeps the open lines of both players and nothing else, and many positions share it.
#pragma once

#include "core/claim.hpp"
#include "games/tictactoe/pairing.hpp"
#include "games/tictactoe/threats.hpp"
#include "games/tictactoe/tictactoe.hpp"

#include <cmath>

namespace zermelo::tictactoe {

template <class Word> class LineClaim {
public:
    using State = Marks;
    using Move = std::uint8_t; // cell

    // Cells closed to the defender (marks of the claimant, and dead cells) and to the claimant (marks of the defender,
    // and dead cells):
    //
    //      cell of     claimant    defender
    //      free           0           0
    //      claimant       1           0
    //      defender       0           1
    //      dead           1           1
    struct Node {
        Cells claimant, defender;
        bool claimant_moves;

        bool operator==(const Node&) const = default;
        friend std::uint64_t hash(const Node& node) {
            const std::uint64_t claimant = zermelo::hash(node.claimant);
            return zermelo::hash(claimant ^ (node.claimant_moves ? node.defender : ~node.defender));
        }
    };

    LineClaim(const TicTacToe<Word>& game, Player claimant) : game_(game), claimant_(claimant) {
        for (unsigned lacking = 0; lacking < worth_.size(); ++lacking)
            worth_[lacking] = std::ldexp(1.0, -static_cast<int>(lacking));
    }

    Node node(const Marks& marks) const {
        const bool claimant_moves = game_.mover(marks) == claimant_;
        return claimant_ == Player::one ? reduced({marks.x, marks.o, claimant_moves})
                                        : reduced({marks.o, marks.x, claimant_moves});
    }
    bool claimant_moves(const Node& node) const { return node.claimant_moves; }
    Node after(Node node, Move move) const {
        (node.claimant_moves ? node.claimant : node.defender) |= cell(move);
        node.claimant_moves = !node.claimant_moves;
        return reduced(node);
    }

    template <class Visit> Verdict examine(const Node& node, Visit&& visit) const {
        const auto [own, barred] = mover_first(node);
        const Verdict good = node.claimant_moves ? Verdict::holds : Verdict::fails;
        const Verdict bad = node.claimant_moves ? Verdict::fails : Verdict::holds;
        const Threats mine(lines(), own, barred), theirs(lines(), barred, own);
        // Step 1. A line completed before, or a claimant without open lines.
        if (has_line(barred, own)) return bad;
        if ((node.claimant_moves ? mine : theirs).open == 0) return Verdict::fails;
        // Step 2. Lines that can be completed now, by the mover or else by the other player.
        if (mine.completing) return good;
        if (several(theirs.completing)) return bad;
        if (theirs.completing) return visit(static_cast<Move>(first(theirs.completing))), Verdict::open;
        // Step 3. A double threat of the mover wins. One of the other player must be prevented, or put off by a threat.
        if (mine.double_threat()) return good;
        const Cells free = (mine.open | theirs.open) & ~(own | barred), defences = theirs.defences();
        const Cells relevant = defences == ~Cells{0} ? free : (defences | mine.pressing) & free;
        if (relevant == 0) return bad;
        // Step 4. A row of threats, and a pairing of the defender.
        if (mine.pressing && ThreatSequence(lines(), max_threats).find(own, barred)) return good;
        if (node.claimant_moves && pairing(node)) return Verdict::fails;
        for (Cells rest = relevant; rest; rest &= rest - 1) visit(static_cast<Move>(first(rest)));
        return Verdict::open;
    }

    // The more lines the claimant has, and the fuller they are, the likelier he wins: each open line counts with the
    // chance that random marks fill it (the weights of Erdos and Selfridge, 1973, who show that the defender, if he is
    // to move, stops all lines when their sum is below 1).
    ProofNumbers guess(const Node& node) const {
        double chance = 0;
        for (const Cells line : lines())
            if (!(line & node.defender)) chance += worth_[static_cast<unsigned>(std::popcount(line & ~node.claimant))];
        return {static_cast<std::uint32_t>(std::max(1.0, 2 / (chance + 0.05))),
                static_cast<std::uint32_t>(std::max(1.0, 4 * chance))};
    }

    // For a proof on paper (search/proof_walk.hpp). It needs no entry where the mover completes a line, or two with his
    // next move but one, or where the claimant has no open line left.
    bool needs_no_move(const Node& node) const {
        const auto [own, barred] = mover_first(node);
        const Threats mine(lines(), own, barred), theirs(lines(), barred, own);
        if (!node.claimant_moves && theirs.open == 0) return true;
        return mine.completing || mine.double_threat(theirs.completing ? theirs.completing : ~Cells{0});
    }
    std::optional<Move> sequence(const Node& node) const {
        const auto [own, barred] = mover_first(node);
        if (completing(lines(), barred, own)) return std::nullopt;
        const Cells move = ThreatSequence(lines(), max_threats).find(own, barred);
        return move ? std::optional(static_cast<Move>(first(move))) : std::nullopt;
    }
    bool stops(const Node& node) const { return pairing(node).has_value(); }
    template <class Visit> void each_reply(const Node& node, Visit&& visit) const {
        for (Cells rest = game_.board().cells() & ~(node.claimant | node.defender); rest; rest &= rest - 1)
            visit(static_cast<Move>(first(rest)));
    }
    // The pairs of cells by which the defender stops the claimant, who is to move; nothing if none are found.
    std::optional<std::vector<Cells>> pairing(const Node& node) const {
        Lines open;
        for (const Cells line : lines())
            if (!(line & node.defender)) open.push_back(line & ~node.claimant);
        Pairing pairing;
        return pairing.find(open, max_pairings) ? std::optional(pairing.pairs()) : std::nullopt;
    }
    Player claimant() const { return claimant_; }

private:
    static constexpr unsigned max_threats = 200, max_pairings = 50; // measured: more costs more than it finds

    struct Sides {
        Cells own, barred; // for the mover
    };
    static Sides mover_first(const Node& node) {
        return node.claimant_moves ? Sides{node.claimant, node.defender} : Sides{node.defender, node.claimant};
    }
    const Lines& lines() const { return game_.board().lines(); }
    bool has_line(Cells own, Cells barred) const { return game_.board().has_line(own & ~barred); }

    // Only what matters is kept, and the least of all images stands for them.
    Node reduced(const Node& node) const {
        Cells open_to_claimant = 0, open_to_defender = 0;
        for (const Cells line : lines()) { // without branches, several at a time
            open_to_claimant |= (line & node.defender) == 0 ? line : 0;
            open_to_defender |= (line & node.claimant) == 0 ? line : 0;
        }
        const Cells claimant = node.claimant & ~node.defender & open_to_claimant;
        const Cells defender = node.defender & ~node.claimant & open_to_defender;
        const Cells free = ~(node.claimant | node.defender) & (open_to_claimant | open_to_defender);
        const Cells dead = game_.board().cells() & ~(claimant | defender | free);
        const Marks least = game_.canonical({claimant | dead, defender | dead});
        return {least.x, least.o, node.claimant_moves};
    }

    const TicTacToe<Word>& game_;
    Player claimant_;
    std::array<double, 65> worth_; // of a line, by the cells it lacks
};

} // namespace zermelo::tictactoe

namespace zermelo {

template <class Word> auto winning_claim(const TicTacToe<Word>& game, Player claimant) {
    return tictactoe::LineClaim<Word>(game, claimant);
}
// With 18 free cells there are some 30 million positions to list; with each cell more, almost three times as many.
template <class Word> bool too_large_to_list(const TicTacToe<Word>& game, const Marks& marks) {
    return game.count_moves(marks) > 18;
}

} // namespace zermelo
