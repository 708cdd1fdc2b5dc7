// The lines that a player is about to fill, seen for both players alike.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace zermelo::tictactoe {

using Cells = std::uint64_t;      // a set of cells, one bit each
using Lines = std::vector<Cells>; // the lines of a board
constexpr Cells cell(unsigned number) { return Cells{1} << number; }
constexpr unsigned first(Cells cells) { return static_cast<unsigned>(std::countr_zero(cells)); }
constexpr bool several(Cells cells) { return (cells & (cells - 1)) != 0; }

// What one player, who has `own` and whom `barred` cells are closed to, threatens with his open lines.
struct Threats {
    Cells completing = 0;             // cells that complete a line
    Cells pressing = 0;               // cells that make such a threat
    Cells open = 0;                   // all cells of open lines, marked or not
    std::array<Cells, 64> partners{}; // of a pressing cell: what would complete the line then, which must be answered

    Threats(const Lines& lines, Cells own, Cells barred) {
        for (const Cells line : lines) {
            if (line & barred) continue;
            open |= line;
            const Cells lacking = line & ~own, all_but_one = lacking & (lacking - 1);
            if (all_but_one == 0)
                completing |= lacking;
            else if (!several(all_but_one))
                add_pair(lacking ^ all_but_one, all_but_one);
        }
    }

    // One of these cells that makes two threats at once, of which only one can be answered; 0 if there is none.
    Cells double_threat(Cells among = ~Cells{0}) const {
        for (Cells rest = pressing & among; rest; rest &= rest - 1)
            if (several(partners[first(rest)])) return rest & (~rest + 1);
        return 0;
    }
    // Where the opponent can play so that no cell makes two threats at once; all cells if none does anyway.
    Cells defences() const {
        Cells defences = ~Cells{0};
        for (Cells rest = pressing; rest; rest &= rest - 1) {
            const Cells answers = partners[first(rest)];
            if (!several(answers)) continue;
            const bool two = !several(answers & (answers - 1));
            defences &= (rest & (~rest + 1)) | (two ? answers : 0);
        }
        return defences;
    }

private:
    void add_pair(Cells a, Cells b) {
        pressing |= a | b;
        partners[first(a)] |= b;
        partners[first(b)] |= a;
    }
};

// The cells that complete a line.
inline Cells completing(const Lines& lines, Cells own, Cells barred) {
    Cells found = 0;
    for (const Cells line : lines) {
        const Cells lacking = line & ~own;
        if (!(line & barred) && !several(lacking)) found |= lacking;
    }
    return found;
}

// Looks for a win by threats alone, each of which must be answered at once: threat-space search in its simplest form
// (Allis, van den Herik and Huntjens, Go-Moku solved, 1996). It gives up after `most` positions.
class ThreatSequence {
public:
    ThreatSequence(const Lines& lines, unsigned most) : lines_(lines), left_(most) {}

    // The first move of such a win for the player with `own`, who is to move; 0 if none is found. Requires that neither
    // player can complete a line at once.
    Cells find(Cells own, Cells barred) { return find(own, barred, ~Cells{0}); }

private:
    Cells find(Cells own, Cells barred, Cells among) {
        if (left_ == 0) return 0;
        --left_;
        const Threats threats(lines_, own, barred);
        if (threats.completing) return threats.completing;
        if (const Cells move = threats.double_threat(among)) return move;
        for (Cells rest = threats.pressing & among; rest; rest &= rest - 1) {
            const Cells move = rest & (~rest + 1), answer = threats.partners[first(rest)];
            const Cells counter = zermelo::tictactoe::completing(lines_, barred | answer, own | move);
            if (several(counter)) continue; // the answer makes two threats
            if (find(own | move, barred | answer, counter ? counter : ~Cells{0})) return move;
        }
        return 0;
    }

    const Lines& lines_;
    unsigned left_;
};

} // namespace zermelo::tictactoe
