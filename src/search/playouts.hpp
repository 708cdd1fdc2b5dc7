// The sheet's h_alea: finish the game at random many times, and count who wins.
#pragma once

#include "core/game.hpp"
#include "core/random.hpp"

#include <cstdint>
#include <vector>

namespace zermelo {

// Random games; the list of moves is kept from one to the next.
template <Game G> class Playouts {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    explicit Playouts(const G& game) : game_(game) {}

    // One game: 1 if the player to move wins, -1 if he loses, 0 for a draw or a play that does not end.
    int play(const State& start, Random& random) {
        State at = start;
        std::optional<Outcome> outcome = game_.outcome(at);
        for (std::uint64_t plies = 0; plies < longest && !outcome; ++plies) {
            moves_.clear();
            game_.moves(at, [&](const Move& move) { moves_.push_back(move); });
            at = game_.apply(at, moves_[random.below(moves_.size())]);
            outcome = game_.outcome(at);
        }
        if (!outcome || *outcome == Outcome::draw) return 0;
        return (*outcome == Outcome::win) == (game_.mover(at) == game_.mover(start)) ? 1 : -1;
    }

    // Games won less games lost, for the player to move.
    int score(const State& start, std::uint64_t games, Random& random) {
        int score = 0;
        for (std::uint64_t round = 0; round < games; ++round) score += play(start, random);
        return score;
    }

private:
    static constexpr std::uint64_t longest = 100'000;

    const G& game_;
    std::vector<Move> moves_;
};

} // namespace zermelo
