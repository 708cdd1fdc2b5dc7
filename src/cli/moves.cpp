#include "cli/book.hpp"
#include "cli/commands.hpp"

#include <memory>
#include <sstream>

namespace zermelo {

namespace {

struct MovesOptions {
    std::string game, position, positions, form, eval;
    BookOptions book;
};

std::string moves_text(const Session& session, const Json& answer) {
    std::string text = session.ink().bold(answer["position"].get<std::string>()) + ", " +
                       session.say(words::to_move, {std::to_string(answer["to_move"].get<int>())}) + "\n";
    if (answer["moves"].empty()) return text + session.say(words::no_moves) + "\n";
    if (answer.contains("eval")) {
        std::vector<std::vector<std::string>> judged{{"  " + session.say(words::column_move),
                                                      session.say(words::column_leads_to),
                                                      session.say(words::column_eval)}};
        for (const Json& move : answer["moves"])
            judged.push_back({(move["best"] ? "* " : "  ") + move["move"].get<std::string>(), move["position"],
                              std::to_string(move["eval"].get<int>())});
        return text + aligned(judged, "");
    }
    std::vector<std::vector<std::string>> rows{{session.say(words::column_move), session.say(words::column_leads_to),
                                                session.say(words::column_result), session.say(words::column_plies)}};
    for (const Json& move : answer["moves"]) {
        const Text& word = move["outcome"] == "win"    ? words::win
                           : move["outcome"] == "loss" ? words::loss
                                                       : words::draw;
        const std::string plies = move["plies"].is_null() ? "∞" : session.count(move["plies"]);
        rows.push_back({(move["best"] ? "* " : "  ") + move["move"].get<std::string>(), move["position"],
                        session.say(word), plies});
    }
    rows[0][0] = "  " + rows[0][0];
    return text + aligned(rows, "");
}

Result<Json> ask(AnyGame& game, const Position& position, const MovesOptions& options, const Session& session) {
    const bool course = !options.form.empty();
    if (options.eval.empty()) return game.moves(position, course, session.control());
    return game.evaluate(position, options.eval, course, session.control());
}

int run_moves(const Session& session, const MovesOptions& options) {
    auto game = open_game(options.game);
    if (!game) return session.fail(game.error());
    if (!options.form.empty() && options.form != "course")
        return session.fail({"--as", errors::unknown_choice, {options.form, "course"}});
    if (const auto book = open_book(session, **game, options.book); !book) return session.fail(book.error());
    if (!options.positions.empty())
        return session.answer_lines(options.positions,
                                    [&](const std::string& line) { return ask(**game, line, options, session); });
    auto answer = ask(**game, options.position.empty() ? Position{} : options.position, options, session);
    if (!answer) return session.fail(answer.error());
    return session.show(*answer, [&] { return moves_text(session, *answer); });
}

} // namespace

void add_moves(Command& app, Session& session) {
    auto* command = app.add_subcommand(
        "moves", {"every move with its value, best first", "chaque coup avec sa valeur, les meilleurs d'abord"});
    auto options = std::make_shared<MovesOptions>();
    command->add_option("game", options->game, {"a game, such as nim:3+5+7", "un jeu, comme nim:3+5+7"})->required();
    add_position(*command, options->position);
    add_positions(*command, options->positions);
    add_course_form(*command, options->form);
    command
        ->add_option("--eval", options->eval,
                     {"judge by a heuristic instead of solving: constant, playouts=N, or one of the game's",
                      "juger par une heuristique au lieu de résoudre : constant, playouts=N, ou une du jeu"})
        ->check(not_empty);
    options->book.add(*command);
    command->examples("  zermelo moves connect4 --eval playouts=100\n"
                      "  zermelo moves babylone:2,2\n"
                      "  zermelo moves subtraction --position 2@7");
    command->callback([&session, options] { session.run([&] { return run_moves(session, *options); }); });
}

} // namespace zermelo
