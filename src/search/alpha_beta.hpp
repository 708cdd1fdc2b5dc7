// Alpha-beta: minimax that leaves out what cannot matter. When one answer shows that a move is worse than another that
// is known already, the other answers need not be looked at.
#pragma once

#include "search/move_order.hpp"
#include "search/search_trace.hpp"
#include "search/transposition_table.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

namespace zermelo {

struct AlphaBetaOptions {
    Scoring scoring = Scoring::sooner;
    Order order{};
    bool memo = false; // positions reached again are not searched again
    bool ties = false; // find all best moves of the root, not only one
    bool open = false; // begin with (-inf, +inf), as in books, though nothing is better than a win: more nodes
    std::uint64_t table_bytes = std::uint64_t{256} << 20;
};

template <Acyclic G, class Evaluate, class Trace = SilentSearch> class AlphaBeta {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    AlphaBeta(const G& game, const AlphaBetaOptions& options, Evaluate evaluate, Trace& trace)
        : game_(game), options_(options), ordered_(options.order.any()),
          learns_(options.order.killer || options.order.history), evaluate_(std::move(evaluate)), trace_(trace) {
        if (options.memo || options.order.table) table_.emplace(options.table_bytes);
    }

    // Requires that the game is not over, depth > 0. When the trace stops the search, the result means nothing.
    Found<G> search(const State& state, std::uint32_t depth) {
        const Score widest = options_.scoring == Scoring::utilities || options_.open ? score::infinity : score::decided;
        Found<G> found{-score::infinity};
        judged_ = 0;
        trace_.node();
        if (is_drawn()) enter(state, -widest, widest);
        Score low = -widest;
        bool cut = false;
        each_listed(list_moves(state, depth, 0), [&](const Move& move) {
            if (low >= widest || trace_.stopped()) return prune(state, move, cut);
            const State child = game_.apply(state, move);
            const Score score = child_value(state, child, depth, low, widest, 0);
            if (score > found.score) found.score = score, found.best.clear();
            if (score >= found.score && (options_.ties || found.best.empty())) found.best.push_back(move);
            low = std::max(low, options_.ties ? score - 1 : score);
        });
        if (is_drawn()) leave(found.score);
        found.complete = judged_ == 0;
        if (table_ && !trace_.stopped()) remember(state, depth, 0, found.score, Bound::exact, found.best.front(), 0);
        return found;
    }

    // The score of a position `ply` moves after the root.
    // Requires low < high. The result r is an upper bound if r <= low, a lower bound if r >= high, else exact.
    Score value(const State& state, std::uint32_t depth, Score low, Score high, std::uint32_t ply) {
        assert(low < high);
        trace_.node();
        return is_drawn() ? drawn_value(state, depth, low, high, ply) : value_here(state, depth, low, high, ply);
    }

private:
    Score value_here(const State& state, std::uint32_t depth, Score low, Score high, std::uint32_t ply) {
        // Step 1. Final positions have their score.
        if (const auto outcome = game_.outcome(state)) {
            trace_.leaf(ply);
            return final_score(game_, state, *outcome, ply, options_.scoring);
        }
        // Step 2. At the depth there is only a judgement.
        if (depth == 0) {
            trace_.leaf(ply);
            trace_.judged();
            ++judged_;
            return score::judged(evaluate_(state));
        }
        // Step 3. What the table knows may do.
        if (options_.memo) {
            if (const auto known = recall(state, depth, low, high, ply)) return *known;
        }
        // Step 4. The mover takes the best of the positions one move later, and may stop at `high`: the other player
        // has something better than to let him come here.
        const std::uint64_t judged = judged_;
        Score best = -score::infinity;
        std::optional<Move> best_move;
        bool cut = false;
        // Inline in both ways to list moves: a call a move would cost a third of the time.
        each_move(state, depth, ply, [&](const Move& move) __attribute__((always_inline)) {
            if (best >= high || trace_.stopped()) return prune(state, move, cut);
            const State child = game_.apply(state, move);
            const Score score = child_value(state, child, depth, std::max(low, best), high, ply);
            if (score <= best) return;
            best = score;
            if (table_) best_move = move;
            if (best >= high && learns_) cuts_.cut_by(move_name(move), ply, depth);
        });
        // Step 5. It is remembered.
        if (table_ && best_move && !trace_.stopped())
            remember(state, depth, ply, best,
                     best <= low    ? Bound::upper
                     : best >= high ? Bound::lower
                                    : Bound::exact,
                     *best_move, judged);
        return best;
    }

    // What a child is worth to the mover of its parent: the window turns round where the mover changes.
    Score child_value(const State& state, const State& child, std::uint32_t depth, Score low, Score high,
                      std::uint32_t ply) {
        if (same_mover(game_, state, child)) return value(child, depth - 1, low, high, ply + 1);
        return -value(child, depth - 1, -high, -low, ply + 1);
    }

    std::optional<Score> recall(const State& state, std::uint32_t depth, Score low, Score high, std::uint32_t ply) {
        const Remembered* found = table_->find(game_.key(state), depth);
        if (!found) return std::nullopt;
        Remembered known = *found;
        known.score = from_root(known.score, ply, options_.scoring);
        if (!known.decides(low, high)) return std::nullopt;
        trace_.known();
        judged_ += !known.complete;
        return known.score;
    }

    // `judged`: how many positions had been judged when the search of this one began. A proven score holds for all
    // greater depths, like one for which none was judged.
    void remember(const State& state, std::uint32_t depth, std::uint32_t ply, Score score, Bound bound,
                  const Move& best, std::uint64_t judged) {
        const bool proven =
            (score::is_won(score) && bound != Bound::upper) || (score::is_lost(score) && bound != Bound::lower);
        table_->store(game_.key(state), {from_here(score, ply, options_.scoring), move_name(best),
                                         static_cast<std::uint16_t>(depth), bound, proven || judged_ == judged});
    }

    // Calls visit(move) for each move, in the order that was asked for.
    template <class Visit> void each_move(const State& state, std::uint32_t depth, std::uint32_t ply, Visit&& visit) {
        if (!ordered_) return game_.moves(state, visit);
        each_listed(list_moves(state, depth, ply), visit);
    }

    // Puts the moves behind those that wait already; where they begin.
    std::size_t list_moves(const State& state, std::uint32_t depth, std::uint32_t ply) {
        const std::size_t begin = waiting_.size();
        game_.moves(state, [&](const Move& move) { waiting_.push_back({move, 0}); });
        if (ordered_) {
            rank(state, depth, ply, begin);
            sort_by_rank(begin);
        }
        return begin;
    }
    template <class Visit> void each_listed(std::size_t begin, Visit&& visit) {
        const std::size_t end = waiting_.size();
        for (std::size_t at = begin; at < end; ++at) {
            const Move move = waiting_[at].move; // a copy: the list may move when it grows
            visit(move);
        }
        waiting_.erase(waiting_.begin() + static_cast<std::ptrdiff_t>(begin), waiting_.end());
    }

    void rank(const State& state, std::uint32_t depth, std::uint32_t ply, std::size_t begin) {
        std::uint32_t from_table = 0;
        if (options_.order.table) {
            const Remembered* known = table_->find(game_.key(state), depth);
            if (!known && depth > 0) known = table_->find(game_.key(state), depth - 1);
            if (known) from_table = known->move;
        }
        for (std::size_t at = begin; at < waiting_.size(); ++at) {
            Waiting& waiting = waiting_[at];
            const std::uint32_t name = move_name(waiting.move);
            if (options_.order.history) waiting.rank = cuts_.history(name);
            if (options_.order.evaluation) waiting.rank = judgement_after(state, waiting.move);
            if (options_.order.killer && cuts_.is_killer(name, ply)) waiting.rank = std::max(waiting.rank, score::edge);
            if (from_table == name) waiting.rank = score::infinity;
        }
    }

    // Great ranks first, equal ones in the game's order. Lists are short, and mostly in order already.
    void sort_by_rank(std::size_t begin) {
        for (std::size_t at = begin + 1; at < waiting_.size(); ++at) {
            const Waiting moved = waiting_[at];
            std::size_t to = at;
            for (; to > begin && waiting_[to - 1].rank < moved.rank; --to) waiting_[to] = waiting_[to - 1];
            waiting_[to] = moved;
        }
    }

    Score judgement_after(const State& state, const Move& move) {
        const State child = game_.apply(state, move);
        const auto outcome = game_.outcome(child);
        return seen_from(game_, state, child,
                         outcome ? final_score(game_, child, *outcome, 0, options_.scoring)
                                 : score::judged(evaluate_(child)));
    }

    // Whether the tree is drawn, which is asked once a position.
    bool is_drawn() const {
        if constexpr (Trace::draws) return trace_.is_drawing();
        return false;
    }
    [[gnu::noinline]] Score drawn_value(const State& state, std::uint32_t depth, Score low, Score high,
                                        std::uint32_t ply) {
        enter(state, low, high);
        const Score score = value_here(state, depth, low, high, ply);
        leave(score);
        return score;
    }
    void enter([[maybe_unused]] const State& state, [[maybe_unused]] Score low, [[maybe_unused]] Score high) {
        if constexpr (Trace::draws) trace_.enter(game_, state, low, high);
    }
    void leave([[maybe_unused]] Score score) {
        if constexpr (Trace::draws) trace_.leave(score);
    }
    // Leaves a move out; the first one makes it a cut.
    void prune([[maybe_unused]] const State& state, [[maybe_unused]] const Move& move, bool& cut) {
        if (!std::exchange(cut, true)) trace_.cut();
        if constexpr (Trace::draws)
            if (is_drawn()) trace_.pruned(game_, state, move);
    }

    struct Waiting {
        Move move;
        Score rank;
    };

    const G& game_;
    AlphaBetaOptions options_;
    bool ordered_, learns_; // whether moves are put in order, whether cuts teach how
    Evaluate evaluate_;
    Trace& trace_;
    std::optional<TranspositionTable<typename G::Key>> table_;
    CutMemory cuts_;
    std::vector<Waiting> waiting_; // moves that are still to be looked at, one position's behind the other's
    std::uint64_t judged_ = 0;     // scores that were taken without following the game to its end
};

} // namespace zermelo
