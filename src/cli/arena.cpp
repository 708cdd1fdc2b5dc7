// arena: the graph of a game or a file, written in many forms; what the course computes on it.
#include "api/arena_drawing.hpp"
#include "arena/graph.hpp"
#include "arena/python_text.hpp"
#include "arena/write_arena.hpp"
#include "cli/arena_options.hpp"
#include "cli/commands.hpp"
#include "explain/arena_words.hpp"

#include <memory>

namespace zermelo {

namespace {

struct ArenaCommandOptions {
    ArenaOptions source;
    std::string format = "json", output, predecessors;
    bool transpose = false, in_degrees = false, sides = false;
};

// These say what the file will not hold.
void warn_of_python_losses(const Session& session, const NamedArena& arena, bool is_list) {
    if (arena.game) return; // its rules say it all
    std::string losses;
    auto lose = [&](bool lost, const Text& what) {
        if (lost) losses += (losses.empty() ? "" : ", ") + session.say(what, {});
    };
    lose(arena.has_targets(Player::one) || arena.has_targets(Player::two), words::the_targets);
    lose(!arena.priorities.empty(), words::the_priorities);
    lose(is_list && arena.owned, words::the_owners);
    if (!losses.empty()) session.warn(session.say(words::python_losses, {losses}));
}

void warn_of_pg_losses(const Session& session, const NamedArena& arena) {
    const PgLosses losses = pg_losses(arena);
    auto warn = [&](bool lost, const Text& sentence, std::uint64_t number = 0) {
        if (lost) session.warn(session.say(sentence, {session.count(number)}));
    };
    warn(losses.loops > 0, words::pg_loops, losses.loops);
    warn(losses.moves > 0, words::pg_moves_lost, losses.moves);
    warn(losses.second_targets > 0, words::pg_second_targets, losses.second_targets);
    warn(losses.targets, words::pg_targets_lost);
    warn(losses.draws, words::pg_draws);
}

int write_graph(const Session& session, const ArenaCommandOptions& options, const NamedArena& arena) {
    const std::string format = session.json() ? "json" : options.format;
    std::string text;
    if (format == "json") text = write_json(arena);
    if (format == "dict" || format == "list") {
        warn_of_python_losses(session, arena, format == "list");
        text = format == "list" ? write_list(arena) : write_dict(arena);
    }
    if (format == "pg") {
        // A file without owners belongs to player 1; a position of a game belongs to whoever is to move.
        if (arena.game && !arena.owned) return session.fail({"--format", errors::needs_owners, {}});
        warn_of_pg_losses(session, arena);
        text = write_pg(arena);
    }
    if (format == "svg" || format == "dot") {
        const ArenaRequest& request = options.source.request;
        const Layers layers = request.bipartite || request.both ? Layers::sides : Layers::distance;
        auto drawn = arena_drawing(arena, nullptr, format, layers, session.language());
        if (!drawn) return session.fail(drawn.error());
        text = std::move(*drawn);
    }
    if (text.empty())
        return session.fail({"--format", errors::unknown_choice, {format, "json, dot, svg, pg, dict, list"}});
    return session.deliver(text, options.output);
}

// A name as Python writes it: a number in a list of numbers.
std::string python_name(const NamedArena& arena, Vertex v, bool as_number) {
    return as_number ? std::to_string(index(v)) : python_key(arena.name(v), arena.python_names);
}

int write_in_degrees(const Session& session, const ArenaCommandOptions& options, const NamedArena& arena) {
    const auto degrees = in_degrees(arena.arena);
    Json answer = Json::object();
    std::string text;
    std::vector<bool> seen(arena.arena.size());
    for (Vertex v : arena.arena.targets()) { // in the order in which the course's function meets them
        if (seen[index(v)]) continue;
        seen[index(v)] = true;
        answer[arena.name(v)] = degrees[index(v)];
        text += (text.empty() ? "{" : ", ") + python_name(arena, v, options.format == "list") + ": " +
                std::to_string(degrees[index(v)]);
    }
    return session.show(answer, [&] { return (text.empty() ? "{" : text) + "}\n"; });
}

int write_predecessors(const Session& session, const ArenaCommandOptions& options, const NamedArena& arena) {
    const auto vertex = arena.find(options.predecessors);
    if (!vertex) return session.fail({"--predecessors", errors::unknown_vertex, {options.predecessors}});
    Json answer = Json::array();
    std::string text;
    const Arena turned = transposed(arena.arena);
    for (Vertex v : turned.successors(*vertex)) {
        answer.push_back(arena.name(v));
        text += (text.empty() ? "" : ", ") + python_name(arena, v, options.format == "list");
    }
    return session.show(answer, [&] { return "[" + text + "]\n"; });
}

int write_sides(const Session& session, const NamedArena& arena) {
    const Sides sides = find_sides(arena.arena);
    Json left = Json::array(), right = Json::array(), cycle = Json::array();
    std::string shown;
    for (Vertex v : sides.odd_cycle) {
        cycle.push_back(arena.name(v));
        shown += arena.name(v) + " - ";
    }
    if (!cycle.empty()) shown += cycle.front();
    each_vertex(arena.arena, [&](Vertex v) { (sides.right[index(v)] ? right : left).push_back(arena.name(v)); });
    const bool good = cycle.empty();
    return session.show(
        Json{{"bipartite", good},
             {"left", good ? left : Json(nullptr)},
             {"right", good ? right : Json(nullptr)},
             {"odd_cycle", good ? Json(nullptr) : cycle}},
        [&] {
            return (good ? session.say(words::is_bipartite, {session.count(left.size()), session.count(right.size())})
                         : session.say(words::not_bipartite, {shown})) +
                   "\n";
        });
}

int run_arena(const Session& session, const ArenaCommandOptions& options) {
    auto arena = options.source.open(session);
    if (!arena) return session.fail(arena.error());
    if (options.in_degrees) return write_in_degrees(session, options, *arena);
    if (options.sides) return write_sides(session, *arena);
    if (!options.predecessors.empty()) return write_predecessors(session, options, *arena);
    if (options.transpose) arena->arena = transposed(arena->arena);
    return write_graph(session, options, *arena);
}

} // namespace

void add_arena(Command& app, Session& session) {
    auto* command = app.add_subcommand("arena", {"the graph of a game or a file, in many forms",
                                                 "le graphe d'un jeu ou d'un fichier, sous bien des formes"});
    auto options = std::make_shared<ArenaCommandOptions>();
    options->source.add(*command);
    command->add_option("--format", options->format,
                        {"json, dot (Graphviz), svg, pg (PGSolver), dict and list (the course's Python)",
                         "json, dot (Graphviz), svg, pg (PGSolver), dict et list (le Python du cours)"});
    command->add_flag("--transpose", options->transpose, {"all arrows turned around", "toutes les flèches retournées"});
    command->add_flag("--in-degrees", options->in_degrees,
                      {"how many arrows end in each vertex", "combien de flèches arrivent en chaque sommet"});
    command
        ->add_option("--predecessors", options->predecessors,
                     {"where arrows to this vertex begin", "d'où partent les flèches vers ce sommet"})
        ->check(not_empty);
    command->add_flag("--sides", options->sides,
                      {"whether the graph is bipartite, with an odd cycle if it is not",
                       "si le graphe est biparti, avec un cycle impair s'il ne l'est pas"});
    add_output(*command, options->output);
    command->examples("  zermelo arena babylone:2,2 --format dict --as course\n"
                      "  zermelo arena subtraction:7 --both --format list\n"
                      "  zermelo arena arena:examples/course-example-3.dot --format svg --output arena.svg\n"
                      "  zermelo arena arena:game.dot --format pg");
    command->callback([&session, options] { session.run([&] { return run_arena(session, *options); }); });
}

} // namespace zermelo
