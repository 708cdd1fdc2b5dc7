#include "games/arena/arena_game.hpp"

#include "arena/read_arena.hpp"
#include "core/errors.hpp"
#include "core/file_text.hpp"

namespace zermelo {

namespace {

constexpr Text no_such_vertex{"there is no vertex \"{}\"", "il n'y a pas de sommet « {} »"};
constexpr Text needs_file{"a file is missing: arena:FILE", "il manque un fichier : arena:FICHIER"};

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
           "un fichier : JSON, dictionnaire ou liste Python, DOT, PGSolver"}}},
        "s0",
        "s1"};
    return info;
}

Result<NamedArena> ArenaGame::read(const Parameters& parameters, unsigned threads) {
    if (!parameters.given("file") || parameters.text("file").empty()) return Error{"arena", needs_file, {}};
    const std::string& path = parameters.text("file");
    const auto file = FileText::open(path);
    if (!file) return file.error();
    return read_arena(file->text(), path, threads, [&](std::string_view part) { file->forget(part); });
}

Result<ArenaGame::State> ArenaGame::parse(std::string_view text) const {
    if (const auto vertex = arena_->find(text)) return State{*vertex};
    return Error{"position", no_such_vertex, {std::string(text)}};
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
