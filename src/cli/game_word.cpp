#include "cli/game_word.hpp"

#include "api/arena_source.hpp"

namespace zermelo {

namespace {

constexpr Text targets_need_arena{
    "only a drawn arena (arena:FILE) takes targets: the rules of {} say who wins",
    "seule une arène dessinée (arena:FICHIER) prend des cibles : les règles de {} disent qui gagne"};

} // namespace

void Targets::add(Command& command) {
    command
        .add_option("--target", target,
                    {"arenas: vertices to reach, separated by commas (default: what the file marks)",
                     "arènes : sommets à atteindre, séparés par des virgules (par défaut : ce que marque le fichier)"})
        ->check(not_empty);
    command.add_option("--against", against, {"arenas: the opponent's target", "arènes : la cible de l'adversaire"})
        ->check(not_empty);
    command
        .add_option(
            "--player", player,
            {"arenas: whose target it is, 1 or 2 (default 1)", "arènes : à qui est la cible, 1 ou 2 (1 par défaut)"})
        ->check(range(1, 2));
}

Result<std::string> Targets::added_to(const std::string& word) const {
    if (target.empty() && against.empty() && !player) return word;
    const char* option = !target.empty() ? "--target" : !against.empty() ? "--against" : "--player";
    if (!ArenaSource{word}.is_file()) return Error{option, targets_need_arena, {word}};
    return word + (target.empty() ? "" : ",target=" + target) + (against.empty() ? "" : ",against=" + against) +
           (player ? ",player=" + std::to_string(*player) : "");
}

void GameWord::add(Command& command, const Text& description) {
    command.add_option("game", word, description)->required();
    targets.add(command);
}

Result<std::unique_ptr<AnyGame>> open_game(const GameWord& game) {
    auto word = game.targets.added_to(game.word);
    if (!word) return word.error();
    return open_game(std::string_view(*word));
}

} // namespace zermelo
