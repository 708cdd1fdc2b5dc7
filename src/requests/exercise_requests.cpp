// Exercises: an instance with its questions, and the check of answers. The solution comes only where it is asked for.
#include "api/exercise_pictures.hpp"
#include "api/registry.hpp"
#include "ask/ask_errors.hpp"
#include "exercises/exercises.hpp"
#include "render/exercise_json.hpp"
#include "requests/question.hpp"

namespace zermelo {

namespace {

Result<std::unique_ptr<AnyGame>> opened(std::string_view word) { return registry().open(word); }

// "kind", "level", and "seed" as every question may have one. "answers": a text for each question; the answer is then
// what is right, and why not. "format": json, or svg for the two pictures.
AnswerText exercise(Question& question) {
    const std::string name = question.text("kind"), format = question.text("format", "json");
    const std::uint64_t level = question.number("level").value_or(1);
    const bool check = question.flag("check");
    const std::vector<std::string> answers = question.texts("answers");
    if (auto wrong = question.wrong()) return *wrong;
    const auto kind = exercise_kind(name);
    if (!kind)
        return Error{"kind",
                     errors::unknown_choice,
                     {name, listed(std::vector<std::string>(exercise_names.begin(), exercise_names.end()))}};
    if (level < 1 || level > exercise_levels)
        return Error{"level", errors::out_of_range, {std::to_string(level), "1", std::to_string(exercise_levels)}};
    const auto made =
        make_exercise({*kind, question.control().seed, static_cast<unsigned>(level)}, opened, question.control());
    if (!made) return made.error();
    if (check) {
        ExerciseAnswers words;
        for (const std::string& answer : answers) words.push_back(answer_words(answer));
        return json(check_exercise(*made, words), question.voice()).line();
    }
    if (format == "svg") {
        const auto pictures = exercise_pictures(*made, question.control(), question.voice().language);
        if (!pictures) return pictures.error();
        return Json::object({{"question", pictures->question}, {"solution", pictures->solution}}).line();
    }
    if (format != "json") return Error{"format", errors::unknown_choice, {format, "json, svg"}};
    return json(*made, question.voice()).line();
}

} // namespace

std::vector<NamedAnswerer> exercise_answerers() { return {{"exercise", exercise}}; }

} // namespace zermelo
