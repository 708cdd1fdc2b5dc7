#include "solve/parity_check.hpp"

#include <algorithm>

namespace zermelo {

namespace {

// The plays that are left where each player's winner follows a strategy.
class FollowedPlays {
public:
    FollowedPlays(const Arena& arena, std::span<const std::uint32_t> priorities,
                  const std::vector<std::optional<Player>>& winners, const std::vector<Vertex>& moves)
        : arena_(arena), priorities_(priorities), winners_(winners), moves_(moves), set_(arena.size(), 1),
          number_(arena.size()), low_(arena.size()) {}

    // Who wins never leaves the own region, and never stands without a move.
    bool stays(Vertex v) const {
        const auto winner = winners_[index(v)];
        if (!winner) return false;
        const bool own = arena_.owner(v) == *winner;
        const auto edges = arena_.successors(v);
        if (own && std::ranges::find(edges, moves_[index(v)]) == edges.end()) return false;
        return std::ranges::all_of(next(v), [&](Vertex w) { return winners_[index(w)] == winner; });
    }

    // A vertex of a cycle whose highest priority is the loser's. The cycles through the highest priority of a component
    // are the winner's if that is; those around it are looked at without it.
    ParityFlaw bad_cycle(LimitedTrace& trace) {
        std::vector<std::vector<Vertex>> waiting(1);
        each_vertex(arena_, [&](Vertex v) { waiting.back().push_back(v); });
        sets_ = 1;
        while (!waiting.empty()) {
            const Stop stop = trace.checkpoint({Stage::verify, 0, arena_.size(), 0});
            if (stop != Stop::none) return {std::nullopt, stop};
            const std::vector<Vertex> set = std::move(waiting.back());
            waiting.pop_back();
            for (auto& component : components(set)) {
                const auto priority = [&](Vertex v) { return priorities_[index(v)]; };
                const Vertex top = *std::ranges::max_element(component, {}, priority);
                const Player favoured = priority(top) % 2 == 0 ? Player::one : Player::two;
                if (winners_[index(top)] != favoured) return {top};
                ++sets_;
                for (Vertex v : component) set_[index(v)] = priority(v) == priority(top) ? 0 : sets_;
                std::erase_if(component, [&](Vertex v) { return set_[index(v)] == 0; });
                waiting.push_back(std::move(component));
            }
        }
        return {};
    }

private:
    std::span<const Vertex> next(Vertex v) const {
        if (arena_.owner(v) == winners_[index(v)]) return {&moves_[index(v)], 1};
        return arena_.successors(v);
    }

    // Those with a cycle, of the plays that stay within a set (Tarjan).
    std::vector<std::vector<Vertex>> components(const std::vector<Vertex>& set) {
        struct Step {
            Vertex vertex;
            std::size_t next;
        };
        constexpr std::uint32_t known = ~std::uint32_t{0};
        std::vector<std::vector<Vertex>> found;
        std::vector<Step> way;
        std::vector<Vertex> stack;
        std::uint32_t count = 0;
        const auto enter = [&](Vertex v) {
            number_[index(v)] = low_[index(v)] = ++count;
            way.push_back({v, 0}), stack.push_back(v);
        };
        for (Vertex v : set) number_[index(v)] = 0;
        for (Vertex root : set) {
            if (number_[index(root)] == 0) enter(root);
            while (!way.empty()) {
                const Vertex v = way.back().vertex;
                if (way.back().next < next(v).size()) {
                    const Vertex w = next(v)[way.back().next++];
                    if (set_[index(w)] != set_[index(v)]) continue;
                    if (number_[index(w)] == 0)
                        enter(w);
                    else if (number_[index(w)] != known)
                        low_[index(v)] = std::min(low_[index(v)], number_[index(w)]);
                    continue;
                }
                way.pop_back();
                if (!way.empty())
                    low_[index(way.back().vertex)] = std::min(low_[index(way.back().vertex)], low_[index(v)]);
                if (low_[index(v)] != number_[index(v)]) continue;
                const auto first = std::ranges::find(stack.rbegin(), stack.rend(), v).base() - 1;
                const bool cycle = stack.end() - first > 1 || std::ranges::find(next(v), v) != next(v).end();
                for (auto each = first; each != stack.end(); ++each) number_[index(*each)] = known;
                if (cycle) found.emplace_back(first, stack.end());
                stack.erase(first, stack.end());
            }
        }
        return found;
    }

    const Arena& arena_;
    std::span<const std::uint32_t> priorities_;
    const std::vector<std::optional<Player>>& winners_;
    const std::vector<Vertex>& moves_;
    std::vector<std::uint32_t> set_; // that a vertex is in; 0: none
    std::vector<std::uint32_t> number_, low_;
    std::uint32_t sets_ = 0;
};

} // namespace

ParityFlaw parity_flaw(const Arena& arena, std::span<const std::uint32_t> priorities,
                       const std::vector<std::optional<Player>>& winners, const std::vector<Vertex>& moves,
                       LimitedTrace& trace) {
    FollowedPlays plays(arena, priorities, winners, moves);
    for (std::uint32_t v = 0; v < arena.size(); ++v)
        if (!plays.stays(Vertex{v})) return {Vertex{v}};
    return plays.bad_cycle(trace);
}

} // namespace zermelo
