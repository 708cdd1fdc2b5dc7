#include "api/parity_answer.hpp"

#include "api/oracle.hpp"
#include "explain/words.hpp"
#include "solve/counter_play.hpp"
#include "solve/parity.hpp"

#include <algorithm>

namespace zermelo {

namespace {

constexpr std::uint32_t most_regions_listed = 100'000;

Result<ParitySolution> solve(const Arena& arena, std::span<const std::uint32_t> priorities, const Control& control) {
    Watch watch(control);
    ParitySolution solution = ParitySolver(arena, Reverse(arena, control.threads), priorities).solve(watch);
    if (solution.stop != Stop::none) return limit_error("parity", watch, control);
    return solution;
}

} // namespace

Result<ParityAnswer> solve_parity(const NamedArena& arena, const Control& control) {
    if (arena.priorities.empty()) return Error{"parity", errors::no_priorities, {}};
    auto solution = solve(arena.arena, arena.priorities, control);
    if (!solution) return solution.error();
    const std::uint32_t size = arena.arena.size();
    const auto won = std::ranges::count(solution->winner, Player::one);
    Json json{{"vertices", size},
              {"edges", arena.arena.edges()},
              {"highest_priority", *std::ranges::max_element(arena.priorities)},
              {"won", {{"1", won}, {"2", size - won}}},
              {"start", arena.name(arena.start)},
              {"winner", number(solution->winner[index(arena.start)])}};
    if (size <= most_regions_listed) {
        Json winners = Json::object(), strategy = Json::object();
        each_vertex(arena.arena, [&](Vertex v) {
            winners[arena.name(v)] = number(solution->winner[index(v)]);
            const Vertex move = solution->strategy[index(v)];
            if (move != no_vertex) strategy[arena.name(v)] = arena.name(move);
        });
        json["winners"] = std::move(winners);
        json["strategy"] = std::move(strategy);
    }
    return ParityAnswer{std::move(json), write_sol(arena, solution->winner, solution->strategy)};
}

Result<Json> check_parity(const NamedArena& arena, const StrategyFile& file, const Control& control) {
    if (arena.priorities.empty()) return Error{"parity", errors::no_priorities, {}};
    Json answer{{"vertices", arena.arena.size()}, {"ok", true}, {"first_error", nullptr}};
    // Each player's moves fixed by the strategy, in turn: the region claimed must still be won.
    for (Player player : {Player::one, Player::two}) {
        std::vector<bool> follows(arena.arena.size());
        each_vertex(arena.arena, [&](Vertex v) {
            follows[index(v)] = arena.arena.owner(v) == player && file.winners[index(v)] == player;
        });
        const Arena fixed = with_moves_fixed(arena.arena, file.moves, follows);
        auto solution = solve(fixed, arena.priorities, control);
        if (!solution) return solution.error();
        for (std::uint32_t v = 0; v < fixed.size() && answer["ok"] == true; ++v)
            if (!file.winners[v] || (*file.winners[v] == player && solution->winner[v] != player))
                answer["ok"] = false, answer["first_error"] = arena.name(Vertex{v});
    }
    return answer;
}

} // namespace zermelo
