// explain: why a position is won or lost, what refutes a move; or what a search thinks of it.
#include "ask/course_form.hpp"
#include "ask/explanation.hpp"
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

int show_opinion(const Session& session, const Opinion& opinion) {
    return session.show([&] { return json(opinion, session.voice()); },
                        [&] { return text(opinion, session.voice()) + line_text(opinion, session.voice()); });
}

Result<Opinion> opinion_of(const std::string& word, AnyGame& game, const Position& position,
                           const std::optional<std::string>& move, const Control& control) {
    auto ai = game.ai(word, "--with");
    if (!ai) return ai.error();
    return ask_opinion(game, position, move, *ai, control);
}

// What is known where the game can be solved, otherwise the opinion of a search, which says so.
int run_explain(const Session& session, const ExplainOptions& options) {
    auto opened = open_game(options.game);
    if (!opened) return session.fail(opened.error());
    AnyGame& game = **opened;
    const Control& control = session.control();
    if (const auto book = open_book(session, game, options.book); !book) return session.fail(book.error());
    auto position = position_of(game, options.position);
    if (!position) return session.fail(position.error());
    auto form = form_of(options.form);
    if (!form) return session.fail(form.error());
    if (auto known = game.check_form(*form); !known) return session.fail(known.error());
    const auto move = options.move.empty() ? std::nullopt : std::optional(options.move);
    if (!options.with.empty()) {
        session.remark(game, *position);
        auto opinion = opinion_of(options.with, game, *position, move, control);
        if (opinion && *form == Form::course) tell_as_course(*opinion, game, *position);
        return opinion ? show_opinion(session, *opinion) : session.fail(opinion.error());
    }
    auto explanation =
        move ? explain_move(game, *position, *move, control) : explain_position(game, *position, control);
    if (explanation && *form == Form::course) tell_as_course(*explanation, game, *position);
    if (explanation)
        return show_answer(
            session, game, [&] { return json(*explanation, session.voice()); },
            [&] { return text(*explanation, session.voice()) + line_text(*explanation, session.voice()); });
    if (explanation.error().kind != Error::Kind::limit || control.is_interrupted())
        return session.fail(explanation.error());
    auto opinion = opinion_of(strong_word(game.heuristics()), game, *position, move, control);
    if (!opinion) return session.fail(explanation.error());
    if (*form == Form::course) tell_as_course(*opinion, game, *position);
    opinion->instead_of_solving = true;
    return show_opinion(session, *opinion);
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
