// Many games between two AIs. Games come in pairs with the same opening, once with each side to begin.
#pragma once

#include "api/any_game.hpp"
#include "api/opponents.hpp"
#include "core/parallel.hpp"

#include <atomic>
#include <cmath>

namespace zermelo {

struct Tally {
    std::uint64_t first_wins = 0, second_wins = 0, draws = 0;
    std::uint64_t beginner_wins = 0; // whoever that is

    double score() const {
        return (static_cast<double>(first_wins) + static_cast<double>(draws) / 2) /
               static_cast<double>(first_wins + second_wins + draws);
    }
};

template <Game G> class Match {
public:
    using State = typename G::State;

    // What `perfect` needs must be solved already: the oracle is only read.
    Match(const G& game, const State& start, const Ai& first, const Ai& second, const MatchRequest& request,
          Oracle<G>& oracle, const Control& control)
        : game_(game), start_(start), first_(first), second_(second), request_(request), oracle_(oracle),
          control_(control), inner_(control), watch_(control) {
        inner_.limits.seconds = 0, inner_.limits.nodes = 0; // they are for the whole match
        inner_.progress = nullptr;
    }

    Result<Tally> play() {
        parallel_for(request_.games, control_.threads, [&](std::size_t round) {
            if (stopped_) return;
            auto result = play_game(round);
            const Lock lock(mutex_);
            if (!result)
                problem_ = result.error();
            else
                count(*result, round % 2 == 1);
            if (watch_.checkpoint({Stage::play, ++done_, request_.games, 0}) != Stop::none && done_ < request_.games &&
                !problem_)
                problem_ = limit_error("match", watch_, control_);
            if (problem_) stopped_ = true;
        });
        if (problem_) return *problem_;
        return tally_;
    }

private:
    static constexpr std::uint64_t longest_game = 100'000;

    // `result`: 1 if the player who began has won, -1 if the other has. Swapped: the second AI began.
    void count(int result, bool swapped) {
        tally_.beginner_wins += result > 0;
        ++(result == 0 ? tally_.draws : (result > 0) != swapped ? tally_.first_wins : tally_.second_wins);
    }

    // The result of a game. One that is too long counts as one without end.
    Result<int> play_game(std::uint64_t round) {
        Random random(control_.seed * 0x9E3779B97F4A7C15ull + round);
        const bool swapped = round % 2 == 1;
        State state = opening(round / 2);
        const Player begins = game_.mover(state);
        for (std::uint64_t plies = 0; !game_.outcome(state) && plies < longest_game; ++plies) {
            if (stopped_) return 0;
            const bool beginner = game_.mover(state) == begins;
            auto move = choose_move(game_, state, beginner != swapped ? first_ : second_, oracle_, random, inner_);
            if (!move) return move.error();
            state = game_.apply(state, *move);
        }
        const Player mover = game_.mover(state);
        const Outcome outcome = decided(game_, mover, game_.outcome(state).value_or(Outcome::endless));
        if (outcome == Outcome::draw || outcome == Outcome::endless) return 0;
        const Player winner = outcome == Outcome::win ? mover : other(mover);
        return winner == begins ? 1 : -1;
    }

    // Random moves, but none that ends the game.
    State opening(std::uint64_t pair) const {
        Random random(~control_.seed * 0x9E3779B97F4A7C15ull + pair);
        State state = start_;
        for (std::uint64_t ply = 0; ply < request_.opening; ++ply) {
            std::vector<State> next;
            game_.moves(state, [&](const typename G::Move& move) {
                State child = game_.apply(state, move);
                if (!game_.outcome(child)) next.push_back(std::move(child));
            });
            if (next.empty()) break;
            state = next[random.below(next.size())];
        }
        return state;
    }

    const G& game_;
    State start_;
    const Ai &first_, &second_;
    const MatchRequest& request_;
    Oracle<G>& oracle_;
    const Control& control_;
    Control inner_;
    Watch watch_;
    Mutex mutex_;
    std::atomic<bool> stopped_ = false;
    std::uint64_t done_ = 0;
    Tally tally_;
    std::optional<Error> problem_;
};

inline Json match_answer(const MatchRequest& request, const Tally& tally) {
    const double games = static_cast<double>(request.games), score = tally.score();
    // Wilson's interval: honest near 0 and 1, where the usual one is not.
    constexpr double z = 1.959964;
    const double centre = (score + z * z / (2 * games)) / (1 + z * z / games);
    const double half = z / (1 + z * z / games) * std::sqrt(score * (1 - score) / games + z * z / (4 * games * games));
    Json elo = score > 0 && score < 1 ? Json(std::round(-4000 * std::log10(1 / score - 1)) / 10) : Json(nullptr);
    return Json{{"first", request.first},
                {"second", request.second},
                {"games", request.games},
                {"opening", request.opening},
                {"first_wins", tally.first_wins},
                {"second_wins", tally.second_wins},
                {"draws", tally.draws},
                {"beginner_wins", tally.beginner_wins},
                {"score", score},
                {"interval", {std::max(0.0, centre - half), std::min(1.0, centre + half)}},
                {"elo", std::move(elo)}};
}

template <Game G>
Result<Json> play_match(const G& game, const typename G::State& start, const MatchRequest& request, Oracle<G>& oracle,
                        const Control& control) {
    auto first = parse_ai(request.first, "--first", heuristic_names(game));
    if (!first) return first.error();
    auto second = parse_ai(request.second, "--second", heuristic_names(game));
    if (!second) return second.error();
    if (first->kind == Ai::Kind::perfect || second->kind == Ai::Kind::perfect)
        if (auto solved = oracle.value(start, control); !solved) return solved.error();
    auto tally = Match<G>(game, start, *first, *second, request, oracle, control).play();
    if (!tally) return tally.error();
    return match_answer(request, *tally);
}

} // namespace zermelo
