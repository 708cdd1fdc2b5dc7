// search and compare: what a search says of a position, and what each idea saves.
#include "cli/commands.hpp"

#include "ask/comparison.hpp"
#include "ask/course_form.hpp"
#include "explain/search_text.hpp"
#include "render/search_json.hpp"

#include <memory>

namespace zermelo {

namespace {

struct SearchOptions {
    std::string game, position, with, form;
};

// All best moves. Alpha-beta looks for one; to know the others it has to look again, which leaves its counts alone.
// After a long search nobody waits for another.
std::vector<std::string> all_best(const Session& session, AnyGame& game, const Position& position, const Ai& ai,
                                  const Searched& found) {
    constexpr std::uint64_t long_search = 1'000'000;
    if (ai.kind != Ai::Kind::alphabeta || found.counts.nodes > long_search || ai.limited() || found.limited ||
        session.control().limits.timed())
        return found.best;
    auto again = game.search(position, ai, true, session.control());
    return again ? again->best : found.best;
}

int search(const Session& session, const SearchOptions& options) {
    auto game = open_game(options.game);
    if (!game) return session.fail(game.error());
    auto form = form_of(options.form);
    if (!form) return session.fail(form.error());
    if (auto known = (*game)->check_form(*form); !known) return session.fail(known.error());
    auto position = position_of(**game, options.position);
    if (!position) return session.fail(position.error());
    auto ai = (*game)->ai(options.with, "--with");
    if (!ai) return session.fail(ai.error());
    session.remark(**game, *position);
    auto searched = (*game)->search(*position, *ai, false, session.control());
    if (!searched) return session.fail(searched.error());
    const bool course = *form == Form::course, limited = searched->limited;
    session.show(
        [&] {
            if (course) tell_as_course(*searched, **game, *position);
            return json(*searched);
        },
        [&] {
            if (course) return course_pair(*searched, **game, *position) + "\n";
            searched->best = all_best(session, **game, *position, *ai, *searched);
            return text(*searched, session.voice());
        });
    return limited ? limit_reached : done;
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
    auto* command = app.add_subcommand("search", {"what one search says of a position, and what it costs",
                                                  "ce qu'une recherche dit d'une position, et ce qu'elle coûte"});
    auto options = std::make_shared<SearchOptions>();
    add_game_word(*command, options->game);
    add_position(*command, options->position);
    command
        ->add_option("--with", options->with,
                     {"minimax, alphabeta or mcts, with options", "minimax, alphabeta ou mcts, avec options"})
        ->required()
        ->check(not_empty);
    add_course_form(*command, options->form);
    command->examples(
        "  zermelo search tictactoe --with minimax:utility=10\n"
        "  zermelo search connect4 --with alphabeta:depth=8,eval=lines,order=eval,memo\n"
        "  zermelo search connect4 --position 4455 --with mcts:playouts=1000",
        {"minimax: depth=N, eval=NAME, playouts=N (of eval=playouts), memo, utility=1|10|100|inf\n"
         "alphabeta: also order=eval+table+killer+history, window=bounded|open, seconds=N, nodes=N (deepening "
         "until then)\n"
         "mcts: playouts=N, seconds=N",
         "minimax : depth=N, eval=NOM, playouts=N (de eval=playouts), memo, utility=1|10|100|inf\n"
         "alphabeta : aussi order=eval+table+killer+history, window=bounded|open, seconds=N, nodes=N (de plus "
         "en plus profond jusque-là)\n"
         "mcts : playouts=N, seconds=N"});
    command->callback([&session, options] { session.run([&] { return search(session, *options); }); });
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
