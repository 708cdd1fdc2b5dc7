// Who wins at tic-tac-toe, on paper: what one has to know to check it without searching.
//
//      zermelo proof 1
//      game tictactoe:3,3,3
//      position .../.../...
//      claim 1 fails                   player one does not win
//      entries 2
//      .../.x./..o 1:2                 the player to move is the one who has the proof; he plays 1:2
//      xo#/.../... 2:1-2:2 3:1-3:2     pairs: the claimant is to move; the other player answers within a pair
//      claim 2 fails                   nor does player two
//      entries 0
//      end
//
// A cell # is dead: it is on no line that is open to a player. Entries stand for all that are alike when the board is
// turned or mirrored. That a claim holds is shown by its claimant, that it fails by the other player: he needs an entry
// for each position in which he has to find a move, but for those where he completes a line at once or makes a double
// threat, and those where the claimant has no open line left.
#pragma once

#include "core/player.hpp"
#include "core/result.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo::tictactoe {

struct ProofEntry {
    std::uint64_t one, two;           // marks; a dead cell is in both
    std::vector<std::uint64_t> cells; // the move, one cell; or pairs, two cells each
    bool pairs;
};

struct ProofPart {
    Player claimant;
    bool holds;
    std::vector<ProofEntry> entries;
};

struct Proof {
    std::string game, position; // as people write them
    std::vector<ProofPart> parts;

    std::uint64_t entries() const {
        std::uint64_t count = 0;
        for (const ProofPart& part : parts) count += part.entries.size();
        return count;
    }
};

inline constexpr std::string_view proof_title = "zermelo proof 1";

std::string write_proof(const Proof& proof, unsigned width, unsigned height);

// The game that a proof is about.
Result<std::string> read_proof_game(std::string_view text, const std::string& place);
// All of it, once the board is known. `place` is the name of the file.
Result<Proof> read_proof(std::string_view text, const std::string& place, unsigned width, unsigned height);

} // namespace zermelo::tictactoe
