// Checks a solution without a line of the solvers: every position against its children, from the rules alone.
//
// Local checks prove all values, around cycles too, because no position is left out:
// - A win or a loss is one: its plies fall with every move of the strategy and so end in a final position.
// - A draw, soon or by endless play, is neither won nor lost: none of its moves wins, and one of them leads to
//   another draw, so that both players can stay among the draws whatever the other does.
// - A final draw is within reach exactly where it is said to be: the plies of a drawn position fall to it, and no
//   endless position has a move to a drawn one.
#pragma once

#include "core/game.hpp"
#include "core/trace.hpp"

#include <optional>
#include <string_view>

namespace zermelo {

template <Game G> struct Flaw {
    typename G::State state;
    std::string_view what;
};

template <Game G> struct Verified {
    std::uint64_t positions = 0;
    std::optional<Flaw<G>> flaw;
    Stop stop = Stop::none;
};

// `each(visit)` goes through the positions with their values; `value_of(state)` looks one up.
template <Game G, class Each, class ValueOf, class Trace>
Verified<G> verify(const G& game, Each&& each, ValueOf&& value_of, Trace& trace) {
    Verified<G> result;
    each([&](const typename G::State& state, Value value) {
        if (result.flaw || result.stop != Stop::none) return;
        if (++result.positions % 65536 == 0) result.stop = trace.checkpoint({Stage::verify, result.positions, 0, 0});
        auto flawed = [&](std::string_view what) {
            if (!result.flaw) result.flaw = {state, what};
        };

        if (const auto outcome = game.outcome(state)) {
            if (value.outcome() != *outcome || value.plies() != 0) flawed("final position with another value");
            return;
        }
        // Where each move leads, from the point of view of the player who makes it.
        bool wins = false, draws = false, goes_on = false;
        std::uint64_t soonest_win = ~0ull, latest_loss = 0, soonest_draw = ~0ull;
        game.moves(state, [&](const typename G::Move& move) {
            const typename G::State child = game.apply(state, move);
            const std::optional<Value> next = value_of(child);
            if (!next) return flawed("move to a position without a value");
            const bool mine = game.mover(child) == game.mover(state);
            const std::uint64_t plies = std::uint64_t{next->plies()} + 1;
            const Outcome outcome = next->outcome();
            if (outcome == Outcome::draw)
                draws = true, soonest_draw = std::min(soonest_draw, plies);
            else if (outcome == Outcome::endless)
                goes_on = true;
            else if ((outcome == Outcome::win) == mine)
                wins = true, soonest_win = std::min(soonest_win, plies);
            else
                latest_loss = std::max(latest_loss, plies);
        });
        switch (value.outcome()) {
        case Outcome::win:
            if (!wins || value.plies() != soonest_win) flawed("won, but no move wins in time");
            break;
        case Outcome::loss:
            if (wins || draws || goes_on || value.plies() != latest_loss) flawed("lost, but a move resists longer");
            break;
        case Outcome::draw:
            if (wins || !draws || value.plies() != soonest_draw) flawed("drawn, but the moves say otherwise");
            break;
        case Outcome::endless:
            if (wins || draws || !goes_on) flawed("endless, but the moves say otherwise");
            break;
        }
    });
    return result;
}

} // namespace zermelo
