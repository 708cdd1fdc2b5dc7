// Writes down why a claim holds or fails, once a search has decided it: the positions in which the player who has the
// proof must find a move, with the move.
#pragma once

#include "search/dfpn.hpp"

#include <limits>
#include <unordered_set>

namespace zermelo {

// A claim whose proofs can be written down. The prover is the player whom the verdict favours: the claimant where the
// claim holds, else the other.
//   needs_no_move(node)   the prover is to move, and the checker sees without a move that he succeeds
//   sequence(node)        the prover's move, where examine() sees that he succeeds; nothing where it does not
//   stops(node)           the claimant is to move, and he is stopped by something that can be written down
//   each_reply(node, ..)  all moves, not only those that matter
template <class C>
concept WrittenClaim =
    Claim<C> && requires(const C& claim, const typename C::Node& node, void (*visit)(const typename C::Move&)) {
        { claim.needs_no_move(node) } -> std::same_as<bool>;
        { claim.sequence(node) } -> std::same_as<std::optional<typename C::Move>>;
        { claim.stops(node) } -> std::same_as<bool>;
        claim.each_reply(node, visit);
    };

// Calls on_move(node, move) for each position in which the prover must find a move, on_stop(node) where stops is all
// that is needed; each once.
template <WrittenClaim C, class Trace, class OnMove, class OnStop> class ProofWalk {
public:
    using Node = typename C::Node;
    using Move = typename C::Move;

    ProofWalk(const C& claim, Dfpn<C, Trace>& search, Trace& trace, Verdict verdict, OnMove on_move, OnStop on_stop)
        : claim_(claim), search_(search), trace_(trace), verdict_(verdict), on_move_(on_move), on_stop_(on_stop) {}

    // Requires that the search has decided the node with this verdict. Incomplete if the trace stops it.
    void walk(const Node& node) {
        if (trace_.stopped() || !seen_.insert(node).second) return;
        trace_.node();
        if (claim_.claimant_moves(node) == (verdict_ == Verdict::holds))
            of_prover(node);
        else
            of_opponent(node);
    }

private:
    struct Hash {
        std::size_t operator()(const Node& node) const { return static_cast<std::size_t>(hash(node)); }
    };

    void of_prover(const Node& node) {
        if (claim_.needs_no_move(node)) return;
        auto move = claim_.sequence(node);
        if (!move) move = proved_move(node);
        if (!move) return; // stopped
        on_move_(node, *move);
        walk(claim_.after(node, *move));
    }

    void of_opponent(const Node& node) {
        if (verdict_ == Verdict::fails && claim_.stops(node)) return on_stop_(node);
        std::vector<Node> replies;
        claim_.each_reply(node, [&](const Move& move) { replies.push_back(claim_.after(node, move)); });
        for (const Node& reply : replies) walk(reply);
    }

    // The table may have forgotten all proved moves; then the node is searched again, and if that does not help,
    // because the table is too small for one line of play, move by move.
    std::optional<Move> proved_move(const Node& node) {
        if (const auto move = known_move(node)) return move;
        search_.prove_again(node);
        if (const auto move = known_move(node)) return move;
        std::vector<Move> moves;
        claim_.examine(node, [&](const Move& move) { moves.push_back(move); });
        for (const Move& move : moves)
            if (search_.prove(claim_.after(node, move)) == verdict_) return move;
        return std::nullopt;
    }
    // The move that was the least work to prove, for a short proof.
    std::optional<Move> known_move(const Node& node) const {
        std::optional<Move> best;
        std::uint32_t least = std::numeric_limits<std::uint32_t>::max();
        claim_.examine(node, [&](const Move& move) {
            const Node after = claim_.after(node, move);
            const std::uint32_t work = search_.known(after) == verdict_ ? search_.work(after) : least;
            if (work < least) best = move, least = work;
        });
        return best;
    }

    const C& claim_;
    Dfpn<C, Trace>& search_;
    Trace& trace_;
    Verdict verdict_;
    OnMove on_move_;
    OnStop on_stop_;
    std::unordered_set<Node, Hash> seen_;
};

} // namespace zermelo
