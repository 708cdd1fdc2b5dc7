// Values of single positions of a game that has an expert. What was learnt about one is kept for the next.
#pragma once

#include "core/game.hpp"
#include "search/exact.hpp"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace zermelo {

// with_expert(game, use), found beside the game, calls use(expert) with the expert for it.
template <class G>
concept WithExpert = TakesTurns<G> && Acyclic<G> && requires(const G& game) { with_expert(game, [](const auto&) {}); };

// built_in_book(game), found beside the game, is the text of the opening book that comes with it; empty where there is
// none for this board.
template <class G>
concept ComesWithBook = WithExpert<G> && requires(const G& game) {
    { built_in_book(game) } -> std::same_as<std::string_view>;
};

template <WithExpert G> class ExactSolver {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    ExactSolver(const G& game, const ExactOptions& options) : game_(game) {
        with_expert(game, [&](const auto& expert) {
            search_ = std::make_unique<Typed<std::decay_t<decltype(expert)>>>(expert, options);
        });
    }

    // Whether the game is too large for a table of all its positions.
    bool suits() const { return search_->last() > search_->tabled(); }
    // Whether the value of this position can be found while somebody waits for it.
    bool reaches(const State& state) const { return search_->last() - search_->ply(state) <= search_->reach(); }

    // Nothing if the trace stopped the search. The value is known to be at least `least`.
    template <class Trace>
    std::optional<Value> value(const State& state, Trace& trace, std::optional<Value> least = {}) {
        if (const auto outcome = game_.outcome(state)) return Value::final(*outcome);
        const auto score = this->score(state, trace, least);
        if (!score) return std::nullopt;
        return exact::value(*score, search_->last(), search_->ply(state));
    }

    // Requires that the game goes on.
    template <class Trace> std::optional<int> score(const State& state, Trace& trace, std::optional<Value> least = {}) {
        return search_->score(state, asking(trace), least);
    }
    // Looks into the book before it searches; it must stay where it is.
    void consult(const ScoreBook* book) {
        book_ = book;
        search_->consult(book);
    }
    bool book_damaged() const { return book_ && book_->damaged(); }
    // Whether the book tells what the position and each of its moves are worth.
    bool in_book(const State& state) const { return book_ && search_->ply(state) < book_->plies(); }

    // The moves that reach the value of the position, in the game's order.
    template <class Trace> std::optional<std::vector<Move>> best(const State& state, Value value, Trace& trace) {
        std::vector<Move> best;
        bool stopped = false;
        if (game_.outcome(state)) return best;
        game_.moves(state, [&](const Move& move) {
            if (stopped) return;
            const State child = game_.apply(state, move);
            const auto outcome = game_.outcome(child);
            const auto reaches = outcome ? std::optional(Value::final(*outcome) <= value.one_ply_later())
                                         : search_->at_most(child, value.one_ply_later(), asking(trace));
            if (!reaches)
                stopped = true;
            else if (*reaches)
                best.push_back(move);
        });
        if (stopped) return std::nullopt;
        return best;
    }

    std::uint64_t nodes() const { return search_->nodes(); }
    std::uint64_t bytes() const { return search_->bytes(); }

private:
    using Checkpoint = std::function<Stop(const Work&)>;

    template <class Trace> static Checkpoint asking(Trace& trace) {
        return [&trace](const Work& work) { return trace.checkpoint(work); };
    }

    // The expert's type is forgotten.
    struct Search {
        virtual ~Search() = default;
        virtual unsigned last() const = 0;
        virtual unsigned tabled() const = 0;
        virtual unsigned reach() const = 0;
        virtual unsigned ply(const State& state) const = 0;
        virtual std::optional<int> score(const State& state, const Checkpoint& checkpoint,
                                         std::optional<Value> least) = 0;
        virtual std::optional<bool> at_most(const State& state, Value value, const Checkpoint& checkpoint) = 0;
        virtual void consult(const ScoreBook* book) = 0;
        virtual std::uint64_t nodes() const = 0;
        virtual std::uint64_t bytes() const = 0;
    };
    template <Expert E> struct Typed final : Search {
        Typed(const E& e, const ExactOptions& options) : expert(e), search(expert, options) {}

        unsigned last() const override { return expert.last(); }
        unsigned tabled() const override { return E::tabled; }
        unsigned reach() const override { return E::reach; }
        unsigned ply(const State& state) const override { return expert.ply(expert.node(state)); }
        std::optional<int> score(const State& state, const Checkpoint& checkpoint,
                                 std::optional<Value> least) override {
            if (!least) return search.score(state, checkpoint);
            return search.score(state, checkpoint, exact::score(*least, last(), ply(state)));
        }
        std::optional<bool> at_most(const State& state, Value value, const Checkpoint& checkpoint) override {
            const int bound = exact::score(value, last(), ply(state));
            const auto score = search.probe(state, bound, checkpoint);
            if (!score) return std::nullopt;
            return *score <= bound;
        }
        void consult(const ScoreBook* book) override { search.consult(book); }
        std::uint64_t nodes() const override { return search.nodes(); }
        std::uint64_t bytes() const override { return search.bytes(); }

        E expert;
        ExactSearch<E> search;
    };

    const G& game_;
    std::unique_ptr<Search> search_;
    const ScoreBook* book_ = nullptr;
};

} // namespace zermelo
