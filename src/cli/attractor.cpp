// attractor: who can force the play into a target, step by step; strategies and certificates.
#include "api/arena_drawing.hpp"
#include "arena/listed_vertices.hpp"
#include "ask/attractor_study.hpp"
#include "cli/arena_options.hpp"
#include "cli/commands.hpp"
#include "explain/arena_text.hpp"
#include "render/arena_json.hpp"
#include "render/arena_python.hpp"

#include <memory>

namespace zermelo {

namespace {

struct AttractorCommandOptions {
    ArenaOptions arena;
    AttractorRequest request;
    bool trace = false;
    int player = 1;
    std::string target, against, check, holder, certificate, format = "text", output;
};

int check_strategy(const Session& session, const AttractorCommandOptions& options, const NamedArena& arena,
                   const AttractorStudy& study) {
    auto file = read_file(options.check);
    if (!file) return session.fail(file.error());
    auto strategy = read_strategy(*file, options.check, arena);
    if (!strategy) return session.fail(strategy.error());
    const bool first = options.holder.empty() ? options.player == 1 : options.holder == "1";
    const CheckedStrategy checked = study.check(*strategy, first ? Player::one : Player::two);
    return session.show([&] { return json(checked); }, [&] { return text(checked, session.voice()); });
}

int deliver_answer(const Session& session, const AttractorCommandOptions& options, const NamedArena& arena,
                   const AttractorStudy& study) {
    const std::string format = session.json() ? "json" : options.format;
    if (format == "svg" || format == "dot") {
        const Highlight highlight = study.highlight();
        const Layers layers = options.arena.source.request.both ? Layers::halves : Layers::ranks;
        auto drawing = arena_drawing(arena, &highlight, format, layers, session.language());
        return drawing ? session.deliver(*drawing, options.output) : session.fail(drawing.error());
    }
    if (format == "list")
        return session.deliver(python_ranks(study.attractor().ranks, Attractor::outside), options.output);
    const auto facts = study.facts();
    if (!facts) return session.fail(facts.error());
    if (format == "json") return session.deliver(json(*facts).text() + "\n", options.output);
    if (!options.arena.form.empty() && facts->list && !options.trace)
        return session.deliver(python_members(*facts), options.output);
    return session.deliver(text(*facts, options.trace, session.voice()), options.output);
}

int run_attractor(const Session& session, AttractorCommandOptions options) {
    if (options.format != "text" && options.format != "svg" && options.format != "dot" && options.format != "list")
        return session.fail({"--format", errors::unknown_choice, {options.format, "text, svg, dot, list"}});
    if (!options.holder.empty() && options.check.empty())
        return session.fail({"--holder", errors::holder_needs_check, {}});
    options.request.summary &= options.check.empty();
    options.arena.source.request.listed = !options.request.summary;
    ArenaSource& source = options.arena.source;
    source.request.bipartite |= !source.is_file() && !source.request.both;
    auto arena = options.arena.open(session);
    if (!arena) return session.fail(arena.error());
    options.request.player = options.player == 1 ? Player::one : Player::two;
    for (const auto& [given, list] :
         {std::pair{&options.target, &options.request.target}, std::pair{&options.against, &options.request.against}})
        if (!given->empty()) *list = listed_names(*arena, *given);
    auto study = AttractorStudy::make(*arena, options.request);
    if (!study) return session.fail(study.error());
    if (auto solved = study->solve(session.control()); !solved) return session.fail(solved.error());
    if (!options.certificate.empty()) {
        auto written = write_file(options.certificate, write_certificate(study->certificate(source.line()), *arena));
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
    options->arena.add(*command);
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
