// Checks a proof at tic-tac-toe by the rules alone. It shares nothing with the search that found it: neither the lines,
// nor the symmetries, nor what is known of threats.
#pragma once

#include "games/tictactoe/proof.hpp"

#include <functional>
#include <optional>

namespace zermelo::tictactoe {

struct ProofFlaw {
    std::string position; // as a proof writes it
    Text what;
    std::string cell = ""; // a move that shows it, if there is one
};

struct ProofBoard {
    unsigned width, height, line;
};

// The marks at the start of a proof, and who moves there.
struct ProofStart {
    std::uint64_t one, two;
    Player mover;
};

// The first flaw of a part, if it has one. Calls go_on(entries checked) regularly; once that is false, what is
// returned means nothing.
std::optional<ProofFlaw> find_flaw(const ProofBoard& board, const ProofStart& start, const ProofPart& part,
                                   const std::function<bool(std::uint64_t)>& go_on);

} // namespace zermelo::tictactoe
