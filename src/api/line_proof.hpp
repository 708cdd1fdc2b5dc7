// The proof of a claim at tic-tac-toe, written down after the search that settled it.
#pragma once

#include "games/tictactoe/claim.hpp"
#include "games/tictactoe/proof.hpp"
#include "search/proof_walk.hpp"

namespace zermelo {

// Requires that the search has settled the root with this verdict. Incomplete if the trace stops it.
template <class Word, class Trace>
tictactoe::ProofPart line_proof(const tictactoe::LineClaim<Word>& claim,
                                Dfpn<tictactoe::LineClaim<Word>, Trace>& search, Trace& trace,
                                const typename tictactoe::LineClaim<Word>::Node& root, Verdict verdict) {
    tictactoe::ProofPart part{claim.claimant(), verdict == Verdict::holds, {}};
    const bool one = claim.claimant() == Player::one;
    auto add = [&](const auto& node, std::vector<std::uint64_t> cells, bool pairs) {
        part.entries.push_back(
            {one ? node.claimant : node.defender, one ? node.defender : node.claimant, std::move(cells), pairs});
    };
    auto on_move = [&](const auto& node, std::uint8_t move) { add(node, {tictactoe::cell(move)}, false); };
    auto on_stop = [&](const auto& node) {
        if (auto pairs = *claim.pairing(node); !pairs.empty()) add(node, std::move(pairs), true); // none: no open line
    };
    ProofWalk(claim, search, trace, verdict, on_move, on_stop).walk(root);
    return part;
}

} // namespace zermelo
