// A position of some game, its type erased: what a face holds while it walks through a game.
#pragma once

#include <any>
#include <cassert>
#include <optional>
#include <string>
#include <utility>

namespace zermelo {

class Position {
public:
    template <class State> static Position of(State state, std::optional<std::string> play = std::nullopt) {
        Position position;
        position.state_ = std::move(state);
        position.play_ = std::move(play);
        return position;
    }
    // The moves that led here, as they were written, where the game writes positions so and they are known.
    const std::optional<std::string>& play() const { return play_; }
    // Requires that it is of this type: a position belongs to the game that made it.
    template <class State> const State& as() const {
        const State* state = std::any_cast<State>(&state_);
        assert(state);
        return *state;
    }

private:
    std::any state_;
    std::optional<std::string> play_;
};

} // namespace zermelo
