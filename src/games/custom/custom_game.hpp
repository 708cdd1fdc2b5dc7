// A game whose rules come at run time: written in another language, or read from somewhere. States are texts; they are
// interned, so that everything else sees small numbers as keys, as with any other game.
#pragma once

#include "core/game.hpp"
#include "core/machine/threads.hpp"

#include <deque>
#include <functional>
#include <memory>
#include <unordered_map>
#include <vector>

namespace zermelo {

struct CustomRules {
    std::string start;
    std::function<std::vector<std::string>(const std::string& state)> moves; // none: the game is over
    std::function<std::string(const std::string& state, const std::string& move)> play;
    // For the player to move, where the game is over; without it, who cannot move loses.
    std::function<std::optional<Outcome>(const std::string& state)> outcome{};
    std::function<Player(const std::string& state)> player{};               // without it, the players take turns
    std::function<std::string(const std::string& state)> draw{};            // without it, the state itself
    std::function<Result<std::string>(std::string_view text)> read_state{}; // without it, any text is a state
    std::uint64_t longest = 0; // no play has more moves; 0: a play may return to a position
};

// Everything that was asked of the rules is kept, so that each state is asked for once.
class CustomStates {
public:
    using Id = std::uint32_t;

    explicit CustomStates(CustomRules rules) : rules_(std::move(rules)) {}

    const CustomRules& rules() const { return rules_; }
    Id id(const std::string& state);
    const std::string& state(Id id) const;
    const std::vector<std::string>& moves(Id id); // as they are written
    Id after(Id id, std::size_t move);
    std::optional<Outcome> outcome(Id id);

private:
    struct Known {
        std::string state;
        bool expanded = false;
        std::vector<std::string> moves{};
        std::vector<Id> after{};
        std::optional<Outcome> outcome{};
    };
    Known& expanded(Id id);
    Id find_or_add(const std::string& state);

    CustomRules rules_;
    mutable Mutex mutex_;
    std::deque<Known> known_; // which stay where they are
    std::unordered_map<std::string, Id> ids_;
};

// `Ends`: every play ends, so that searches can look at all of it.
template <bool Ends> class CustomGame {
public:
    struct State {
        CustomStates::Id id;
        Player mover;
    };
    struct Move {
        std::uint32_t place; // in the list of moves
    };
    using Key = std::uint64_t;

    static constexpr bool acyclic = Ends;

    explicit CustomGame(std::shared_ptr<CustomStates> states) : states_(std::move(states)) {}

    State initial() const { return at(states_->id(states_->rules().start), Player::one); }
    Player mover(const State& state) const { return state.mover; }
    std::optional<Outcome> outcome(const State& state) const { return states_->outcome(state.id); }
    template <class Visit> void moves(const State& state, Visit&& visit) const {
        const std::size_t count = outcome(state) ? 0 : states_->moves(state.id).size();
        for (std::uint32_t place = 0; place < count; ++place) visit(Move{place});
    }
    State apply(const State& state, const Move& move) const {
        return at(states_->after(state.id, move.place), other(state.mover));
    }
    Key key(const State& state) const { return Key{state.id} * 2 + (state.mover == Player::two); }
    State state(Key key) const { return {static_cast<CustomStates::Id>(key / 2), key % 2 ? Player::two : Player::one}; }
    std::uint64_t longest() const { return states_->rules().longest; }

    std::string print(const State& state) const {
        const bool marked = !states_->rules().player && state.mover == Player::two;
        return (marked ? "2@" : "") + states_->state(state.id);
    }
    std::string print_move(const State& state, const Move& move) const { return states_->moves(state.id)[move.place]; }
    Result<State> parse(std::string_view text) const {
        Player mover = Player::one;
        if (text.starts_with("2@")) mover = Player::two, text.remove_prefix(2);
        auto state =
            states_->rules().read_state ? states_->rules().read_state(text) : Result<std::string>(std::string(text));
        if (!state) return state.error();
        return at(states_->id(*state), mover);
    }
    std::string draw(const State& state, const Ink&) const {
        const auto& draw = states_->rules().draw;
        return (draw ? draw(states_->state(state.id)) : states_->state(state.id)) + "\n";
    }

private:
    State at(CustomStates::Id id, Player mover) const {
        return {id, states_->rules().player ? states_->rules().player(states_->state(id)) : mover};
    }

    std::shared_ptr<CustomStates> states_;
};

static_assert(Notated<CustomGame<false>> && Acyclic<CustomGame<true>>);

} // namespace zermelo
