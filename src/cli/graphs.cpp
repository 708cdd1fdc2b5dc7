// arena and attractor: a game as a graph.
#include "api/attractor_answer.hpp"
#include "arena/write_arena.hpp"
#include "cli/commands.hpp"

#include <memory>

namespace zermelo {

namespace {

struct Options {
    std::string game, position, format, output, form;
    ArenaRequest request;
    AttractorRequest attractor;
    bool symmetry = false, trace = false;
    int player = 1;
    std::string target;
};

Result<NamedArena> open_arena(const Session& session, Options& options) {
    auto game = open_game(options.game);
    if (!game) return game.error();
    if (!options.form.empty() && options.form != "course")
        return Error{"--as", errors::unknown_choice, {options.form, "course"}};
    if (!options.position.empty()) options.request.position = options.position;
    options.request.course = !options.form.empty();
    options.request.symmetry = options.symmetry;
    return (*game)->arena(options.request, session.control());
}

int write_arena(const Session& session, Options options) {
    const std::string format = session.json() ? "json" : options.format;
    if (format != "json" && format != "dot" && format != "dict")
        return session.fail({"--format", errors::unknown_choice, {format, "json, dot, dict"}});
    auto arena = open_arena(session, options);
    if (!arena) return session.fail(arena.error());
    const std::string text = format == "json"  ? write_json(*arena)
                             : format == "dot" ? write_dot(*arena)
                                               : write_dict(*arena);
    if (options.output.empty()) {
        session.print(text);
        return done;
    }
    auto written = write_file(options.output, text);
    return written ? done : session.fail(written.error());
}

std::string reason(const Session& session, const Json& entry, int player, std::size_t rank) {
    const std::string vertex = entry["vertex"];
    if (entry["why"] == "target") return session.say(words::attractor_target, {vertex});
    const bool mine = entry["why"] == "moves";
    return session.say(
        mine ? words::attractor_mine : words::attractor_forced,
        {vertex, std::to_string(mine ? player : 3 - player), entry["through"], std::to_string(rank - 1)});
}

std::string attractor_text(const Session& session, const Json& answer, const Options& options) {
    const int player = answer["player"];
    std::string text = session.say(words::attractor_head,
                                   {std::to_string(player), session.count(answer["size"]),
                                    session.count(answer["vertices"]), std::to_string(answer["sizes"].size())}) +
                       "\n";
    if (options.attractor.summary) {
        for (std::size_t rank = 0; rank < answer["sizes"].size(); ++rank)
            text += "  V_" + std::to_string(rank) + ": " + session.count(answer["sizes"][rank]) + "\n";
        return text;
    }
    for (const Json& step : answer["steps"]) {
        const std::size_t rank = step["rank"];
        text += session.ink().bold("V_" + std::to_string(rank));
        if (!options.trace)
            for (const Json& entry : step["vertices"])
                text += (&entry == &step["vertices"].front() ? "  " : ", ") + entry["vertex"].get<std::string>();
        text += "\n";
        if (options.trace)
            for (const Json& entry : step["vertices"]) text += reason(session, entry, player, rank) + "\n";
    }
    return text;
}

// The sheet's dictionary: {vertex: True where it is in the attractor}.
std::string course_text(const NamedArena& arena, const Json& answer) {
    std::string text;
    each_vertex(arena.arena, [&](Vertex v) {
        const std::string name = arena.name(v);
        text += (text.empty() ? "{" : ", ") + python_key(name, true) + ": " +
                (answer["ranks"].contains(name) ? "True" : "False");
    });
    return text + "}\n";
}

int write_attractor(const Session& session, Options options) {
    options.request.bipartite = true;
    auto arena = open_arena(session, options);
    if (!arena) return session.fail(arena.error());
    options.attractor.player = options.player == 1 ? Player::one : Player::two;
    if (!options.target.empty())
        for (std::string_view name : split(options.target, ',')) options.attractor.target.emplace_back(trim(name));
    auto answer = attractor_answer(*arena, options.attractor);
    if (!answer) return session.fail(answer.error());
    if (session.json())
        session.print_json(*answer);
    else if (options.request.course)
        session.print(course_text(*arena, *answer));
    else
        session.print(attractor_text(session, *answer, options));
    return done;
}

} // namespace

void add_arena(CLI::App& app, Session& session) {
    auto* command = app.add_subcommand("arena", "the explored graph of a game");
    auto options = std::make_shared<Options>();
    options->format = "json";
    command->add_option("game", options->game, "a game")->required();
    command->add_option("--position", options->position, "from this position on")->check(not_empty);
    command->add_option("--format", options->format, "json, dot (Graphviz), dict (the course's Python dictionary)");
    command->add_flag("--bipartite", options->request.bipartite, "every position once for each player to move");
    command->add_flag("--symmetry", options->symmetry, "one vertex for all positions that are alike");
    command->add_option("--as", options->form, "course: name positions as the course's sheets do")->check(not_empty);
    command->add_option("--output", options->output, "write to this file")->check(not_empty);
    command->footer("Examples:\n  zermelo arena babylone:2,2 --format dict --as course\n  zermelo arena subtraction:7 "
                    "--bipartite --format dot");
    command->callback([&session, options] { session.run([&] { return write_arena(session, *options); }); });
}

void add_attractor(CLI::App& app, Session& session) {
    auto* command =
        app.add_subcommand("attractor", "from where a player can force the play into a target, step by step");
    auto options = std::make_shared<Options>();
    command->add_option("game", options->game, "a game; positions are taken with the player to move")->required();
    command->add_option("--position", options->position, "from this position on")->check(not_empty);
    command->add_option("--player", options->player, "1 or 2 (default 1)")->check(CLI::Range(1, 2));
    command
        ->add_option("--target", options->target, "vertices, separated by commas (default: where the player has won)")
        ->check(not_empty);
    command->add_flag("--trace", options->trace, "why each vertex joins");
    command->add_flag("--summary", options->attractor.summary, "sizes only");
    command->add_option("--as", options->form, "course: the sheets' dictionary")->check(not_empty);
    command->footer(
        "Examples:\n  zermelo attractor babylone:2,2 --player 2 --trace\n  zermelo attractor subtraction:7 --json");
    command->callback([&session, options] { session.run([&] { return write_attractor(session, *options); }); });
}

} // namespace zermelo
