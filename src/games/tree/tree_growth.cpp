// How a draft becomes a tree, or why it does not.
#include "games/tree/tree.hpp"

#include <algorithm>
#include <unordered_map>

namespace zermelo {

namespace {

constexpr Text unknown_root{"there is no vertex \"{}\", which is to be the root",
                            "il n'y a pas de sommet « {} », qui doit être la racine"};
constexpr Text repeated_vertex{"vertex \"{}\" is given twice", "le sommet « {} » est donné deux fois"};
constexpr Text no_utility{"leaf \"{}\" has no utility", "la feuille « {} » n'a pas d'utilité"};
constexpr Text both{"vertex \"{}\" has both moves and a utility",
                    "le sommet « {} » a à la fois des coups et une utilité"};
constexpr Text missing_child{"move \"{}\" from \"{}\" leads to \"{}\", which does not exist",
                             "le coup « {} » depuis « {} » mène à « {} », qui n'existe pas"};
constexpr Text cycle{"\"{}\" leads back to itself: {}", "« {} » ramène à lui-même : {}"};
constexpr Text two_parents{"\"{}\" is reached twice, by \"{}\" from \"{}\" and by \"{}\" from \"{}\"",
                           "« {} » est atteint deux fois, par « {} » depuis « {} » et par « {} » depuis « {} »"};
constexpr Text unreachable{"\"{}\" cannot be reached from the root \"{}\"",
                           "« {} » ne peut être atteint depuis la racine « {} »"};
constexpr Text too_deep{"a play of more than {} moves", "une partie de plus de {} coups"};

} // namespace

class Tree::Growth {
public:
    Growth(TreeDraft draft, std::string place) : draft_(std::move(draft)), place_(std::move(place)) {}

    Result<Tree> grow() {
        // Step 1. Every vertex has a name of its own, and the root is one of them.
        // Step 2. Every vertex has either moves or a utility, and every move leads to a vertex.
        // Step 3. A walk from the root meets every vertex, and none of them twice.
        for (auto step : {&Growth::name, &Growth::connect, &Growth::walk})
            if (auto error = (this->*step)()) return std::move(*error);
        tree_.number_names();
        return std::move(tree_);
    }

private:
    using Problem = std::optional<Error>;
    struct Visit {                  // a vertex on the way from the root to where the walk stands
        std::uint32_t vertex, next; // next: the edge to take next
    };
    enum class Seen : std::uint8_t { never, on_the_way, before };

    static constexpr std::uint32_t none = ~std::uint32_t{0};

    Error problem(const Text& sentence, std::vector<std::string> arguments) const {
        return {place_, sentence, std::move(arguments)};
    }

    Problem name() {
        for (const TreeDraft::Vertex& vertex : draft_.vertices) {
            const auto number = static_cast<std::uint32_t>(tree_.vertices_.size());
            if (!numbers_.emplace(vertex.name, number).second) return problem(repeated_vertex, {vertex.name});
            tree_.vertices_.push_back({vertex.name, vertex.player.value_or(Player::one), vertex.utility, 0, 0});
        }
        const auto root = numbers_.find(draft_.root);
        if (root == numbers_.end()) return problem(unknown_root, {draft_.root});
        tree_.root_ = root->second;
        return std::nullopt;
    }

    Problem connect() {
        for (std::size_t i = 0; i < draft_.vertices.size(); ++i) {
            const TreeDraft::Vertex& vertex = draft_.vertices[i];
            if (vertex.moves.empty() && !vertex.utility) return problem(no_utility, {vertex.name});
            if (!vertex.moves.empty() && vertex.utility) return problem(both, {vertex.name});
            tree_.vertices_[i].first = static_cast<std::uint32_t>(tree_.edges_.size());
            tree_.vertices_[i].count = static_cast<std::uint32_t>(vertex.moves.size());
            for (std::size_t place = 1; place <= vertex.moves.size(); ++place) {
                const TreeDraft::Move& move = vertex.moves[place - 1];
                if (move.to.empty()) add_leaf(vertex.name, place, move.utility);
                const auto to = numbers_.find(move.to);
                if (!move.to.empty() && to == numbers_.end())
                    return problem(missing_child, {move.name, vertex.name, move.to});
                const auto newest = static_cast<std::uint32_t>(tree_.vertices_.size() - 1);
                tree_.edges_.push_back({move.name, move.to.empty() ? newest : to->second});
            }
        }
        return std::nullopt;
    }

    // B2 is the second child of B; if that is another vertex, B.2, and so on.
    void add_leaf(const std::string& parent, std::size_t place, std::int64_t utility) {
        const auto number = static_cast<std::uint32_t>(tree_.vertices_.size());
        std::string dots;
        while (!numbers_.emplace(parent + dots + std::to_string(place), number).second) dots += '.';
        tree_.vertices_.push_back({parent + dots + std::to_string(place), Player::one, utility, 0, 0});
    }

    Problem walk() {
        seen_.assign(tree_.vertices_.size(), Seen::never);
        edge_to_.assign(tree_.vertices_.size(), none);
        enter(tree_.root_);
        while (!way_.empty()) {
            const auto [vertex, edge] = way_.back();
            if (edge == end_of(vertex)) {
                seen_[vertex] = Seen::before;
                way_.pop_back();
                continue;
            }
            ++way_.back().next;
            const std::uint32_t to = tree_.edges_[edge].to;
            if (seen_[to] == Seen::on_the_way) return circle(to);
            if (seen_[to] == Seen::before) return reached_twice(to, edge);
            edge_to_[to] = edge;
            if (!has_player(to)) tree_.vertices_[to].player = other(tree_.vertices_[vertex].player);
            enter(to);
            if (way_.size() > longest_play + 1) return problem(too_deep, {std::to_string(longest_play)});
        }
        const auto missed = std::ranges::find(seen_, Seen::never);
        if (missed == seen_.end()) return std::nullopt;
        return problem(unreachable,
                       {name_of(static_cast<std::uint32_t>(missed - seen_.begin())), name_of(tree_.root_)});
    }

    void enter(std::uint32_t vertex) {
        seen_[vertex] = Seen::on_the_way;
        way_.push_back({vertex, tree_.vertices_[vertex].first});
        tree_.longest_ = std::max<std::uint64_t>(tree_.longest_, way_.size() - 1);
    }
    std::uint32_t end_of(std::uint32_t vertex) const {
        return tree_.vertices_[vertex].first + tree_.vertices_[vertex].count;
    }
    bool has_player(std::uint32_t vertex) const {
        return vertex < draft_.vertices.size() && draft_.vertices[vertex].player.has_value();
    }
    const std::string& name_of(std::uint32_t vertex) const { return tree_.vertices_[vertex].name; }

    Error circle(std::uint32_t vertex) const {
        constexpr std::size_t most = 12;
        std::string names;
        auto at = std::ranges::find(way_, vertex, &Visit::vertex);
        for (std::size_t i = 0; at != way_.end() && i < most; ++at, ++i) names += name_of(at->vertex) + " -> ";
        return problem(cycle, {name_of(vertex), names + (at == way_.end() ? "" : "... -> ") + name_of(vertex)});
    }
    Error reached_twice(std::uint32_t vertex, std::uint32_t edge) const {
        const std::uint32_t before = edge_to_[vertex];
        return problem(two_parents, {name_of(vertex), tree_.edges_[before].name, name_of(from(before)),
                                     tree_.edges_[edge].name, name_of(from(edge))});
    }
    std::uint32_t from(std::uint32_t edge) const {
        std::uint32_t vertex = 0;
        while (edge < tree_.vertices_[vertex].first || edge >= end_of(vertex)) ++vertex;
        return vertex;
    }

    TreeDraft draft_;
    std::string place_;
    Tree tree_;
    std::unordered_map<std::string, std::uint32_t> numbers_; // of the vertices, by name
    std::vector<Seen> seen_;
    std::vector<std::uint32_t> edge_to_; // by which a vertex was reached
    std::vector<Visit> way_;
};

Result<Tree> Tree::grow(TreeDraft draft, std::string place) {
    return Growth(std::move(draft), std::move(place)).grow();
}

} // namespace zermelo
