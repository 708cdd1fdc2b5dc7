// How deep a search must look: its choices at each depth, held against the truth.
#pragma once

#include "api/any_game.hpp"
#include "api/searcher.hpp"
#include "core/parallel.hpp"

#include <atomic>

namespace zermelo {

// A position is an error of a depth if one of the moves that look best there gives a won or drawn game away.
template <Acyclic G> class DepthStudy {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    DepthStudy(const G& game, const std::string& name, const Ai& ai, const DepthRequest& request, Oracle<G>& oracle,
               const Control& control)
        : game_(game), name_(name), ai_(ai), request_(request), oracle_(oracle), control_(control), watch_(control) {
        ai_.memo = true; // it changes what a search costs, not what it finds
        ai_.seconds = 0, ai_.nodes = 0;
    }

    Result<Json> run(const State& start) {
        if (auto problem = gather(start)) return *problem;
        Json rows = Json::array();
        const std::uint64_t deepest =
            request_.depth.value_or(static_cast<std::uint32_t>(std::min<std::uint64_t>(game_.longest(), to_the_end)));
        Json least = nullptr;
        for (std::uint32_t depth = 1; depth <= deepest; ++depth) {
            auto row = at_depth(depth);
            if (!row) return row.error();
            rows.push_back({{"depth", depth},
                            {"positions", positions_.size()},
                            {"errors", row->errors},
                            {"given_away", won_ ? row->given_away / static_cast<double>(won_) : 0.0},
                            {"nodes", row->nodes}});
            if (row->errors > 0)
                least = nullptr;
            else if (least.is_null())
                least = depth;
            if (row->complete) break; // deeper searches see the same
        }
        return Json{{"game", name_}, {"with", ai_.word}, {"positions", positions_.size()}, {"of", all_},
                    {"won", won_},   {"drawn", drawn_},  {"rows", std::move(rows)},        {"least", least}};
    }

private:
    struct Row {
        std::uint64_t errors = 0, nodes = 0;
        double given_away = 0; // won positions, each by the share of its choices that err
        bool complete = true;
    };

    // All positions where the game goes on, or a sample of them.
    std::optional<Error> gather(const State& start) {
        Explored<G> explored(game_, start, {false, control_.threads});
        if (explored.explore(watch_) != Stop::none) return limit_error(name_, watch_, control_);
        if (auto solved = oracle_.value(start, control_); !solved) return solved.error();
        each_vertex(explored.arena(), [&](Vertex v) {
            if (!explored.outcome(v)) positions_.push_back(explored.state(v));
        });
        all_ = positions_.size();
        Random random(control_.seed);
        for (std::size_t i = 0; i < request_.sample && positions_.size() > request_.sample; ++i)
            std::swap(positions_[i], positions_[i + random.below(positions_.size() - i)]);
        if (positions_.size() > request_.sample)
            positions_.erase(positions_.begin() + static_cast<std::ptrdiff_t>(request_.sample), positions_.end());
        for (const State& state : positions_) {
            const Outcome outcome = oracle_.value(state, control_)->outcome();
            won_ += outcome == Outcome::win;
            drawn_ += outcome == Outcome::draw;
        }
        return std::nullopt;
    }

    Result<Row> at_depth(std::uint32_t depth) {
        std::vector<Row> rows(positions_.size()); // one a position, so that the sum does not depend on threads
        Mutex mutex;
        std::optional<Error> problem;
        std::atomic<bool> stopped = false;
        Ai ai = ai_;
        ai.depth = depth;
        Control inner = control_;
        inner.progress = nullptr, inner.limits.seconds = 0, inner.limits.nodes = 0;
        parallel_for(positions_.size(), control_.threads, [&](std::size_t i) {
            if (stopped) return;
            auto row = at_position(positions_[i], ai, inner);
            const Lock lock(mutex);
            if (row)
                rows[i] = *row;
            else
                problem = row.error();
            if (watch_.checkpoint({Stage::search, ++done_, 0, 0}) != Stop::none && !problem)
                problem = limit_error(name_, watch_, control_);
            stopped = problem.has_value();
        });
        if (problem) return *problem;
        Row sum;
        for (const Row& row : rows) {
            sum.errors += row.errors, sum.nodes += row.nodes, sum.given_away += row.given_away;
            sum.complete &= row.complete;
        }
        return sum;
    }

    Result<Row> at_position(const State& state, const Ai& ai, const Control& control) {
        auto searcher = Searcher<G>::make(game_, ai, control_.seed);
        if (!searcher) return searcher.error();
        auto searched = searcher->search(state, control, true);
        if (!searched) return searched.error();
        const double share = wrong_share(state, searched->found.best);
        const bool won = oracle_.value(state, control_)->outcome() == Outcome::win;
        return Row{share > 0, searched->counts.nodes, won ? share : 0, searched->found.complete};
    }

    // Of the moves that look best, the share that makes the outcome worse.
    double wrong_share(const State& state, const std::vector<Move>& best) const {
        const Outcome outcome = oracle_.value(state, control_)->outcome();
        std::size_t wrong = 0;
        for (const Move& move : best) {
            const State child = game_.apply(state, move);
            const Value value =
                oracle_.value(child, control_)->one_ply_earlier(game_.mover(child) == game_.mover(state));
            wrong += value.outcome() < outcome;
        }
        return static_cast<double>(wrong) / static_cast<double>(best.size());
    }

    const G& game_;
    const std::string& name_;
    Ai ai_;
    const DepthRequest& request_;
    Oracle<G>& oracle_;
    const Control& control_;
    Watch watch_;
    std::vector<State> positions_;
    std::uint64_t all_ = 0, won_ = 0, drawn_ = 0, done_ = 0;
};

template <Game G>
Result<Json> depth_answer(const G& game, const std::string& name, const typename G::State& start, const Ai& ai,
                          const DepthRequest& request, Oracle<G>& oracle, const Control& control) {
    if (game.outcome(start)) return Error{name, errors::game_is_over, {}};
    if (!ai.searches() || ai.kind == Ai::Kind::mcts) return Error{"--with", errors::needs_search_ai, {ai.word}};
    if constexpr (Acyclic<G>)
        return DepthStudy<G>(game, name, ai, request, oracle, control).run(start);
    else
        return Error{name, errors::search_needs_acyclic, {}};
}

} // namespace zermelo
