// Games solved by the claims of their players: who wins, without the value of every position. The answer may come with
// a proof on paper, where the game can write one.
#pragma once

#include "api/any_game.hpp"
#include "api/game_arena.hpp"
#include "api/line_proof.hpp"
#include "api/notation.hpp"
#include "api/oracle.hpp"
#include "games/tictactoe/proof_check.hpp"

namespace zermelo {

// Games that write their proofs down as those of tic-tac-toe.
template <class G>
concept WritesProofs = MakesClaims<G> && requires(const G& game) {
    { game.board() } -> std::convertible_to<const TicTacToeBoard&>;
};

// Why a proof was looked for: the sentence that follows the method.
enum class ProofReason { asked, too_large };
inline const char* reason_word(ProofReason reason) { return reason == ProofReason::asked ? "asked" : "too large"; }

// Whether a proof is the way to solve this: it was asked for, or there are too many positions to list them all.
template <Acyclic G>
std::optional<ProofReason> reason_for_proof(const G& game, const typename G::State& state,
                                            const SolveRequest& request) {
    if (request.method == Method::dfpn || request.proof) return ProofReason::asked;
    if constexpr (MakesClaims<G>) {
        const bool lists = request.strong || request.trace || request.utilities;
        if (request.method == Method::automatic && !lists && too_large_to_list(game, state))
            return ProofReason::too_large;
    }
    return std::nullopt;
}

template <Acyclic G> class ProofSolver {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using C = decltype(claim_of(std::declval<const G&>(), Player::one));
    using Search = Dfpn<C, WatchedSearch>;

    ProofSolver(const G& game, const std::string& word, const State& state, const Control& control)
        : game_(game), word_(word), state_(state), control_(control), trace_(control),
          proof_{word, print_position(game, state), {}} {}

    Result<Json> solve(const SolveRequest& request, ProofReason reason) {
        if (request.strong || request.trace || request.utilities) return Error{word_, errors::proof_lists_nothing, {}};
        if (game_.longest() > Search::longest_play)
            return Error{word_, errors::too_long_for_proof, {std::to_string(Search::longest_play)}};
        writes_ = request.proof || request.verify;
        if (writes_ && !WritesProofs<G>) return Error{word_, errors::no_written_proof, {}};
        const auto outcome = game_.outcome(state_);
        const Outcome found = outcome && !writes_ ? *outcome : settle();
        if (trace_.stopped()) return stop_error();
        const double seconds = trace_.seconds();
        Json answer = describe(found, reason, seconds);
        if constexpr (WritesProofs<G>) {
            if (writes_) {
                auto right = check(proof_);
                if (!right) return right.error();
                answer["verified"] = *right;
                answer["entries"] = proof_.entries();
            }
            if (request.proof)
                answer["proof"] =
                    tictactoe::write_proof(proof_, game_.board().size().width, game_.board().size().height);
        }
        return answer;
    }

    // Whether a proof that was read is right: who wins then, and its first flaw.
    Result<Json> check_text(const tictactoe::Proof& proof, Language language)
        requires WritesProofs<G>
    {
        auto right = check(proof);
        if (!right) return right.error();
        Json answer{{"game", word_}, {"position", proof.position}, {"winner", nullptr}};
        if (*right) answer["winner"] = winner_shown(proof);
        answer["entries"] = proof.entries();
        answer["ok"] = *right;
        answer["first_error"] = nullptr;
        if (flaw_) answer["first_error"] = flaw_text(*flaw_, language);
        return answer;
    }

private:
    // Step 1. Does the mover win?  Step 2. If not, does the other player?  Step 3. If not, it is a draw.
    Outcome settle() {
        const Player mover = game_.mover(state_);
        if (prove(mover) == Verdict::holds) return Outcome::win;
        if (trace_.stopped()) return Outcome::draw;
        return prove(other(mover)) == Verdict::holds ? Outcome::loss : Outcome::draw;
    }

    Verdict prove(Player claimant) {
        const C claim = claim_of(game_, claimant);
        const auto root = claim.node(state_);
        Search search(claim, {table_bytes()}, trace_);
        const Verdict verdict = search.prove(root);
        peak_bytes_ = std::max(peak_bytes_, search.peak_bytes());
        if (trace_.stopped()) return verdict;
        // The mover's good moves are those that prove what he wants: his own claim, or that the other's fails.
        const bool own = game_.mover(state_) == claimant;
        if (verdict == (own ? Verdict::holds : Verdict::fails)) best_ = proved_moves(claim, search, root, verdict);
        if constexpr (WritesProofs<G>) {
            if (verdict == Verdict::holds) proof_.parts.clear(); // that the other does not win follows
            if (writes_) proof_.parts.push_back(line_proof(claim, search, trace_, root, verdict));
        }
        return verdict;
    }
    std::uint64_t table_bytes() const {
        return control_.limits.memory ? control_.limits.memory : DfpnOptions{}.table_bytes;
    }

    Json proved_moves(const C& claim, const Search& search, const typename C::Node& root, Verdict verdict) const {
        Json best = moves_where([&](const auto& node) { return search.known(node) == verdict; }, claim);
        if constexpr (WrittenClaim<C>) {
            if (!best.empty()) return best;
            if (const auto move = claim.sequence(root)) { // seen without search
                const auto after = claim.after(root, *move);
                return moves_where([&](const auto& node) { return node == after; }, claim);
            }
        }
        return best.empty() ? Json(move_names(game_, state_)) : best;
    }
    template <class Good> Json moves_where(Good&& good, const C& claim) const {
        Json found = Json::array();
        game_.moves(state_, [&](const Move& move) {
            if (good(claim.node(game_.apply(state_, move)))) found.push_back(game_.print_move(state_, move));
        });
        return found;
    }

    Result<bool> check(const tictactoe::Proof& proof)
        requires WritesProofs<G>
    {
        const auto& size = game_.board().size();
        Watch watch(control_);
        for (const auto& part : proof.parts) {
            flaw_ = tictactoe::find_flaw({size.width, size.height, size.line},
                                         {state_.x, state_.o, game_.mover(state_)}, part, [&](std::uint64_t done) {
                                             return watch.checkpoint({Stage::verify, done, part.entries.size(), 0}) ==
                                                    Stop::none;
                                         });
            if (watch.stopped() != Stop::none) return limit_error(word_, watch, control_);
            if (flaw_) return false;
        }
        return true;
    }
    static std::string flaw_text(const tictactoe::ProofFlaw& flaw, Language language) {
        return flaw.position + (flaw.cell.empty() ? "" : " " + flaw.cell) + ": " + std::string(flaw.what.in(language));
    }
    // 1 or 2, 0 for a draw; null if the parts leave it open.
    static Json winner_shown(const tictactoe::Proof& proof) {
        bool failed[2] = {false, false};
        for (const auto& part : proof.parts) {
            if (part.holds) return number(part.claimant);
            failed[number(part.claimant) - 1] = true;
        }
        return failed[0] && failed[1] ? Json(0) : Json(nullptr);
    }

    Json describe(Outcome outcome, ProofReason reason, double seconds) const {
        Json answer{
            {"game", word_}, {"position", print_position(game_, state_)}, {"to_move", number(game_.mover(state_))}};
        answer["outcome"] = outcome_word(outcome);
        answer["plies"] = game_.outcome(state_) ? Json(0) : Json(nullptr); // a proof shows who wins, not how soon
        answer["winner"] = winner_of(game_, state_, outcome);
        answer["grundy"] = nullptr;
        answer["best"] = game_.outcome(state_)      ? Json::array()
                         : outcome == Outcome::loss ? Json(move_names(game_, state_))
                                                    : best_;
        for (const char* count : {"positions", "edges", "finals", "won", "lost", "drawn"}) answer[count] = nullptr;
        answer["symmetry"] = Symmetric<G>;
        answer["method"] = "dfpn";
        answer["why"] = reason_word(reason);
        answer["nodes"] = trace_.counts().nodes;
        answer["seconds"] = seconds;
        answer["peak_bytes"] = peak_bytes_;
        answer["verified"] = nullptr;
        return answer;
    }

    Error stop_error() const {
        if (trace_.stop() != Stop::nodes) return limit_error(word_, trace_.watch(), control_);
        return {word_, errors::limit_nodes, {std::to_string(trace_.counts().nodes)}, Error::Kind::limit};
    }

    const G& game_;
    const std::string& word_;
    State state_;
    const Control& control_;
    WatchedSearch trace_;
    bool writes_ = false;
    Json best_ = Json::array();
    std::uint64_t peak_bytes_ = 0;
    tictactoe::Proof proof_;
    std::optional<tictactoe::ProofFlaw> flaw_;
};

// Requires that the proof is of this game.
template <Notated G>
Result<Json> check_proof(const G& game, const std::string& word, std::string_view text, const std::string& place,
                         Language language, const Control& control) {
    if constexpr (WritesProofs<G>) {
        const auto& size = game.board().size();
        auto proof = tictactoe::read_proof(text, place, size.width, size.height);
        if (!proof) return proof.error();
        auto state = game.parse(proof->position);
        if (!state) {
            Error error = state.error();
            error.place = place + ": " + error.place;
            error.kind = Error::Kind::damaged;
            return error;
        }
        return ProofSolver<G>(game, word, *state, control).check_text(*proof, language);
    } else
        return Error{place, errors::no_written_proof, {}, Error::Kind::damaged};
}

} // namespace zermelo
