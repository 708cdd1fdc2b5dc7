// The power of games whose proofs of who wins can be written down, read and checked.
#pragma once

#include "core/claim.hpp"
#include "core/result.hpp"

#include <functional>

namespace zermelo {

struct WrittenProofFlaw {
    std::string place; // in the proof
    Text what;
};

// Beside the game's claim, in written_proof.hpp:
//   written_proof(game, word, position)     an empty proof of who wins that position. begin(claimant, holds) begins a
//                                           part, add_move(claim, node, move) and add_stop(claim, node) add what
//                                           search/proof_walk.hpp finds; text() is the whole
//   read_written_proof(game, text, place)   and back; position(), entries() and winner() tell what it is about
//   proof.find_flaw(game, state, go_on)     its first flaw, by the rules alone
template <class G>
concept WritesProofs =
    MakesClaims<G> && requires(const G& game, const typename G::State& state, const std::string& text,
                               const std::function<bool(std::uint64_t, std::uint64_t)>& go_on) {
        { written_proof(game, text, text).text() } -> std::same_as<std::string>;
        { written_proof(game, text, text).winner() } -> std::same_as<std::optional<int>>;
        { read_written_proof(game, text, text)->entries() } -> std::same_as<std::uint64_t>;
        {
            written_proof(game, text, text).find_flaw(game, state, go_on)
        } -> std::same_as<std::optional<WrittenProofFlaw>>;
    };

} // namespace zermelo
