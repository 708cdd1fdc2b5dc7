// The value of a single position, by search, for games that have an expert.
#pragma once

#include "api/any_game.hpp"
#include "api/json.hpp"
#include "api/notation.hpp"
#include "api/oracle.hpp"

namespace zermelo {

// The answer of `solve` by search: nothing is counted, since most positions are never looked at.
template <WithExpert G>
Result<Json> solve_by_search(const G& game, const typename G::State& state, const std::string& word,
                             const SolveRequest& request, ExactSolver<G>& solver, const Control& control) {
    Watch watch(control);
    const std::uint64_t nodes_before = solver.nodes();
    Json answer{{"game", word},
                {"position", print_position(game, state, request.course)},
                {"to_move", number(game.mover(state))}};
    const auto value = solver.value(state, watch);
    const auto best = value ? solver.best(state, *value, watch) : std::nullopt;
    if (!best) return limit_error(word, watch, control);
    if (solver.book_damaged()) return book_error(word);
    put_value(answer, game, game.mover(state), *value);
    answer["winner"] = value->outcome() == Outcome::draw
                           ? 0
                           : number(value->outcome() == Outcome::win ? game.mover(state) : other(game.mover(state)));
    answer["grundy"] = nullptr;
    answer["best"] = Json::array();
    for (const auto& move : *best) answer["best"].push_back(game.print_move(state, move));
    for (const char* field : {"positions", "edges", "finals", "won", "lost", "drawn"}) answer[field] = nullptr;
    answer["symmetry"] = Symmetric<G>;
    answer["method"] = "alphabeta";
    answer["why"] = request.method == Method::automatic ? "too large" : "asked";
    answer["nodes"] = solver.nodes() - nodes_before;
    answer["seconds"] = watch.seconds();
    answer["peak_bytes"] = solver.bytes();
    answer["verified"] = nullptr;
    return answer;
}

} // namespace zermelo
