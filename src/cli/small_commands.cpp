// games, perft: commands that fit in a few lines each.
#include "cli/commands.hpp"

#include <memory>

namespace zermelo {

namespace {

Json parameter_json(const Parameter& parameter) {
    const char* kind = parameter.kind == Parameter::Kind::flag   ? "flag"
                       : parameter.kind == Parameter::Kind::text ? "text"
                       : parameter.kind == Parameter::Kind::list ? "list"
                                                                 : "number";
    Json json{{"name", parameter.name}, {"kind", kind}, {"meaning", parameter.meaning.english}};
    if (!parameter.standard.empty()) json["default"] = parameter.standard;
    if (parameter.high > 0) json["from"] = parameter.low, json["to"] = parameter.high;
    return json;
}

int list_games(const Session& session) {
    Json games = Json::array();
    std::string text;
    for (const RegisteredGame& registered : all_games()) {
        const GameInfo& info = *registered.info;
        const auto game = open_game(info.name); // none where a file must be named first
        Json parameters = Json::array();
        std::string described;
        for (const Parameter& parameter : info.parameters) {
            parameters.push_back(parameter_json(parameter));
            described += (described.empty() ? "" : ", ") + std::string(parameter.name);
            if (!parameter.standard.empty()) described += "=" + std::string(parameter.standard);
            described += " (" + std::string(parameter.meaning.in(session.language())) + ")";
        }
        games.push_back({{"name", info.name},
                         {"aliases", info.aliases},
                         {"title", info.title.in(session.language())},
                         {"rules", info.rules.in(session.language())},
                         {"parameters", parameters},
                         {"powers", game ? Json((*game)->powers()) : Json::array()},
                         {"heuristics", game ? Json((*game)->heuristics()) : Json::array()},
                         {"position", info.position},
                         {"move", info.move}});
        text += session.ink().bold(std::string(info.name)) + "  " + std::string(info.title.in(session.language())) +
                "\n  " + std::string(info.rules.in(session.language())) + "\n  " +
                session.say(words::games_parameters, {described}) + "\n  " +
                session.say(words::games_example, {std::string(info.position), std::string(info.move)}) + "\n";
    }
    return session.show(Json{{"games", games}}, [&] { return text; });
}

int perft(const Session& session, const std::string& word, const std::string& position, std::size_t depth) {
    auto game = open_game(word);
    if (!game) return session.fail(game.error());
    auto answer = (*game)->perft(position.empty() ? Position{} : position, depth, session.control());
    if (!answer) return session.fail(answer.error());
    if (session.json()) {
        session.print_json(*answer);
        return done;
    }
    std::vector<std::vector<std::string>> rows;
    for (std::size_t i = 0; i < (*answer)["counts"].size(); ++i)
        rows.push_back({std::to_string(i + 1), session.count((*answer)["counts"][i])});
    session.print(session.say(words::perft_head) + "\n" + aligned(rows));
    return done;
}

} // namespace

void add_games(Command& app, Session& session) {
    auto* command = app.add_subcommand(
        "games", {"the games, their parameters and powers", "les jeux, leurs paramètres et ce qu'ils permettent"});
    command->callback([&session] { session.run([&] { return list_games(session); }); });
}

void add_perft(Command& app, Session& session) {
    struct Options {
        std::string game, position;
        std::size_t depth = 4;
    };
    auto* command = app.add_subcommand(
        "perft", {"the number of move sequences of each length", "le nombre de suites de coups de chaque longueur"});
    auto options = std::make_shared<Options>();
    add_game_word(*command, options->game);
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
