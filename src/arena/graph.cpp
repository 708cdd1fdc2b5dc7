#include "arena/graph.hpp"

#include "arena/reverse.hpp"

#include <algorithm>

namespace zermelo {

Arena transposed(const Arena& arena) {
    const Reverse reverse(arena);
    Arena result;
    each_vertex(arena, [&](Vertex v) {
        result.add_vertex(arena.owner(v));
        for (Vertex w : reverse.predecessors(v)) result.add_edge(w);
    });
    return result;
}

std::vector<std::uint64_t> in_degrees(const Arena& arena) {
    std::vector<std::uint64_t> degrees(arena.size());
    for (Vertex v : arena.targets()) ++degrees[index(v)];
    return degrees;
}

// Takes away, again and again, a vertex that no move leads to any more: what is left then are cycles.
bool has_endless_play(const Arena& arena, const std::vector<bool>& over) {
    std::vector<std::uint64_t> entries(arena.size());
    auto each_move = [&](Vertex v, auto&& visit) {
        if (over[index(v)]) return;
        for (Vertex w : arena.successors(v)) visit(w);
    };
    each_vertex(arena, [&](Vertex v) { each_move(v, [&](Vertex w) { ++entries[index(w)]; }); });
    std::vector<Vertex> free;
    each_vertex(arena, [&](Vertex v) {
        if (entries[index(v)] == 0) free.push_back(v);
    });
    for (std::size_t next = 0; next < free.size(); ++next)
        each_move(free[next], [&](Vertex w) {
            if (--entries[index(w)] == 0) free.push_back(w);
        });
    return free.size() < arena.size();
}

namespace {

// From both ends of an edge back to where their ways meet.
std::vector<Vertex> cycle_through(Vertex v, Vertex w, const std::vector<Vertex>& parent) {
    auto way = [&](Vertex from) {
        std::vector<Vertex> vertices{from};
        while (parent[index(vertices.back())] != vertices.back()) vertices.push_back(parent[index(vertices.back())]);
        return vertices;
    };
    std::vector<Vertex> left = way(v), right = way(w);
    while (left.size() > 1 && right.size() > 1 && left[left.size() - 2] == right[right.size() - 2])
        left.pop_back(), right.pop_back();
    right.pop_back(); // the vertex where they meet stands in both
    left.insert(left.end(), right.rbegin(), right.rend());
    return left;
}

} // namespace

Sides find_sides(const Arena& arena) {
    const Reverse reverse(arena);
    Sides sides{std::vector<bool>(arena.size()), {}};
    std::vector<Vertex> parent(arena.size(), no_vertex), queue;
    for (std::uint32_t root = 0; root < arena.size(); ++root) {
        if (parent[root] != no_vertex) continue;
        parent[root] = Vertex{root};
        queue.assign(1, Vertex{root});
        for (std::size_t next = 0; next < queue.size(); ++next) {
            const Vertex v = queue[next];
            for (auto neighbours : {arena.successors(v), reverse.predecessors(v)})
                for (Vertex w : neighbours) {
                    if (parent[index(w)] == no_vertex) {
                        parent[index(w)] = v;
                        sides.right[index(w)] = !sides.right[index(v)];
                        queue.push_back(w);
                    } else if (sides.right[index(w)] == sides.right[index(v)]) {
                        sides.odd_cycle = cycle_through(v, w, parent);
                        return sides;
                    }
                }
        }
    }
    return sides;
}

std::vector<std::vector<Vertex>> list_plays(const Arena& arena, Vertex from, std::size_t length, std::size_t max_plays,
                                            const std::function<bool(Vertex)>& ends) {
    std::vector<std::vector<Vertex>> plays;
    std::vector<Vertex> play{from};
    std::vector<std::size_t> next{0}; // of each vertex of the play, the move to try
    while (!play.empty() && plays.size() < max_plays) {
        const auto successors = arena.successors(play.back());
        const bool over = play.size() > length || ends(play.back());
        if (over || successors.empty()) plays.push_back(play);
        if (over || next.back() == successors.size()) {
            play.pop_back(), next.pop_back();
            continue;
        }
        play.push_back(successors[next.back()++]);
        next.push_back(0);
    }
    return plays;
}

ByMover by_mover(const Arena& positions, Vertex start, Player first) {
    ByMover result;
    std::vector<std::uint32_t> found[2]; // of each position and player, its vertex
    for (auto& side : found) side.assign(positions.size(), index(no_vertex));
    std::vector<Player> movers;
    auto vertex_of = [&](Vertex position, Player mover) {
        std::uint32_t& vertex = found[number(mover) - 1][index(position)];
        if (vertex == index(no_vertex)) {
            vertex = static_cast<std::uint32_t>(movers.size());
            result.positions.push_back(position);
            movers.push_back(mover);
        }
        return Vertex{vertex};
    };
    vertex_of(start, first);
    for (std::size_t v = 0; v < movers.size(); ++v) {
        const Player mover = movers[v];
        result.arena.add_vertex(mover);
        for (Vertex next : positions.successors(result.positions[v]))
            result.arena.add_edge(vertex_of(next, other(mover)));
    }
    return result;
}

} // namespace zermelo
