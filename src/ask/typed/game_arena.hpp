// The explored positions of a game as an arena with names.
#pragma once

#include "arena/graph.hpp"
#include "arena/named_arena.hpp"
#include "ask/typed/table_part.hpp"

#include <algorithm>
#include <cassert>
#include <concepts>
#include <functional>

namespace zermelo {

template <Notated G> class GameArena {
public:
    using State = typename G::State;

    GameArena(const G& game, const std::string& word, const ArenaRequest& request, const Control& control)
        : game_(game), word_(word), request_(request), control_(control) {}

    Result<NamedArena> make(const State& start) const {
        const bool by_sides = Impartial<G> && request_.bipartite && !request_.both;
        Explored<G> explored(game_, start, {request_.symmetry && !by_sides, control_.threads});
        if (auto problem = explore(explored)) return *problem;
        if constexpr (Impartial<G>) {
            if (request_.both) return both_sides(explored, start);
            if (by_sides) {
                const ByMover split = by_mover(explored.arena(), Vertex{0}, game_.mover(start)); // found first
                return named(split.arena, true, [&](Vertex v) {
                    return game_.with_mover(explored.state(split.positions[index(v)]), split.arena.owner(v));
                });
            }
        }
        return named(explored.arena(), !Impartial<G>, [&](Vertex v) { return explored.state(v); });
    }

private:
    std::optional<Error> explore(Explored<G>& explored) const {
        if (request_.listed) return explore_to_list(explored, word_, control_);
        LimitedTrace trace(control_);
        if (explored.explore(trace) != Stop::none) return stop_error(word_, trace, control_);
        return std::nullopt;
    }

    // The arena with names and targets; state(v) is the position of a vertex.
    Result<NamedArena> named(Arena arena, bool owned, const std::function<State(Vertex)>& state) const {
        NamedArena result;
        result.arena = std::move(arena);
        result.owned = owned, result.game = true, result.python_names = course();
        each_vertex(result.arena, [&](Vertex v) {
            const State at = state(v);
            const auto outcome = game_.outcome(at);
            mark(result, at, owned ? outcome : std::nullopt);
            if (!owned && outcome == Outcome::win) result.stuck_wins = true;
        });
        // The course's form does not tell who moves: where a position stands once for each player, numbers do.
        if (!add_names(result, state, false)) add_names(result, state, true);
        assert(result.names.size() == result.arena.size());
        return result;
    }

    // False if two vertices would have the same name.
    bool add_names(NamedArena& result, const std::function<State(Vertex)>& state, bool with_mover) const {
        result.names = {};
        for (std::uint32_t v = 0; v < result.arena.size(); ++v)
            if (!result.names.add(name(state(Vertex{v}), with_mover))) return false;
        return true;
    }

    std::string name(const State& state, bool with_mover) const {
        const bool marked = with_mover && course();
        return (marked ? std::to_string(number(game_.mover(state))) + "@" : "") +
               print_position(game_, state, request_.form);
    }

    // The course's arena of n sticks: every position twice, numbered by what is left, first for player one, then two.
    Result<NamedArena> both_sides(const Explored<G>& explored, const State& start) const
        requires Impartial<G>
    {
        const std::uint32_t size = explored.arena().size();
        // Step 1. Positions in the order of their keys; those found last come first where keys have no order.
        std::vector<Vertex> order;
        for (std::uint32_t v = size; v-- > 0;) order.push_back(Vertex{v});
        if constexpr (std::totally_ordered<typename G::Key>)
            std::ranges::sort(order, {}, [&](Vertex v) { return game_.key(explored.state(v)); });
        std::vector<std::uint32_t> place(size);
        for (std::uint32_t i = 0; i < size; ++i) place[index(order[i])] = i;
        // Step 2. Both copies of each, with moves to the other half.
        NamedArena named;
        named.game = true, named.python_names = course();
        for (Player player : {Player::one, Player::two})
            for (Vertex v : order) {
                const State state = game_.with_mover(explored.state(v), player);
                named.arena.add_vertex(player);
                for (Vertex w : explored.arena().successors(v))
                    named.arena.add_edge(Vertex{place[index(w)] + (player == Player::one ? size : 0)});
                if (v == Vertex{0} && player == game_.mover(start)) // found first
                    named.start = Vertex{named.arena.size() - 1};
                named.names.add(name(state, true));
                mark(named, state, game_.outcome(state));
            }
        // Step 3. The course numbers the vertices: where its positions are numbers, player two's go on counting.
        if (course() && numbers_itself(order, explored)) named.names = Names::numbers(2 * size);
        return named;
    }

    bool numbers_itself(const std::vector<Vertex>& order, const Explored<G>& explored) const {
        for (std::size_t i = 0; i < order.size(); ++i)
            if (print_position(game_, explored.state(order[i]), request_.form) != std::to_string(i)) return false;
        return true;
    }

    // The next vertex is a target of the player who has won there.
    void mark(NamedArena& named, const State& state, std::optional<Outcome> outcome) const {
        const int winner = outcome ? winner_of(game_, state, *outcome) : 0;
        named.target.push_back(winner == 1);
        named.lost.push_back(winner == 2);
    }

    bool course() const { return request_.form == Form::course; }

    const G& game_;
    const std::string& word_;
    const ArenaRequest& request_;
    const Control& control_;
};

} // namespace zermelo
