// play: in the terminal, against a person or an AI.
#include "ask/ai_word.hpp"
#include "cli/commands.hpp"
#include "cli/play_options.hpp"
#include "explain/play_words.hpp"
#include "explain/search_words.hpp"

#include <memory>

namespace zermelo {

namespace {

// Who plays, by what was asked for.
Result<Sides> sides_of(const PlayOptions& options, const AnyGame& game) {
    if (options.level && !options.second.empty()) return Error{"--level", errors::level_or_second, {}};
    Sides sides{options.first.empty() ? std::string(person) : options.first,
                options.second.empty() ? "perfect" : options.second};
    if (options.level) sides.opponent() = "level:" + std::to_string(*options.level);
    for (const auto& [who, place] : {std::pair{sides.first, "--first"}, {sides.second, "--second"}})
        if (who != person)
            if (auto ai = game.ai(who, place); !ai) return ai.error();
    return sides;
}

int run_play(const Session& session, const PlayOptions& options) {
    if (session.json()) return session.fail({"--json", errors::play_has_no_json, {}});
    auto game = open_game(options.game);
    if (!game) return session.fail(game.error());
    if (const auto book = open_book(session, **game, options.book); !book) return session.fail(book.error());
    const auto sides = sides_of(options, **game);
    if (!sides) return session.fail(sides.error());
    if (options.level)
        session.print(session.voice().line(
            words::level_is, {std::to_string(*options.level), level_word(*options.level, (*game)->heuristics())}));
    auto form = form_of(options.form);
    if (!form) return session.fail(form.error());
    if (*form == Form::course && sides->with_person()) return session.fail({"--as", errors::course_needs_ais, {}});
    auto start = position_of(**game, options.position);
    if (!start) return session.fail(start.error());
    if (*form == Form::course) return play_course(session, **game, *start, *sides);
    if (const auto rule = (*game)->assumed_rule()) session.print(session.voice().line(rule->sentence));
    return play_at_terminal(session, **game, *start, *sides, options.sides_are_free(), options.hints);
}

} // namespace

void add_play(Command& app, Session& session) {
    auto* command = app.add_subcommand("play", {"play in the terminal, against a person or an AI",
                                                "jouer dans le terminal, contre une personne ou une IA"});
    auto options = std::make_shared<PlayOptions>();
    options->game.add(*command);
    command
        ->add_option("--first", options->first,
                     {"human, or an AI: perfect, random, alphabeta:depth=4 ... (default: human)",
                      "human (une personne), ou une IA : perfect, random, alphabeta:depth=4 ... (par défaut : human)"})
        ->check(not_empty);
    command
        ->add_option("--second", options->second,
                     {"likewise (default: perfect). Without --first and --second you get the side that can win",
                      "de même (par défaut : perfect). Sans --first ni --second vous avez le côté qui peut gagner"})
        ->check(not_empty);
    add_start(*command, options->position);
    command->add_option(
        "--level", options->level,
        {"play against level 1 (chance) to 10 (perfect)", "jouer contre le niveau 1 (hasard) à 10 (parfait)"});
    command->add_flag("--hints", options->hints,
                      {"say before each move what is best", "dire avant chaque coup quel est le meilleur"});
    command
        ->add_option("--as", options->form,
                     {"course: two AIs, in the layout of the course's sheet",
                      "course : deux IA, dans la présentation de la feuille du cours"})
        ->check(not_empty);
    options->book.add(*command);
    command->examples("  zermelo play connect4 --level 6\n"
                      "  zermelo play babylone --second human\n"
                      "  zermelo play subtraction:21,misere --hints\n"
                      "  zermelo play babylone:2,2 --first perfect --second perfect --as course --lang fr");
    command->callback([&session, options] { session.run([&] { return run_play(session, *options); }); });
}

} // namespace zermelo
