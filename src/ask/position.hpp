// A position of some game, its type erased: what a face holds while it walks through a game.
#pragma once

#include <any>
#include <cassert>

namespace zermelo {

class Position {
public:
    template <class State> static Position of(State state) {
        Position position;
        position.state_ = std::move(state);
        return position;
    }
    // Requires that it is of this type: a position belongs to the game that made it.
    template <class State> const State& as() const {
        const State* state = std::any_cast<State>(&state_);
        assert(state);
        return *state;
    }

private:
    std::any state_;
};

} // namespace zermelo
