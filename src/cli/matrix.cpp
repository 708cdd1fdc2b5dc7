// matrix: a game where both choose at the same time.
#include "api/lesson_pictures.hpp"
#include "ask/matrix_study.hpp"
#include "ask/stop_errors.hpp"
#include "cli/commands.hpp"
#include "explain/matrix_text.hpp"
#include "render/lesson_json.hpp"

#include <memory>

namespace zermelo {

namespace {

struct MatrixOptions {
    std::string game, format = "text", output;
};

int run_matrix(const Session& session, const MatrixOptions& options) {
    const std::string format = session.json() ? "json" : options.format;
    if (format != "text" && format != "json" && format != "svg")
        return session.fail({"--format", errors::unknown_choice, {format, "text, json, svg"}});
    if (format == "svg") {
        auto picture = matrix_picture(options.game, session.language());
        return picture ? session.deliver(*picture, options.output) : session.fail(picture.error());
    }
    const auto game = open_matrix(options.game, session.language());
    if (!game) return session.fail(game.error());
    const MatrixFacts facts = study_matrix(*game, session.control());
    if (session.control().is_interrupted())
        return session.fail(stop_error("matrix", Stop::interrupted, {Stage::solve, 0, 0, 0}, session.control()));
    const int code = session.deliver(
        format == "json" ? json(facts, session.voice()).text() + "\n" : text(facts, session.voice()), options.output);
    return code == done && !facts.complete ? limit_reached : code;
}

} // namespace

void add_matrix(Command& app, Session& session) {
    auto* command = app.add_subcommand(
        "matrix", {"a payoff matrix: dominance, best replies, equilibria, security levels",
                   "une matrice de gains : dominance, meilleures réponses, équilibres, niveaux de sécurité"});
    auto options = std::make_shared<MatrixOptions>();
    command
        ->add_option("game", options->game,
                     {"a file (text, JSON, Gambit .nfg; - for standard input), or prisoners, cold-war, "
                      "matching-pennies, battle-of-the-sexes, chicken, stag-hunt, rock-paper-scissors",
                      "un fichier (texte, JSON, .nfg de Gambit ; - pour l'entrée standard), ou prisoners, cold-war, "
                      "matching-pennies, battle-of-the-sexes, chicken, stag-hunt, rock-paper-scissors"})
        ->required();
    command->add_option("--format", options->format, {"text, json, svg", "au choix : text, json, svg"});
    add_output(*command, options->output);
    command->examples("  zermelo matrix prisoners\n"
                      "  zermelo matrix cold-war --lang fr\n"
                      "  zermelo matrix examples/prisoners.txt --json");
    command->callback([&session, options] { session.run([&] { return run_matrix(session, *options); }); });
}

} // namespace zermelo
