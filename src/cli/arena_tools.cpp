// parity, verify, plays: more to do with arenas.
#include "api/arena_source.hpp"
#include "ask/arena_questions.hpp"
#include "ask/attractor_study.hpp"
#include "cli/arena_options.hpp"
#include "cli/commands.hpp"
#include "explain/arena_text.hpp"
#include "render/arena_json.hpp"

#include <memory>

namespace zermelo {

namespace {

struct ParityOptions {
    std::string file, format = "text", output, check;
    bool trace = false;
};

Result<NamedArena> open_file(const Session& session, const std::string& file) {
    return ArenaSource{file.starts_with("arena:") ? file : "arena:" + file}.open(session.control());
}

int check_solution(const Session& session, const NamedArena& arena, const std::string& path) {
    auto text_of_file = read_file(path);
    if (!text_of_file) return session.fail(text_of_file.error());
    auto file = read_strategy(*text_of_file, path, arena);
    if (!file) return session.fail(file.error());
    if (file->winners.empty()) return session.fail({path, errors::not_a_solution, {}});
    auto checked = check_parity(arena, *file, session.control());
    if (!checked) return session.fail(checked.error());
    session.show([&] { return json(*checked); }, [&] { return text(*checked, session.voice()); });
    return checked->first_error ? damaged_file : done;
}

int run_parity(const Session& session, const ParityOptions& options) {
    if (options.format != "text" && options.format != "sol")
        return session.fail({"--format", errors::unknown_choice, {options.format, "text, sol"}});
    auto arena = open_file(session, options.file);
    if (!arena) return session.fail(arena.error());
    if (!options.check.empty()) return check_solution(session, *arena, options.check);
    const auto solved = solve_parity(*arena, session.control(), options.trace);
    if (!solved) return session.fail(solved.error());
    if (session.json()) return session.deliver(json(*solved).text() + "\n", options.output);
    if (options.format == "sol")
        return session.deliver(write_sol(*arena, solved->winners, solved->strategy), options.output);
    return session.deliver(text(*solved, session.voice()), options.output);
}

int run_verify(const Session& session, const std::string& path) {
    auto text_of_file = read_file(path);
    if (!text_of_file) return session.fail(text_of_file.error());
    if (is_proof(*text_of_file)) return verify_proof(session, *text_of_file, path);
    const auto head = read_certificate_head(*text_of_file, path);
    if (!head) return session.fail(head.error());
    const auto source = ArenaSource::from_line(head->game);
    if (!source) return session.fail(source.error());
    auto arena = source->open(session.control());
    if (!arena) return session.fail(arena.error());
    const auto certificate = read_certificate(*text_of_file, path, *arena);
    if (!certificate) return session.fail(certificate.error());
    const auto checked = check_certificate(*certificate, *arena);
    if (!checked) return session.fail(checked.error());
    session.show([&] { return json(*checked); }, [&] { return text(*checked, session.voice()); });
    return checked->flaw ? damaged_file : done;
}

struct PlaysOptions {
    ArenaOptions arena;
    std::uint64_t length = 4, most = 1000;
};

int run_plays(const Session& session, PlaysOptions options) {
    auto arena = options.arena.open(session);
    if (!arena) return session.fail(arena.error());
    const ListedPlays plays = list_plays(*arena, options.length, options.most);
    return session.show([&] { return json(plays); }, [&] { return text(plays, session.voice()); });
}

} // namespace

void add_parity(Command& app, Session& session) {
    auto* command = app.add_subcommand("parity", {"solves a parity game (PGSolver's .pg and .gm)",
                                                  "résout un jeu de parité (.pg et .gm de PGSolver)"});
    auto options = std::make_shared<ParityOptions>();
    command->add_option("file", options->file, {"the game", "le jeu"})->required()->check(not_empty);
    command->add_option("--format", options->format,
                        {"text or sol (PGSolver's solution)", "text ou sol (la solution de PGSolver)"});
    add_output(*command, options->output);
    command->add_option("--check", options->check, {"a .sol file: is it right?", "un fichier .sol : est-il juste ?"})
        ->check(not_empty);
    command->add_flag(
        "--trace", options->trace,
        {"step by step: regions, tangles, what is won", "pas à pas : régions, enchevêtrements, ce qui est gagné"});
    command->examples("  zermelo parity examples/parity.pg --trace\n"
                      "  zermelo parity examples/parity.pg --format sol --output parity.sol\n"
                      "  zermelo parity examples/parity.pg --check parity.sol");
    command->callback([&session, options] { session.run([&] { return run_parity(session, *options); }); });
}

void add_verify(Command& app, Session& session) {
    auto* command =
        app.add_subcommand("verify", {"checks a certificate of zermelo attractor or a proof of zermelo solve",
                                      "vérifie un certificat de zermelo attractor ou une preuve de zermelo solve"});
    auto file = std::make_shared<std::string>();
    command
        ->add_option("file", *file,
                     {"what attractor --certificate or solve --save wrote",
                      "ce qu'ont écrit attractor --certificate ou solve --save"})
        ->required()
        ->check(not_empty);
    command->examples("  zermelo attractor subtraction:20 --certificate sticks.txt && zermelo verify sticks.txt\n"
                      "  zermelo solve tictactoe:5,5,4 --save proof.txt && zermelo verify proof.txt");
    command->callback([&session, file] { session.run([&] { return run_verify(session, *file); }); });
}

void add_plays(Command& app, Session& session) {
    auto* command = app.add_subcommand("plays", {"lists the plays of a game or an arena up to some length",
                                                 "énumère les parties d'un jeu ou d'une arène jusqu'à une longueur"});
    auto options = std::make_shared<PlaysOptions>();
    options->arena.add(*command);
    options->arena.targets.add(*command);
    command->add_option("--length", options->length, {"moves (default 4)", "coups (4 par défaut)"})
        ->check(range(0, 1000));
    command
        ->add_option("--most", options->most, {"plays to list (default 1000)", "parties à énumérer (1000 par défaut)"})
        ->check(range(1, 1'000'000));
    command->examples("  zermelo plays arena:examples/course-example-3.dot --length 5");
    command->callback([&session, options] { session.run([&] { return run_plays(session, *options); }); });
}

} // namespace zermelo
