#include "games/arena/arena_game.hpp"

#include "arena/arena_errors.hpp"
#include "arena/last_mover_wins.hpp"
#include "arena/listed_vertices.hpp"
#include "arena/read_arena.hpp"
#include "core/errors.hpp"
#include "core/machine/file_text.hpp"

namespace zermelo {

namespace {

constexpr Text needs_file{"a file is missing: arena:FILE", "il manque un fichier : arena:FICHIER"};

Result<void> mark(VertexMarks& marks, const NamedArena& arena, const Parameters& parameters, std::string_view name) {
    marks.assign(arena.arena.size(), 0);
    if (!parameters.given(name)) return {};
    const auto vertices = find_all(arena, listed_names(arena, parameters.text(name)), "--" + std::string(name));
    if (!vertices) return vertices.error();
    for (Vertex v : *vertices) marks[index(v)] = 1;
    return {};
}

// The targets that the parameters name, in place of those of the file. A player without any is asked to reach those
// that the file marks.
Result<void> choose_targets(NamedArena& arena, const Parameters& parameters) {
    const bool second = parameters.given("player") && parameters.number("player") == 2;
    if (parameters.given("target")) {
        VertexMarks target, against;
        if (auto marked = mark(target, arena, parameters, "target"); !marked) return marked;
        if (auto marked = mark(against, arena, parameters, "against"); !marked) return marked;
        for (std::size_t v = 0; v < target.size(); ++v)
            if (target[v] && against[v])
                return Error{"--against", errors::target_of_both, {arena.name(Vertex{static_cast<std::uint32_t>(v)})}};
        arena.target = std::move(second ? against : target), arena.lost = std::move(second ? target : against);
        return {};
    }
    if (parameters.given("against")) return Error{"--against", errors::against_needs_target, {}};
    if (!parameters.given("player") || arena.has_targets(second ? Player::two : Player::one)) return {};
    if (!arena.has_targets(second ? Player::one : Player::two))
        return Error{"--player", errors::against_needs_target, {}};
    arena.lost.resize(arena.arena.size());
    std::swap(arena.target, arena.lost);
    return {};
}

} // namespace

const GameInfo& ArenaGame::info() {
    static const GameInfo info{
        "arena",
        {"arene"},
        {"Arena", "Arène"},
        {"A token moves along the arrows of a drawn graph; the owner of its vertex moves it. Player 1 wants to reach "
         "the "
         "target.",
         "Un jeton suit les flèches d'un graphe dessiné ; le propriétaire de son sommet le déplace. Le joueur 1 veut "
         "atteindre la cible."},
        {{"file",
          Parameter::Kind::text,
          "",
          0,
          0,
          {"a file: JSON, Python dictionary or list, DOT, PGSolver",
           "un fichier : JSON, dictionnaire ou liste Python, DOT, PGSolver"},
          "fichier"},
         {"target",
          Parameter::Kind::text,
          "",
          0,
          0,
          {"vertices to reach, in place of those that the file marks",
           "sommets à atteindre, à la place de ceux que marque le fichier"},
          "cible"},
         {"against", Parameter::Kind::text, "", 0, 0, {"the opponent's target", "la cible de l'adversaire"}, "contre"},
         {"player", Parameter::Kind::number, "", 1, 2, {"whose target it is", "à qui est la cible"}, "joueur"}},
        "s0",
        "s1"};
    return info;
}

Result<NamedArena> ArenaGame::read(const Parameters& parameters, unsigned threads) {
    if (!parameters.given("file") || parameters.text("file").empty()) return Error{"arena", needs_file, {}};
    const std::string& path = parameters.text("file");
    const auto file = FileText::open(path);
    if (!file) return file.error();
    auto arena = read_arena(file->text(), path, threads, [&](std::string_view part) { file->forget(part); });
    if (!arena) return arena;
    if (auto chosen = choose_targets(*arena, parameters); !chosen) return chosen.error();
    return arena;
}

std::optional<AssumedRule> ArenaGame::assumed_rule() const {
    if (reach_one_ || reach_two_) return std::nullopt;
    return last_mover_wins;
}

Result<ArenaGame::State> ArenaGame::parse(std::string_view text) const {
    if (const auto vertex = arena_->find(text)) return State{*vertex};
    return Error{"position", errors::unknown_vertex, {std::string(text)}};
}

std::string ArenaGame::draw(const State& state, const Ink& ink) const {
    const std::string name = arena_->name(state.vertex);
    const bool target = arena_->target[index(state.vertex)] || arena_->is_lost(state.vertex);
    std::string text = target ? "<" + name + ">" : mover(state) == Player::one ? "(" + name + ")" : "[" + name + "]";
    text = ink.bold(text);
    moves(state, [&](Vertex to) { text += "\n  -> " + arena_->name(to); });
    return text + "\n";
}

} // namespace zermelo
