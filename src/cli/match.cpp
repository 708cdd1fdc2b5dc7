// match: many games between two AIs, or between all settings of one.
#include "cli/commands.hpp"

#include "ask/match.hpp"
#include "explain/match_text.hpp"
#include "render/search_json.hpp"

#include <memory>

namespace zermelo {

namespace {

struct MatchOptions {
    GameWord game;
    std::string position;
    MatchRequest request;
    std::vector<std::string> grids;
};

int run_grid(const Session& session, AnyGame& game, const Position& start, const MatchOptions& options) {
    auto axes = read_axes(options.grids);
    if (!axes) return session.fail(axes.error());
    auto grid = play_grid(game, start, options.request, *axes, session.control());
    if (!grid) return session.fail(grid.error());
    return session.show([&] { return json(*grid); }, [&] { return text(*grid, session.voice()); });
}

int run_match(const Session& session, const MatchOptions& options) {
    auto game = open_game(options.game);
    if (!game) return session.fail(game.error());
    if (options.grids.empty() == options.request.second.empty())
        return session.fail({"--second", errors::second_or_grid, {}});
    auto start = position_of(**game, options.position);
    if (!start) return session.fail(start.error());
    if (!options.grids.empty()) return run_grid(session, **game, *start, options);
    auto match = play_match(**game, *start, options.request, session.control());
    if (!match) return session.fail(match.error());
    return show_answer(session, **game, [&] { return json(*match); }, [&] { return text(*match, session.voice()); });
}

} // namespace

void add_match(Command& app, Session& session) {
    auto* command = app.add_subcommand("match", {"many games between two AIs, each beginning half of them",
                                                 "beaucoup de parties entre deux IA, chacune en commence la moitié"});
    auto options = std::make_shared<MatchOptions>();
    options->game.add(*command);
    command
        ->add_option("--first", options->request.first,
                     {"an AI, such as perfect, random, level:5, alphabeta:depth=4",
                      "une IA, comme perfect, random, level:5, alphabeta:depth=4"})
        ->required();
    command->add_option("--second", options->request.second, {"another", "une autre"})->check(not_empty);
    command
        ->add_option("--games", options->request.games,
                     {"how many games (default 100)", "nombre de parties (100 par défaut)"})
        ->check(range(1, 1'000'000'000));
    command
        ->add_option("--opening", options->request.opening,
                     {"random moves before the AIs play, the same for both sides (default 2)",
                      "coups au hasard avant que jouent les IA, les mêmes pour les deux (2 par défaut)"})
        ->check(range(0, 1000));
    command->add_option(
        "--grid", options->grids,
        {"an option of the first AI and its values, such as depth=1+2+3: all settings play each other",
         "une option de la première IA et ses valeurs, comme depth=1+2+3 : tous les réglages s'affrontent"});
    add_start(*command, options->position);
    command->examples(
        "  zermelo match babylone --first perfect --second random --games 1000\n"
        "  zermelo match connect4:5,4 --first minimax:eval=playouts --grid playouts=10+30+100 --grid depth=1+2+3");
    command->callback([&session, options] { session.run([&] { return run_match(session, *options); }); });
}

} // namespace zermelo
