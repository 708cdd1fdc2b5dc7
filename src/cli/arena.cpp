// arena: the graph of a game or a file, written in many forms; what the course computes on it.
#include "api/arena_drawing.hpp"
#include "arena/graph.hpp"
#include "arena/write_arena.hpp"
#include "ask/arena_questions.hpp"
#include "cli/arena_options.hpp"
#include "cli/commands.hpp"
#include "explain/arena_text.hpp"
#include "render/arena_json.hpp"
#include "render/arena_python.hpp"

#include <memory>

namespace zermelo {

namespace {

struct ArenaCommandOptions {
    ArenaOptions arena;
    std::string format = "json", output, predecessors;
    bool transpose = false, in_degrees = false, sides = false;
};

int write_graph(const Session& session, const ArenaCommandOptions& options, const NamedArena& arena) {
    const std::string format = session.json() ? "json" : options.format;
    std::string text;
    if (format == "json") text = write_json(arena);
    if (format == "dict" || format == "list") {
        for (const auto& line : python_warnings(arena, format == "list", session.voice())) session.warn(line);
        text = format == "list" ? write_list(arena) : write_dict(arena);
    }
    if (format == "pg") {
        // A file without owners belongs to player 1; a position of a game belongs to whoever is to move.
        if (arena.game && !arena.owned) return session.fail({"--format", errors::needs_owners, {}});
        for (const auto& line : warnings(pg_losses(arena), session.voice())) session.warn(line);
        text = write_pg(arena);
    }
    if (format == "svg" || format == "dot") {
        const ArenaRequest& request = options.arena.source.request;
        const Layers layers = request.both ? Layers::halves : request.bipartite ? Layers::sides : Layers::distance;
        auto drawn = arena_drawing(arena, nullptr, format, layers, session.language());
        if (!drawn) return session.fail(drawn.error());
        text = std::move(*drawn);
    }
    if (text.empty())
        return session.fail({"--format", errors::unknown_choice, {format, "json, dot, svg, pg, dict, list"}});
    return session.deliver(text, options.output);
}

int run_arena(const Session& session, ArenaCommandOptions options) {
    auto arena = options.arena.open(session);
    if (!arena) return session.fail(arena.error());
    const bool by_number = options.format == "list";
    // As JSON, or as the course's Python has it.
    auto show = [&](const auto& answer) {
        return session.show([&] { return json(answer); }, [&] { return python_text(answer, by_number); });
    };
    if (options.in_degrees) return show(in_degrees(*arena));
    if (options.sides) {
        const ArenaSides sides = find_sides(*arena);
        return session.show([&] { return json(sides); }, [&] { return text(sides, session.voice()); });
    }
    if (!options.predecessors.empty()) {
        const auto found = predecessors(*arena, options.predecessors);
        return found ? show(*found) : session.fail(found.error());
    }
    if (options.transpose) arena->arena = transposed(arena->arena);
    return write_graph(session, options, *arena);
}

} // namespace

void add_arena(Command& app, Session& session) {
    auto* command = app.add_subcommand("arena", {"the graph of a game or a file, in many forms",
                                                 "le graphe d'un jeu ou d'un fichier, sous bien des formes"});
    auto options = std::make_shared<ArenaCommandOptions>();
    options->arena.add(*command);
    options->arena.targets.add(*command);
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
