#include "ask/any_game.hpp"

#include "ask/ask_errors.hpp"
#include "ask/stop_errors.hpp"
#include "ask/typed/worth_of.hpp"
#include "core/best_first.hpp"
#include "core/random.hpp"

namespace zermelo {

int AnyGame::winner(const Position& position, Outcome outcome) const {
    if (outcome == Outcome::endless) return endless_winner() ? number(*endless_winner()) : 0;
    return winner_of(mover(position), outcome);
}

Result<Solved> AnyGame::solve(const Position& position, const SolveRequest& request, const Control& control) {
    if (auto good = check_form(request.form); !good) return good.error();
    auto solved = solve_here(position, request, control);
    if (!solved) return solved;
    solved->game = word();
    solved->position = print(position, request.form);
    solved->winner = winner_of(solved->to_move, solved->worth.result);
    return solved;
}

Result<ValuedMoves> AnyGame::values(const Position& position, Form form, const Control& control) {
    if (auto good = check_form(form); !good) return good.error();
    auto found = worths(position, control);
    if (!found) return found.error();
    const Player player = mover(position);
    ValuedMoves answer{print(position, form), player, found->worth, {}, found->method, found->nodes};
    if (found->moves.empty()) return answer;
    const auto names = moves(position, form);
    const auto children = after_each(position);
    const auto better = [&](std::size_t a, std::size_t b) {
        return compare(found->moves[a], found->moves[b], player) > 0;
    };
    for (std::size_t i : best_first(names.size(), better))
        answer.moves.push_back({names[i], print(children[i], form), found->moves[i], false});
    for (ValuedMove& move : answer.moves) move.best = compare(move.worth, answer.moves.front().worth, player) == 0;
    return answer;
}

Result<JudgedMoves> AnyGame::judge(const Position& position, const std::string& word, Form form,
                                   const Control& control) const {
    constexpr int decided = 1'000'000;
    if (auto good = check_form(form); !good) return good.error();
    auto judgement = heuristic(word, control);
    if (!judgement) return judgement.error();
    JudgedMoves judged{print(position, form), mover(position), word, {}};
    const auto names = moves(position, form);
    const auto children = after_each(position);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto over = outcome(children[i]);
        const int theirs = !over                    ? (*judgement)(children[i])
                           : *over == Outcome::draw ? 0
                           : *over == Outcome::win  ? decided
                                                    : -decided;
        const int mine = mover(children[i]) == judged.to_move ? theirs : -theirs;
        judged.moves.push_back({names[i], print(children[i], form), mine, false});
    }
    if (const Stop stop = control.stop(); stop != Stop::none)
        return stop_error(word, stop, {Stage::search, judged.moves.size(), 0, 0}, control);
    judged.moves = sorted_best_first(
        std::move(judged.moves), [](const JudgedMove& a, const JudgedMove& b) { return a.judgement > b.judgement; });
    for (JudgedMove& move : judged.moves) move.best = move.judgement == judged.moves.front().judgement;
    return judged;
}

Result<Searched> AnyGame::search(const Position& position, const Ai& ai, bool ties, const Control& control) {
    if (!ai.searches()) return Error{"--with", errors::needs_search_ai, {ai.word}};
    auto searched = search_here(position, ai, ties, control);
    if (searched) searched->game = word(), searched->position = print(position);
    return searched;
}

Result<SearchTree> AnyGame::tree(const Position& position, const Ai& ai, std::uint64_t max_nodes,
                                 const Control& control) {
    if (outcome(position)) return Error{word(), errors::game_is_over, {}};
    if (ai.kind == Ai::Kind::mcts || !ai.searches()) return Error{"--with", errors::needs_search_ai, {ai.word}};
    auto tree = tree_here(position, ai, max_nodes, control);
    const bool named_by_mover = position.play() && print(position) != *position.play();
    if (tree && position.play() && !named_by_mover) name_by_play(*tree, *position.play());
    return tree;
}

Result<PositionSample> AnyGame::sample(const Position& start, std::uint64_t count, const Control& control) const {
    std::unique_ptr<Listing> all;
    LimitedTrace trace(control);
    if (list(start, false, control.threads, trace, all) != Stop::none) return stop_error(word(), trace, control);
    std::vector<Vertex> going_on;
    each_vertex(all->arena(), [&](Vertex v) {
        if (!all->is_over(v)) going_on.push_back(v);
    });
    PositionSample sample{{}, going_on.size()};
    Random random(control.seed);
    for (std::size_t i = 0; i < count && going_on.size() > count; ++i)
        std::swap(going_on[i], going_on[i + random.below(going_on.size() - i)]);
    if (going_on.size() > count) going_on.resize(count);
    for (Vertex v : going_on) sample.positions.push_back(all->position(v));
    return sample;
}

} // namespace zermelo
