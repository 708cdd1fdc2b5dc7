// exercise: a small instance with questions, a worked solution and a check; as text, JSON or a sheet for a class.
#include "api/exercise_pictures.hpp"
#include "cli/commands.hpp"
#include "exercises/exercises.hpp"
#include "explain/exercise_text.hpp"
#include "render/exercise_json.hpp"

#include <map>
#include <memory>

namespace zermelo {

namespace {

Result<std::unique_ptr<AnyGame>> by_word(std::string_view word) { return registry().open(word); }

struct ExerciseOptions {
    std::string kind, format = "text", names, check, output;
    int level = 1;
    bool questions = false;
};

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::string_view line : split(text, '\n'))
        if (!trim(line).empty()) lines.emplace_back(trim(line));
    return lines;
}

int check_answers(const Session& session, const ExerciseOptions& options, const Exercise& exercise) {
    const auto file = read_file(options.check);
    if (!file) return session.fail(file.error());
    ExerciseAnswers answers;
    for (const std::string& line : lines_of(*file)) answers.push_back(answer_words(line));
    const CheckedExercise checked = check_exercise(exercise, answers);
    return session.show([&] { return json(checked, session.voice()); },
                        [&] { return text(checked, exercise, session.voice()); });
}

Result<std::string> sheet_of(const Session& session, const Exercise& exercise, const SheetRequest& request) {
    ExercisePictures pictures;
    if (request.format == SheetFormat::markdown || request.format == SheetFormat::html) {
        auto drawn = exercise_pictures(exercise, session.control(), session.language());
        if (!drawn) return drawn.error();
        pictures = std::move(*drawn);
    }
    return exercise_sheet(exercise, pictures, request, session.voice());
}

// One sheet a name, each with an instance of its own: the first has the seed, the next one the seed after it. The
// solutions come at the end, so that they can be left out of what is handed round.
int class_sheets(const Session& session, const ExerciseOptions& options, ExerciseRequest request, SheetFormat format) {
    const auto file = read_file(options.names);
    if (!file) return session.fail(file.error());
    std::string sheets, solutions;
    for (const std::string& name : lines_of(*file)) {
        const auto exercise = make_exercise(request, by_word, session.control());
        if (!exercise) return session.fail(exercise.error());
        ++request.seed;
        const auto sheet = sheet_of(session, *exercise, {format, name, true, false});
        if (!sheet) return session.fail(sheet.error());
        const auto solved = sheet_of(session, *exercise, {format, name, false, true});
        if (!solved) return session.fail(solved.error());
        sheets += *sheet + (format == SheetFormat::latex ? "\\newpage\n" : "\n");
        solutions += *solved + (format == SheetFormat::latex ? "\\newpage\n" : "\n");
    }
    const std::string text = sheets + (options.questions ? "" : solutions);
    return session.deliver(sheet_begin(format, options.kind, session.language()) + text + sheet_end(format),
                           options.output);
}

int run_exercise(const Session& session, const ExerciseOptions& options) {
    static const std::map<std::string, SheetFormat> formats{{"text", SheetFormat::text},
                                                            {"markdown", SheetFormat::markdown},
                                                            {"html", SheetFormat::html},
                                                            {"latex", SheetFormat::latex}};
    const auto kind = exercise_kind(options.kind);
    if (!kind) {
        std::vector<std::string> names(exercise_names.begin(), exercise_names.end());
        return session.fail({"exercise", errors::unknown_choice, {options.kind, listed(names)}});
    }
    const auto format = formats.find(options.format);
    if (format == formats.end())
        return session.fail({"--format", errors::unknown_choice, {options.format, "text, markdown, html, latex"}});
    const ExerciseRequest request{*kind, session.control().seed, static_cast<unsigned>(options.level)};
    if (!options.names.empty()) return class_sheets(session, options, request, format->second);
    const auto exercise = make_exercise(request, by_word, session.control());
    if (!exercise) return session.fail(exercise.error());
    if (!options.check.empty()) return check_answers(session, options, *exercise);
    if (session.json()) return session.deliver(json(*exercise, session.voice()).text() + "\n", options.output);
    const auto sheet = sheet_of(session, *exercise, {format->second, "", true, !options.questions});
    if (!sheet) return session.fail(sheet.error());
    return session.deliver(sheet_begin(format->second, options.kind, session.language()) + *sheet +
                               sheet_end(format->second),
                           options.output);
}

} // namespace

void add_exercise(Command& app, Session& session) {
    auto* command = app.add_subcommand("exercise", {"a small exercise with its solution, made of a seed (--seed)",
                                                    "un petit exercice avec son corrigé, tiré d'une graine (--seed)"});
    auto options = std::make_shared<ExerciseOptions>();
    command
        ->add_option("kind", options->kind,
                     {"attractor, minimax, alphabeta, grundy, dijkstra, equilibrium or winning-move",
                      "attractor, minimax, alphabeta, grundy, dijkstra, equilibrium ou winning-move"})
        ->required();
    command->add_option("--level", options->level, {"1 (default) to 5", "de 1 (par défaut) à 5"})->check(range(1, 5));
    command->add_option("--format", options->format,
                        {"text, markdown, html, latex", "au choix : text, markdown, html, latex"});
    command->add_flag("--questions", options->questions, {"without the solution", "sans le corrigé"});
    command
        ->add_option("--names", options->names,
                     {"a file with a name a line: a sheet for each, the solutions after all of them",
                      "un fichier, un nom par ligne : une feuille pour chacun, les corrigés après toutes"})
        ->check(not_empty);
    command
        ->add_option("--check", options->check,
                     {"a file with an answer a line (- for standard input): which are right, and why not",
                      "un fichier, une réponse par ligne (- pour l'entrée standard) : lesquelles sont justes, sinon "
                      "pourquoi"})
        ->check(not_empty);
    add_output(*command, options->output);
    command->examples("  zermelo exercise attractor --seed 42 --level 2\n"
                      "  zermelo exercise dijkstra --level 3 --format html --output dijkstra.html\n"
                      "  zermelo exercise minimax --names class.txt --format latex --output sheets.tex");
    command->callback([&session, options] { session.run([&] { return run_exercise(session, *options); }); });
}

} // namespace zermelo
