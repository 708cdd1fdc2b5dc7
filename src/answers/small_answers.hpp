// Answers of a few fields: counts of plays, opening books, proofs that were checked, a table of solved games.
#pragma once

#include "answers/solved.hpp"
#include "core/written_proof.hpp"

namespace zermelo {

struct PlayCounts {
    std::string game, position;
    std::vector<std::uint64_t> counts; // of move sequences of length 1, 2, ...
};

struct BookFacts {
    std::string file;
    unsigned plies;
    std::uint64_t positions, made; // made: were searched now
    double seconds;
    bool begun_anew = false; // what had been begun was cut off within its first line
};

struct CheckedProof {
    std::string game, position;
    std::optional<int> winner; // none if the proof is wrong, or leaves it open
    std::uint64_t entries = 0;
    std::optional<WrittenProofFlaw> flaw;
};

// A solved game for every pair of two parameters.
struct TableAxis {
    std::string name;
    std::uint64_t from, to;
};
struct GameTable {
    std::string game;
    TableAxis rows, columns;
    bool symmetry;
    std::vector<Solved> cells; // row by row
};

} // namespace zermelo
