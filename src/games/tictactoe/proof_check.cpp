#include "games/tictactoe/proof_check.hpp"

#include <algorithm>
#include <bit>
#include <unordered_set>

namespace zermelo::tictactoe {

namespace {

constexpr Text marked_cell{"the move of this entry is not a free cell",
                           "le coup de cette ligne n'est pas une case libre"};
constexpr Text marked_pair{"a pair has a cell that is not free, or that another pair has too",
                           "une paire a une case qui n'est pas libre, ou qu'une autre paire a aussi"};
constexpr Text no_pair{"a line that is open to the claimant has no pair in it",
                       "une ligne ouverte au demandeur ne contient aucune paire"};
constexpr Text pairs_of_claimant{"pairs show that a claim fails, not that it holds",
                                 "des paires montrent qu'une affirmation est fausse, non qu'elle est vraie"};
constexpr Text opponent_wins{"the opponent completes a line", "l'adversaire complète une ligne"};
constexpr Text no_answer{"there is no answer to this move of the opponent",
                         "il n'y a pas de réponse à ce coup de l'adversaire"};
constexpr Text nothing_shown{"the claimant cannot win any more", "le demandeur ne peut plus gagner"};
constexpr Text no_entry{"the start has no entry", "le départ n'a pas de ligne"};

using Cells = std::uint64_t;

// The prover is the player who has the proof. Cells that are closed to the other player are in a player's set: his
// marks and dead cells, which both have.
struct Position {
    Cells prover, opponent;
    bool prover_moves;

    bool operator==(const Position&) const = default;
};

struct PositionHash {
    std::size_t operator()(const Position& position) const {
        std::uint64_t word = position.prover * 0xD6E8FEB86659FD93ull + position.prover_moves;
        word = (word ^ word >> 32) * 0xD6E8FEB86659FD93ull + position.opponent;
        return static_cast<std::size_t>((word ^ word >> 29) * 0xBF58476D1CE4E5B9ull);
    }
};

class Checker {
public:
    Checker(const ProofBoard& board, const ProofPart& part) : board_(board), part_(part) {
        make_lines();
        make_images();
        for (const ProofEntry& entry : part.entries) listed_.insert(folded(position_of(entry)));
    }

    std::optional<ProofFlaw> flaw_at_start(const ProofStart& start) const {
        const bool prover_moves = start.mover == prover();
        const ProofEntry entry{start.one, start.two, {}, !prover_moves};
        const Position position = position_of(entry);
        if (prover_moves) return is_proven(position) ? std::nullopt : flaw(entry, no_entry);
        return flaw_of_replies(entry, position);
    }
    std::optional<ProofFlaw> flaw_of(const ProofEntry& entry) const {
        return entry.pairs ? flaw_of_pairs(entry) : flaw_of_move(entry);
    }

private:
    Player prover() const { return part_.holds ? part_.claimant : other(part_.claimant); }
    Cells all() const { return ~Cells{0} >> (64 - board_.width * board_.height); }

    void make_lines() {
        const int width = static_cast<int>(board_.width), height = static_cast<int>(board_.height);
        const int last = static_cast<int>(board_.line) - 1;
        auto inside = [&](int x, int y) { return x >= 0 && x < width && y >= 0 && y < height; };
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x)
                for (const auto& [dx, dy] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
                    if (!inside(x + last * dx, y + last * dy)) continue;
                    Cells line = 0;
                    for (int i = 0; i <= last; ++i) line |= Cells{1} << ((y + i * dy) * width + x + i * dx);
                    lines_.push_back(line);
                }
    }
    // Where each cell goes when the board is mirrored, upside down, or, if it is square, its rows become columns.
    void make_images() {
        for (int image = 0; image < (board_.width == board_.height ? 8 : 4); ++image) {
            std::vector<std::uint8_t> to;
            for (unsigned y = 0; y < board_.height; ++y)
                for (unsigned x = 0; x < board_.width; ++x) {
                    unsigned column = image & 1 ? board_.width - 1 - x : x;
                    unsigned row = image & 2 ? board_.height - 1 - y : y;
                    if (image & 4) std::swap(column, row);
                    to.push_back(static_cast<std::uint8_t>(row * board_.width + column));
                }
            images_.push_back(std::move(to));
        }
    }

    Position position_of(const ProofEntry& entry) const {
        const bool one = prover() == Player::one;
        return {one ? entry.one : entry.two, one ? entry.two : entry.one, !entry.pairs};
    }
    // All that are alike have the same.
    Position folded(const Position& position) const {
        const Position plain = reduced(position);
        Position least = plain;
        for (const auto& to : images_) {
            Position image{0, 0, plain.prover_moves};
            for (Cells rest = plain.prover; rest; rest &= rest - 1)
                image.prover |= Cells{1} << to[static_cast<unsigned>(std::countr_zero(rest))];
            for (Cells rest = plain.opponent; rest; rest &= rest - 1)
                image.opponent |= Cells{1} << to[static_cast<unsigned>(std::countr_zero(rest))];
            if (std::pair(image.prover, image.opponent) < std::pair(least.prover, least.opponent)) least = image;
        }
        return least;
    }
    // A cell on no open line is dead, and so is a mark on no line that is open to its owner: it closes lines to the
    // other player, which any mark would do. (games/tictactoe/claim.hpp gives the reason.)
    Position reduced(const Position& position) const {
        Cells of_prover = 0, of_opponent = 0;
        for (const Cells line : lines_) {
            if ((line & position.opponent) == 0) of_prover |= line;
            if ((line & position.prover) == 0) of_opponent |= line;
        }
        const Cells alive = (position.prover & of_prover) | (position.opponent & of_opponent) |
                            (~(position.prover | position.opponent) & (of_prover | of_opponent));
        const Cells dead = (all() & ~alive) | (position.prover & position.opponent);
        return {position.prover | dead, position.opponent | dead, position.prover_moves};
    }

    // Lines of a player, who has `own` and whom `closed` is closed to.
    Cells completing(Cells own, Cells closed) const {
        Cells found = 0;
        for (const Cells line : lines_)
            if ((line & closed) == 0 && std::popcount(line & ~own) == 1) found |= line & ~own;
        return found;
    }
    bool has_line(Cells own, Cells closed) const {
        return std::ranges::any_of(lines_, [&](Cells line) { return (line & closed) == 0 && (line & ~own) == 0; });
    }
    bool claimant_is_stopped(const Position& position) const {
        const Cells closed = part_.holds ? position.opponent : position.prover;
        return std::ranges::all_of(lines_, [&](Cells line) { return (line & closed) != 0; });
    }

    // The prover, who is to move, gets his way: at once, with his next move but one, or by an entry.
    bool is_proven(const Position& position) const {
        if (has_line(position.opponent, position.prover)) return false;
        if (!part_.holds && claimant_is_stopped(position)) return true;
        if (completing(position.prover, position.opponent)) return true;
        return listed_.contains(folded(position)) || makes_double_threat(position);
    }
    // After some move, the opponent cannot complete a line and the prover can complete two.
    bool makes_double_threat(const Position& position) const {
        for (Cells rest = all() & ~(position.prover | position.opponent); rest; rest &= rest - 1) {
            const Cells prover = position.prover | (rest & (~rest + 1));
            if (std::popcount(completing(prover, position.opponent)) >= 2 && completing(position.opponent, prover) == 0)
                return true;
        }
        return false;
    }

    std::optional<ProofFlaw> flaw_of_move(const ProofEntry& entry) const {
        Position position = position_of(entry);
        if ((entry.cells[0] & (position.prover | position.opponent)) != 0) return flaw(entry, marked_cell);
        position.prover |= entry.cells[0];
        position.prover_moves = false;
        return flaw_of_replies(entry, position);
    }
    // The opponent is to move: whatever he does, the prover gets his way.
    std::optional<ProofFlaw> flaw_of_replies(const ProofEntry& entry, const Position& before) const {
        if (has_line(before.opponent, before.prover)) return flaw(entry, opponent_wins);
        if (has_line(before.prover, before.opponent)) return std::nullopt;
        const Position position = reduced(before);
        if (claimant_is_stopped(position)) return part_.holds ? flaw(entry, nothing_shown) : std::nullopt;
        if (!part_.holds && listed_.contains(folded(position))) return std::nullopt; // pairs, checked on their own
        for (Cells rest = all() & ~(position.prover | position.opponent); rest; rest &= rest - 1) {
            const Cells reply = rest & (~rest + 1);
            const Position after{position.prover, position.opponent | reply, true};
            if (has_line(after.opponent, after.prover)) return flaw(entry, opponent_wins, reply);
            if (!is_proven(after)) return flaw(entry, no_answer, reply);
        }
        return std::nullopt;
    }
    std::optional<ProofFlaw> flaw_of_pairs(const ProofEntry& entry) const {
        if (part_.holds) return flaw(entry, pairs_of_claimant);
        const Position position = position_of(entry);
        Cells taken = position.prover | position.opponent;
        for (const Cells pair : entry.cells) {
            if ((pair & taken) != 0) return flaw(entry, marked_pair);
            taken |= pair;
        }
        for (const Cells line : lines_) {
            if ((line & position.prover) != 0) continue; // closed to the claimant
            if (std::ranges::none_of(entry.cells, [&](Cells pair) { return (line & pair) == pair; }))
                return flaw(entry, no_pair, line);
        }
        return std::nullopt;
    }

    std::optional<ProofFlaw> flaw(const ProofEntry& entry, const Text& what, Cells cell = 0) const {
        ProofFlaw flaw{"", what};
        const unsigned width = board_.width;
        for (unsigned i = 0; i < width * board_.height; ++i) {
            if (i > 0 && i % width == 0) flaw.position += '/';
            flaw.position += ".xo#"[(entry.one >> i & 1) + 2 * (entry.two >> i & 1)];
        }
        const unsigned i = static_cast<unsigned>(std::countr_zero(cell));
        if (cell != 0) flaw.cell = std::to_string(i / width + 1) + ":" + std::to_string(i % width + 1);
        return flaw;
    }

    const ProofBoard& board_;
    const ProofPart& part_;
    std::vector<Cells> lines_;
    std::vector<std::vector<std::uint8_t>> images_;
    std::unordered_set<Position, PositionHash> listed_;
};

} // namespace

std::optional<ProofFlaw> find_flaw(const ProofBoard& board, const ProofStart& start, const ProofPart& part,
                                   const std::function<bool(std::uint64_t)>& go_on) {
    const Checker checker(board, part);
    std::uint64_t done = 0;
    for (const ProofEntry& entry : part.entries) {
        if (done++ % 1024 == 0 && !go_on(done)) return std::nullopt;
        if (auto flaw = checker.flaw_of(entry)) return flaw;
    }
    return checker.flaw_at_start(start);
}

} // namespace zermelo::tictactoe
