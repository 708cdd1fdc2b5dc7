// attractor: who can force the play into a target, step by step; strategies and certificates.
#include "api/arena_drawing.hpp"
#include "arena/python_text.hpp"
#include "cli/arena_options.hpp"
#include "cli/commands.hpp"
#include "explain/arena_words.hpp"

#include <memory>

namespace zermelo {

namespace {

struct AttractorCommandOptions {
    ArenaOptions source;
    AttractorRequest request;
    bool trace = false;
    int player = 1;
    std::string target, against, check, holder, certificate, format = "text", output;
};

std::string names(const Session& session, const Json& list) {
    return list.empty() ? session.say(words::nobody) : listed(list);
}

std::string joined_reason(const Session& session, const Json& answer, const Json& entry, std::size_t rank) {
    const std::string vertex = entry["vertex"];
    const int player = answer["player"];
    if (entry["why"] == "target" && answer["objective"] == "normal")
        return session.say(words::attractor_stuck, {vertex, std::to_string(3 - player)});
    if (entry["why"] == "target") return session.say(words::attractor_target, {vertex});
    const std::string through = entry["through"], below = std::to_string(rank - 1);
    if (entry["why"] == "moves")
        return session.say(words::attractor_mine, {vertex, std::to_string(player), vertex, through, below});
    return session.say(words::attractor_forced, {vertex, below, through});
}

std::string outside_reason(const Session& session, const Json& answer, const Json& entry) {
    const int player = answer["player"];
    const std::string vertex = entry["vertex"], other = std::to_string(3 - player);
    if (entry["why"] == "stays_out")
        return session.say(words::outside_stays, {vertex, other, vertex, entry["through"]});
    if (entry["why"] == "over" && answer["objective"] == "normal")
        return session.say(words::attractor_stuck, {vertex, std::to_string(player)});
    if (entry["why"] == "over") return session.say(words::outside_over, {vertex, other});
    return session.say(entry["why"] == "stuck" ? words::outside_stuck : words::outside_no_way, {vertex});
}

std::string steps_text(const Session& session, const Json& answer, bool trace) {
    const int player = answer["player"];
    std::string text;
    for (const Json& step : answer["steps"]) {
        const std::size_t rank = step["rank"];
        text += session.ink().bold("V_" + std::to_string(rank));
        for (const Json& entry : step["vertices"])
            text += trace ? "\n" + joined_reason(session, answer, entry, rank)
                          : (&entry == &step["vertices"].front() ? "  " : ", ") + entry["vertex"].get<std::string>();
        text += "\n";
    }
    if (!trace || answer["complement"].empty()) return text;
    text += session.say(words::outside_head, {std::to_string(3 - player)}) + "\n";
    for (const Json& entry : answer["complement"]) text += outside_reason(session, answer, entry) + "\n";
    return text;
}

// Who wins where the play begins.
std::string start_text(const Session& session, const Json& answer) {
    const int player = answer["player"], of = answer["target_of"];
    const std::string start = answer["start"], other = std::to_string(3 - player);
    auto moves = [&](const char* ranks) { return session.moves(answer[ranks][start].get<std::uint64_t>()); };
    if (answer["start_inside"] == true && of != player)
        return session.say(words::start_forces, {start, std::to_string(player), std::to_string(of), moves("ranks")});
    if (answer["start_inside"] == true)
        return session.say(words::start_inside, {start, std::to_string(player), moves("ranks")});
    if (!answer.contains("regions")) return session.say(words::start_outside, {start, other});
    if (!answer["opponent_ranks"].contains(start)) return session.say(words::start_neither, {start});
    return session.say(words::start_inside, {start, other, moves("opponent_ranks")});
}

std::string attractor_text(const Session& session, const Json& answer, const AttractorCommandOptions& options) {
    const int player = answer["player"];
    std::string text = session.say(words::attractor_head,
                                   {std::to_string(player), session.count(answer["size"]),
                                    session.count(answer["vertices"]), std::to_string(answer["sizes"].size())}) +
                       "\n";
    if (answer["objective"] == "normal") text += session.say(words::attractor_normal) + "\n";
    if (options.request.summary) {
        constexpr std::size_t most_lines = 40;
        for (std::size_t rank = 0; rank < answer["sizes"].size(); ++rank) {
            if (rank == most_lines) rank = answer["sizes"].size() - 1, text += "  ...\n";
            text += "  V_" + std::to_string(rank) + ": " + session.count(answer["sizes"][rank]) + "\n";
        }
        return text;
    }
    text += steps_text(session, answer, options.trace);
    if (answer.contains("regions") && !answer["regions"]["neither"].empty()) {
        const Json& regions = answer["regions"];
        text += session.say(words::region_of, {std::to_string(player), names(session, regions["won"])}) + "\n" +
                session.say(words::region_of, {std::to_string(3 - player), names(session, regions["lost"])}) + "\n" +
                session.say(words::region_neither, {names(session, regions["neither"])}) + "\n";
    }
    return text + start_text(session, answer) + "\n";
}

// The sheet's dictionary: {vertex: True where it is in the attractor}.
std::string course_text(const NamedArena& arena, const Json& answer) {
    std::string text;
    each_vertex(arena.arena, [&](Vertex v) {
        const std::string name = arena.name(v);
        text += (text.empty() ? "{" : ", ") + python_key(name, is_python_structure(name)) + ": " +
                (answer["ranks"].contains(name) ? "True" : "False");
    });
    return text + "}\n";
}

// The sheet's other dictionary: {vertex: rank}, vertices being numbers.
std::string ranks_text(const NamedArena& arena, const AttractorStudy& study) {
    std::string text;
    each_vertex(arena.arena, [&](Vertex v) {
        if (study.attractor().contains(v))
            text += (text.empty() ? "{" : ", ") + std::to_string(index(v)) + ": " +
                    std::to_string(study.attractor().ranks[index(v)]);
    });
    return (text.empty() ? "{" : text) + "}\n";
}

std::string counter_text(const Session& session, const Json& counter) {
    std::string path;
    for (const auto& name : counter["path"]) path += (path.empty() ? "" : " -> ") + name.get<std::string>();
    if (counter["silent"] == true) return session.say(words::strategy_silent, {path});
    if (counter["loop"].is_null()) return path;
    return session.say(words::play_repeats, {path, counter["path"][counter["loop"].get<std::size_t>()]});
}

std::string check_text(const Session& session, const Json& answer, int player) {
    const int holder = answer["player"], of = answer["target_of"];
    const std::string who = std::to_string(holder), whose = std::to_string(of), wins = names(session, answer["wins"]);
    const bool own = of == player; // to reach the target is to win
    const std::string head = own                ? session.say(words::strategy_wins, {who, wins})
                             : holder == player ? session.say(words::strategy_leads, {who, whose, wins})
                                                : session.say(words::strategy_keeps_out, {who, whose, wins});
    if (answer["ok"] == true)
        return head + "\n" + session.say(own ? words::strategy_perfect : words::strategy_does_most) + "\n";
    return head + "\n" +
           session.say(own ? words::strategy_misses : words::strategy_could_do,
                       {names(session, answer["missed"]), counter_text(session, answer["counter"])}) +
           "\n";
}

int check_strategy(const Session& session, const AttractorCommandOptions& options, const NamedArena& arena,
                   AttractorStudy& study) {
    auto text = read_file(options.check);
    if (!text) return session.fail(text.error());
    auto strategy = read_strategy(*text, options.check, arena);
    if (!strategy) return session.fail(strategy.error());
    const int holder = options.holder.empty() ? options.player : options.holder == "1" ? 1 : 2;
    const Json answer = study.check(*strategy, holder == 1 ? Player::one : Player::two);
    return session.show(answer, [&] { return check_text(session, answer, options.player); });
}

int deliver_answer(const Session& session, const AttractorCommandOptions& options, const NamedArena& arena,
                   const AttractorStudy& study) {
    if (!session.json() && (options.format == "svg" || options.format == "dot")) {
        auto drawing = arena_drawing(arena, &study, options.format, Layers::ranks, session.language());
        return drawing ? session.deliver(*drawing, options.output) : session.fail(drawing.error());
    }
    if (options.format == "list" && !session.json()) return session.deliver(ranks_text(arena, study), options.output);
    auto answer = study.answer();
    if (!answer) return session.fail(answer.error());
    if (session.json()) return session.deliver(answer->dump(2) + "\n", options.output);
    if (!options.source.form.empty()) return session.deliver(course_text(arena, *answer), options.output);
    return session.deliver(attractor_text(session, *answer, options), options.output);
}

int run_attractor(const Session& session, AttractorCommandOptions options) {
    if (options.format != "text" && options.format != "svg" && options.format != "dot" && options.format != "list")
        return session.fail({"--format", errors::unknown_choice, {options.format, "text, svg, dot, list"}});
    if (!options.holder.empty() && options.check.empty())
        return session.fail({"--holder", errors::holder_needs_check, {}});
    options.request.summary &= options.check.empty();
    options.source.request.bipartite |= !options.source.is_file() && !options.source.request.both;
    auto arena = options.source.open(session);
    if (!arena) return session.fail(arena.error());
    options.request.player = options.player == 1 ? Player::one : Player::two;
    for (const auto& [given, list] :
         {std::pair{&options.target, &options.request.target}, std::pair{&options.against, &options.request.against}})
        if (!given->empty()) *list = listed_vertices(*arena, *given);
    auto study = AttractorStudy::make(*arena, options.request);
    if (!study) return session.fail(study.error());
    if (auto problem = study->solve(session.control())) return session.fail(*problem);
    if (!options.certificate.empty()) {
        auto written =
            write_file(options.certificate, write_certificate(study->certificate(options.source.line()), *arena));
        if (!written) return session.fail(written.error());
    }
    if (!options.check.empty()) return check_strategy(session, options, *arena, *study);
    return deliver_answer(session, options, *arena, *study);
}

} // namespace

void add_attractor(Command& app, Session& session) {
    auto* command =
        app.add_subcommand("attractor", {"from where a player can force the play into a target, step by step",
                                         "d'où un joueur peut forcer la partie vers une cible, pas à pas"});
    auto options = std::make_shared<AttractorCommandOptions>();
    options->source.add(*command);
    command->add_option("--player", options->player, {"1 or 2 (default 1)", "1 ou 2 (1 par défaut)"})
        ->check(range(1, 2));
    command
        ->add_option(
            "--target", options->target,
            {"vertices, separated by commas; a name that has one stands in \"quotes\" (default: what the arena marks)",
             "sommets séparés par des virgules ; un nom qui en contient se met entre \"guillemets\" (par défaut : ce "
             "que marque l'arène)"})
        ->check(not_empty);
    command
        ->add_option("--against", options->against,
                     {"the opponent's target: three regions", "la cible de l'adversaire : trois régions"})
        ->check(not_empty);
    command->add_flag("--normal", options->request.normal,
                      {"no target: whoever cannot move loses", "sans cible : qui ne peut pas jouer perd"});
    command->add_flag("--trace", options->trace,
                      {"why each vertex joins, or stays out", "pourquoi chaque sommet entre, ou reste dehors"});
    command->add_flag("--summary", options->request.summary, {"sizes only", "les tailles seulement"});
    command
        ->add_option("--check", options->check,
                     {"a strategy (lines \"a -> b\", JSON, .sol): from where does it win?",
                      "une stratégie (lignes \"a -> b\", JSON, .sol) : d'où gagne-t-elle ?"})
        ->check(not_empty);
    command
        ->add_option(
            "--holder", options->holder,
            {"whose strategy it is (default: the player's)", "à qui est la stratégie (par défaut : au joueur)"})
        ->check(one_of({"1", "2"}));
    command
        ->add_option("--certificate", options->certificate,
                     {"write ranks and strategy for zermelo verify", "écrire rangs et stratégie pour zermelo verify"})
        ->check(not_empty);
    command->add_option(
        "--format", options->format,
        {"text, svg, dot, list (the course's {vertex: rank})", "text, svg, dot, list ({sommet: rang} du cours)"});
    add_output(*command, options->output);
    command->examples("  zermelo attractor babylone:2,2 --player 2 --trace\n"
                      "  zermelo attractor arena:examples/course-example-3.dot --trace\n"
                      "  zermelo attractor arena:big.pg --summary --threads 1\n"
                      "  zermelo attractor subtraction:7 --both --format svg --output attractor.svg");
    command->callback([&session, options] { session.run([&] { return run_attractor(session, *options); }); });
}

} // namespace zermelo
