#include "solve/retrograde.hpp"

#include "arena/reverse.hpp"

namespace zermelo {

std::optional<std::vector<Value>> retrograde(const Arena& arena, const Rules& rules,
                                             const std::function<Stop(const Work&)>& checkpoint) {
    const Reverse reverse(arena);
    std::vector<Value> values(arena.size(), Value::endless());
    std::vector<std::uint32_t> left(arena.size()); // moves of a vertex that do not lose yet
    std::vector<Vertex> queue;                     // decided vertices, in the order of their plies
    std::vector<Vertex> drawn;
    auto set_value = [&](Vertex v, Value value) {
        values[index(v)] = value;
        (value.outcome() == Outcome::draw ? drawn : queue).push_back(v);
    };
    std::size_t done = 0;
    auto stopped = [&] {
        const std::uint64_t bytes = arena.bytes() + reverse.bytes() + arena.size() * 16ull;
        return ++done % 65536 == 0 && checkpoint({Stage::solve, done, arena.size(), bytes}) != Stop::none;
    };

    // Step 1. Final positions have their value.
    each_vertex(arena, [&](Vertex v) {
        left[index(v)] = static_cast<std::uint32_t>(arena.successors(v).size());
        if (const auto outcome = rules.outcome(v)) set_value(v, Value::final(*outcome));
    });
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const Vertex child = queue[next];
        if (stopped()) return std::nullopt;
        for (Vertex v : reverse.predecessors(child)) {
            if (values[index(v)] != Value::endless()) continue;
            const bool same_mover = !rules.alternating && arena.owner(v) == arena.owner(child);
            const Value value = values[index(child)].one_ply_earlier(same_mover);
            // Step 2. A position with a lost child is won, one ply later than the nearest.
            if (value.outcome() == Outcome::win) set_value(v, value);
            // Step 3. A position whose children are all won is lost, one ply later than the farthest, which comes last.
            else if (--left[index(v)] == 0)
                set_value(v, value);
        }
    }
    // Step 4. What is left is drawn: soon, where drawing moves lead to a final draw ...
    for (std::size_t next = 0; next < drawn.size(); ++next) {
        if (stopped()) return std::nullopt;
        for (Vertex v : reverse.predecessors(drawn[next]))
            if (values[index(v)] == Value::endless()) set_value(v, values[index(drawn[next])].one_ply_earlier(false));
    }
    // ... and otherwise by going on for ever.
    return values;
}

} // namespace zermelo
