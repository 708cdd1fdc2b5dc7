// Subtraction (bâtonnets): take sticks from one heap, in the numbers allowed. Whoever cannot move loses; misère, wins.
#pragma once

#include "core/game.hpp"
#include "core/parameters.hpp"

#include <vector>

namespace zermelo {

class Subtraction {
public:
    struct State {
        std::uint64_t heap;
        Player mover;
        bool operator==(const State&) const = default;
    };
    using Move = std::uint64_t; // sticks taken
    using Key = std::uint64_t;

    static constexpr bool acyclic = true;
    static constexpr bool takes_turns = true;
    static constexpr bool impartial = true;
    static constexpr std::uint64_t largest_take = 1'000'000;

    static const GameInfo& info();
    // Calls use(game) with the game that the parameters describe.
    template <class Use> static auto make(const Parameters& parameters, Use&& use) {
        return use(Subtraction(parameters.number("heap"), parameters.list("take"), parameters.flag("misere")));
    }

    Subtraction(std::uint64_t heap, std::vector<std::uint64_t> takes, bool misere);

    State initial() const { return {heap_, Player::one}; }
    Player mover(const State& state) const { return state.mover; }
    State with_mover(const State& state, Player player) const { return {state.heap, player}; }
    bool misere() const { return misere_; }
    std::optional<Outcome> outcome(const State& state) const {
        if (state.heap >= takes_.front()) return std::nullopt;
        return misere_ ? Outcome::win : Outcome::loss;
    }
    template <class Visit> void moves(const State& state, Visit&& visit) const {
        for (Move take : takes_) {
            if (take > state.heap) return;
            visit(take);
        }
    }
    State apply(const State& state, Move take) const { return {state.heap - take, other(state.mover)}; }
    Key key(const State& state) const { return state.heap; }
    State state(Key key) const { return {key, Player::one}; }
    std::uint64_t longest() const { return heap_ / takes_.front(); }

    std::string print(const State& state) const { return std::to_string(state.heap); }
    std::string print_move(const State&, Move take) const { return std::to_string(take); }
    Result<State> parse(std::string_view text) const;
    // The course numbers positions by what is left.
    std::string print_course(const State& state) const { return print(state); }
    Result<State> parse_course(std::string_view text) const { return parse(text); }
    std::string draw(const State& state, const Ink& ink) const;

    std::uint64_t heap() const { return heap_; }
    const std::vector<std::uint64_t>& takes() const { return takes_; } // ascending, each once

private:
    std::uint64_t heap_;
    std::vector<std::uint64_t> takes_;
    bool misere_;
};

static_assert(Acyclic<Subtraction> && Impartial<Subtraction> && CourseNotated<Subtraction>);

} // namespace zermelo
