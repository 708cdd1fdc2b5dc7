#include "explain/exercise_text.hpp"

#include "explain/exercise_words.hpp"
#include "explain/game_text.hpp"

namespace zermelo {

namespace {

// What explain says of a move, on one line.
std::string one_line(const Explanation& explanation, const Voice& voice) {
    std::string text = zermelo::text(explanation, voice);
    while (text.ends_with('\n')) text.pop_back();
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos;) text[at] = ' ';
    return text;
}

} // namespace

std::string text(const Remark& remark, const Voice& voice) {
    const RemarkWords& words = words::remarks[static_cast<std::size_t>(remark.kind)];
    return voice.say(words.sentence, remark.arguments);
}

std::string exercise_title(const Exercise& exercise, const Voice& voice) {
    return voice.say(words::exercise_title, {voice.say(words::exercise_kinds[static_cast<std::size_t>(exercise.kind)]),
                                             std::to_string(exercise.level), std::to_string(exercise.seed)});
}

std::string statement_text(const Exercise& exercise, const Voice& voice) {
    const std::string task = text(exercise.statement, voice);
    if (!exercise.game) return task;
    return std::string(exercise.game->title.in(voice.language)) + " (" + exercise.word + "). " +
           std::string(exercise.game->rules.in(voice.language)) + " " + task;
}

std::string answer_text(const std::vector<std::string>& answer, const Voice& voice) {
    return answer.empty() ? voice.say(words::exercise_none) : listed(answer);
}

std::string reason(const ExerciseOption& option, const Voice& voice) {
    if (option.explanation) return one_line(*option.explanation, voice);
    return option.why ? text(*option.why, voice) : "";
}

std::vector<std::string> reasons(const ExerciseQuestion& question, const Voice& voice) {
    std::vector<std::string> list;
    for (const Remark& remark : question.because) list.push_back(text(remark, voice));
    for (const ExerciseOption& option : question.options)
        if (option.fit == ExerciseOption::Fit::right)
            if (std::string why = reason(option, voice); !why.empty()) list.push_back(std::move(why));
    return list;
}

std::string reason(const CheckedQuestion& checked, const Voice& voice) {
    if (checked.explanation) return one_line(*checked.explanation, voice);
    return checked.why ? text(*checked.why, voice) : "";
}

std::string text(const CheckedExercise& checked, const Exercise& exercise, const Voice& voice) {
    std::string text;
    for (std::size_t i = 0; i < checked.questions.size(); ++i)
        text += std::to_string(i + 1) + ". " + zermelo::text(exercise.questions[i].asked, voice) + " " +
                (checked.questions[i].right ? voice.say(words::exercise_right) : reason(checked.questions[i], voice)) +
                "\n";
    return text + voice.line(words::exercise_score,
                             {std::to_string(checked.right()), std::to_string(checked.questions.size())});
}

} // namespace zermelo
