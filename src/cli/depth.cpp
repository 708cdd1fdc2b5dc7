// depth: how deep a search must look before it stops giving games away (003 B8).
#include "cli/commands.hpp"

#include "explain/search_words.hpp"

#include <memory>
#include <sstream>

namespace zermelo {

namespace {

std::string percentage(double share) {
    std::ostringstream text;
    text.precision(1);
    text << std::fixed << share * 100 << " %";
    return text.str();
}

std::string study_text(const Session& session, const Json& answer) {
    std::string text = session.say(
        words::depth_head, {session.count(answer["of"]), session.count(answer["won"]), session.count(answer["drawn"])});
    if (answer["positions"] != answer["of"])
        text += " " + session.say(words::depth_sample, {session.count(answer["positions"])});
    std::vector<std::vector<std::string>> rows{{session.say(words::column_depth), session.say(words::column_errors),
                                                session.say(words::column_given_away),
                                                session.say(words::column_nodes)}};
    for (const Json& row : answer["rows"])
        rows.push_back({row["depth"].dump(), session.count(row["errors"]), percentage(row["given_away"]),
                        session.count(row["nodes"])});
    const std::string with = answer["with"];
    return text + "\n" + aligned(rows) +
           (answer["least"].is_null()
                ? session.say(words::no_least_depth, {answer["rows"].back()["depth"].dump(), with})
                : session.say(words::least_depth, {answer["least"].dump(), with})) +
           "\n";
}

int run_depth(const Session& session, const std::string& word, const DepthRequest& request) {
    auto game = open_game(word);
    if (!game) return session.fail(game.error());
    auto answer = (*game)->depth(request, session.control());
    if (!answer) return session.fail(answer.error());
    return session.show(*answer, [&] { return study_text(session, *answer); });
}

} // namespace

void add_depth(Command& app, Session& session) {
    struct Options {
        std::string game, position;
        DepthRequest request;
        std::optional<std::uint32_t> depth;
    };
    auto* command =
        app.add_subcommand("depth", {"how deep a search must look so as never to give a game away",
                                     "à quelle profondeur une recherche doit voir pour ne jamais gâcher une partie"});
    auto options = std::make_shared<Options>();
    command->add_option("game", options->game, {"a game that can be solved", "un jeu qu'on peut résoudre"})->required();
    command
        ->add_option("--with", options->request.with,
                     {"minimax or alphabeta, with options", "minimax ou alphabeta, avec options"})
        ->required()
        ->check(not_empty);
    add_start(*command, options->position);
    command
        ->add_option("--depth", options->depth,
                     {"the deepest (default: until all is seen)", "la plus grande (par défaut : jusqu'à tout voir)"})
        ->check(range(1, 4096));
    command
        ->add_option("--sample", options->request.sample,
                     {"at most so many positions (default 5000)", "au plus tant de positions (5000 par défaut)"})
        ->check(range(1, 100'000'000));
    command->examples("  zermelo depth chomp:3,6 --with alphabeta\n"
                      "  zermelo depth chomp:3,6 --with alphabeta:eval=rules\n"
                      "  zermelo depth tictactoe --with minimax:eval=open-lines");
    command->callback([&session, options] {
        if (!options->position.empty()) options->request.position = options->position;
        options->request.depth = options->depth;
        session.run([&] { return run_depth(session, options->game, options->request); });
    });
}

} // namespace zermelo
