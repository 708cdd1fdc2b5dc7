// solve: who wins, by which move, in how many moves.
#include "cli/book.hpp"
#include "cli/commands.hpp"
#include "explain/game_text.hpp"
#include "render/game_json.hpp"

#include <memory>

namespace zermelo {

namespace {

struct SolveCommandOptions {
    GameWord game;
    SolveRequest request;
    std::string position, positions, method = "auto", form, save;
    bool no_symmetry = false, period = false;
    BookOptions book;
};

// `proof`: the file in which it is, if any.
Json answer_json(const Solved& solved, const std::optional<BookFacts>& book, const std::string& proof = "") {
    Json answer = json(solved);
    if (!proof.empty()) answer.add("proof", proof);
    if (book)
        answer.add("book", json(*book));
    else if (solved.book) // the one that comes with the game
        answer.add("book", Json::object({{"file", nullptr}, {"plies", solved.book->plies}}));
    return answer;
}

// The game with all that was said of it, for another question.
std::string asked_again(const Session& session, const AnyGame& game, const SolveCommandOptions& options) {
    std::string words = shell_word(game.word());
    if (!options.position.empty()) words += " --position " + shell_word(options.position);
    if (!options.book.file.empty()) words += " --book " + shell_word(options.book.file);
    return words + session.given();
}

std::string answer_text(const Session& session, const AnyGame& game, const Solved& solved,
                        const std::optional<BookFacts>& book, const SolveCommandOptions& options) {
    const Voice& voice = session.voice();
    if (options.request.form == Form::course && options.request.strong) return course_dictionary(solved);
    std::string answer = text(solved, game.info(), voice);
    if (!options.save.empty())
        answer += voice.line(words::proof_saved, {voice.count(solved.proof->entries), options.save, options.save});
    if (book) answer += text(*book, voice);
    std::string next;
    for (const char* command : {"explain", "moves", "play"})
        next += (next.empty() ? "zermelo " : " · zermelo ") + std::string(command) + " " +
                asked_again(session, game, options);
    return answer + voice.ink.faint(voice.say(words::try_next, {next})) + "\n";
}

int run_solve(const Session& session, SolveCommandOptions options) {
    auto game = open_game(options.game);
    if (!game) return session.fail(game.error());
    const auto method = method_named(options.method);
    if (!method) return session.fail({"--method", errors::unknown_choice, {options.method, askable_methods}});
    auto form = form_of(options.form);
    if (!form) return session.fail(form.error());
    SolveRequest& request = options.request;
    request.method = options.period ? Method::period : *method;
    request.symmetry = !options.no_symmetry;
    request.form = *form;
    request.proof = !options.save.empty();
    const auto book = open_book(session, **game, options.book);
    if (!book) return session.fail(book.error());
    if (!options.positions.empty())
        return session.answer_lines(options.positions, [&](const std::string& line) -> Result<Json> {
            auto position = (*game)->read(std::string_view(line));
            if (!position) return position.error();
            auto solved = (*game)->solve(*position, request, session.control());
            if (!solved) return solved.error();
            return with_rule(answer_json(*solved, {}), **game);
        });
    auto position = position_of(**game, options.position);
    if (!position) return session.fail(position.error());
    auto solved = (*game)->solve(*position, request, session.control());
    if (!solved) return session.fail(solved.error());
    if (request.proof)
        if (auto written = write_file(options.save, solved->proof->text); !written)
            return session.fail(written.error());
    show_answer(
        session, **game, [&] { return answer_json(*solved, *book, options.save); },
        [&] { return answer_text(session, **game, *solved, *book, options); });
    return solved->verified.value_or(true) ? done : bug;
}

} // namespace

void add_solve(Command& app, Session& session) {
    auto* command = app.add_subcommand(
        "solve", {"who wins, by which move, in how many moves", "qui gagne, par quel coup, en combien de coups"});
    auto options = std::make_shared<SolveCommandOptions>();
    options->game.add(*command, {"a game, such as babylone:4,3", "un jeu, comme babylone:4,3"});
    const Option* position = add_start(*command, options->position);
    add_positions(*command, options->positions, position);
    command->add_option(
        "--method", options->method,
        {"auto, induction (moves made once, depth first), attractor (on the explored arena), tiers (positions by their "
         "numbers), alphabeta (this position only, by search), dfpn (a proof of who wins, by proof numbers)",
         "auto, induction (chaque coup une fois, en profondeur), attractor (sur l'arène explorée), tiers (positions "
         "par leurs numéros), alphabeta (cette position seulement, par recherche), dfpn (une preuve de qui gagne, par "
         "nombres de preuve)"});
    command
        ->add_option("--save", options->save,
                     {"tic-tac-toe: write the proof of who wins, for zermelo verify",
                      "morpion : écrire la preuve de qui gagne, pour zermelo verify"})
        ->check(not_empty);
    options->book.add_making(*command);
    command->add_flag(
        "--strong", options->request.strong,
        {"also list the value of every reachable position", "donner aussi la valeur de toute position accessible"});
    command->add_flag("--no-symmetry", options->no_symmetry,
                      {"count and solve positions that are alike one by one",
                       "compter et résoudre une à une les positions semblables"});
    command->add_flag("--verify", options->request.verify,
                      {"check every position (always done for small games)",
                       "vérifier toutes les positions (toujours fait pour les petits jeux)"});
    command->add_flag("--trace", options->request.trace,
                      {"list the positions in the order in which they are solved",
                       "énumérer les positions dans l'ordre où elles sont résolues"});
    command->add_flag("--utilities", options->request.utilities,
                      {"trees: the value in numbers that both players can secure",
                       "arbres : la valeur en nombres que chaque joueur peut s'assurer"});
    command->add_flag("--period", options->period,
                      {"subtraction: find and prove the periods; answers heaps of any size",
                       "bâtonnets : trouver et prouver les périodes ; répond pour des tas de toute taille"});
    add_course_form(*command, options->form);
    command->examples("  zermelo solve babylone\n"
                      "  zermelo solve babylone:2,2 --strong --as course\n"
                      "  zermelo solve subtraction:1000000000000000 --period\n"
                      "  zermelo solve nim:3+4+5,misere --json\n"
                      "  zermelo solve tictactoe:6,5,4 --save proof.txt\n"
                      "  zermelo solve connect4 --position 4455\n"
                      "  zermelo solve connect4 --book openings --plies 3");
    command->callback([&session, options] { session.run([&] { return run_solve(session, *options); }); });
}

} // namespace zermelo
