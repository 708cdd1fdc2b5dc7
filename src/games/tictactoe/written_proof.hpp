// Proofs of who wins at tic-tac-toe as games with the power WritesProofs offer them: filled in by whoever walks through
// a proof, written, read and checked.
#pragma once

#include "core/written_proof.hpp"
#include "games/tictactoe/claim.hpp"
#include "games/tictactoe/proof_check.hpp"

namespace zermelo::tictactoe {

class WrittenProof {
public:
    using GoOn = std::function<bool(std::uint64_t done, std::uint64_t of)>;

    WrittenProof(const TicTacToeBoard& board, std::string game, std::string position)
        : size_(board.size()), proof_{std::move(game), std::move(position), {}} {}
    static Result<WrittenProof> read(const TicTacToeBoard& board, std::string_view text, const std::string& place);

    const Proof& proof() const { return proof_; }
    const std::string& position() const { return proof_.position; }
    std::uint64_t entries() const { return proof_.entries(); }
    std::string text() const { return write_proof(proof_, size_.width, size_.height); }
    // 1 or 2, 0 for a draw; nothing if the parts leave it open.
    std::optional<int> winner() const;

    // A new part: that the claim holds, from which everything else follows, or that it fails.
    void begin(Player claimant, bool holds);
    template <class C> void add_move(const C& claim, const typename C::Node& node, std::uint8_t move) {
        add(claim, node, {cell(move)}, false);
    }
    template <class C> void add_stop(const C& claim, const typename C::Node& node) {
        if (auto pairs = *claim.pairing(node); !pairs.empty()) add(claim, node, std::move(pairs), true);
    }

    // The first flaw. Calls go_on(done, of) now and then; once that is false, what is returned means nothing.
    template <class Word>
    std::optional<WrittenProofFlaw> find_flaw(const TicTacToe<Word>& game, const Marks& marks,
                                              const GoOn& go_on) const {
        return find_flaw(ProofStart{marks.x, marks.o, game.mover(marks)}, go_on);
    }

private:
    std::optional<WrittenProofFlaw> find_flaw(const ProofStart& start, const GoOn& go_on) const;
    template <class C>
    void add(const C& claim, const typename C::Node& node, std::vector<std::uint64_t> cells, bool pairs) {
        const bool one = claim.claimant() == Player::one;
        proof_.parts.back().entries.push_back(
            {one ? node.claimant : node.defender, one ? node.defender : node.claimant, std::move(cells), pairs});
    }

    BoardSize size_;
    Proof proof_;
};

} // namespace zermelo::tictactoe

namespace zermelo {

template <class Word>
tictactoe::WrittenProof written_proof(const TicTacToe<Word>& game, const std::string& word,
                                      const std::string& position) {
    return {game.board(), word, position};
}
template <class Word>
Result<tictactoe::WrittenProof> read_written_proof(const TicTacToe<Word>& game, std::string_view text,
                                                   const std::string& place) {
    return tictactoe::WrittenProof::read(game.board(), text, place);
}

} // namespace zermelo
