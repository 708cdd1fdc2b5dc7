// The explored positions of a game as an arena with names.
#include "arena/graph.hpp"
#include "arena/named_arena.hpp"
#include "ask/any_game.hpp"
#include "ask/stop_errors.hpp"

#include <cassert>

namespace zermelo {

namespace {

class GameArena {
public:
    GameArena(const AnyGame& game, const ArenaRequest& request, const Control& control)
        : game_(game), request_(request), control_(control) {}

    Result<NamedArena> make(const Position& start) {
        const bool by_sides = game_.impartial() && request_.bipartite && !request_.both;
        if (auto problem = explore(start, request_.symmetry && !by_sides)) return *problem;
        if (game_.impartial() && request_.both) return both_sides(start);
        if (by_sides) {
            const ByMover split = by_mover(all_->arena(), Vertex{0}, game_.mover(start)); // found first
            return named(split.arena, true, [&](Vertex v) {
                return game_.with_mover(all_->position(split.positions[index(v)]), split.arena.owner(v));
            });
        }
        return named(all_->arena(), !game_.impartial(), [&](Vertex v) { return all_->position(v); });
    }

private:
    using At = std::function<Position(Vertex)>;

    std::optional<Error> explore(const Position& start, bool symmetry) {
        const Control limits = request_.listed ? listing_limits(control_) : control_;
        LimitedTrace trace(limits);
        const Stop stop = game_.list(start, symmetry, control_.threads, trace, all_);
        if (stop == Stop::none) return std::nullopt;
        return request_.listed ? listing_error(game_.word(), trace, control_)
                               : stop_error(game_.word(), trace, control_);
    }

    // The arena with names and targets; at(v) is the position of a vertex.
    NamedArena named(Arena arena, bool owned, const At& at) const {
        NamedArena result;
        result.arena = std::move(arena);
        result.owned = owned, result.game = true, result.python_names = course();
        each_vertex(result.arena, [&](Vertex v) {
            const Position position = at(v);
            const auto outcome = game_.outcome(position);
            mark(result, position, owned ? outcome : std::nullopt);
            if (!owned && outcome == Outcome::win) result.stuck_wins = true;
        });
        // The course's form does not tell who moves: where a position stands once for each player, numbers do.
        if (!add_names(result, at, false)) add_names(result, at, true);
        assert(result.names.size() == result.arena.size());
        return result;
    }

    // False if two vertices would have the same name.
    bool add_names(NamedArena& result, const At& at, bool with_mover) const {
        result.names = {};
        for (std::uint32_t v = 0; v < result.arena.size(); ++v)
            if (!result.names.add(name(at(Vertex{v}), with_mover))) return false;
        return true;
    }

    std::string name(const Position& position, bool with_mover) const {
        const bool marked = with_mover && course();
        return (marked ? std::to_string(number(game_.mover(position))) + "@" : "") +
               game_.print(position, request_.form);
    }

    // The course's arena of n sticks: every position twice, numbered by what is left, first for player one, then two.
    NamedArena both_sides(const Position& start) const {
        const std::uint32_t size = all_->arena().size();
        const std::vector<Vertex> order = all_->by_key();
        std::vector<std::uint32_t> place(size);
        for (std::uint32_t i = 0; i < size; ++i) place[index(order[i])] = i;
        // Both copies of each, with moves to the other half.
        NamedArena named;
        named.game = true, named.python_names = course();
        for (Player player : {Player::one, Player::two})
            for (Vertex v : order) {
                const Position position = game_.with_mover(all_->position(v), player);
                named.arena.add_vertex(player);
                for (Vertex w : all_->arena().successors(v))
                    named.arena.add_edge(Vertex{place[index(w)] + (player == Player::one ? size : 0)});
                if (v == Vertex{0} && player == game_.mover(start)) // found first
                    named.start = Vertex{named.arena.size() - 1};
                named.names.add(name(position, true));
                mark(named, position, game_.outcome(position));
            }
        // The course numbers the vertices: where its positions are numbers, player two's go on counting.
        if (course() && numbers_itself(order)) named.names = Names::numbers(2 * size);
        return named;
    }

    bool numbers_itself(const std::vector<Vertex>& order) const {
        for (std::size_t i = 0; i < order.size(); ++i)
            if (game_.print(all_->position(order[i]), request_.form) != std::to_string(i)) return false;
        return true;
    }

    // The next vertex is a target of the player who has won there.
    void mark(NamedArena& named, const Position& position, std::optional<Outcome> outcome) const {
        const int winner = outcome ? game_.winner(position, *outcome) : 0;
        named.target.push_back(winner == 1);
        named.lost.push_back(winner == 2);
    }

    bool course() const { return request_.form == Form::course; }

    const AnyGame& game_;
    const ArenaRequest& request_;
    const Control& control_;
    std::unique_ptr<Listing> all_;
};

} // namespace

Result<NamedArena> AnyGame::arena(const Position& start, const ArenaRequest& request, const Control& control) const {
    if (auto form = check_form(request.form); !form) return form.error();
    return GameArena(*this, request, control).make(start);
}

} // namespace zermelo
