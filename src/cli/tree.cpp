// tree: the tree that a search walks through, with values, windows and cuts.
#include "cli/commands.hpp"

#include "explain/search_text.hpp"
#include "explain/steps_text.hpp"
#include "render/search_json.hpp"
#include "render/steps_json.hpp"
#include "render/tree_drawing.hpp"

#include <memory>

namespace zermelo {

namespace {

struct TreeOptions {
    std::string game, position, with = "alphabeta", format = "text", output;
    std::optional<std::int64_t> depth;
    bool leaves = false, steps = false;
};

constexpr std::uint64_t max_drawn = 2'000, max_in_json = 200'000, max_stepped = 20'000;

// Step by step, as text or as JSON.
template <class Tree> int deliver_steps(const Session& session, const TreeOptions& options, const Tree& tree) {
    return session.deliver(session.json() ? steps_json(tree, session.voice()).text() + "\n"
                                          : steps_text(tree, session.voice()),
                           options.output);
}

std::string written(const SearchTree& tree, const std::string& format, bool leaves, const Voice& voice) {
    if (format == "json") return (leaves ? leaves_json(tree) : json(tree)).text() + "\n";
    if (leaves) return leaves_text(tree, voice);
    return format == "dot" ? tree_dot(tree) : format == "svg" ? tree_svg(tree) : tree_text(tree, voice);
}

int run_tree(const Session& session, const TreeOptions& options) {
    const std::string format = session.json() ? "json" : options.format;
    if (format != "json" && format != "dot" && format != "svg" && format != "text")
        return session.fail({"--format", errors::unknown_choice, {format, "text, json, dot, svg"}});
    auto game = open_game(options.game);
    if (!game) return session.fail(game.error());
    auto position = position_of(**game, options.position);
    if (!position) return session.fail(position.error());
    auto ai = (*game)->ai(
        options.depth ? with_option(options.with, "depth", std::to_string(*options.depth)) : options.with, "--with");
    if (!ai) return session.fail(ai.error());
    session.remark(**game, *position);
    if (ai->kind == Ai::Kind::mcts) { // random games grow a tree: there is nothing else to show
        if (ai->playouts > most_shown_playouts)
            return session.fail({"--with",
                                 errors::out_of_range,
                                 {std::to_string(ai->playouts), "1", std::to_string(most_shown_playouts)}});
        auto growth = (*game)->growth(*position, *ai, session.control());
        return growth ? deliver_steps(session, options, *growth) : session.fail(growth.error());
    }
    const std::uint64_t max_nodes = options.steps                        ? max_stepped
                                    : options.leaves || format == "json" ? max_in_json
                                                                         : max_drawn;
    auto tree = (*game)->tree(*position, *ai, max_nodes, session.control());
    if (!tree) return session.fail(tree.error());
    if (options.steps) return deliver_steps(session, options, *tree);
    return session.deliver(written(*tree, format, options.leaves, session.voice()), options.output);
}

} // namespace

void add_tree(Command& app, Session& session) {
    auto* command =
        app.add_subcommand("tree", {"the tree that a search walks through, with values, windows and cuts",
                                    "l'arbre que parcourt une recherche, avec valeurs, fenêtres et élagages"});
    auto options = std::make_shared<TreeOptions>();
    add_game_word(*command, options->game);
    add_position(*command, options->position);
    command->add_option("--depth", options->depth,
                        {"how deep (default: as the AI says, else to the end of the game)",
                         "profondeur (par défaut : celle de l'IA, sinon jusqu'à la fin du jeu)"});
    command
        ->add_option("--with", options->with,
                     {"minimax, alphabeta or mcts, with options (default: alphabeta)",
                      "minimax, alphabeta ou mcts, avec options (par défaut : alphabeta)"})
        ->check(not_empty);
    command->add_option("--format", options->format,
                        {"text, json, dot (Graphviz) or svg", "text, json, dot (Graphviz) ou svg"});
    command->add_flag("--leaves", options->leaves,
                      {"only the leaves: board, who is to move, value",
                       "les feuilles seulement : plateau, qui est au trait, valeur"});
    command->add_flag("--steps", options->steps,
                      {"what the search does, step by step (of mcts, always)",
                       "ce que fait la recherche, pas à pas (toujours pour mcts)"});
    add_output(*command, options->output);
    command->examples("  zermelo tree tree:fig52 --format svg --output fig52.svg\n"
                      "  zermelo tree tree:fig52 --steps\n"
                      "  zermelo tree nim:1+2 --with mcts:playouts=10\n"
                      "  zermelo tree tictactoe --depth 2 --with minimax:eval=open-lines --leaves");
    command->callback([&session, options] { session.run([&] { return run_tree(session, *options); }); });
}

} // namespace zermelo
