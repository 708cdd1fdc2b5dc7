#include "ask/match.hpp"

#include "ask/ask_errors.hpp"
#include "ask/repetitions.hpp"
#include "ask/stop_errors.hpp"
#include "core/machine/parallel.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>

namespace zermelo {

namespace {

class Match {
public:
    // What `perfect` needs should be solved already: games are played side by side.
    Match(AnyGame& game, const Position& start, const Ai& first, const Ai& second, const MatchRequest& request,
          const Control& control)
        : game_(game), start_(start), first_(first), second_(second), request_(request), control_(control),
          inner_(control), searching_(control), trace_(control),
          circles_(!std::ranges::count(game.powers(), "acyclic")),
          tally_{request.first, request.second, request.games, request.opening} {
        inner_.limits.nodes = 0; // of the whole match
        inner_.limits.whole = true;
        inner_.progress = nullptr;
        searching_ = inner_;
        searching_.limits.memory /=
            std::clamp<std::uint64_t>(control.threads, 1, std::max<std::uint64_t>(1, request.games));
    }

    Result<MatchResult> play() {
        parallel_for(request_.games, control_.threads, [&](std::size_t round) {
            if (stopped_) return;
            auto result = play_game(round);
            const Lock lock(mutex_);
            if (result)
                count(*result, round % 2 == 1);
            else if (!problem_)
                problem_ = result.error();
            const bool out_of_time = trace_.checkpoint({Stage::play, ++done_, request_.games, 0}) != Stop::none;
            if (out_of_time && !stopped_ && (!result || done_ < request_.games))
                problem_ = stop_error("match", trace_, control_);
            if (problem_) stopped_ = true;
        });
        if (problem_) return *problem_;
        rate();
        return tally_;
    }

private:
    static constexpr std::uint64_t longest_game = 100'000;

    // `winner` began: 1, the other did: -1, nobody: 0. Swapped: the second AI began.
    void count(int winner, bool swapped) {
        tally_.beginner_wins += winner > 0;
        ++(winner == 0 ? tally_.draws : (winner > 0) != swapped ? tally_.first_wins : tally_.second_wins);
    }

    // 1 if the player who began has won, -1 if the other has. A game that goes in circles, or is too long, has no end.
    Result<int> play_game(std::uint64_t round) {
        Random random(control_.seed * 0x9E3779B97F4A7C15ull + round);
        const bool swapped = round % 2 == 1;
        Position position = opening(round / 2);
        const Player begins = game_.mover(position);
        Repetitions repetitions;
        for (std::uint64_t plies = 0; !game_.outcome(position) && plies < longest_game; ++plies) {
            if (stopped_) return 0;
            if (const Stop stop = control_.stop(); stop != Stop::none)
                return stop_error("match", stop, {Stage::play, done_, 0, 0}, control_);
            if (circles_ && repetitions.add(game_.print(position)) >= Repetitions::endless) break;
            const bool beginner = game_.mover(position) == begins;
            const Ai& ai = beginner != swapped ? first_ : second_;
            auto next = play_move(game_, position, ai, random, ai.searches() ? searching_ : inner_);
            if (!next) return next.error();
            position = std::move(*next);
        }
        const int winner = game_.winner(position, game_.outcome(position).value_or(Outcome::endless));
        return winner == 0 ? 0 : winner == number(begins) ? 1 : -1;
    }

    // Random moves, but none that ends the game.
    Position opening(std::uint64_t pair) const {
        Random random(~control_.seed * 0x9E3779B97F4A7C15ull + pair);
        Position position = start_;
        for (std::uint64_t ply = 0; ply < request_.opening; ++ply) {
            std::vector<Position> next;
            const std::size_t moves = game_.count_moves(position);
            for (std::size_t move = 0; move < moves; ++move)
                if (Position child = game_.after(position, move); !game_.outcome(child)) next.push_back(child);
            if (next.empty()) break;
            position = next[random.below(next.size())];
        }
        return position;
    }

    void rate() {
        const double games = static_cast<double>(request_.games);
        const double score = (static_cast<double>(tally_.first_wins) + static_cast<double>(tally_.draws) / 2) / games;
        tally_.score = score;
        // Wilson's interval: honest near 0 and 1, where the usual one is not.
        constexpr double z = 1.959964;
        const double centre = (score + z * z / (2 * games)) / (1 + z * z / games);
        const double half =
            z / (1 + z * z / games) * std::sqrt(score * (1 - score) / games + z * z / (4 * games * games));
        tally_.low = std::max(0.0, centre - half), tally_.high = std::min(1.0, centre + half);
        if (score > 0 && score < 1) tally_.elo = std::round(-4000 * std::log10(1 / score - 1)) / 10;
    }

    AnyGame& game_;
    const Position& start_;
    const Ai &first_, &second_;
    const MatchRequest& request_;
    const Control& control_;
    Control inner_;
    Control searching_; // those who search do so side by side, each in a part of the memory
    LimitedTrace trace_;
    const bool circles_; // whether a position can come again
    Mutex mutex_;
    std::atomic<bool> stopped_ = false;
    std::atomic<std::uint64_t> done_ = 0;
    MatchResult tally_;
    std::optional<Error> problem_;
};

} // namespace

Result<MatchResult> play_match(AnyGame& game, const Position& start, const MatchRequest& request,
                               const Control& control) {
    if (game.outcome(start)) return Error{game.word(), errors::game_is_over, {}};
    auto first = game.ai(request.first, "--first");
    if (!first) return first.error();
    auto second = game.ai(request.second, "--second");
    if (!second) return second.error();
    if (first->kind == Ai::Kind::perfect || second->kind == Ai::Kind::perfect)
        if (auto solved = game.worth(start, control); !solved) return solved.error();
    return Match(game, start, *first, *second, request, control).play();
}

} // namespace zermelo
