#include "ask/depth_study.hpp"

#include "ask/ask_errors.hpp"
#include "ask/stop_errors.hpp"
#include "core/machine/parallel.hpp"
#include "search/score.hpp"

#include <algorithm>
#include <atomic>

namespace zermelo {

namespace {

class DepthStudent {
public:
    DepthStudent(AnyGame& game, const Ai& ai, const DepthRequest& request, const Control& control)
        : game_(game), ai_(ai), request_(request), control_(control), inner_(control), trace_(control),
          study_{game.word(), ai.word} {
        ai_.memo = true; // it changes what a search costs, not what it finds
        ai_.seconds = 0, ai_.nodes = 0;
        inner_.limits.nodes = 0; // of the whole study
        inner_.limits.whole = true;
        inner_.limits.memory /= std::max(1u, control.threads); // searched side by side
        inner_.progress = nullptr;
    }

    Result<DepthStudy> study(const Position& start) {
        if (auto gathered = gather(start); !gathered) return gathered.error();
        const std::uint32_t deepest = request_.depth.value_or(to_the_end);
        for (std::uint32_t depth = 1; depth <= deepest; ++depth) {
            auto sum = at_depth(depth);
            if (!sum) return sum.error();
            const double given_away = study_.won ? sum->given_away / static_cast<double>(study_.won) : 0.0;
            study_.rows.push_back({depth, sum->errors, given_away, sum->nodes});
            if (sum->errors > 0)
                study_.least.reset();
            else if (!study_.least)
                study_.least = depth;
            if (sum->complete) break; // deeper searches see the same
        }
        return study_;
    }

private:
    struct Seen {
        std::uint64_t errors = 0, nodes = 0;
        double given_away = 0; // won positions, each by the share of its choices that err
        bool complete = true;
    };

    // All positions where the game goes on, or a sample of them, and what they are worth.
    Result<void> gather(const Position& start) {
        auto sample = game_.sample(start, request_.sample, control_);
        if (!sample) return sample.error();
        positions_ = std::move(sample->positions);
        study_.positions = positions_.size(), study_.of = sample->of;
        if (auto solved = game_.worth(start, control_); !solved) return solved.error();
        for (const Position& position : positions_) {
            auto worth = game_.worth(position, control_);
            if (!worth) return worth.error();
            outcomes_.push_back(worth->outcome);
            study_.won += worth->outcome == Outcome::win;
            study_.drawn += worth->outcome == Outcome::draw;
        }
        return {};
    }

    Result<Seen> at_depth(std::uint32_t depth) {
        std::vector<Seen> seen(positions_.size()); // one a position, so that the sum does not depend on threads
        Mutex mutex;
        std::optional<Error> problem;
        std::atomic<bool> stopped = false;
        Ai ai = ai_;
        ai.depth = depth;
        parallel_for(positions_.size(), control_.threads, [&](std::size_t i) {
            if (stopped) return;
            auto here = at_position(i, ai);
            const Lock lock(mutex);
            if (here)
                seen[i] = *here;
            else if (!problem)
                problem = here.error();
            if (trace_.checkpoint({Stage::search, ++done_, 0, 0}) != Stop::none && !stopped)
                problem = stop_error(game_.word(), trace_, control_);
            stopped = problem.has_value();
        });
        if (problem) return *problem;
        Seen sum;
        for (const Seen& each : seen) {
            sum.errors += each.errors, sum.nodes += each.nodes, sum.given_away += each.given_away;
            sum.complete &= each.complete;
        }
        return sum;
    }

    Result<Seen> at_position(std::size_t i, const Ai& ai) {
        auto searched = game_.search(positions_[i], ai, true, inner_);
        if (!searched) return searched.error();
        auto share = wrong_share(i, searched->best);
        if (!share) return share.error();
        return Seen{*share > 0, searched->counts.nodes, outcomes_[i] == Outcome::win ? *share : 0, searched->complete};
    }

    // Of the moves that look best, the share that makes the outcome worse.
    Result<double> wrong_share(std::size_t i, const std::vector<std::string>& best) {
        const Player mover = game_.mover(positions_[i]);
        std::size_t wrong = 0;
        for (const std::string& move : best) {
            auto child = game_.after(positions_[i], std::string_view(move));
            if (!child) return child.error();
            auto worth = game_.worth(*child, control_);
            if (!worth) return worth.error();
            wrong += one_ply_earlier(*worth, game_.mover(*child) == mover).outcome < outcomes_[i];
        }
        return static_cast<double>(wrong) / static_cast<double>(best.size());
    }

    AnyGame& game_;
    Ai ai_;
    const DepthRequest& request_;
    const Control& control_;
    Control inner_;
    LimitedTrace trace_;
    std::vector<Position> positions_;
    std::vector<Outcome> outcomes_; // of these, for the player to move
    std::uint64_t done_ = 0;
    DepthStudy study_;
};

} // namespace

Result<DepthStudy> study_depths(AnyGame& game, const Position& start, const DepthRequest& request,
                                const Control& control) {
    auto ai = game.ai(request.with, "--with");
    if (!ai) return ai.error();
    if (game.outcome(start)) return Error{game.word(), errors::game_is_over, {}};
    if (!ai->searches() || ai->kind == Ai::Kind::mcts) return Error{"--with", errors::needs_search_ai, {ai->word}};
    if (!std::ranges::count(game.powers(), "acyclic")) return Error{game.word(), errors::search_needs_acyclic, {}};
    return DepthStudent(game, *ai, request, control).study(start);
}

} // namespace zermelo
