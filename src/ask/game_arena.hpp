// The explored positions of a game as an arena with names.
#pragma once

#include "arena/named_arena.hpp"
#include "ask/table_part.hpp"
#include "core/sided.hpp"

#include <algorithm>
#include <cassert>
#include <concepts>

namespace zermelo {

template <Notated G> class GameArena {
public:
    using State = typename G::State;

    GameArena(const G& game, const std::string& word, const ArenaRequest& request, const Control& control)
        : game_(game), word_(word), request_(request), control_(control) {}

    Result<NamedArena> make(const State& start) const {
        if constexpr (Impartial<G>) {
            if (request_.both) return both_sides(start);
            if (request_.bipartite) return explore(Sided<G>(game_), start, true);
        }
        return explore(game_, start, !Impartial<G>);
    }

private:
    template <Game H> Result<NamedArena> explore(const H& game, const State& start, bool owned) const {
        Explored<H> explored(game, start, {request_.symmetry, control_.threads});
        if (auto problem = explore_to_list(explored, word_, control_)) return *problem;
        NamedArena named{.arena = explored.arena(), .owned = owned, .game = true, .python_names = course()};
        each_vertex(named.arena,
                    [&](Vertex v) { mark(named, explored.state(v), owned ? explored.outcome(v) : std::nullopt); });
        // The course's form does not tell who moves: where a position stands once for each player, numbers do.
        if (!add_names(named, explored, false)) add_names(named, explored, true);
        assert(named.names.size() == named.arena.size());
        return named;
    }

    // False if two vertices would have the same name.
    template <Game H> bool add_names(NamedArena& named, const Explored<H>& explored, bool with_mover) const {
        named.names = {};
        for (std::uint32_t v = 0; v < named.arena.size(); ++v)
            if (!named.names.add(name(explored.state(Vertex{v}), with_mover))) return false;
        return true;
    }

    std::string name(const State& state, bool with_mover) const {
        const bool marked = with_mover && course();
        return (marked ? std::to_string(number(game_.mover(state))) + "@" : "") +
               print_position(game_, state, request_.form);
    }

    // The course's arena of n sticks: every position twice, numbered by what is left, first for player one, then two.
    Result<NamedArena> both_sides(const State& start) const
        requires Impartial<G>
    {
        Explored<G> explored(game_, start, {request_.symmetry, control_.threads});
        if (auto problem = explore_to_list(explored, word_, control_)) return *problem;
        const std::uint32_t size = explored.arena().size();
        // Step 1. Positions in the order of their keys; those found last come first where keys have no order.
        std::vector<Vertex> order;
        for (std::uint32_t v = size; v-- > 0;) order.push_back(Vertex{v});
        if constexpr (std::totally_ordered<typename G::Key>)
            std::ranges::sort(order, {}, [&](Vertex v) { return game_.key(explored.state(v)); });
        std::vector<std::uint32_t> place(size);
        for (std::uint32_t i = 0; i < size; ++i) place[index(order[i])] = i;
        // Step 2. Both copies of each, with moves to the other half.
        NamedArena named{.game = true, .python_names = course()};
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
        return named;
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
