// depth: how deep a search must look before it stops giving games away (003 B8).
#include "cli/commands.hpp"

#include "ask/depth_study.hpp"
#include "explain/search_text.hpp"
#include "render/search_json.hpp"

#include <memory>

namespace zermelo {

namespace {

int run_depth(const Session& session, const std::string& word, const std::string& option, const DepthRequest& request) {
    auto game = open_game(word);
    if (!game) return session.fail(game.error());
    auto start = position_of(**game, option);
    if (!start) return session.fail(start.error());
    auto study = study_depths(**game, *start, request, session.control());
    if (!study) return session.fail(study.error());
    return session.show([&] { return json(*study); }, [&] { return text(*study, session.voice()); });
}

} // namespace

void add_depth(Command& app, Session& session) {
    struct Options {
        std::string game, position;
        DepthRequest request;
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
        ->add_option("--depth", options->request.depth,
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
        session.run([&] { return run_depth(session, options->game, options->position, options->request); });
    });
}

} // namespace zermelo
