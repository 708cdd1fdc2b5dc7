// A claim about a game: "this player wins". In every position it holds or it fails, nothing else, which makes it much
// easier to decide than a value: one winning move shows that it holds, one good defence that it fails. Who wins, or
// that nobody does, follows from the claims of both players.
#pragma once

#include "core/game.hpp"

#include <concepts>

namespace zermelo {

enum class Verdict : std::uint8_t { open, holds, fails };

// How much work it seems to be to show that a claim holds, and that it fails: the least number of positions that would
// have to turn out well.
struct ProofNumbers {
    std::uint32_t proof, disproof;

    bool operator==(const ProofNumbers&) const = default;
};

// What a search for a proof needs of a claim. A node is a position as far as the claim is concerned: positions in which
// the claim holds or fails for the same reasons may share one. Nodes are compared with == and have a hash.
//   node(state)            the node of a position
//   claimant_moves(node)   whether the player moves there who claims to win
//   examine(node, visit)   what can be seen without search. If that is Verdict::open, calls visit(move) for the moves
//                          that matter, at least one: if none of them is good for the mover, no move is
//   after(node, move)      the node one move later
//   guess(node)            numbers to begin with for an open node that was never searched, both at least 1
template <class C>
concept Claim = requires(const C& claim, const typename C::Node& node, const typename C::State& state,
                         const typename C::Move& move, void (*visit)(const typename C::Move&)) {
    { claim.node(state) } -> std::same_as<typename C::Node>;
    { claim.claimant_moves(node) } -> std::same_as<bool>;
    { claim.examine(node, visit) } -> std::same_as<Verdict>;
    { claim.after(node, move) } -> std::same_as<typename C::Node>;
    { claim.guess(node) } -> std::same_as<ProofNumbers>;
    { hash(node) } -> std::same_as<std::uint64_t>;
    { node == node } -> std::convertible_to<bool>;
};

// The claim that any game without cycles can make: nothing is seen before the end, all moves matter.
template <Acyclic G> class PlainClaim {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    struct Node {
        SidedKey<typename G::Key> key;

        bool operator==(const Node&) const = default;
        friend std::uint64_t hash(const Node& node) { return zermelo::hash(node.key); }
    };

    PlainClaim(const G& game, Player claimant) : game_(game), claimant_(claimant) {}

    Node node(const State& state) const {
        return {{game_.key(representative(game_, state, true)), game_.mover(state)}};
    }
    bool claimant_moves(const Node& node) const { return node.key.mover == claimant_; }
    template <class Visit> Verdict examine(const Node& node, Visit&& visit) const {
        const State state = this->state(node);
        if (const auto outcome = game_.outcome(state))
            return *outcome == (claimant_moves(node) ? Outcome::win : Outcome::loss) ? Verdict::holds : Verdict::fails;
        game_.moves(state, visit);
        return Verdict::open;
    }
    Node after(const Node& node, const Move& move) const { return this->node(game_.apply(state(node), move)); }
    ProofNumbers guess(const Node&) const { return {1, 1}; }

private:
    State state(const Node& node) const {
        const State state = game_.state(node.key.key);
        if constexpr (Impartial<G>) return game_.with_mover(state, node.key.mover);
        return state;
    }

    const G& game_;
    Player claimant_;
};

// A game that knows more of its claims has two functions in claim.hpp beside it: winning_claim(game, player), and
// too_large_to_list(game, state), whether they are a better way to solve that position than a table of all those after.
template <class G>
concept MakesClaims = Acyclic<G> && requires(const G& game, const typename G::State& state) {
    { winning_claim(game, Player::one) } -> Claim;
    { too_large_to_list(game, state) } -> std::same_as<bool>;
};
template <Acyclic G> auto claim_of(const G& game, Player claimant) {
    if constexpr (MakesClaims<G>)
        return winning_claim(game, claimant);
    else
        return PlainClaim<G>(game, claimant);
}

} // namespace zermelo
