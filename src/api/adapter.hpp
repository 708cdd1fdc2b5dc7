// Makes an AnyGame of a game: strings in, JSON out, the same for all of them.
#pragma once

#include "api/any_game.hpp"
#include "api/book.hpp"
#include "api/depth_answer.hpp"
#include "api/evaluation.hpp"
#include "api/explainer.hpp"
#include "api/game_arena.hpp"
#include "api/match.hpp"
#include "api/notation.hpp"
#include "api/opinion.hpp"
#include "api/oracle.hpp"
#include "api/periods.hpp"
#include "api/proof_answer.hpp"
#include "api/search_solution.hpp"
#include "api/tier_answer.hpp"
#include "api/tree_answer.hpp"
#include "api/utilities.hpp"
#include "core/perft.hpp"
#include "solve/verify.hpp"

namespace zermelo {

// Also writes down the positions in the order in which they are solved.
class Recorder : public Watch {
public:
    static constexpr bool records = true;
    using Watch::Watch;

    template <Notated G> void solved(const G& game, const typename G::State& state, Value value) {
        Json entry{{"position", print_position(game, state)}};
        put_value(entry, game, game.mover(state), value);
        trace.push_back(std::move(entry));
    }

    Json trace = Json::array();
};

template <Notated G> class Adapter final : public AnyGame {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    Adapter(G game, const GameInfo& info, std::string word)
        : game_(std::move(game)), info_(info), word_(std::move(word)), oracle_(game_, word_) {}

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

    Result<Json> solve(const SolveRequest& request, const Control& control) override {
        auto state = read(request.position);
        if (!state) return state.error();
        if (request.course && !CourseNotated<G>) return Error{word_, errors::no_course_form, {}};
        if constexpr (!Acyclic<G>) {
            if (request.method == Method::induction) return Error{word_, errors::method_needs_acyclic, {}};
            if (request.method == Method::dfpn || request.proof) return Error{word_, errors::proof_needs_acyclic, {}};
        }
        if (request.method == Method::tiers && !can_be_tiered(request))
            return Error{word_, errors::method_needs_ranks, {}};
        if constexpr (Subtractive<G>) {
            if (request.method == Method::automatic && state->heap > largest_explored)
                return solve_by_periods(game_, *state, word_, control);
        }
        if constexpr (WithExpert<G>) {
            if (should_search(request, *state, control)) {
                if (request.method == Method::automatic && !oracle_.can_search(*state, control))
                    return Error{word_, errors::too_far_from_end, {}, Error::Kind::limit};
                return solve_by_search(game_, *state, word_, request, oracle_.searcher(control), control);
            }
        } else if (request.method == Method::alphabeta)
            return Error{word_, errors::method_needs_expert, {}};
        if constexpr (Acyclic<G>) {
            if (const auto reason = reason_for_proof(game_, *state, request))
                return ProofSolver<G>(game_, word_, *state, control).solve(request, *reason);
        }
        if (request.trace) return solve(request, *state, control, Recorder(control));
        return solve(request, *state, control, Watch(control));
    }

    Result<Json> periods(const Position& position, const Control& control) override {
        auto state = read(position);
        if (!state) return state.error();
        if constexpr (Subtractive<G>)
            return solve_by_periods(game_, *state, word_, control);
        else
            return Error{word_, errors::not_subtraction, {}};
    }

    Result<Json> book(const std::string& file, std::optional<unsigned> plies, const Control& control) override {
        if constexpr (WithExpert<G>) {
            auto answer = open_or_make_book(game_, word_, file, plies, control, book_);
            if (answer) oracle_.searcher(control).consult(&book_->scores);
            return answer;
        } else
            return Error{word_, errors::method_needs_expert, {}};
    }

    Result<Json> check_proof(std::string_view text, const std::string& place, Language language,
                             const Control& control) override {
        return zermelo::check_proof(game_, word_, text, place, language, control);
    }

    Result<Json> moves(const Position& position, bool course, const Control& control) override {
        auto state = read(position);
        if (!state) return state.error();
        if (course && !CourseNotated<G>) return Error{word_, errors::no_course_form, {}};
        auto value = oracle_.value(*state, control);
        if (!value) return value.error();
        auto moves = oracle_.moves(*state, control);
        if (!moves) return moves.error();
        Json answer{{"position", print_position(game_, *state, course)}, {"to_move", number(game_.mover(*state))}};
        put_value(answer, game_, game_.mover(*state), *value);
        answer["moves"] = Json::array();
        for (const auto& [move, child, worth] : *moves) {
            Json entry{{"move", game_.print_move(*state, move)}, {"position", print_position(game_, child, course)}};
            put_value(entry, game_, game_.mover(*state), worth);
            entry["best"] = worth == moves->front().value;
            answer["moves"].push_back(std::move(entry));
        }
        return answer;
    }

    Result<Json> explain(const Position& position, const std::optional<std::string>& move, Language language,
                         const Control& control) override {
        auto state = read(position);
        if (!state) return state.error();
        Explainer<G> explainer(game_, oracle_, language, control);
        return move ? explainer.move(*state, *move) : explainer.position(*state);
    }

    Result<Json> perft(const Position& position, std::size_t depth, const Control& control) override {
        auto state = read(position);
        if (!state) return state.error();
        Perft<G, Watch> perft(game_, depth, Watch(control));
        const auto counts = perft.count(*state);
        if (perft.stopped() != Stop::none) return limit_error(word_, perft.trace(), control);
        return Json{{"game", word_}, {"position", print_position(game_, *state)}, {"counts", counts}};
    }

    Result<NamedArena> arena(const ArenaRequest& request, const Control& control) override {
        auto state = read(request.position);
        if (!state) return state.error();
        if (request.course && !CourseNotated<G>) return Error{word_, errors::no_course_form, {}};
        return GameArena<G>(game_, word_, request, control).make(*state);
    }

    Result<Json> match(const MatchRequest& request, const Control& control) override {
        auto state = read(request.position);
        if (!state) return state.error();
        if (game_.outcome(*state)) return Error{word_, errors::game_is_over, {}};
        return play_match(game_, *state, request, oracle_, control);
    }

    Result<Ai> ai(const std::string& word, const std::string& place) const override {
        return parse_ai(word, place, heuristics());
    }

    Result<Json> search(const Position& position, const std::string& with, const Control& control) override {
        return with_ai(position, with, [&](const State& state, const Ai& ai) {
            return search_position(game_, word_, state, ai, control);
        });
    }

    Result<Json> depth(const DepthRequest& request, const Control& control) override {
        return with_ai(request.position, request.with, [&](const State& state, const Ai& ai) {
            return depth_answer(game_, word_, state, ai, request, oracle_, control);
        });
    }

    Result<SearchTree> tree(const TreeRequest& request, const Control& control) override {
        return with_ai(request.position, request.with, [&](const State& state, const Ai& ai) {
            return record_tree(game_, word_, state, ai, request.most_nodes, control);
        });
    }

    Result<Json> opinion(const Position& position, const std::optional<std::string>& move, const std::string& with,
                         Language language, const Control& control) override {
        return with_ai(position, with, [&](const State& state, const Ai& ai) -> Result<Json> {
            if (game_.outcome(state)) return Error{word_, errors::game_is_over, {}};
            if constexpr (Acyclic<G>)
                return Opinion<G>(game_, ai, language, control).of(state, move);
            else
                return Error{word_, errors::search_needs_acyclic, {}};
        });
    }

    std::vector<std::string> heuristics() const override { return heuristic_names(game_); }

    Result<Json> evaluate(const Position& position, const std::string& heuristic, bool course,
                          const Control& control) override {
        auto state = read(position);
        if (!state) return state.error();
        if (course && !CourseNotated<G>) return Error{word_, errors::no_course_form, {}};
        return evaluate_moves(game_, *state, heuristic, course, control);
    }

    Result<Json> look(const Position& position, const Ink& ink) override {
        auto state = read(position);
        if (!state) return state.error();
        const auto outcome = game_.outcome(*state);
        Json answer{
            {"position", print_position(game_, *state)}, {"to_move", number(game_.mover(*state))}, {"winner", nullptr}};
        if (outcome) answer["winner"] = winner(*state, *outcome);
        answer["endless_winner"] = winner(*state, Outcome::endless);
        answer["moves"] = move_names(game_, *state);
        answer["drawing"] = game_.draw(*state, ink);
        return answer;
    }

    Result<std::string> apply(const Position& position, const std::string& text) override {
        auto state = read(position);
        if (!state) return state.error();
        auto move = parse_move(game_, *state, text);
        if (!move) return move.error();
        return print_position(game_, game_.apply(*state, *move));
    }

    Result<std::string> choose(const std::string& ai, const Position& position, Random& random,
                               const Control& control) override {
        auto state = read(position);
        if (!state) return state.error();
        auto opponent = parse_ai(ai, "AI", heuristics());
        if (!opponent) return opponent.error();
        if (game_.outcome(*state)) return Error{word_, errors::game_is_over, {}};
        auto move = choose_move(game_, *state, *opponent, oracle_, random, control);
        if (!move) return move.error();
        return game_.print_move(*state, *move);
    }

    Result<std::string> course_form(const Position& position) override {
        auto state = read(position);
        if (!state) return state.error();
        if (!CourseNotated<G>) return Error{word_, errors::no_course_form, {}};
        return print_position(game_, *state, true);
    }

private:
    static constexpr std::uint64_t verified_unasked = 100'000;    // positions: checking so few takes no time
    static constexpr std::uint64_t largest_explored = 10'000'000; // heap of a subtraction game

    Result<State> read(const Position& position) const {
        if (!position) return game_.initial();
        return parse_position(game_, *position);
    }

    // Whether this one position is to be searched: it was asked for, or the game is too large for a table. Beyond the
    // reach of a search, a game that makes claims has a better way.
    bool should_search(const SolveRequest& request, const State& state, const Control& control) {
        if (request.method != Method::automatic) return request.method == Method::alphabeta;
        if (request.strong || request.trace || request.verify || request.utilities || request.proof) return false;
        const auto& searcher = oracle_.searcher(control);
        return searcher.suits() && (!MakesClaims<G> || searcher.reaches(state));
    }

    bool can_be_tiered(const SolveRequest& request) const {
        if constexpr (TierSolved<G>) return TierSolver<G>::can(game_, {request.symmetry, 1});
        return false;
    }

    // Calls use(state, ai) once both are read.
    template <class Use>
    auto with_ai(const Position& position, const std::string& word, Use&& use) const
        -> decltype(use(std::declval<State>(), std::declval<Ai>())) {
        auto state = read(position);
        if (!state) return state.error();
        auto ai = parse_ai(word, "--with", heuristics());
        if (!ai) return ai.error();
        return use(*state, *ai);
    }

    int winner(const State& state, Outcome outcome) const { return winner_of(game_, state, outcome); }

    // Where endless plays are won, their positions are not drawn.
    Counts counted(const Solution<G>& solution) const {
        Counts counts = solution.counts();
        if constexpr (EndlessWon<G>) {
            counts.won = counts.lost = counts.drawn = 0;
            solution.each([&](const State& state, Value value) {
                counts.add(decided(game_, game_.mover(state), value.outcome()));
            });
        }
        return counts;
    }

    template <class Trace>
    Result<Json> solve(const SolveRequest& request, const State& state, const Control& control, Trace trace) {
        Solution<G> solution(game_, state, {request.symmetry, control.threads, control.limits.memory}, request.method);
        if (solution.solve(trace) != Stop::none) return limit_error(word_, trace, control);
        const double seconds = trace.seconds();
        const Counts counts = counted(solution);
        const Value value = *solution.value(state);
        Json answer{{"game", word_},
                    {"position", print_position(game_, state, request.course)},
                    {"to_move", number(game_.mover(state))}};
        put_value(answer, game_, game_.mover(state), value);
        answer["winner"] = winner(state, value.outcome());
        const auto grundy = solution.grundy(state);
        answer["grundy"] = grundy ? Json(*grundy) : Json(nullptr);
        answer["best"] = best_moves(state, value, solution);
        answer["positions"] = counts.positions;
        answer["edges"] = counts.edges;
        answer["finals"] = counts.finals;
        answer["won"] = counts.won;
        answer["lost"] = counts.lost;
        answer["drawn"] = counts.drawn;
        answer["symmetry"] = solution.folded();
        if constexpr (Symmetric<G>) {
            if (solution.folded() && game_.orbit(state) == 1)
                answer["labelled"] = {{"positions", counts.labelled_positions}, {"edges", counts.labelled_edges}};
        }
        if (const auto tiers = solution.by_tier(); !tiers.empty()) put_tiers(answer, tiers);
        answer["method"] = name_of(solution.method());
        answer["nodes"] = counts.positions;
        answer["seconds"] = seconds;
        answer["peak_bytes"] = solution.peak_bytes();
        answer["verified"] = nullptr;
        if (solution.complete() && (request.verify || counts.positions <= verified_unasked)) {
            auto verified = check(solution, trace, control);
            if (!verified) return verified.error();
            answer["verified"] = *verified;
        }
        if (request.strong) {
            auto listed = list_values(request, state, solution, control);
            if (!listed) return listed.error();
            answer["values"] = std::move(*listed);
        }
        if constexpr (WithUtilities<G>) {
            if (request.utilities) put_utilities(game_, state, answer);
        } else if (request.utilities)
            return Error{word_, errors::no_utilities, {}};
        if constexpr (Trace::records) answer["trace"] = std::move(trace.trace);
        return answer;
    }

    Json best_moves(const State& state, Value value, const Solution<G>& solution) const {
        Json best = Json::array();
        if (game_.outcome(state)) return best;
        game_.moves(state, [&](const Move& move) {
            const State child = game_.apply(state, move);
            if (solution.value(child)->one_ply_earlier(game_.mover(child) == game_.mover(state)) == value)
                best.push_back(game_.print_move(state, move));
        });
        return best;
    }

    template <class Trace> Result<bool> check(const Solution<G>& solution, Trace& trace, const Control& control) const {
        auto result = verify(
            game_, [&](auto&& visit) { solution.each(visit); },
            [&](const State& state) { return solution.value(state); }, trace);
        if (result.stop != Stop::none) return limit_error(word_, trace, control);
        return !result.flaw.has_value();
    }

    // Every position in the order in which it is found, with its value and its best moves.
    Result<Json> list_values(const SolveRequest& request, const State& start, const Solution<G>& solution,
                             const Control& control) {
        Explored<G> explored(game_, start, {false, control.threads});
        if (auto problem = explore_to_list(explored, word_, control)) return *problem;
        Json values = Json::array();
        each_vertex(explored.arena(), [&](Vertex v) {
            const State state = explored.state(v);
            const Value value = *solution.value(state);
            Json entry{{"position", print_position(game_, state, request.course)}};
            put_value(entry, game_, game_.mover(state), value);
            entry["best"] = best_moves(state, value, solution);
            values.push_back(std::move(entry));
        });
        return values;
    }

    G game_;
    const GameInfo& info_;
    std::string word_;
    std::unique_ptr<OpenBook> book_; // which the oracle looks into
    Oracle<G> oracle_;
};

// The game that the parameters describe, erased.
template <class Family> Result<std::unique_ptr<AnyGame>> make_any(const Parameters& parameters) {
    return Family::make(parameters, [&](auto game) -> Result<std::unique_ptr<AnyGame>> {
        using G = decltype(game);
        return std::unique_ptr<AnyGame>(
            std::make_unique<Adapter<G>>(std::move(game), Family::info(), parameters.word()));
    });
}

} // namespace zermelo
