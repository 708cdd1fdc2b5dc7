#include "games/tree/tree.hpp"

#include "core/errors.hpp"

#include <algorithm>
#include <numeric>

namespace zermelo {

namespace {

constexpr Text no_vertex_called{"no vertex is called \"{}\" (there are: {})",
                                "aucun sommet ne s'appelle « {} » (il y a : {})"};

// Some names with commas, few enough for one line.
class NameList {
public:
    void add(const std::string& name) {
        constexpr std::size_t most = 12;
        if (++count_ <= most)
            text_ += (text_.empty() ? "" : ", ") + name;
        else if (count_ == most + 1)
            text_ += ", ...";
    }
    const std::string& text() const { return text_; }

private:
    std::string text_;
    std::size_t count_ = 0;
};

} // namespace

const GameInfo& Tree::info() {
    static const GameInfo info{
        "tree",
        {"arbre"},
        {"Game tree", "Arbre de jeu"},
        {"Player 1 wants to reach a leaf of high utility, player 2 one of low utility.",
         "Le joueur 1 vise une feuille de grande utilité, le joueur 2 une feuille de petite utilité."},
        {{"file",
          Parameter::Kind::text,
          "fig52",
          0,
          0,
          {"a JSON file, or fig52", "un fichier JSON, ou fig52"},
          "fichier"}},
        "A",
        "a1"};
    return info;
}

Tree Tree::fig52() {
    auto tree = grow({"A",
                      {{.name = "A", .moves = {{"a1", "B"}, {"a2", "C"}, {"a3", "D"}}},
                       {.name = "B", .moves = {{"b1", "", 3}, {"b2", "", 12}, {"b3", "", 8}}},
                       {.name = "C", .moves = {{"c1", "", 2}, {"c2", "", 4}, {"c3", "", 6}}},
                       {.name = "D", .moves = {{"d1", "", 14}, {"d2", "", 5}, {"d3", "", 2}}}}},
                     "fig52");
    return std::move(*tree);
}

Result<Tree> Tree::from_json(std::string_view text, std::string place) {
    auto draft = TreeDraft::from_json(text, place);
    if (!draft) return draft.error();
    return grow(std::move(*draft), std::move(place));
}

void Tree::number_names() {
    by_name_.resize(vertices_.size());
    std::iota(by_name_.begin(), by_name_.end(), 0u);
    std::ranges::sort(by_name_, {},
                      [this](std::uint32_t vertex) -> const std::string& { return vertices_[vertex].name; });
}

Result<Tree::State> Tree::parse(std::string_view text) const {
    auto name_of = [this](std::uint32_t vertex) -> std::string_view { return vertices_[vertex].name; };
    const std::string_view name = trim(text);
    for (std::string_view wanted : {text, name}) {
        const auto found = std::ranges::lower_bound(by_name_, wanted, {}, name_of);
        if (found != by_name_.end() && name_of(*found) == wanted) return State{*found};
    }
    // Nobody sees the spaces around a name.
    for (std::uint32_t vertex = 0; vertex < vertices_.size(); ++vertex)
        if (trim(vertices_[vertex].name) == name) return State{vertex};
    NameList names;
    for (const Vertex& vertex : vertices_) names.add(vertex.name);
    return Error{"tree: position", no_vertex_called, {std::string(name), names.text()}};
}

Result<Tree::Move> Tree::parse_move(const State& state, std::string_view text) const {
    const std::string place = "tree: move";
    if (outcome(state)) return Error{place, errors::game_is_over, {}};
    const std::string_view name = trim(text);
    std::optional<Move> by_edge, by_vertex;
    NameList names;
    moves(state, [&](const Move& move) {
        const Edge& edge = edges_[move.edge];
        names.add(edge.name);
        if (trim(edge.name) == name) by_edge = move;
        if (trim(vertices_[edge.to].name) == name) by_vertex = move;
    });
    if (by_edge) return *by_edge;
    if (by_vertex) return *by_vertex;
    return Error{place, errors::not_a_move, {std::string(name), names.text()}};
}

// Triangles as in the book: pointing up where player one maximises, down where player two minimises.
std::string Tree::label(std::uint32_t vertex, const Ink& ink) const {
    const auto& [name, player, utility, first, count] = vertices_[vertex];
    if (utility) return name + " = " + ink.bold(std::to_string(*utility));
    return player == Player::one ? ink.paint(0, "△ " + name) : ink.paint(1, "▽ " + name);
}

std::string Tree::draw(const State& state, const Ink& ink) const {
    std::string drawing = label(state.vertex, ink) + "\n";
    draw_below(state.vertex, drawn_depth, "", ink, drawing);
    return drawing;
}

void Tree::draw_below(std::uint32_t vertex, unsigned depth, const std::string& indent, const Ink& ink,
                      std::string& drawing) const {
    const auto [first, count] = std::pair(vertices_[vertex].first, vertices_[vertex].count);
    const std::uint32_t drawn = depth == 0 ? 0 : std::min(count, drawn_moves);
    for (std::uint32_t i = 0; i < drawn; ++i) {
        const Edge& edge = edges_[first + i];
        const bool last = i + 1 == count;
        drawing += indent + (last ? "└─ " : "├─ ") + ink.faint(edge.name) + " " + label(edge.to, ink) + "\n";
        draw_below(edge.to, depth - 1, indent + (last ? "   " : "│  "), ink, drawing);
    }
    if (drawn < count) drawing += indent + "└─ ...\n";
}

} // namespace zermelo
