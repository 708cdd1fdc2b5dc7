// tree: the tree that a search walks through, with values, windows and cuts.
#include "cli/commands.hpp"

#include "api/tree_format.hpp"
#include "explain/search_words.hpp"

#include <memory>

namespace zermelo {

namespace {

struct TreeOptions {
    std::string game, position, with = "alphabeta", format = "text", output;
    std::optional<std::int64_t> depth;
    bool leaves = false;
};

constexpr std::uint64_t most_drawn = 2'000, most_listed = 200'000;

bool is_leaf(const SearchTree::Node& node) {
    return node.kind == SearchTree::Kind::over || node.kind == SearchTree::Kind::judged;
}

// The leaves in the order in which the search reaches them, with board, mover and value (004 III).
std::string leaves_text(const Session& session, const SearchTree& tree) {
    std::vector<std::vector<std::string>> rows;
    for (const SearchTree::Node& node : tree.nodes)
        if (is_leaf(node))
            rows.push_back({node.position, session.say(words::to_move, {std::to_string(node.mover)}), node.value,
                            session.say(node.kind == SearchTree::Kind::over ? words::leaf_over : words::leaf_judged)});
    return session.say(words::leaves_head, {session.count(rows.size()), std::to_string(tree.nodes[0].mover)}) + "\n" +
           aligned(rows);
}

Json leaves_json(const SearchTree& tree) {
    Json leaves = Json::array();
    for (const SearchTree::Node& node : tree.nodes)
        if (is_leaf(node))
            leaves.push_back({{"position", node.position},
                              {"to_move", node.mover},
                              {"value", Json::parse(node.value, nullptr, false).is_number() ? Json::parse(node.value)
                                                                                            : Json(node.value)},
                              {"kind", tree.kind_name(node)}});
    return Json{{"leaves", std::move(leaves)}};
}

int run_tree(const Session& session, const TreeOptions& options) {
    const std::string format = session.json() ? "json" : options.format;
    if (format != "json" && format != "dot" && format != "svg" && format != "text")
        return session.fail({"--format", errors::unknown_choice, {format, "text, json, dot, svg"}});
    auto game = open_game(options.game);
    if (!game) return session.fail(game.error());
    TreeRequest request{options.with, {}, options.leaves || format == "json" ? most_listed : most_drawn};
    if (!options.position.empty()) request.position = options.position;
    if (options.depth) request.with = with_option(options.with, "depth", std::to_string(*options.depth));
    auto tree = (*game)->tree(request, session.control());
    if (!tree) return session.fail(tree.error());
    std::string text;
    if (format == "json")
        text = (options.leaves ? leaves_json(*tree) : tree_json(*tree)).dump(2) + "\n";
    else
        text = options.leaves ? leaves_text(session, *tree) : draw_tree(*tree, format, session.ink());
    if (options.output.empty()) {
        session.print(text);
        return done;
    }
    auto written = write_file(options.output, text);
    return written ? done : session.fail(written.error());
}

} // namespace

void add_tree(Command& app, Session& session) {
    auto* command =
        app.add_subcommand("tree", {"the tree that a search walks through, with values, windows and cuts",
                                    "l'arbre que parcourt une recherche, avec valeurs, fenêtres et coupes"});
    auto options = std::make_shared<TreeOptions>();
    add_game_word(*command, options->game);
    add_position(*command, options->position);
    command->add_option("--depth", options->depth,
                        {"how deep (default: as the AI says, else to the end of the game)",
                         "profondeur (par défaut : celle de l'IA, sinon jusqu'à la fin du jeu)"});
    command
        ->add_option("--with", options->with,
                     {"minimax or alphabeta, with options (default: alphabeta)",
                      "minimax ou alphabeta, avec options (par défaut : alphabeta)"})
        ->check(not_empty);
    command->add_option("--format", options->format,
                        {"text, json, dot (Graphviz) or svg", "text, json, dot (Graphviz) ou svg"});
    command->add_flag("--leaves", options->leaves,
                      {"only the leaves: board, who is to move, value",
                       "les feuilles seulement : plateau, qui est au trait, valeur"});
    add_output(*command, options->output);
    command->examples("  zermelo tree tree:fig52 --format svg --output fig52.svg\n"
                      "  zermelo tree tictactoe --depth 2 --with minimax:eval=open-lines --leaves");
    command->callback([&session, options] { session.run([&] { return run_tree(session, *options); }); });
}

} // namespace zermelo
