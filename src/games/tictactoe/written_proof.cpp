#include "games/tictactoe/written_proof.hpp"

namespace zermelo::tictactoe {

Result<WrittenProof> WrittenProof::read(const TicTacToeBoard& board, std::string_view text, const std::string& place) {
    auto proof = read_proof(text, place, board.size().width, board.size().height);
    if (!proof) return proof.error();
    WrittenProof written(board, {}, {});
    written.proof_ = std::move(*proof);
    return written;
}

std::optional<int> WrittenProof::winner() const {
    bool failed[2] = {false, false};
    for (const ProofPart& part : proof_.parts) {
        if (part.holds) return number(part.claimant);
        failed[number(part.claimant) - 1] = true;
    }
    return failed[0] && failed[1] ? std::optional(0) : std::nullopt;
}

void WrittenProof::begin(Player claimant, bool holds) {
    if (holds) proof_.parts.clear(); // that the other does not win follows
    proof_.parts.push_back({claimant, holds, {}});
}

std::optional<WrittenProofFlaw> WrittenProof::find_flaw(const ProofStart& start, const GoOn& go_on) const {
    for (const ProofPart& part : proof_.parts) {
        bool stopped = false;
        const auto flaw =
            tictactoe::find_flaw({size_.width, size_.height, size_.line}, start, part, [&](std::uint64_t done) {
                stopped = stopped || !go_on(done, part.entries.size());
                return !stopped;
            });
        if (stopped) return std::nullopt;
        if (flaw) return WrittenProofFlaw{flaw->position + (flaw->cell.empty() ? "" : " " + flaw->cell), flaw->what};
    }
    return std::nullopt;
}

} // namespace zermelo::tictactoe
