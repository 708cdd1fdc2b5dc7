// The sheet's h_alea: finish the game at random many times, and count who wins.
#pragma once

#include "core/game.hpp"
#include "core/random.hpp"

#include <array>
#include <cstdint>

namespace zermelo {

template <Game G> class Playouts {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    explicit Playouts(const G& game) : game_(game) {}

    // One game: 1 if the player to move wins, -1 if he loses, 0 for a draw or a play that does not end.
    int play(const State& start, Random& random) const {
        State at = start;
        std::optional<Outcome> outcome = game_.outcome(at);
        for (std::uint64_t plies = 0; plies < longest && !outcome; ++plies) {
            at = game_.apply(at, random_move(at, random));
            outcome = game_.outcome(at);
        }
        if (!outcome || *outcome == Outcome::draw) return 0;
        return (*outcome == Outcome::win) == (game_.mover(at) == game_.mover(start)) ? 1 : -1;
    }

    // Games won less games lost, for the player to move. go_on() is asked from time to time; once it is false, the
    // score means nothing.
    template <class GoOn> int score(const State& start, std::uint64_t games, Random& random, GoOn&& go_on) const {
        int score = 0;
        for (std::uint64_t round = 0; round < games && (round % 64 != 0 || go_on()); ++round)
            score += play(start, random);
        return score;
    }

private:
    static constexpr std::uint64_t longest = 100'000;
    static constexpr std::size_t room = 64;

    // Few moves are listed on the stack; where there are more, the one drawn is looked up in a second round.
    Move random_move(const State& state, Random& random) const {
        std::array<Move, room> few;
        std::size_t count = 0;
        game_.moves(state, [&](const Move& move) {
            if (count < room) few[count] = move;
            ++count;
        });
        const std::size_t drawn = random.below(count);
        if (count <= room) return few[drawn];
        Move found = few[0];
        std::size_t place = 0;
        game_.moves(state, [&](const Move& move) {
            if (place++ == drawn) found = move;
        });
        return found;
    }

    const G& game_;
};

} // namespace zermelo
