// games, perft: commands that fit in a few lines each.
#include "cli/commands.hpp"

#include "explain/game_text.hpp"
#include "explain/games_text.hpp"
#include "render/game_json.hpp"
#include "render/games_json.hpp"

#include <memory>

namespace zermelo {

namespace {

int show_games(const Session& session) {
    const GameList list = registry().list();
    return session.show([&] { return json(list, session.language()); }, [&] { return text(list, session.voice()); });
}

int perft(const Session& session, const GameWord& word, const std::string& option, std::size_t depth) {
    auto game = open_game(word);
    if (!game) return session.fail(game.error());
    auto position = position_of(**game, option);
    if (!position) return session.fail(position.error());
    session.remark(**game, *position);
    auto counts = (*game)->perft(*position, depth, session.control());
    if (!counts) return session.fail(counts.error());
    return session.show([&] { return json(*counts); }, [&] { return text(*counts, session.voice()); });
}

} // namespace

void add_games(Command& app, Session& session) {
    auto* command = app.add_subcommand(
        "games", {"the games, their parameters and powers", "les jeux, leurs paramètres et ce qu'ils permettent"});
    command->callback([&session] { session.run([&] { return show_games(session); }); });
}

void add_perft(Command& app, Session& session) {
    struct Options {
        GameWord game;
        std::string position;
        std::size_t depth = 4;
    };
    auto* command = app.add_subcommand(
        "perft", {"the number of move sequences of each length", "le nombre de suites de coups de chaque longueur"});
    auto options = std::make_shared<Options>();
    options->game.add(*command);
    add_start(*command, options->position);
    command
        ->add_option("--depth", options->depth,
                     {"the longest sequences (default 4)", "les plus longues suites (4 par défaut)"})
        ->check(range(1, 1000));
    command->examples("  zermelo perft babylone --depth 6");
    command->callback([&session, options] {
        session.run([&] { return perft(session, options->game, options->position, options->depth); });
    });
}

} // namespace zermelo
