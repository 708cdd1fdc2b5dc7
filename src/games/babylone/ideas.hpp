// What there is to say about a position of Babylone: a move takes one pile away, so that all turns on whether the
// number of moves that can still be made is odd or even.
#pragma once

#include "core/ideas.hpp"
#include "games/babylone/babylone.hpp"

#include <unordered_map>

namespace zermelo {

namespace babylone {

// How many moves plays from a position have.
struct MovesLeft {
    std::uint32_t fewest = 0, most = 0;
    bool even = false, odd = false; // whether some play has that many

    void add(const MovesLeft& after);
};

// Looks at all that follows; positions of many piles are left alone.
template <std::size_t Count> class MovesLeftCounter {
public:
    using State = typename Babylone<Count>::State;

    explicit MovesLeftCounter(const Babylone<Count>& game) : game_(game) {}

    // Nothing where there are too many positions.
    std::optional<MovesLeft> count(const State& state) {
        const MovesLeft left = count_canonical(game_.canonical(state));
        return known_.size() < most_positions ? std::optional(left) : std::nullopt;
    }

private:
    static constexpr std::size_t most_positions = 20'000;
    struct Hash {
        std::size_t operator()(const typename Babylone<Count>::Key& key) const { return hash(key); }
    };

    MovesLeft count_canonical(const State& state) {
        if (game_.outcome(state)) return {0, 0, true, false};
        if (const auto known = known_.find(game_.key(state)); known != known_.end()) return known->second;
        MovesLeft left{~0u, 0, false, false};
        if (known_.size() >= most_positions) return left;
        game_.canonical_children(state, [&](const State& child) { left.add(count_canonical(child)); });
        known_.emplace(game_.key(state), left);
        return left;
    }

    const Babylone<Count>& game_;
    std::unordered_map<typename Babylone<Count>::Key, MovesLeft, Hash> known_;
};

struct MoveCounted {
    std::string move;
    MovesLeft left; // after it
};
std::vector<Idea> parity_ideas(const MovesLeft& here, const std::vector<MoveCounted>& moves, Player mover, bool misere);

} // namespace babylone

template <std::size_t Count>
std::vector<Idea> ideas_of(const Babylone<Count>& game, const typename Babylone<Count>::State& state) {
    babylone::MovesLeftCounter<Count> counter(game);
    const auto here = counter.count(state);
    if (!here) return {};
    std::vector<babylone::MoveCounted> moves;
    game.moves(state, [&](const typename Babylone<Count>::Move& move) {
        if (const auto left = counter.count(game.apply(state, move)))
            moves.push_back({game.print_move(state, move), *left});
    });
    return babylone::parity_ideas(*here, moves, game.mover(state), game.misere());
}

} // namespace zermelo
