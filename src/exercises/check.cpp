// Answers against the options of their questions.
#include "exercises/families.hpp"
#include "lessons/rational.hpp"

#include <algorithm>

namespace zermelo {

namespace {

using Fit = ExerciseOption::Fit;
using Kind = Remark::Kind;

class QuestionCheck {
public:
    QuestionCheck(const ExerciseQuestion& question, const std::vector<std::string>& words)
        : question_(question), words_(words) {}

    CheckedQuestion check() && {
        checked_.answered = checked_.right = true;
        switch (question_.form) {
        case AnswerForm::set: check_set(); break;
        case AnswerForm::choice: check_choice(); break;
        case AnswerForm::number: check_number(); break;
        case AnswerForm::row: check_row(); break;
        case AnswerForm::step:
        case AnswerForm::path: break; // their own family checks them
        }
        return std::move(checked_);
    }

private:
    void wrong(Remark why) {
        if (checked_.right) checked_.why = std::move(why);
        checked_.right = false;
    }
    void wrong(const ExerciseOption& option) {
        if (checked_.right) checked_.why = option.why, checked_.explanation = option.explanation;
        checked_.right = false;
    }
    const ExerciseOption* find(const std::string& name) const {
        const auto found = std::ranges::find(question_.options, name, &ExerciseOption::name);
        return found == question_.options.end() ? nullptr : &*found;
    }

    void check_set() {
        for (const std::string& word : words_)
            if (const ExerciseOption* option = find(word); !option)
                wrong({Kind::not_one_of, {word}});
            else if (option->fit == Fit::wrong)
                wrong(*option);
        for (const ExerciseOption& option : question_.options)
            if (option.fit == Fit::right && std::ranges::find(words_, option.name) == words_.end()) wrong(option);
    }
    void check_choice() {
        if (words_.size() != 1) return wrong(Remark{Kind::one_expected});
        const ExerciseOption* option = find(words_[0]);
        if (!option) return wrong({Kind::not_one_of, {words_[0]}});
        if (option->fit == Fit::wrong) wrong(*option);
    }
    void check_number() {
        if (words_.size() != 1) return wrong(Remark{Kind::one_expected});
        if (!is_number(words_[0])) return wrong({Kind::not_a_number, {words_[0]}});
        if (!same_number(words_[0], question_.answer[0])) wrong(question_.because.front());
    }
    void check_row() {
        if (words_.size() != question_.options.size())
            return wrong({Kind::numbers_expected, {std::to_string(question_.options.size())}});
        for (std::size_t i = 0; i < words_.size(); ++i)
            if (!is_number(words_[i]))
                wrong({Kind::not_a_number, {words_[i]}});
            else if (!same_number(words_[i], question_.options[i].value))
                wrong(question_.options[i].why ? *question_.options[i].why : question_.because.front());
    }

    const ExerciseQuestion& question_;
    const std::vector<std::string>& words_;
    CheckedQuestion checked_;
};

bool means_infinity(const std::string& typed) { return typed == "inf" || typed == "∞" || typed == "+inf"; }
bool is_least(const std::string& typed) { return typed == "-inf" || typed == "-∞"; }

std::optional<Rational> number_in(const std::string& typed) {
    const auto read = parse_rational(typed.starts_with('+') ? std::string_view(typed).substr(1) : typed);
    const Rational* number = std::get_if<Rational>(&read);
    return number ? std::optional(*number) : std::nullopt;
}

} // namespace

bool is_number(const std::string& typed) {
    return means_infinity(typed) || is_least(typed) || number_in(typed).has_value();
}

bool same_number(const std::string& typed, const std::string& number) {
    if (means_infinity(typed) || means_infinity(number)) return means_infinity(typed) && means_infinity(number);
    if (is_least(typed) || is_least(number)) return is_least(typed) && is_least(number);
    const auto a = number_in(typed), b = number_in(number);
    return a && b && *a == *b;
}

std::vector<std::string> answer_words(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : text) {
        if (c != ' ' && c != ',' && c != ';' && c != '\t' && c != '\r' && c != '\n') {
            word += c;
            continue;
        }
        if (!word.empty()) words.push_back(std::move(word));
        word.clear();
    }
    if (!word.empty()) words.push_back(std::move(word));
    if (words == std::vector<std::string>{"-"}) words.clear();
    return words;
}

CheckedExercise check_exercise(const Exercise& exercise, const ExerciseAnswers& answers) {
    CheckedExercise checked;
    for (std::size_t i = 0; i < exercise.questions.size(); ++i) {
        if (i < answers.size())
            checked.questions.push_back(QuestionCheck(exercise.questions[i], answers[i]).check());
        else
            checked.questions.push_back({false, false, Remark{Kind::not_answered}});
    }
    if (exercise.kind == ExerciseKind::dijkstra) check_dijkstra(exercise, answers, checked);
    return checked;
}

} // namespace zermelo
