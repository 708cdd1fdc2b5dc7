// What a solved game is measured by.
#pragma once

#include "core/value.hpp"

#include <cstdint>
#include <optional>

namespace zermelo {

struct Counts {
    std::uint64_t positions = 0;
    std::uint64_t edges = 0; // pairs of a position and a different position one move later
    std::uint64_t finals = 0;
    std::uint64_t won = 0, lost = 0, drawn = 0;
    // With every position and move of an orbit counted, where symmetry was used and the start is alone in its orbit.
    std::uint64_t labelled_positions = 0, labelled_edges = 0;

    void add(Outcome outcome) {
        if (outcome == Outcome::win)
            ++won;
        else if (outcome == Outcome::loss)
            ++lost;
        else
            ++drawn;
    }
    void add_orbit(std::uint64_t images, std::uint64_t moves) {
        labelled_positions += images;
        labelled_edges += images * moves;
    }
    Counts& operator+=(const Counts& more) {
        positions += more.positions, edges += more.edges, finals += more.finals;
        won += more.won, lost += more.lost, drawn += more.drawn;
        labelled_positions += more.labelled_positions, labelled_edges += more.labelled_edges;
        return *this;
    }
};

struct SolveOptions {
    bool symmetry = true;
    unsigned threads = 1;
    std::uint64_t memory = 0; // bytes that may be used where there is a choice; 0: half of what the machine has
    // Of solving tier by tier: every number counts as a position, whether or not it can be reached; only the tier of
    // the start and the next one are kept.
    bool every_rank = false, first_tiers_only = false;
};

} // namespace zermelo
