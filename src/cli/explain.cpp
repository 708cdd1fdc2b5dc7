// explain: why a position is won or lost, what refutes a move; or what a search thinks of it.
#include "cli/book.hpp"
#include "cli/commands.hpp"

#include "explain/search_words.hpp"

#include <memory>

namespace zermelo {

namespace {

struct ExplainOptions {
    std::string game, position, move, with;
    BookOptions book;
};

// What is solved where it can be, otherwise in the opinion of a search, which says so.
Result<Json> ask(const Session& session, AnyGame& game, const ExplainOptions& options) {
    constexpr std::uint64_t most_positions = 5'000'000; // unless --nodes says otherwise
    const Position position = options.position.empty() ? Position{} : options.position;
    const auto move = options.move.empty() ? std::nullopt : std::optional(options.move);
    if (!options.with.empty()) return game.opinion(position, move, options.with, session.language(), session.control());
    Control control = session.control();
    if (!control.limits.nodes) control.limits.nodes = most_positions;
    auto answer = game.explain(position, move, session.language(), control);
    if (answer || answer.error().kind != Error::Kind::limit || *control.interrupted) return answer;
    auto opinion = game.opinion(position, move, strong_word(game.heuristics()), session.language(), session.control());
    if (!opinion) return answer;
    (*opinion)["text"] = session.say(words::too_large_to_solve) + "\n" + (*opinion)["text"].get<std::string>();
    return opinion;
}

int run_explain(const Session& session, const ExplainOptions& options) {
    auto game = open_game(options.game);
    if (!game) return session.fail(game.error());
    if (const auto book = open_book(session, **game, options.book); !book) return session.fail(book.error());
    auto answer = ask(session, **game, options);
    if (!answer) return session.fail(answer.error());
    if (session.json()) {
        session.print_json(*answer);
        return done;
    }
    std::string line;
    for (const Json& made : (*answer)["line"]) line += (line.empty() ? "" : " ") + made.get<std::string>();
    const Text& head = answer->contains("proven") && !(*answer)["proven"] ? words::opinion_line
                       : answer->value("refutation", false)               ? words::refutation
                                                                          : words::best_line;
    session.print((*answer)["text"].get<std::string>() + "\n" + (line.empty() ? "" : session.say(head, {line}) + "\n"));
    return done;
}

} // namespace

void add_explain(Command& app, Session& session) {
    auto* command =
        app.add_subcommand("explain", {"why a position is won or lost, what refutes a move",
                                       "pourquoi une position est gagnée ou perdue, ce qui réfute un coup"});
    auto options = std::make_shared<ExplainOptions>();
    add_game_word(*command, options->game);
    add_position(*command, options->position);
    command->add_option("--move", options->move, {"explain this move instead", "expliquer plutôt ce coup"})
        ->check(not_empty);
    command
        ->add_option(
            "--with", options->with,
            {"in the opinion of a search, such as alphabeta:depth=6", "selon une recherche, comme alphabeta:depth=6"})
        ->check(not_empty);
    options->book.add(*command);
    command->examples("  zermelo explain babylone:2,2\n"
                      "  zermelo explain nim:3+5+7 --move 7-1 --lang fr\n"
                      "  zermelo explain connect4 --position 4455 --with alphabeta:depth=8,eval=lines,memo");
    command->callback([&session, options] { session.run([&] { return run_explain(session, *options); }); });
}

} // namespace zermelo
