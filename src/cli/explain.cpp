// explain: why a position is won or lost, what refutes a move; or what a search thinks of it.
#include "ask/opinion.hpp"
#include "cli/book.hpp"
#include "cli/commands.hpp"
#include "explain/game_text.hpp"
#include "explain/search_text.hpp"
#include "render/explanation_json.hpp"

#include <memory>

namespace zermelo {

namespace {

struct ExplainOptions {
    GameWord game;
    std::string position, move, with, form;
    BookOptions book;
};

int run_explain(const Session& session, const ExplainOptions& options) {
    auto opened = open_game(options.game);
    if (!opened) return session.fail(opened.error());
    AnyGame& game = **opened;
    if (const auto book = open_book(session, game, options.book); !book) return session.fail(book.error());
    auto position = position_of(game, options.position);
    if (!position) return session.fail(position.error());
    auto form = form_of(options.form);
    if (!form) return session.fail(form.error());
    if (auto known = game.check_form(*form); !known) return session.fail(known.error());
    ExplainRequest request{std::nullopt, options.with, *form};
    if (!options.move.empty()) request.move = options.move;
    if (!options.with.empty()) session.remark(game, *position);
    const auto answer = explain_or_judge(game, *position, request, session.control());
    if (!answer) return session.fail(answer.error());
    const Voice& voice = session.voice();
    if (const auto* opinion = std::get_if<Opinion>(&*answer))
        return session.show([&] { return json(*opinion, voice); },
                            [&] { return text(*opinion, voice) + line_text(*opinion, voice); });
    const Explanation& explanation = std::get<Explanation>(*answer);
    return show_answer(
        session, game, [&] { return json(explanation, voice); },
        [&] { return text(explanation, voice) + line_text(explanation, voice); });
}

} // namespace

void add_explain(Command& app, Session& session) {
    auto* command =
        app.add_subcommand("explain", {"why a position is won or lost, what refutes a move",
                                       "pourquoi une position est gagnante ou perdante, ce qui réfute un coup"});
    auto options = std::make_shared<ExplainOptions>();
    options->game.add(*command);
    add_position(*command, options->position);
    command->add_option("--move", options->move, {"explain this move instead", "expliquer plutôt ce coup"})
        ->check(not_empty);
    add_course_form(*command, options->form);
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
