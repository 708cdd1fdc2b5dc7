// search and compare: what a search says of a position, and what each idea saves.
#include "cli/commands.hpp"

#include "ask/comparison.hpp"
#include "explain/search_text.hpp"
#include "render/search_json.hpp"

#include <memory>

namespace zermelo {

namespace {

int search(const Session& session, const std::string& word, const std::string& option, const std::string& with) {
    auto game = open_game(word);
    if (!game) return session.fail(game.error());
    auto position = position_of(**game, option);
    if (!position) return session.fail(position.error());
    auto ai = (*game)->ai(with, "--with");
    if (!ai) return session.fail(ai.error());
    auto searched = (*game)->search(*position, *ai, false, session.control());
    if (!searched) return session.fail(searched.error());
    session.show([&] { return json(*searched); }, [&] { return text(*searched, session.voice()); });
    return searched->limited ? limit_reached : done;
}

struct CompareOptions {
    std::string game, position;
    CompareRequest request;
    bool turns = false;
};

template <class Answer> int show_comparison(const Session& session, const Result<Answer>& compared) {
    if (!compared) return session.fail(compared.error());
    return session.show([&] { return json(*compared); }, [&] { return text(*compared, session.voice()); });
}

int compare(const Session& session, const CompareOptions& options) {
    auto game = open_game(options.game);
    if (!game) return session.fail(game.error());
    auto position = position_of(**game, options.position);
    if (!position) return session.fail(position.error());
    if (options.turns)
        return show_comparison(session, compare_turns(**game, *position, options.request, session.control()));
    return show_comparison(session, compare_methods(**game, *position, options.request, session.control()));
}

} // namespace

void add_search(Command& app, Session& session) {
    struct Options {
        std::string game, position, with;
    };
    auto* command = app.add_subcommand("search", {"what one search says of a position, and what it costs",
                                                  "ce qu'une recherche dit d'une position, et ce qu'elle coûte"});
    auto options = std::make_shared<Options>();
    add_game_word(*command, options->game);
    add_position(*command, options->position);
    command
        ->add_option("--with", options->with,
                     {"minimax, alphabeta or mcts, with options", "minimax, alphabeta ou mcts, avec options"})
        ->required()
        ->check(not_empty);
    command->examples(
        "  zermelo search tictactoe --with minimax:utility=10\n"
        "  zermelo search connect4 --with alphabeta:depth=8,eval=lines,order=eval,memo\n"
        "  zermelo search connect4 --position 4455 --with mcts:playouts=1000",
        {"minimax: depth=N, eval=NAME, playouts=N (of eval=playouts), memo, utility=1|10|100|inf\n"
         "alphabeta: also order=eval+table+killer+history, seconds=N, nodes=N (deepening until then)\n"
         "mcts: playouts=N, seconds=N",
         "minimax : depth=N, eval=NOM, playouts=N (de eval=playouts), memo, utility=1|10|100|inf\n"
         "alphabeta : aussi order=eval+table+killer+history, seconds=N, nodes=N (de plus en plus profond jusque-là)\n"
         "mcts : playouts=N, seconds=N"});
    command->callback([&session, options] {
        session.run([&] { return search(session, options->game, options->position, options->with); });
    });
}

void add_compare(Command& app, Session& session) {
    auto* command = app.add_subcommand("compare", {"minimax, memoised, alpha-beta, ordered ... side by side",
                                                   "minimax, mémoïsé, alpha-bêta, ordonné ... côte à côte"});
    auto options = std::make_shared<CompareOptions>();
    add_game_word(*command, options->game);
    add_position(*command, options->position);
    command->add_option("--depth", options->request.depth,
                        {"the depth of all of them (default: to the end of the game)",
                         "la profondeur de toutes (par défaut : jusqu'à la fin du jeu)"});
    command->add_option("--eval", options->request.eval, {"the heuristic of all of them", "l'heuristique de toutes"})
        ->check(not_empty);
    command
        ->add_option("--utility", options->request.utility,
                     {"1, 10, 100 (less the plies) or inf", "1, 10, 100 (moins les coups) ou inf"})
        ->check(not_empty);
    command->add_flag("--turns", options->turns,
                      {"a row for every turn of a game that alpha-beta plays",
                       "une ligne par tour d'une partie que joue alpha-bêta"});
    command->examples("  zermelo compare tictactoe --utility 10\n"
                      "  zermelo compare tictactoe --turns\n"
                      "  zermelo compare connect4 --depth 6 --eval lines");
    command->callback([&session, options] { session.run([&] { return compare(session, *options); }); });
}

} // namespace zermelo
