// An explicit game tree: every vertex has a name and belongs to a player, every leaf has a utility for player one.
#pragma once

#include "core/game.hpp"
#include "core/machine/files.hpp"
#include "core/parameters.hpp"
#include "games/tree/tree_draft.hpp"

#include <span>
#include <vector>

namespace zermelo {

class Tree {
public:
    struct State {
        std::uint32_t vertex;
        bool operator==(const State&) const = default;
    };
    struct Move {
        std::uint32_t edge;
        bool operator==(const Move&) const = default;
    };
    using Key = std::uint64_t;

    static constexpr bool acyclic = true;
    static constexpr std::uint64_t longest_play = 4096; // a deeper tree is refused

    static const GameInfo& info();
    template <class Use>
    static auto make(const Parameters& parameters, Use&& use) -> decltype(use(std::declval<Tree>())) {
        const std::string& file = parameters.text("file");
        if (file == "fig52") return use(fig52());
        const auto text = read_file(file);
        if (!text) return text.error();
        auto tree = from_json(*text, "tree: " + file);
        if (!tree) return tree.error();
        return use(std::move(*tree));
    }

    // Figure 5.2 of Russell and Norvig: player one chooses among three vertices, player two among three leaves in each.
    static Tree fig52();
    // `place` is what errors begin with, such as the name of the file. Vertices as they come, moves in order:
    //
    //      {"root": "A",
    //       "nodes": {"A": {"player": 1, "moves": {"a1": "B", "a2": 7}},
    //                 "B": {"player": 2, "moves": {"b1": "L", "b2": 12}},
    //                 "L": {"utility": 3}}}
    //
    // A number in place of a vertex is a leaf that is named after its parent and its place there: A2, B2. Without
    // "player" the two take turns. Then a shorter form will do, in which the first vertex is the root:
    //
    //      {"A": {"a1": "B", "a2": 7}, "B": {"b1": "L", "b2": 12}, "L": 3}
    static Result<Tree> from_json(std::string_view text, std::string place);
    // Refuses what is not one tree, with the reason.
    static Result<Tree> grow(TreeDraft draft, std::string place);

    State initial() const { return {root_}; }
    Player mover(const State& state) const { return vertices_[state.vertex].player; }
    // At a leaf, for player one.
    std::optional<std::int64_t> utility(const State& state) const { return vertices_[state.vertex].utility; }
    // By the sign of the utility.
    std::optional<Outcome> outcome(const State& state) const {
        const auto utility = this->utility(state);
        if (!utility) return std::nullopt;
        if (*utility == 0) return Outcome::draw;
        return (*utility > 0) == (mover(state) == Player::one) ? Outcome::win : Outcome::loss;
    }
    template <class Visit> void moves(const State& state, Visit&& visit) const {
        const Vertex& vertex = vertices_[state.vertex];
        for (std::uint32_t edge = vertex.first; edge < vertex.first + vertex.count; ++edge) visit(Move{edge});
    }
    std::uint64_t count_moves(const State& state) const { return vertices_[state.vertex].count; }
    State apply(const State&, const Move& move) const { return {edges_[move.edge].to}; }
    Key key(const State& state) const { return state.vertex; }
    State state(Key key) const { return {static_cast<std::uint32_t>(key)}; }
    std::uint64_t longest() const { return longest_; }

    std::string print(const State& state) const { return vertices_[state.vertex].name; }
    std::string print_move(const State&, const Move& move) const { return edges_[move.edge].name; }
    Result<State> parse(std::string_view text) const;
    // The name of the move, or of the vertex that it leads to.
    Result<Move> parse_move(const State& state, std::string_view text) const;
    // What lies below, two moves deep.
    std::string draw(const State& state, const Ink& ink) const;

    std::size_t size() const { return vertices_.size(); }

private:
    struct Vertex {
        std::string name;
        Player player;
        std::optional<std::int64_t> utility;
        std::uint32_t first, count; // its edges
    };
    struct Edge {
        std::string name;
        std::uint32_t to;
    };

    class Growth;
    static constexpr unsigned drawn_depth = 2, drawn_moves = 20;

    Tree() = default;
    void number_names();
    std::string label(std::uint32_t vertex, const Ink& ink) const;
    void draw_below(std::uint32_t vertex, unsigned depth, const std::string& indent, const Ink& ink,
                    std::string& drawing) const;

    std::vector<Vertex> vertices_; // in the order of the draft, then the leaves without a name
    std::vector<Edge> edges_;
    std::vector<std::uint32_t> by_name_;
    std::uint32_t root_ = 0;
    std::uint64_t longest_ = 0;
};

static_assert(WithUtilities<Tree> && CountsMoves<Tree> && Notated<Tree>);

} // namespace zermelo
