// Games solved by the claims of their players: who wins, without the value of every position. The answer may come with
// a proof on paper, where the game can write one.
#pragma once

#include "answers/small_answers.hpp"
#include "ask/requests.hpp"
#include "ask/stop_errors.hpp"
#include "ask/typed/notation.hpp"
#include "ask/typed/worth_of.hpp"
#include "core/written_proof.hpp"
#include "search/proof_walk.hpp"

#include <map>

namespace zermelo {

// For games with cycles, which no plan sends here.
template <Notated G> class ProofPart {
public:
    ProofPart(const G&, const std::string& word) : word_(word) {}
    void begin_question(const Control&) {}
    Result<Worth> worth(const typename G::State&, const Control&) { return refusal(); }
    Result<void> solve(const typename G::State&, const SolveRequest&, const Control&, Solved&) { return refusal(); }
    Result<CheckedProof> check(std::string_view, const std::string& place, const Control&) {
        return Error{place, errors::no_written_proof, {}, Error::Kind::damaged};
    }

private:
    Error refusal() const { return {word_, errors::proof_needs_acyclic, {}}; }
    const std::string& word_;
};

template <Notated G>
    requires Acyclic<G>
class ProofPart<G> {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using C = decltype(claim_of(std::declval<const G&>(), Player::one));
    using Search = Dfpn<C, LimitedSearch>;

    ProofPart(const G& game, const std::string& word) : game_(game), word_(word) {}

    void begin_question(const Control& control) { trace_.emplace(control); }

    // What was proved is kept, for neighbours too.
    Result<Worth> worth(const State& state, const Control& control) {
        if (const auto outcome = game_.outcome(state))
            return worth_of(game_, game_.mover(state), Value::final(*outcome));
        if (auto fits = check_length(); !fits) return fits.error();
        const std::string position = print_position(game_, state);
        if (const auto known = known_.find(position); known != known_.end()) return known->second;
        const Player mover = game_.mover(state);
        for (Player claimant : {mover, other(mover)}) {
            Side& side = this->side(claimant, control);
            const Verdict verdict = side.search.prove(side.claim.node(state));
            if (trace_->stopped()) return stop_error(*trace_, control);
            if (verdict == Verdict::holds)
                return known_[position] = won_or_lost(claimant == mover ? Outcome::win : Outcome::loss);
        }
        return known_[position] = won_or_lost(Outcome::draw);
    }

    Result<void> solve(const State& state, const SolveRequest& request, const Control& control, Solved& solved) {
        if (request.lists()) return Error{word_, errors::proof_lists_nothing, {}};
        if (auto fits = check_length(); !fits) return fits;
        const bool writes = request.proof || request.verify;
        if (writes && !WritesProofs<G>) return Error{word_, errors::no_written_proof, {}};
        Work work(*this, state, control, writes);
        const auto over = game_.outcome(state);
        solved.worth = over ? worth_of(game_, game_.mover(state), Value::final(*over)) : Worth{};
        if (!over || writes) {
            const Outcome outcome = work.find_outcome();
            if (work.trace.stopped()) return stop_error(work.trace, control);
            if (!over) solved.worth = won_or_lost(outcome), solved.best = work.best(outcome);
            if (work.trace.stopped()) return stop_error(work.trace, control);
        }
        solved.seconds = work.trace.seconds();
        solved.symmetry = Symmetric<G>;
        solved.nodes = work.trace.counts().nodes;
        solved.peak_bytes = work.peak_bytes;
        if constexpr (WritesProofs<G>) {
            if (writes) {
                auto flaw = find_flaw(work.proof, state, control);
                if (!flaw) return flaw.error();
                solved.verified = !flaw->has_value();
                solved.proof = {work.proof.entries(), request.proof ? work.proof.text() : ""};
            }
        }
        return {};
    }

    // Whether a proof that was read is right: who wins then, and its first flaw.
    Result<CheckedProof> check(std::string_view text, const std::string& place, const Control& control) {
        if constexpr (WritesProofs<G>) {
            auto proof = read_written_proof(game_, text, place);
            if (!proof) return proof.error();
            auto state = game_.parse(proof->position());
            if (!state) {
                Error error = state.error();
                error.place = place + ": " + error.place;
                error.kind = Error::Kind::damaged;
                return error;
            }
            auto flaw = find_flaw(*proof, *state, control);
            if (!flaw) return flaw.error();
            CheckedProof checked{word_, proof->position(), {}, proof->entries(), std::move(*flaw)};
            if (!checked.flaw) checked.winner = proof->winner();
            return checked;
        } else
            return Error{place, errors::no_written_proof, {}, Error::Kind::damaged};
    }

private:
    struct Nothing {};
    static auto empty_proof(const G& game, const std::string& word, const State& state) {
        if constexpr (WritesProofs<G>)
            return written_proof(game, word, print_position(game, state));
        else
            return Nothing{};
    }

    // The proof of one position, from nothing.
    struct Work {
        Work(const ProofPart& part_, const State& state_, const Control& control_, bool writes_)
            : part(part_), game(part_.game_), state(state_), control(control_), writes(writes_), trace(control_),
              proof(empty_proof(part_.game_, part_.word_, state_)) {}

        // Step 1. Does the mover win?  Step 2. If not, does the other player?  Step 3. If not, it is a draw.
        Outcome find_outcome() {
            const Player mover = game.mover(state);
            if (prove(mover) == Verdict::holds) return Outcome::win;
            if (trace.stopped()) return Outcome::draw;
            return prove(other(mover)) == Verdict::holds ? Outcome::loss : Outcome::draw;
        }

        Verdict prove(Player claimant) {
            const C claim = claim_of(game, claimant);
            const auto root = claim.node(state);
            Search search(claim, {part.table_bytes(control)}, trace);
            const Verdict verdict = search.prove(root);
            peak_bytes = std::max(peak_bytes, search.peak_bytes());
            if (trace.stopped()) return verdict;
            // The mover's good moves are those that prove what he wants: his own claim, or that the other's fails.
            const bool own = game.mover(state) == claimant;
            if (verdict == (own ? Verdict::holds : Verdict::fails)) find_good(claim, search, root, verdict);
            if constexpr (WritesProofs<G>) {
                if (writes) {
                    proof.begin(claimant, verdict == Verdict::holds);
                    ProofWalk(
                        claim, search, trace, verdict,
                        [&](const auto& node, const auto& move) { proof.add_move(claim, node, move); },
                        [&](const auto& node) { proof.add_stop(claim, node); })
                        .walk(root);
                }
            }
            return verdict;
        }

        // Moves that are proved to be good. Where the claim was seen to hold without a search, none was tried yet: then
        // they are tried until one is proved.
        void find_good(const C& claim, Search& search, const typename C::Node& root, Verdict verdict) {
            good = moves_where(claim, [&](const auto& node) { return search.known(node) == verdict; });
            if constexpr (WrittenClaim<C>) {
                if (good.empty())
                    if (const auto move = claim.sequence(root))
                        good = moves_where(
                            claim, [&, after = claim.after(root, *move)](const auto& node) { return node == after; });
            }
            if (good.empty())
                good = moves_where(claim, [&](const auto& node) {
                    return !trace.stopped() && search.prove(node) == verdict && !trace.stopped();
                });
        }
        template <class Good> std::vector<std::string> moves_where(const C& claim, Good&& is_good) const {
            std::vector<std::string> found;
            for (const Move& move : moves_of(game, state))
                if (is_good(claim.node(game.apply(state, move)))) found.push_back(game.print_move(state, move));
            return found;
        }
        // Every move of a lost position is as bad as any other, as far as a proof tells.
        std::vector<std::string> best(Outcome outcome) const {
            return outcome == Outcome::loss ? move_names(game, state) : good;
        }

        const ProofPart& part;
        const G& game;
        State state;
        const Control& control;
        bool writes;
        LimitedSearch trace;
        std::vector<std::string> good{};
        std::uint64_t peak_bytes = 0;
        decltype(empty_proof(std::declval<const G&>(), std::declval<const std::string&>(),
                             std::declval<const State&>())) proof;
    };

    // The searches that are kept, one a claimant.
    struct Side {
        Side(const G& game, Player claimant, std::uint64_t bytes, LimitedSearch& trace)
            : claim(claim_of(game, claimant)), search(claim, {bytes}, trace) {}
        C claim;
        Search search;
    };
    Side& side(Player claimant, const Control& control) {
        auto& side = sides_[number(claimant) - 1];
        if (!side) side = std::make_unique<Side>(game_, claimant, table_bytes(control) / 2, *trace_);
        return *side;
    }

    static Worth won_or_lost(Outcome outcome) { return {outcome, outcome, {}}; } // who wins, not how soon
    static std::uint64_t table_bytes(const Control& control) {
        return control.limits.memory ? control.limits.memory : DfpnOptions{}.table_bytes;
    }
    Result<void> check_length() const {
        if (game_.longest() <= Search::longest_play) return {};
        return Error{word_, errors::too_long_for_proof, {std::to_string(Search::longest_play)}};
    }

    template <class Proof>
    Result<std::optional<WrittenProofFlaw>> find_flaw(const Proof& proof, const State& state, const Control& control) {
        LimitedTrace trace(control);
        auto flaw = proof.find_flaw(game_, state, [&](std::uint64_t done, std::uint64_t of) {
            return trace.checkpoint({Stage::verify, done, of, 0}) == Stop::none;
        });
        if (trace.stopped() != Stop::none) return zermelo::stop_error(word_, trace, control);
        return flaw;
    }

    Error stop_error(const LimitedSearch& trace, const Control& control) const {
        return zermelo::stop_error(word_, trace.stop(), {Stage::search, trace.counts().nodes, 0, 0}, control);
    }

    const G& game_;
    const std::string& word_;
    std::optional<LimitedSearch> trace_; // of the question that is being answered, always in the same place
    std::unique_ptr<Side> sides_[2];
    std::map<std::string, Worth> known_;
};

} // namespace zermelo
