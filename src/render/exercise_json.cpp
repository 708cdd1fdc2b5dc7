#include "render/exercise_json.hpp"

#include "explain/exercise_text.hpp"
#include "json/read_json_value.hpp"

namespace zermelo {

namespace {

Json instance_json(const Exercise& exercise) {
    Json instance = Json::object();
    if (!exercise.word.empty())
        instance.add("game", exercise.word).add("position", exercise.position).add("board", exercise.board);
    if (!exercise.file.empty()) instance.add("file", *read_json_value(exercise.file, "exercise"));
    if (!exercise.from.empty()) instance.add("from", exercise.from).add("to", exercise.to);
    return instance;
}

} // namespace

Json json(const Exercise& exercise, const Voice& voice) {
    Json questions = Json::list(), solution = Json::list();
    for (const ExerciseQuestion& question : exercise.questions) {
        Json options = Json::list();
        for (const ExerciseOption& option : question.options) options.push(option.name);
        questions.push(Json::object({{"text", text(question.asked, voice)},
                                     {"form", answer_form_names[static_cast<std::size_t>(question.form)]},
                                     {"options", std::move(options)}}));
        solution.push(Json::object({{"answer", question.answer}, {"why", reasons(question, voice)}}));
    }
    return Json::object({{"kind", name_of(exercise.kind)},
                         {"seed", exercise.seed},
                         {"level", exercise.level},
                         {"title", exercise_title(exercise, voice)},
                         {"statement", statement_text(exercise, voice)},
                         {"instance", instance_json(exercise)},
                         {"questions", std::move(questions)},
                         {"solution", std::move(solution)}});
}

Json json(const CheckedExercise& checked, const Voice& voice) {
    Json questions = Json::list();
    for (const CheckedQuestion& question : checked.questions)
        questions.push(Json::object({{"answered", question.answered},
                                     {"right", question.right},
                                     {"why", question.right ? Json() : Json(reason(question, voice))}}));
    return Json::object(
        {{"right", checked.right()}, {"of", checked.questions.size()}, {"questions", std::move(questions)}});
}

} // namespace zermelo
