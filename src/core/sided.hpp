// An impartial game with the player to move as part of the position: each position stands twice, once for each mover.
// That is the bipartite arena of the course, where every vertex has an owner.
#pragma once

#include "core/game.hpp"

namespace zermelo {

template <Impartial G> class Sided {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Key = SidedKey<typename G::Key>;

    static constexpr bool acyclic = Acyclic<G>;

    explicit Sided(const G& game) : game_(game) {}

    State initial() const { return game_.initial(); }
    Player mover(const State& state) const { return game_.mover(state); }
    std::optional<Outcome> outcome(const State& state) const { return game_.outcome(state); }
    template <class Visit> void moves(const State& state, Visit&& visit) const { game_.moves(state, visit); }
    State apply(const State& state, const Move& move) const { return game_.apply(state, move); }
    Key key(const State& state) const { return {game_.key(state), game_.mover(state)}; }
    State state(const Key& key) const { return game_.with_mover(game_.state(key.key), key.mover); }
    std::uint64_t longest() const
        requires Acyclic<G>
    {
        return game_.longest();
    }

private:
    const G& game_;
};

} // namespace zermelo
