// games, explain, perft, match: commands that fit in a few lines each.
#include "cli/commands.hpp"

#include <cmath>
#include <memory>
#include <sstream>

namespace zermelo {

namespace {

std::string percent(double share) {
    std::ostringstream text;
    text.precision(1);
    text << std::fixed << share * 100;
    return text.str();
}

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
        auto game = open_game(info.name);
        if (!game) return session.fail(game.error());
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
                         {"powers", (*game)->powers()},
                         {"heuristics", (*game)->heuristics()},
                         {"position", info.position},
                         {"move", info.move}});
        text += session.ink().bold(std::string(info.name)) + "  " + std::string(info.title.in(session.language())) +
                "\n  " + std::string(info.rules.in(session.language())) + "\n  " +
                session.say(words::games_parameters, {described}) + "\n  " +
                session.say(words::games_example, {std::string(info.position), std::string(info.move)}) + "\n";
    }
    if (session.json())
        session.print_json(Json{{"games", games}});
    else
        session.print(text);
    return done;
}

int explain(const Session& session, const std::string& word, const std::string& position, const std::string& move) {
    auto game = open_game(word);
    if (!game) return session.fail(game.error());
    auto answer =
        (*game)->explain(position.empty() ? Position{} : position, move.empty() ? std::nullopt : std::optional(move),
                         session.language(), session.control());
    if (!answer) return session.fail(answer.error());
    if (session.json()) {
        session.print_json(*answer);
        return done;
    }
    std::string line;
    for (const Json& made : (*answer)["line"]) line += (line.empty() ? "" : " ") + made.get<std::string>();
    session.print((*answer)["text"].get<std::string>() + "\n" +
                  (line.empty() ? "" : session.say(words::best_line, {line}) + "\n"));
    return done;
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

int match(const Session& session, const std::string& word, const MatchRequest& request) {
    auto game = open_game(word);
    if (!game) return session.fail(game.error());
    auto answer = (*game)->match(request, session.control());
    if (!answer) return session.fail(answer.error());
    if (session.json()) {
        session.print_json(*answer);
        return done;
    }
    const Json& match = *answer;
    const std::string elo = match["elo"].is_null() ? (match["score"] > 0.5 ? "+∞" : "-∞")
                                                   : std::to_string(std::lround(match["elo"].get<double>()));
    session.print(session.say(words::match_head, {request.first, request.second, session.count(request.games)}) + "\n" +
                  session.say(words::match_line, {request.first, session.count(match["first_wins"]), request.second,
                                                  session.count(match["second_wins"]), session.count(match["draws"])}) +
                  "\n" +
                  session.say(words::match_score, {request.first, percent(match["score"]),
                                                   percent(match["interval"][0]), percent(match["interval"][1]), elo}) +
                  "\n");
    return done;
}

} // namespace

void add_games(CLI::App& app, Session& session) {
    auto* command = app.add_subcommand("games", "the games, their parameters and powers");
    command->callback([&session] { session.run([&] { return list_games(session); }); });
}

void add_explain(CLI::App& app, Session& session) {
    struct Options {
        std::string game, position, move;
    };
    auto* command = app.add_subcommand("explain", "why a position is won or lost, what refutes a move");
    auto options = std::make_shared<Options>();
    command->add_option("game", options->game, "a game")->required();
    command->add_option("--position", options->position, "the position (default: the start)")->check(not_empty);
    command->add_option("--move", options->move, "explain this move instead")->check(not_empty);
    command->footer("Examples:\n  zermelo explain babylone:2,2\n  zermelo explain nim:3+5+7 --move 7-1 --lang fr");
    command->callback([&session, options] {
        session.run([&] { return explain(session, options->game, options->position, options->move); });
    });
}

void add_perft(CLI::App& app, Session& session) {
    struct Options {
        std::string game, position;
        std::size_t depth = 4;
    };
    auto* command = app.add_subcommand("perft", "the number of move sequences of each length");
    auto options = std::make_shared<Options>();
    command->add_option("game", options->game, "a game")->required();
    command->add_option("--position", options->position, "from this position on")->check(not_empty);
    command->add_option("--depth", options->depth, "the longest sequences (default 4)")->check(CLI::Range(1, 1000));
    command->footer("Example:\n  zermelo perft babylone --depth 6");
    command->callback([&session, options] {
        session.run([&] { return perft(session, options->game, options->position, options->depth); });
    });
}

void add_match(CLI::App& app, Session& session) {
    struct Options {
        std::string game, position;
        MatchRequest request;
    };
    auto* command = app.add_subcommand("match", "many games between two AIs, each beginning half of them");
    auto options = std::make_shared<Options>();
    command->add_option("game", options->game, "a game")->required();
    command->add_option("--first", options->request.first, "an AI: perfect, random, first")->required();
    command->add_option("--second", options->request.second, "another")->required();
    command->add_option("--games", options->request.games, "how many games (default 100)")
        ->check(CLI::Range(1, 1'000'000'000));
    command->add_option("--position", options->position, "from this position on")->check(not_empty);
    command->footer("Example:\n  zermelo match babylone --first perfect --second random --games 1000");
    command->callback([&session, options] {
        if (!options->position.empty()) options->request.position = options->position;
        session.run([&] { return match(session, options->game, options->request); });
    });
}

} // namespace zermelo
