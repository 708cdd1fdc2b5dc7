// Knows the value of any position one asks about: solves what it needs and remembers it.
#pragma once

#include "core/result.hpp"
#include "core/threads.hpp"
#include "explain/watch.hpp"
#include "explain/words.hpp"
#include "search/exact_solver.hpp"
#include "solve/solution.hpp"

#include <memory>
#include <vector>

namespace zermelo {

inline std::string size_text(std::uint64_t bytes) {
    const char* units[] = {"B", "K", "M", "G", "T"};
    std::size_t unit = 0;
    for (; bytes >= 10240 && unit < 4; ++unit) bytes /= 1024;
    return std::to_string(bytes) + units[unit];
}

// Why a work ended before its time.
inline Error limit_error(std::string place, const Watch& watch, const Control& control) {
    const std::string done = std::to_string(watch.last().done);
    switch (watch.stopped()) {
    case Stop::memory:
        if (watch.last().done == 0)
            return {std::move(place),
                    errors::memory_needed,
                    {size_text(watch.last().bytes), size_text(control.limits.memory)},
                    Error::Kind::limit};
        return {std::move(place), errors::limit_memory, {size_text(control.limits.memory), done}, Error::Kind::limit};
    case Stop::seconds: return {std::move(place), errors::limit_seconds, {done}, Error::Kind::limit};
    case Stop::nodes: return {std::move(place), errors::limit_nodes, {done}, Error::Kind::limit};
    case Stop::interrupted:
    case Stop::none: break;
    }
    return {std::move(place), errors::interrupted, {done}, Error::Kind::limit};
}

inline Error book_error(std::string place) {
    return {std::move(place), errors::book_damaged, {}, Error::Kind::damaged};
}

// How a search that must be exact may spend threads and memory.
inline ExactOptions exact_options(const Control& control) {
    ExactOptions options{.threads = control.threads};
    if (control.limits.memory) options.table_bytes = std::min(options.table_bytes, control.limits.memory);
    return options;
}

template <Game G> class Oracle {
public:
    using State = typename G::State;

    explicit Oracle(const G& game, std::string name) : game_(game), name_(std::move(name)) {}

    Result<Value> value(const State& state, const Control& control) {
        if constexpr (WithExpert<G>) {
            const Lock lock(searching_);
            if (searcher(control).suits()) {
                if (!can_search(state, control)) return Error{name_, errors::too_far_from_end, {}, Error::Kind::limit};
                Watch watch(control);
                const auto value = searcher(control).value(state, watch);
                if (!value) return limit_error(name_, watch, control);
                if (searcher(control).book_damaged()) return book_error(name_);
                return *value;
            }
        }
        if (solution_)
            if (const auto value = solution_->value(state)) return *value;
        // What is asked first is solved from there; after a second miss, from the start, which covers all that follows.
        const bool from_start = ++misses_ == 2;
        Watch watch(control);
        auto solution = std::make_unique<Solution<G>>(game_, from_start ? game_.initial() : state,
                                                      SolveOptions{true, control.threads, control.limits.memory},
                                                      Method::automatic);
        if (solution->solve(watch) != Stop::none) return limit_error(name_, watch, control);
        solution_ = std::move(solution);
        if (const auto value = solution_->value(state)) return *value;
        return this->value(state, control);
    }

    // Whether a search for the value will end while somebody waits for it.
    bool can_search(const State& state, const Control& control)
        requires WithExpert<G>
    {
        return control.limits.seconds > 0 || control.limits.nodes > 0 || searcher(control).reaches(state);
    }

    // The search for single positions, which keeps what it has learnt.
    auto& searcher(const Control& control)
        requires WithExpert<G>
    {
        if (!searcher_) searcher_ = std::make_unique<ExactSolver<G>>(game_, exact_options(control));
        return *searcher_;
    }

    struct Valued {
        typename G::Move move;
        State state;
        Value value; // of the move, for the player who makes it
    };

    // The moves of a position with their values; best first, otherwise in the game's order.
    Result<std::vector<Valued>> moves(const State& state, const Control& control) {
        std::vector<Valued> moves;
        if (game_.outcome(state)) return moves;
        if (auto solved = value(state, control); !solved) return solved.error();
        std::optional<Error> problem;
        game_.moves(state, [&](const typename G::Move& move) {
            const State child = game_.apply(state, move);
            auto solved = value(child, control);
            if (!solved)
                problem = solved.error();
            else
                moves.push_back({move, child, solved->one_ply_earlier(game_.mover(child) == game_.mover(state))});
        });
        if (problem) return *problem;
        std::stable_sort(moves.begin(), moves.end(),
                         [](const Valued& a, const Valued& b) { return a.value > b.value; });
        return moves;
    }

    // The best moves, in the game's order. Requires that the game is not over.
    Result<std::vector<typename G::Move>> best(const State& state, const Control& control) {
        if constexpr (WithExpert<G>) {
            if (searcher(control).suits()) {
                auto value = this->value(state, control);
                if (!value) return value.error();
                const Lock lock(searching_);
                Watch watch(control);
                if (auto best = searcher(control).best(state, *value, watch)) return std::move(*best);
                return limit_error(name_, watch, control);
            }
        }
        auto moves = this->moves(state, control);
        if (!moves) return moves.error();
        std::vector<typename G::Move> best;
        for (const Valued& valued : *moves)
            if (valued.value == moves->front().value) best.push_back(valued.move);
        return best;
    }

private:
    struct None {};
    template <class H> struct SearcherOfGame {
        using type = None;
    };
    template <WithExpert H> struct SearcherOfGame<H> {
        using type = ExactSolver<H>;
    };

    const G& game_;
    std::string name_;
    std::unique_ptr<Solution<G>> solution_;
    std::unique_ptr<typename SearcherOfGame<G>::type> searcher_;
    Mutex searching_; // games of a match are played side by side
    unsigned misses_ = 0;
};

} // namespace zermelo
