// parity, verify, plays: more to do with arenas.
#include "api/arena_source.hpp"
#include "api/attractor_answer.hpp"
#include "api/parity_answer.hpp"
#include "arena/graph.hpp"
#include "cli/arena_options.hpp"
#include "cli/commands.hpp"

#include <memory>

namespace zermelo {

namespace {

struct ParityOptions {
    std::string file, format = "text", output, check;
};

Result<NamedArena> open_file(const Session& session, const std::string& file) {
    return find_arena(file.starts_with("arena:") ? file : "arena:" + file, {}, session.control());
}

int check_solution(const Session& session, const NamedArena& arena, const std::string& path) {
    auto text = read_file(path);
    if (!text) return session.fail(text.error());
    auto file = read_strategy(*text, path, arena);
    if (!file) return session.fail(file.error());
    if (file->winners.empty()) return session.fail({path, errors::not_a_solution, {}});
    auto answer = check_parity(arena, *file, session.control());
    if (!answer) return session.fail(answer.error());
    if (session.json())
        session.print_json(*answer);
    else if ((*answer)["ok"] == true)
        session.print(session.say(words::solution_good, {session.count((*answer)["vertices"])}) + "\n");
    else
        session.print(session.say(words::solution_wrong, {(*answer)["first_error"]}) + "\n");
    return (*answer)["ok"] == true ? done : damaged_file;
}

int run_parity(const Session& session, const ParityOptions& options) {
    if (options.format != "text" && options.format != "sol")
        return session.fail({"--format", errors::unknown_choice, {options.format, "text, sol"}});
    auto arena = open_file(session, options.file);
    if (!arena) return session.fail(arena.error());
    if (!options.check.empty()) return check_solution(session, *arena, options.check);
    auto answer = solve_parity(*arena, session.control());
    if (!answer) return session.fail(answer.error());
    if (session.json()) return session.deliver(answer->json.dump(2) + "\n", options.output);
    if (options.format == "sol") return session.deliver(answer->sol, options.output);
    std::string text;
    for (const char* player : {"1", "2"})
        text += session.say(words::parity_region, {player, session.count(answer->json["won"][player]),
                                                   session.count(answer->json["vertices"])}) +
                "\n";
    text +=
        session.say(words::parity_start, {answer->json["start"], std::to_string(answer->json["winner"].get<int>())});
    return session.deliver(text + "\n", options.output);
}

int run_verify(const Session& session, const std::string& path) {
    auto text = read_file(path);
    if (!text) return session.fail(text.error());
    if (is_proof(*text)) return verify_proof(session, *text, path);
    const auto head = read_certificate_head(*text, path);
    if (!head) return session.fail(head.error());
    auto arena = ArenaOptions::from_line(head->game).open(session);
    if (!arena) return session.fail(arena.error());
    const auto certificate = read_certificate(*text, path, *arena);
    if (!certificate) return session.fail(certificate.error());
    auto study = AttractorStudy::make(*arena, request_of(*certificate));
    if (!study) return session.fail(study.error());
    const auto flaw = study->flaw(*certificate);
    const auto inside = static_cast<std::uint64_t>(
        std::ranges::count_if(certificate->ranks, [](std::uint32_t rank) { return rank != Attractor::outside; }));
    if (session.json()) {
        session.print_json({{"game", head->game},
                            {"positions", arena->arena.size()},
                            {"inside", inside},
                            {"ok", !flaw},
                            {"first_error", flaw ? Json(arena->name(flaw->vertex) + ": " +
                                                        std::string(flaw->what.in(Language::english)))
                                                 : Json(nullptr)}});
    } else if (flaw)
        session.print(session.say(words::certificate_wrong, {arena->name(flaw->vertex), session.say(flaw->what)}) +
                      "\n");
    else
        session.print(session.say(words::certificate_good, {session.count(inside), session.count(arena->arena.size()),
                                                            std::to_string(number(certificate->player))}) +
                      "\n");
    return flaw ? damaged_file : done;
}

struct PlaysOptions {
    ArenaOptions source;
    std::uint64_t length = 4, most = 1000;
};

int run_plays(const Session& session, const PlaysOptions& options) {
    auto arena = options.source.open(session);
    if (!arena) return session.fail(arena.error());
    auto plays = list_plays(arena->arena, arena->start, options.length, options.most + 1);
    const bool more = plays.size() > options.most;
    if (more) plays.pop_back();
    Json list = Json::array();
    std::string text;
    for (const auto& play : plays) {
        Json names = Json::array();
        for (Vertex v : play) {
            text += (names.empty() ? "  " : " -> ") + arena->name(v);
            names.push_back(arena->name(v));
        }
        text += "\n";
        list.push_back(std::move(names));
    }
    return session.show(
        Json{{"from", arena->name(arena->start)}, {"length", options.length}, {"plays", list}, {"more", more}}, [&] {
            return session.say(words::plays_head, {session.count(plays.size()), session.count(options.length)}) + "\n" +
                   text + (more ? "  " + session.say(words::plays_more) + "\n" : "");
        });
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
    command->examples("  zermelo parity examples/parity.pg\n"
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
    options->source.add(*command);
    command->add_option("--length", options->length, {"moves (default 4)", "coups (4 par défaut)"})
        ->check(range(0, 1000));
    command
        ->add_option("--most", options->most, {"plays to list (default 1000)", "parties à énumérer (1000 par défaut)"})
        ->check(range(1, 1'000'000));
    command->examples("  zermelo plays arena:examples/course-example-3.dot --length 5");
    command->callback([&session, options] { session.run([&] { return run_plays(session, *options); }); });
}

} // namespace zermelo
