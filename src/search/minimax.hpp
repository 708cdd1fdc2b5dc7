// Minimax: the value of a position is the best that its mover can get from the positions one move later.
#pragma once

#include "search/score.hpp"
#include "search/search_trace.hpp"

#include <optional>
#include <utility>

namespace zermelo {

// Plain minimax searches a position anew each time it is reached. Memo (search/memo.hpp) does not.
struct NoMemo {
    static constexpr bool remembers = false;
};

// `Evaluate` judges a position that is not over: evaluate(state), greater is better for its mover.
template <Acyclic G, class Evaluate, class Trace = SilentSearch, class Memory = NoMemo> class Minimax {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    Minimax(const G& game, Scoring scoring, Evaluate evaluate, Trace& trace, Memory memo = {})
        : game_(game), scoring_(scoring), evaluate_(std::move(evaluate)), trace_(trace), memo_(std::move(memo)) {}

    // The score of every move is found, so all the best ones are known. Requires that the game is not over, depth > 0.
    // When the trace stops the search, the result means nothing.
    Found<G> search(const State& state, std::uint32_t depth) {
        Found<G> found{-score::infinity};
        trace_.node();
        if (is_drawn()) enter(state);
        for (const Move& move : moves_of(game_, state)) {
            const State child = game_.apply(state, move);
            const Score score = seen_from(game_, state, child, value(child, depth - 1, 1));
            if (score > found.score) found.best.clear();
            if (score >= found.score) found.score = score, found.best.push_back(move);
        }
        if (is_drawn()) leave(found.score);
        found.complete = judged_ == 0;
        return found;
    }

    // The score of a position `ply` moves after the root.
    Score value(const State& state, std::uint32_t depth, std::uint32_t ply) {
        trace_.node();
        return is_drawn() ? drawn_value(state, depth, ply) : value_here(state, depth, ply);
    }

private:
    Score value_here(const State& state, std::uint32_t depth, std::uint32_t ply) {
        // Step 1. Final positions have their score.
        if (const auto outcome = game_.outcome(state)) {
            trace_.leaf(ply);
            return final_score(game_, state, *outcome, ply, scoring_);
        }
        if constexpr (Memory::remembers)
            return remembered(state, depth, ply);
        else
            return judged_or_searched(state, depth, ply);
    }

    Score judged_or_searched(const State& state, std::uint32_t depth, std::uint32_t ply) {
        // Step 2. At the depth there is only a judgement.
        if (depth == 0) {
            trace_.leaf(ply);
            trace_.judged();
            ++judged_;
            return score::judged(evaluate_(state));
        }
        // Step 3. The mover takes the best of the positions one move later.
        Score best = -score::infinity;
        game_.moves(state, [&](const Move& move) {
            if (trace_.stopped()) return;
            const State child = game_.apply(state, move);
            best = std::max(best, seen_from(game_, state, child, value(child, depth - 1, ply + 1)));
        });
        return best;
    }

    // The same, but what is known is not searched, and what was searched is known from then on.
    Score remembered(const State& state, std::uint32_t depth, std::uint32_t ply) {
        const auto key = game_.key(state);
        if (const auto known = memo_.find(key, depth)) {
            trace_.known();
            judged_ += !known->complete;
            return from_root(known->score, ply, scoring_);
        }
        const std::uint64_t judged = judged_;
        const Score score = judged_or_searched(state, depth, ply);
        if (!trace_.stopped()) memo_.store(key, depth, from_here(score, ply, scoring_), judged_ == judged);
        return score;
    }

    // Whether the tree is drawn, which is asked once a position.
    bool is_drawn() const {
        if constexpr (Trace::draws) return trace_.is_drawing();
        return false;
    }
    [[gnu::noinline]] Score drawn_value(const State& state, std::uint32_t depth, std::uint32_t ply) {
        enter(state);
        const Score score = value_here(state, depth, ply);
        leave(score);
        return score;
    }
    void enter([[maybe_unused]] const State& state) {
        if constexpr (Trace::draws) trace_.enter(game_, state, -score::infinity, score::infinity);
    }
    void leave([[maybe_unused]] Score score) {
        if constexpr (Trace::draws) trace_.leave(score);
    }

    const G& game_;
    Scoring scoring_;
    Evaluate evaluate_;
    Trace& trace_;
    [[no_unique_address]] Memory memo_;
    std::uint64_t judged_ = 0; // scores that were taken without following the game to its end
};

} // namespace zermelo
