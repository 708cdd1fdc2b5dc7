// A game whose rules come at run time, as the algorithms see it.
#pragma once

#include "core/game.hpp"
#include "games/custom/custom_states.hpp"

#include <memory>

namespace zermelo {

struct CustomState { // of one type for all, so that a game may be made anew when more is known of it
    CustomStates::Id id;
    Player mover;
};

// `Ends`: every play ends, so that searches can look at all of it. `Sided`: the state tells whose turn it is; else the
// players take turns, and what a state is worth to the player to move does not depend on who that is.
template <bool Ends, bool Sided> class CustomGame {
public:
    using State = CustomState;
    struct Move {
        std::uint32_t place; // in the list of moves
    };
    using Key = std::uint64_t;

    static constexpr bool acyclic = Ends;
    static constexpr bool impartial = !Sided;

    explicit CustomGame(std::shared_ptr<CustomStates> states) : states_(std::move(states)) {}

    State initial() const { return at(states_->start(), Player::one); }
    Player mover(const State& state) const { return state.mover; }
    State with_mover(const State& state, Player player) const { return {state.id, player}; }
    bool misere() const { return !states_->normal(); } // then there are no Grundy values
    std::optional<Outcome> outcome(const State& state) const { return states_->outcome(state.id); }
    template <class Visit> void moves(const State& state, Visit&& visit) const {
        const std::size_t count = states_->count_moves(state.id);
        for (std::uint32_t place = 0; place < count; ++place) visit(Move{place});
    }
    State apply(const State& state, const Move& move) const {
        return at(states_->after(state.id, move.place), other(state.mover));
    }
    Key key(const State& state) const { return state.id; }
    State state(Key key) const { return at(static_cast<CustomStates::Id>(key), Player::one); }
    std::uint64_t longest() const { return states_->longest(); }
    int judged(const State& state) const { return states_->judged(state.id); }
    bool judges() const { return states_->judges(); }

    std::string print(const State& state) const { return states_->text(state.id); }
    std::string print_move(const State& state, const Move& move) const { return states_->move(state.id, move.place); }
    Result<State> parse(std::string_view text) const {
        auto id = states_->read(text);
        if (!id) return id.error();
        return at(*id, Player::one);
    }
    std::string draw(const State& state, const Ink&) const { return states_->drawn(state.id) + "\n"; }

private:
    State at(CustomStates::Id id, Player mover) const { return {id, Sided ? states_->player(id) : mover}; }

    std::shared_ptr<CustomStates> states_;
};

static_assert(Notated<CustomGame<false, false>> && Acyclic<CustomGame<true, true>>);
static_assert(Impartial<CustomGame<true, false>> && !Impartial<CustomGame<true, true>>);

} // namespace zermelo
