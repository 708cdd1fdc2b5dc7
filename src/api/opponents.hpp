// Those one can play against: perfect, random, first.
#pragma once

#include "api/oracle.hpp"
#include "core/random.hpp"

#include <cmath>
#include <string_view>

namespace zermelo {

enum class Opponent { perfect, random, first };

inline Result<Opponent> parse_opponent(std::string_view word, std::string place) {
    if (word == "perfect") return Opponent::perfect;
    if (word == "random") return Opponent::random;
    if (word == "first") return Opponent::first;
    return Error{std::move(place), errors::unknown_ai, {std::string(word)}};
}

// The move that an opponent makes. Requires that the game is not over.
// A perfect winner is quickest and a perfect loser slowest; among equals chance decides.
template <Game G>
Result<typename G::Move> choose_move(const G& game, const typename G::State& state, Opponent opponent,
                                     Oracle<G>& oracle, Random& random, const Control& control) {
    std::vector<typename G::Move> choice;
    if (opponent == Opponent::perfect) {
        auto moves = oracle.moves(state, control);
        if (!moves) return moves.error();
        for (const auto& valued : *moves)
            if (valued.value == moves->front().value) choice.push_back(valued.move);
    } else {
        game.moves(state, [&](const typename G::Move& move) { choice.push_back(move); });
        if (opponent == Opponent::first) return choice.front();
    }
    return choice[random.below(choice.size())];
}

struct Tally {
    std::uint64_t first_wins = 0, second_wins = 0, draws = 0;
};

// Plays games between two opponents, who take turns to begin. A game without end is given up as a draw.
template <Game G>
Result<Tally> play_match(const G& game, const typename G::State& start, Opponent first, Opponent second,
                         std::uint64_t games, Oracle<G>& oracle, const Control& control) {
    constexpr std::uint64_t longest_game = 100'000;
    Tally tally;
    Watch watch(control);
    for (std::uint64_t round = 0; round < games; ++round) {
        if (watch.checkpoint({Stage::play, round, games, 0}) != Stop::none) return limit_error("match", watch, control);
        Random random(control.seed * 0x9E3779B97F4A7C15ull + round);
        const bool swapped = round % 2 == 1;
        const Player begins = game.mover(start);
        typename G::State state = start;
        std::uint64_t plies = 0;
        for (; !game.outcome(state) && plies < longest_game; ++plies) {
            const bool beginner = game.mover(state) == begins;
            auto move = choose_move(game, state, beginner != swapped ? first : second, oracle, random, control);
            if (!move) return move.error();
            state = game.apply(state, *move);
        }
        const auto outcome = game.outcome(state);
        if (!outcome || *outcome == Outcome::draw)
            ++tally.draws;
        else {
            const Player winner = *outcome == Outcome::win ? game.mover(state) : other(game.mover(state));
            ++((winner == begins) != swapped ? tally.first_wins : tally.second_wins);
        }
    }
    return tally;
}

} // namespace zermelo
