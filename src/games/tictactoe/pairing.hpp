// Pairing strategies (Hales and Jewett, 1963): if cells can be put in pairs, no cell in two of them, such that every
// line still open to a player has a pair among its free cells, then the other player stops all of them: he answers each
// move in a pair with the other cell of it. One pair may serve several lines.
#pragma once

#include "games/tictactoe/threats.hpp"

#include <algorithm>

namespace zermelo::tictactoe {

class Pairing {
public:
    // Looks for one that takes care of all these lines, of each of which only the free cells are given. It gives up
    // after `max_attempts` attempts, so false only means that none was found.
    bool find(const Lines& free_cells, unsigned max_attempts) {
        left_ = max_attempts;
        pairs_.clear();
        if (free_cells.size() > max_lines) return false;
        Open open;
        for (const Cells line : free_cells) open.lines[open.count++] = line;
        return find_pairs(open);
    }
    const std::vector<Cells>& pairs() const { return pairs_; } // two cells each

private:
    static constexpr unsigned max_lines = 256; // a board of 64 cells has four from each of them at most

    struct Open {
        std::array<Cells, max_lines> lines; // the cells of each line that are in no pair yet
        unsigned count = 0;
    };
    struct Candidate {
        Cells pair;
        unsigned stopped;
    };

    bool find_pairs(const Open& open) {
        if (open.count == 0) return true;
        if (left_ == 0) return false;
        --left_;
        // Step 1. The line with the fewest cells to choose from comes first.
        const auto narrowest = std::min_element(open.lines.begin(), open.lines.begin() + open.count,
                                                [](Cells a, Cells b) { return std::popcount(a) < std::popcount(b); });
        // Step 2. Its pairs, those first that stop most lines.
        std::array<Candidate, 28> candidates; // of 8 cells at most
        unsigned count = 0;
        for (Cells a = *narrowest; a; a &= a - 1)
            for (Cells b = a & (a - 1); b && count < candidates.size(); b &= b - 1) {
                const Cells pair = (a & (~a + 1)) | (b & (~b + 1));
                candidates[count++] = {pair, lines_stopped(open, pair)};
            }
        std::stable_sort(candidates.begin(), candidates.begin() + count,
                         [](const Candidate& a, const Candidate& b) { return a.stopped > b.stopped; });
        // Step 3. One of them must do.
        for (unsigned i = 0; i < count && left_ > 0; ++i) {
            pairs_.push_back(candidates[i].pair);
            if (find_pairs(without(open, candidates[i].pair))) return true;
            pairs_.pop_back();
        }
        return false;
    }

    static unsigned lines_stopped(const Open& open, Cells pair) {
        unsigned stopped = 0;
        for (unsigned i = 0; i < open.count; ++i) stopped += (open.lines[i] & pair) == pair;
        return stopped;
    }
    static Open without(const Open& open, Cells pair) {
        Open rest;
        for (unsigned i = 0; i < open.count; ++i) {
            rest.lines[rest.count] = open.lines[i] & ~pair;
            rest.count += (open.lines[i] & pair) != pair;
        }
        return rest;
    }

    unsigned left_ = 0;
    std::vector<Cells> pairs_;
};

} // namespace zermelo::tictactoe
