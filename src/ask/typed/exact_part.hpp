// The value of a single position, by search, for games that have an expert. Nothing is counted, since most positions
// are never looked at.
#pragma once

#include "ask/book_file.hpp"
#include "ask/requests.hpp"
#include "ask/stop_errors.hpp"
#include "ask/typed/notation.hpp"
#include "ask/typed/worth_of.hpp"
#include "search/exact_solver.hpp"

namespace zermelo {

// How a search that must be exact may spend threads and memory.
inline ExactOptions exact_options(const Control& control) {
    ExactOptions options{.threads = control.threads};
    if (control.limits.memory) options.table_bytes = std::min(options.table_bytes, control.limits.memory);
    return options;
}

// For games without an expert, which no plan sends here.
template <Notated G> class ExactPart {
public:
    ExactPart(const G&, const std::string& word) : word_(word) {}
    const void* searcher(const Control&) { return nullptr; }
    std::uint64_t nodes() const { return 0; }
    void begin_question() {}
    bool in_book(const typename G::State&, const Control&) { return false; }
    Result<Worth> worth(const typename G::State&, const Control&) { return refusal(); }
    Result<void> solve(const typename G::State&, const SolveRequest&, const Control&, Solved&) { return refusal(); }

private:
    Error refusal() const { return {word_, errors::method_needs_expert, {}}; }
    const std::string& word_;
};

template <Notated G>
    requires WithExpert<G>
class ExactPart<G> {
public:
    using State = typename G::State;

    ExactPart(const G& game, const std::string& word) : game_(game), word_(word) {}

    // It keeps what it has learnt, and looks into the book that comes with the game.
    ExactSolver<G>* searcher(const Control& control) {
        if (searcher_) return searcher_.get();
        searcher_ = std::make_unique<ExactSolver<G>>(game_, exact_options(control));
        if constexpr (ComesWithBook<G>) {
            if (const std::string_view text = built_in_book(game_); !text.empty())
                if (auto book = read_book(text, word_, word_)) consult(std::move(*book), control);
        }
        return searcher_.get();
    }
    void consult(std::unique_ptr<OpenBook> book, const Control& control) {
        searcher(control)->consult(&book->scores);
        book_ = std::move(book);
    }
    bool in_book(const State& state, const Control& control) { return searcher(control)->in_book(state); }
    std::uint64_t nodes() const { return searcher_ ? searcher_->nodes() - before_ : 0; } // of this question
    void begin_question() { before_ = searcher_ ? searcher_->nodes() : 0; }

    Result<Worth> worth(const State& state, const Control& control) {
        Question question(*this, control);
        const auto value = searcher(control)->value(state, question);
        if (!value) return question.stop_error();
        if (searcher_->book_damaged()) return book_error(word_);
        return worth_of(game_, game_.mover(state), *value);
    }

    // The values of the position and of all its moves, for the player who makes them. The position comes first: what it
    // is worth bounds all its moves, and the table knows most of them by then.
    Result<std::vector<Worth>> worths_of(const State& state, const std::vector<State>& children,
                                         const Control& control) {
        Question question(*this, control);
        std::vector<Worth> worths;
        const auto value = searcher_->value(state, question);
        for (std::size_t i = 0; value && i < children.size(); ++i) {
            const auto child = searcher_->value(children[i], question, value->one_ply_later());
            if (!child) break;
            worths.push_back(worth_of(game_, game_.mover(state), child->one_ply_earlier(false)));
        }
        if (worths.size() < children.size()) return question.stop_error();
        if (searcher_->book_damaged()) return book_error(word_);
        return worths;
    }

    template <class Best> Result<Best> best(const State& state, const Control& control) {
        Question question(*this, control);
        return best_moves<Best>(state, question);
    }

    Result<void> solve(const State& state, const SolveRequest&, const Control& control, Solved& solved) {
        struct Best {
            Worth worth;
            std::vector<typename G::Move> moves;
        };
        Question question(*this, control);
        auto best = best_moves<Best>(state, question);
        if (!best) return best.error();
        solved.worth = best->worth;
        for (const auto& move : best->moves) solved.best.push_back(game_.print_move(state, move));
        solved.symmetry = Symmetric<G>;
        solved.nodes = nodes();
        if (solved.nodes == 0 && searcher_->in_book(state))
            solved.book = OpeningsBook{book_->file, book_->scores.plies()};
        solved.seconds = question.seconds();
        solved.peak_bytes = searcher_->bytes();
        return {};
    }

private:
    // The limits of one question, although the search counts the nodes of all.
    class Question {
    public:
        Question(ExactPart& part, const Control& control) : part_(part), control_(control), trace_(control) {
            part.searcher(control);
        }
        Stop checkpoint(Work work) {
            work.done -= std::min(work.done, part_.before_);
            return trace_.checkpoint(work);
        }
        double seconds() const { return trace_.seconds(); }
        Error stop_error() const { return zermelo::stop_error(part_.word_, trace_, control_); }

    private:
        ExactPart& part_;
        const Control& control_;
        LimitedTrace trace_;
    };

    template <class Best> Result<Best> best_moves(const State& state, Question& question) {
        const auto value = searcher_->value(state, question);
        auto best = value ? searcher_->best(state, *value, question) : std::nullopt;
        if (!best) return question.stop_error();
        if (searcher_->book_damaged()) return book_error(word_);
        return Best{worth_of(game_, game_.mover(state), *value), std::move(*best)};
    }

    const G& game_;
    const std::string& word_;
    std::unique_ptr<OpenBook> book_; // which the searcher looks into
    std::unique_ptr<ExactSolver<G>> searcher_;
    std::uint64_t before_ = 0; // nodes of the questions before this one
};

} // namespace zermelo
