#include "ask/arena_questions.hpp"

#include "arena/graph.hpp"
#include "ask/ask_errors.hpp"
#include "ask/stop_errors.hpp"
#include "solve/counter_play.hpp"
#include "solve/parity_check.hpp"
#include "solve/tangle_learning.hpp"

#include <algorithm>

namespace zermelo {

namespace {

constexpr std::uint32_t max_regions_listed = 100'000;
constexpr Text too_many_to_trace{"{} vertices are too many to tell every step (the most is {})",
                                 "{} sommets, c'est trop pour raconter chaque pas (au plus {})"};

// Limits and progress, and the steps where they are wanted.
class ParityTrace : public LimitedTrace {
public:
    ParityTrace(const Control& control, std::vector<ParityStep>* steps) : LimitedTrace(control), steps_(steps) {}

    bool recording() const { return steps_ != nullptr; }
    void tell(ParityStep step) { steps_->push_back(std::move(step)); }

private:
    std::vector<ParityStep>* steps_;
};

NamedVertex named(const NamedArena& arena, Vertex vertex) { return {vertex, arena.name(vertex)}; }

} // namespace

Result<SolvedParity> solve_parity(const NamedArena& arena, const Control& control, bool trace) {
    if (arena.priorities.empty()) return Error{"parity", errors::no_priorities, {}};
    const std::uint32_t size = arena.arena.size();
    if (trace && size > max_regions_listed)
        return Error{"--trace", too_many_to_trace, {std::to_string(size), std::to_string(max_regions_listed)}};
    std::vector<ParityStep> steps;
    ParityTrace limits(control, trace ? &steps : nullptr);
    const Reverse reverse(arena.arena, control.threads);
    ParitySolution solution = TangleLearning(arena.arena, reverse, arena.priorities).solve(limits);
    if (solution.stop != Stop::none) return stop_error("parity", limits, control);
    const auto won = static_cast<std::uint64_t>(std::ranges::count(solution.winner, Player::one));
    SolvedParity solved{.edges = arena.arena.edges(),
                        .highest_priority = *std::ranges::max_element(arena.priorities),
                        .won = {won, size - won},
                        .start = arena.start,
                        .start_name = arena.name(arena.start),
                        .winners = std::move(solution.winner),
                        .strategy = std::move(solution.strategy),
                        .steps = std::move(steps)};
    if (size <= max_regions_listed) each_vertex(arena.arena, [&](Vertex v) { solved.names.push_back(arena.name(v)); });
    return solved;
}

Result<CheckedParity> check_parity(const NamedArena& arena, const StrategyFile& file, const Control& control) {
    if (arena.priorities.empty()) return Error{"parity", errors::no_priorities, {}};
    CheckedParity checked{arena.arena.size()};
    LimitedTrace trace(control);
    const auto found = parity_flaw(arena.arena, arena.priorities, file.winners, file.moves, trace);
    if (found.stop != Stop::none) return stop_error("parity", trace, control);
    if (found.vertex) checked.first_error = arena.name(*found.vertex);
    return checked;
}

namespace {

// Who has won a play: whoever's target it reaches first; else, where it ends, the arena's rule for a dead end.
std::optional<int> winner_of(const NamedArena& arena, const std::vector<Vertex>& play) {
    for (Vertex v : play) {
        if (arena.target[index(v)]) return 1;
        if (arena.is_lost(v)) return 2;
    }
    if (!arena.arena.successors(play.back()).empty()) return std::nullopt;
    const bool one = arena.has_targets(Player::one), two = arena.has_targets(Player::two);
    if (!arena.owned) { // the players move in turn, player one first
        const Player stuck = play.size() % 2 == 1 ? Player::one : Player::two;
        return number(arena.stuck_wins ? stuck : other(stuck));
    }
    if (arena.game || (one && two)) return 0; // a final position that nobody has won
    if (!one && !two) return number(other(arena.arena.owner(play.back())));
    return one ? 2 : 1; // the one who wanted the target has not reached it
}

} // namespace

ListedPlays list_plays(const NamedArena& arena, std::uint64_t length, std::uint64_t max) {
    const auto reached = [&](Vertex v) { return arena.target[index(v)] || arena.is_lost(v); };
    auto plays = list_plays(arena.arena, arena.start, length, max + 1, reached);
    ListedPlays listed{arena.name(arena.start), length, {}, plays.size() > max};
    if (listed.more) plays.pop_back();
    for (const auto& play : plays) {
        ListedPlay& one = listed.plays.emplace_back();
        for (Vertex v : play) one.names.push_back(arena.name(v));
        one.winner = winner_of(arena, play);
    }
    return listed;
}

InDegrees in_degrees(const NamedArena& arena) {
    const auto degrees = in_degrees(arena.arena);
    InDegrees answer{.python_names = arena.python_names};
    std::vector<bool> seen(arena.arena.size());
    for (Vertex v : arena.arena.targets()) {
        if (seen[index(v)]) continue;
        seen[index(v)] = true;
        answer.entries.push_back({named(arena, v), degrees[index(v)]});
    }
    return answer;
}

Result<Predecessors> predecessors(const NamedArena& arena, const std::string& vertex) {
    const auto found = arena.find(vertex);
    if (!found) return Error{"--predecessors", errors::unknown_vertex, {vertex}};
    Predecessors answer{.python_names = arena.python_names};
    const Arena turned = transposed(arena.arena);
    for (Vertex v : turned.successors(*found)) answer.vertices.push_back(named(arena, v));
    return answer;
}

ArenaSides find_sides(const NamedArena& arena) {
    const Sides sides = find_sides(arena.arena);
    ArenaSides answer;
    for (Vertex v : sides.odd_cycle) answer.odd_cycle.push_back(arena.name(v));
    if (answer.bipartite())
        each_vertex(arena.arena,
                    [&](Vertex v) { (sides.right[index(v)] ? answer.right : answer.left).push_back(arena.name(v)); });
    return answer;
}

} // namespace zermelo
