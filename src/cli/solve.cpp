#include "cli/book.hpp"
#include "cli/commands.hpp"

#include <map>
#include <memory>
#include <sstream>

namespace zermelo {

namespace {

struct SolveCommandOptions {
    std::string game;
    SolveRequest request;
    std::string position, positions, method = "auto", form, save;
    bool no_symmetry = false, period = false;
    BookOptions book;
};

const std::map<std::string, Method> methods{{"auto", Method::automatic},      {"induction", Method::induction},
                                            {"attractor", Method::attractor}, {"tiers", Method::tiers},
                                            {"alphabeta", Method::alphabeta}, {"dfpn", Method::dfpn}};

// The first few, and how many more there are.
std::string short_list(const Session& session, const Json& names) {
    constexpr std::size_t most = 8;
    if (names.size() <= most) return listed(names);
    Json first = Json::array();
    for (std::size_t i = 0; i < most; ++i) first.push_back(names[i]);
    return session.say(words::and_more, {listed(first), session.count(names.size() - most)});
}

// A proof shows who wins, not how soon.
void proof_headline(const Session& session, const Json& answer, std::string& text) {
    text += (answer["outcome"] == "draw"
                 ? session.say(words::proof_of_draw)
                 : session.say(words::proof_of_win, {std::to_string(answer["winner"].get<int>())})) +
            "\n";
    text += (answer["outcome"] == "loss" ? session.say(words::every_move_loses)
                                         : session.say(words::proved_moves, {short_list(session, answer["best"])})) +
            "\n";
}

void headline(const Session& session, const Json& answer, std::string& text) {
    const auto plies = answer["plies"];
    if (answer["method"] == "dfpn" && plies.is_null()) return proof_headline(session, answer, text);
    if (answer["outcome"] == "draw") {
        text += plies.is_null() ? session.say(words::endless_game)
                : plies == 0    ? session.say(words::is_drawn)
                                : session.say(words::drawn_game, {session.moves(plies)});
    } else {
        const std::string winner = std::to_string(answer["winner"].get<int>());
        text += plies.is_null() ? session.say(words::wins_endless, {winner})
                : plies == 0    ? session.say(words::player_has_won, {winner})
                                : session.say(words::player_wins, {winner, session.moves(plies)});
    }
    text += "\n";
    if (!answer["best"].empty())
        text += session.say(answer["outcome"] == "loss" ? words::any_move_loses : words::winning_moves,
                            {short_list(session, answer["best"])}) +
                "\n";
}

std::string counts_text(const Session& session, const AnyGame& game, const Json& answer) {
    const std::string alike = session.say(game.info().alike.value_or(words::up_to_symmetry));
    const std::string positions = session.count(answer["positions"]), edges = session.count(answer["edges"]);
    if (answer.contains("labelled") && answer["labelled"]["positions"] != answer["positions"])
        return session.say(words::position_count_folded,
                           {session.count(answer["labelled"]["positions"]), session.count(answer["labelled"]["edges"]),
                            alike, positions, edges});
    if (answer["symmetry"] && !answer.contains("labelled"))
        return session.say(words::position_count_alike, {positions, edges, alike});
    return session.say(words::position_count, {positions, edges});
}

void period_text(const Session& session, const Json& answer, std::string& text) {
    const std::pair<const char*, const Text*> kinds[] = {
        {"outcome", &words::period_outcome}, {"grundy", &words::period_grundy}, {"plies", &words::period_plies}};
    for (const auto& [name, title] : kinds) {
        const Json& period = answer["periods"][name];
        if (!period.is_null())
            text += session.say(words::period_line,
                                {session.say(*title), session.count(period["period"]),
                                 session.count(period["preperiod"]), session.count(period["checked"])}) +
                    "\n";
    }
}

std::string value_text(const Session& session, const Json& entry) {
    const Text& word = entry["outcome"] == "win" ? words::win : entry["outcome"] == "loss" ? words::loss : words::draw;
    return session.say(word) +
           (entry["plies"].is_null() ? " ∞" : " " + std::to_string(entry["plies"].get<std::uint64_t>()));
}

// The sheet's dictionary of won positions: {position: True or False}.
std::string course_dictionary(const Json& values) {
    std::string text;
    for (const Json& entry : values)
        text += (text.empty() ? "{" : ", ") + python_key(entry["position"].get<std::string>(), true) + ": " +
                (entry["outcome"] == "win" ? "True" : "False");
    return text + "}\n";
}

std::string answer_text(const Session& session, const AnyGame& game, const Json& answer) {
    const Ink ink = session.ink();
    std::string text =
        ink.bold(std::string(game.info().title.in(session.language()))) + "  " + ink.faint(game.word()) + "\n";
    headline(session, answer, text);
    if (!answer["grundy"].is_null()) text += session.say(words::grundy_value, {session.count(answer["grundy"])}) + "\n";
    if (answer.contains("utility")) {
        const std::string by = answer["utility_best"].empty() ? "–" : listed(answer["utility_best"]);
        text += session.say(words::utility_value, {std::to_string(answer["utility"].get<std::int64_t>()), by}) + "\n";
    }
    if (answer.contains("periods")) period_text(session, answer, text);
    const bool counted = !answer["positions"].is_null();
    if (counted) {
        text += counts_text(session, game, answer) + "\n";
        text += session.say(words::tally, {session.count(answer["won"]), session.count(answer["lost"]),
                                           session.count(answer["drawn"]), session.count(answer["finals"])}) +
                "\n";
    }
    const Text& method = answer["method"] == "induction"   ? words::by_induction
                         : answer["method"] == "attractor" ? words::by_attractor
                         : answer["method"] == "alphabeta"
                             ? (answer["why"] == "asked" ? words::by_alphabeta_asked : words::by_alphabeta)
                         : answer["method"] == "tiers" ? words::by_tiers
                         : answer["method"] != "dfpn"  ? words::by_period
                         : answer["why"] == "asked"    ? words::by_proof_asked
                                                       : words::by_proof_too_large;
    const bool verified = answer["verified"].is_boolean() && answer["verified"];
    const std::string time = milliseconds(answer["seconds"]);
    text += ink.faint(answer["method"] != "alphabeta"
                          ? session.say(words::footer,
                                        {session.say(method),
                                         session.say(verified ? words::verified_yes : words::verified_no), time})
                          : session.say(words::footer_of_one, {session.say(method), time})) +
            "\n";
    if (answer.contains("proof")) {
        const std::string file = answer["proof"];
        text += session.say(words::proof_saved, {session.count(answer["entries"]), file, file}) + "\n";
    }
    if (answer.contains("book")) {
        const Json& book = answer["book"];
        text +=
            session.say(words::book_line, {book["file"], session.count(book["positions"]), session.count(book["plies"]),
                                           session.count(book["new"]), milliseconds(book["seconds"])}) +
            "\n";
    }
    for (const char* listing : {"trace", "values"}) {
        if (!answer.contains(listing)) continue;
        std::vector<std::vector<std::string>> rows;
        for (const Json& entry : answer[listing])
            rows.push_back(
                {entry["position"], value_text(session, entry), entry.contains("best") ? listed(entry["best"]) : ""});
        text += "\n" + aligned(rows);
    }
    return text +
           ink.faint(session.say(words::try_next, {"zermelo explain " + game.word() + " · zermelo moves " +
                                                   game.word() + " · zermelo play " + game.word()})) +
           "\n";
}

int run_solve(const Session& session, SolveCommandOptions options) {
    auto game = open_game(options.game);
    if (!game) return session.fail(game.error());
    const auto method = methods.find(options.method);
    if (method == methods.end())
        return session.fail({"--method",
                             errors::unknown_choice,
                             {options.method, "auto, induction, attractor, tiers, alphabeta, dfpn"}});
    if (!options.form.empty() && options.form != "course")
        return session.fail({"--as", errors::unknown_choice, {options.form, "course"}});
    options.request.method = method->second;
    options.request.symmetry = !options.no_symmetry;
    options.request.course = !options.form.empty();
    options.request.proof = !options.save.empty();
    const auto book = open_book(session, **game, options.book);
    if (!book) return session.fail(book.error());
    if (!options.positions.empty())
        return session.answer_lines(options.positions, [&](const std::string& line) {
            SolveRequest request = options.request;
            request.position = line;
            return (*game)->solve(request, session.control());
        });
    if (!options.position.empty()) options.request.position = options.position;
    auto answer = options.period ? (*game)->periods(options.request.position, session.control())
                                 : (*game)->solve(options.request, session.control());
    if (!answer) return session.fail(answer.error());
    if (answer->contains("proof")) {
        const auto written = write_file(options.save, (*answer)["proof"].get<std::string>());
        if (!written) return session.fail(written.error());
        (*answer)["proof"] = options.save;
    }
    if (*book) (*answer)["book"] = **book;
    if (session.json())
        session.print_json(*answer);
    else if (options.request.course && options.request.strong)
        session.print(course_dictionary((*answer)["values"]));
    else
        session.print(answer_text(session, **game, *answer));
    return answer->at("verified") == false ? bug : done;
}

} // namespace

void add_solve(Command& app, Session& session) {
    auto* command = app.add_subcommand(
        "solve", {"who wins, by which move, in how many moves", "qui gagne, par quel coup, en combien de coups"});
    auto options = std::make_shared<SolveCommandOptions>();
    command->add_option("game", options->game, {"a game, such as babylone:4,3", "un jeu, comme babylone:4,3"})
        ->required();
    add_start(*command, options->position);
    add_positions(*command, options->positions);
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
