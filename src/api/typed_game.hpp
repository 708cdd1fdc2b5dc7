// Makes an AnyGame of a game: text in, answers out, the same for all of them.
#pragma once

#include "ask/any_game.hpp"
#include "ask/typed/book_maker.hpp"
#include "ask/typed/explored_listing.hpp"
#include "ask/typed/searcher.hpp"
#include "ask/typed/solver.hpp"
#include "core/perft.hpp"

#include <memory>

namespace zermelo {

template <Notated G> class TypedGame final : public AnyGame {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    TypedGame(G game, const GameInfo& info, std::string word)
        : game_(std::move(game)), info_(info), word_(std::move(word)), solver_(game_, word_) {}

    const GameInfo& info() const override { return info_; }
    const std::string& word() const override { return word_; }
    std::vector<std::string> powers() const override {
        std::vector<std::string> powers;
        if (Acyclic<G>) powers.push_back("acyclic");
        if (Symmetric<G>) powers.push_back("symmetric");
        if (Impartial<G>) powers.push_back("impartial");
        if (Ranked<G>) powers.push_back("ranked");
        if (CourseNotated<G>) powers.push_back("course");
        return powers;
    }
    bool impartial() const override { return Impartial<G>; }

    Position start() const override { return Position::of(game_.initial(), play_in<G>("-")); }
    Result<Position> read(std::string_view text) const override {
        auto state = parse_position(game_, text);
        if (!state) return state.error();
        return Position::of(std::move(*state), play_in<G>(text));
    }
    std::string print(const Position& position, Form form) const override {
        if (position.play() && form == Form::usual) return mover_mark(game_, state(position)) + *position.play();
        return print_position(game_, state(position), form);
    }
    Result<void> check_form(Form form) const override {
        if (form == Form::course && !CourseNotated<G>) return Error{word_, errors::no_course_form, {}};
        return {};
    }
    std::string draw(const Position& position, const Ink& ink) const override {
        return game_.draw(state(position), ink);
    }
    ShownBoard board([[maybe_unused]] const Position& position) const override {
        if constexpr (ShowsBoard<G>) return shown_board(game_, state(position));
        return {};
    }
    Player mover(const Position& position) const override { return game_.mover(state(position)); }
    std::optional<Outcome> outcome(const Position& position) const override { return game_.outcome(state(position)); }
    std::optional<Player> endless_winner() const override {
        if constexpr (EndlessWon<G>) return game_.endless_winner();
        return std::nullopt;
    }
    std::optional<AssumedRule> assumed_rule() const override {
        if constexpr (AssumesRule<G>) return game_.assumed_rule();
        return std::nullopt;
    }
    std::vector<std::string> moves(const Position& position, Form form) const override {
        return move_names(game_, state(position), form);
    }
    std::size_t count_moves(const Position& position) const override {
        return game_.outcome(state(position)) ? 0 : zermelo::count_moves(game_, state(position));
    }
    Position after(const Position& position, std::size_t move) const override {
        return made(position, moves_of(game_, state(position))[move]);
    }
    Result<Position> after(const Position& position, std::string_view text) const override {
        auto move = parse_move(game_, state(position), text);
        if (!move) return move.error();
        return made(position, *move);
    }
    std::vector<Position> after_each(const Position& position) const override {
        std::vector<Position> all;
        for (const Move& move : moves_of(game_, state(position))) all.push_back(made(position, move));
        return all;
    }
    Result<std::string> spelled(const Position& position, std::string_view text, Form form) const override {
        auto move = parse_move(game_, state(position), text);
        if (!move) return move.error();
        return print_move(game_, state(position), *move, form);
    }
    bool same(const Position& one, const Position& other) const override {
        return game_.mover(state(one)) == game_.mover(state(other)) && game_.key(state(one)) == game_.key(state(other));
    }
    std::uint64_t hash(const Position& position) const override {
        return zermelo::hash(SidedKey<typename G::Key>{game_.key(state(position)), game_.mover(state(position))});
    }
    std::optional<Error> unreachable([[maybe_unused]] const Position& position) const override {
        if constexpr (ReadsUnreachable<G>) return game_.unreachable(state(position));
        return std::nullopt;
    }

    Result<Plan> plan(const Position& position, const SolveRequest& request, const Control& control) override {
        return solver_.plan(state(position), request, control);
    }
    Result<Worth> worth(const Position& position, const Control& control) override {
        return solver_.worth(state(position), control);
    }
    Result<BestMoves> best(const Position& position, const Control& control) override {
        auto best = solver_.best(state(position), control);
        if (!best) return best.error();
        BestMoves answer{best->worth, {}};
        for (const Move& move : best->moves) answer.moves.push_back(game_.print_move(state(position), move));
        return answer;
    }
    std::optional<KnownValue> known(const Position& position) override { return solver_.known(state(position)); }
    Result<void> each_known(const std::function<void(const Position&, const Worth&)>& visit) override {
        return solver_.each_known([&](const State& each, const Worth& worth) { visit(Position::of(each), worth); });
    }
    Result<BookFacts> book(const std::string& file, std::optional<unsigned> plies, const Control& control) override {
        if constexpr (WithExpert<G>)
            return open_or_make_book(game_, word_, file, plies, control, solver_.exact());
        else
            return Error{word_, errors::method_needs_expert, {}};
    }
    bool in_book(const Position& position, const Control& control) override {
        return solver_.in_book(state(position), control);
    }
    Result<CheckedProof> check_proof(std::string_view text, const std::string& place, const Control& control) override {
        return solver_.proofs().check(text, place, control);
    }

    std::vector<Idea> ideas(const Position& position) const override {
        if constexpr (Ideas<G>) {
            if (!game_.outcome(state(position))) return ideas_of(game_, state(position));
        }
        return {};
    }
    std::optional<Position> after_pass(const Position& position) const override {
        if constexpr (Passes<G>) return Position::of(passed(game_, state(position)));
        return std::nullopt;
    }

    std::vector<std::string> heuristics() const override { return heuristic_names(game_); }
    Result<SampledTree> growth(const Position& position, const Ai& ai, const Control& control) override {
        if (game_.outcome(state(position))) return Error{word_, errors::game_is_over, {}};
        return with_searcher<SampledTree>(ai, control,
                                          [&](auto& searcher) { return searcher.growth(state(position), word_); });
    }
    Result<PlayCounts> perft(const Position& position, std::size_t depth, const Control& control) override {
        Perft<G, LimitedTrace> perft(game_, depth, LimitedTrace(control));
        const auto counts = perft.count(state(position));
        if (perft.stopped() != Stop::none) return stop_error(word_, perft.trace(), control);
        return PlayCounts{word_, print(position, Form::usual), counts};
    }

    Position with_mover(const Position& position, [[maybe_unused]] Player mover) const override {
        if constexpr (Impartial<G>) return Position::of(game_.with_mover(state(position), mover));
        return position;
    }
    Stop list(const Position& start, bool symmetry, unsigned threads, LimitedTrace& trace,
              std::unique_ptr<Listing>& listing) const override {
        auto explored = std::make_unique<ExploredListing<G>>(game_, state(start), SolveOptions{symmetry, threads});
        const Stop stop = explored->explore(trace);
        listing = std::move(explored);
        return stop;
    }

protected:
    Result<Judgement> heuristic(const std::string& word, const Control& control) const override {
        auto found = find_heuristic(game_, word, control);
        if (!found) return found.error();
        return Judgement([judge = std::move(*found)](const Position& position) { return judge(state(position)); });
    }
    Result<Solved> solve_here(const Position& position, const SolveRequest& request, const Control& control) override {
        return solver_.solve(state(position), request, control);
    }
    Result<MoveWorths> worths(const Position& position, const Control& control) override {
        return solver_.moves(state(position), control);
    }
    Result<Searched> search_here(const Position& position, const Ai& ai, bool ties, const Control& control) override {
        return with_searcher<Searched>(ai, control,
                                       [&](auto& searcher) { return searcher.search(state(position), ties); });
    }
    Result<SearchTree> tree_here(const Position& position, const Ai& ai, std::uint64_t max_nodes,
                                 const Control& control) override {
        return with_searcher<SearchTree>(
            ai, control, [&](auto& searcher) { return searcher.tree(state(position), word_, max_nodes); });
    }

private:
    static const State& state(const Position& position) { return position.as<State>(); }

    Position made(const Position& position, const Move& move) const {
        std::optional<std::string> play;
        if (position.play()) play = longer_play(*position.play(), game_.print_move(state(position), move));
        return Position::of(game_.apply(state(position), move), std::move(play));
    }
    template <class Answer, class Use> Result<Answer> with_searcher(const Ai& ai, const Control& control, Use&& use) {
        if (!ai.searches()) return Error{"--with", errors::needs_search_ai, {ai.word}};
        if constexpr (Acyclic<G>) {
            auto searcher = Searcher<G>::make(game_, ai, control);
            if (!searcher) return searcher.error();
            return use(*searcher);
        } else
            return Error{word_, errors::search_needs_acyclic, {}};
    }

    G game_;
    const GameInfo& info_;
    std::string word_;
    Solver<G> solver_;
};

// The game that the parameters describe, erased.
template <class Family> Result<std::unique_ptr<AnyGame>> make_any(const Parameters& parameters) {
    return Family::make(parameters, [&](auto game) -> Result<std::unique_ptr<AnyGame>> {
        using G = decltype(game);
        return std::unique_ptr<AnyGame>(
            std::make_unique<TypedGame<G>>(std::move(game), Family::info(), parameters.word()));
    });
}

} // namespace zermelo
