// moves: every move with its value, best first.
#include "cli/book.hpp"
#include "cli/commands.hpp"
#include "explain/game_text.hpp"
#include "render/game_json.hpp"

#include <memory>

namespace zermelo {

namespace {

struct MovesOptions {
    GameWord game;
    std::string position, positions, form, eval;
    BookOptions book;
};

// Calls use(answer) with what is known of the moves, or with what a heuristic says of them.
template <class Use>
auto ask(const Session& session, AnyGame& game, const Position& position, const MovesOptions& options, Form form,
         Use&& use) -> decltype(use(JudgedMoves())) {
    if (!options.eval.empty()) {
        auto judged = game.judge(position, options.eval, form, session.control());
        if (!judged) return judged.error();
        return use(*judged);
    }
    auto values = game.values(position, form, session.control());
    if (!values) return values.error();
    return use(*values);
}

int run_moves(const Session& session, const MovesOptions& options) {
    auto game = open_game(options.game);
    if (!game) return session.fail(game.error());
    auto form = form_of(options.form);
    if (!form) return session.fail(form.error());
    if (const auto book = open_book(session, **game, options.book); !book) return session.fail(book.error());
    if (!options.positions.empty())
        return session.answer_lines(options.positions, [&](const std::string& line) -> Result<Json> {
            auto position = (*game)->read(std::string_view(line));
            if (!position) return position.error();
            return ask(session, **game, *position, options, *form,
                       [&](const auto& answer) -> Result<Json> { return with_rule(json(answer), **game); });
        });
    auto position = position_of(**game, options.position);
    if (!position) return session.fail(position.error());
    if (!options.eval.empty()) session.remark(**game, *position);
    auto shown = ask(session, **game, *position, options, *form, [&](const auto& answer) -> Result<int> {
        return show_answer(
            session, **game, [&] { return json(answer); }, [&] { return text(answer, session.voice()); });
    });
    return shown ? *shown : session.fail(shown.error());
}

} // namespace

void add_moves(Command& app, Session& session) {
    auto* command = app.add_subcommand(
        "moves", {"every move with its value, best first", "chaque coup avec sa valeur, les meilleurs d'abord"});
    auto options = std::make_shared<MovesOptions>();
    options->game.add(*command, {"a game, such as nim:3+5+7", "un jeu, comme nim:3+5+7"});
    const Option* position = add_position(*command, options->position);
    add_positions(*command, options->positions, position);
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
