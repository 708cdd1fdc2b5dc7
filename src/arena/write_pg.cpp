// PGSolver's text of any arena. A parity game is written as it is; of others, the parity game with the same winners:
//
//      target of player one       priority 2, and a loop: the play is over
//      target of player two       priority 1, and a loop
//      vertex without moves       a loop, with the priority of whoever wins there
//      all others                 the priority of whoever wins plays that never end
#include "arena/graph.hpp"
#include "arena/write_arena.hpp"

#include <algorithm>
#include <utility>

namespace zermelo {

namespace {

// What decides a play, where priorities do not.
class Goal {
public:
    explicit Goal(const NamedArena& arena)
        : arena_(arena), one_(arena.game || arena.has_targets(Player::one)),
          two_(arena.game || arena.has_targets(Player::two)) {}

    bool normal() const { return !one_ && !two_; } // whoever cannot move loses
    bool both() const { return one_ && two_; }
    bool over(Vertex v) const { return arena_.target[index(v)] || arena_.is_lost(v) || arena_.arena.degree(v) == 0; }
    std::uint32_t priority(Vertex v) const {
        if (arena_.target[index(v)]) return 2;
        if (arena_.is_lost(v)) return 1;
        if (normal() && arena_.arena.degree(v) == 0) return arena_.arena.owner(v) == Player::two ? 2 : 1;
        return two_ && !one_ ? 0 : 1;
    }

private:
    const NamedArena& arena_;
    bool one_, two_; // who has a target; of a game, both might
};

// Whether what is marked, if anything, is the target that a reader takes from priorities.
bool targets_follow(const NamedArena& arena) {
    if (Goal(arena).normal()) return true;
    std::optional<std::uint32_t> highest;
    for (std::uint32_t priority : arena.priorities)
        if (priority % 2 == 0 && priority >= highest.value_or(0)) highest = priority;
    for (std::uint32_t v = 0; v < arena.arena.size(); ++v)
        if (arena.target[v] != (arena.priorities[v] == highest) || arena.is_lost(Vertex{v})) return false;
    return true;
}

void append_name_of(std::string& text, const NamedArena& arena, Vertex v) {
    if (arena.names.are_numbers() && arena.ids.empty()) return;
    const std::string name = arena.name(v);
    if (name == std::to_string(arena.id(v))) return;
    text += " \"";
    for (char c : name) {
        if (c == '"' || c == '\\') text += '\\';
        text += c;
    }
    text += '"';
}

} // namespace

std::string write_pg(const NamedArena& arena) {
    std::string text = "parity " + std::to_string(arena.id(Vertex{arena.arena.size() - 1})) + ";\n";
    if (index(arena.start) != 0) text += "start " + std::to_string(arena.id(arena.start)) + ";\n";
    const bool parity = !arena.priorities.empty();
    const Goal goal(arena);
    each_vertex(arena.arena, [&](Vertex v) {
        const std::string id = std::to_string(arena.id(v));
        (text += id) += ' ';
        text += std::to_string(parity ? arena.priorities[index(v)] : goal.priority(v));
        text += arena.arena.owner(v) == Player::one ? " 0 " : " 1 ";
        if (!parity && goal.over(v))
            text += id;
        else
            for (const char* between = ""; Vertex w : arena.arena.successors(v))
                (text += std::exchange(between, ",")) += std::to_string(arena.id(w));
        append_name_of(text, arena, v);
        text += ";\n";
    });
    return text;
}

PgLosses pg_losses(const NamedArena& arena) {
    PgLosses losses;
    if (!arena.priorities.empty()) {
        losses.targets = !targets_follow(arena);
        return losses;
    }
    const Goal goal(arena);
    std::vector<bool> over(arena.arena.size());
    bool undecided = false; // a play may end where nobody wins
    each_vertex(arena.arena, [&](Vertex v) {
        const auto moves = arena.arena.successors(v);
        const bool marked = arena.target[index(v)] || arena.is_lost(v);
        losses.loops += moves.empty();
        losses.moves += marked && std::ranges::any_of(moves, [&](Vertex w) { return w != v; });
        losses.second_targets += arena.is_lost(v);
        over[index(v)] = goal.over(v);
        undecided |= moves.empty() && !marked && goal.both();
    });
    losses.draws = (goal.normal() || goal.both()) && (undecided || has_endless_play(arena.arena, over));
    return losses;
}

} // namespace zermelo
