// Nim: take any number of sticks from one heap. Whoever cannot move loses; misère, wins.
#pragma once

#include "core/game.hpp"
#include "core/parameters.hpp"

#include <array>
#include <numeric>
#include <vector>

namespace zermelo {

class Nim {
public:
    static constexpr std::size_t max_heaps = 32;

    // Heaps in ascending order, the empty ones first: heaps are alike but for their size.
    struct State {
        std::array<std::uint32_t, max_heaps> heaps;
        Player mover;
        bool operator==(const State&) const = default;
    };
    struct Move {
        std::uint32_t heap; // its size before the move
        std::uint32_t take;
    };
    using Key = Wide;

    static constexpr bool acyclic = true;
    static constexpr bool takes_turns = true;
    static constexpr bool impartial = true;

    static const GameInfo& info();
    template <class Use>
    static auto make(const Parameters& parameters, Use&& use) -> decltype(use(std::declval<Nim>())) {
        auto game = create(parameters.list("heaps"), parameters.flag("misere"));
        if (!game) return game.error();
        return use(std::move(*game));
    }
    static Result<Nim> create(const std::vector<std::uint64_t>& heaps, bool misere);

    State initial() const { return start_; }
    Player mover(const State& state) const { return state.mover; }
    State with_mover(State state, Player player) const {
        state.mover = player;
        return state;
    }
    bool misere() const { return misere_; }
    std::optional<Outcome> outcome(const State& state) const {
        if (state.heaps[count_ - 1] > 0) return std::nullopt;
        return misere_ ? Outcome::win : Outcome::loss;
    }
    template <class Visit> void moves(const State& state, Visit&& visit) const {
        for (std::size_t i = 0; i < count_; ++i) {
            if (i > 0 && state.heaps[i] == state.heaps[i - 1]) continue;
            for (std::uint32_t take = 1; take <= state.heaps[i]; ++take) visit(Move{state.heaps[i], take});
        }
    }
    std::uint64_t longest() const {
        return std::accumulate(start_.heaps.begin(), start_.heaps.end(), std::uint64_t{0});
    }
    State apply(const State& state, Move move) const;
    Key key(const State& state) const;
    State state(Key key) const;

    std::string print(const State& state) const;
    std::string print_move(const State&, Move move) const {
        return std::to_string(move.heap) + "-" + std::to_string(move.take);
    }
    Result<State> parse(std::string_view text) const;
    std::string draw(const State& state, const Ink& ink) const;

private:
    Nim() = default;

    State start_;
    std::size_t count_ = 0; // heaps at the start; a position has as many, some of them empty
    unsigned bits_ = 0;     // a heap in the key
    bool misere_ = false;
};

static_assert(Acyclic<Nim> && Impartial<Nim> && Notated<Nim>);

} // namespace zermelo
