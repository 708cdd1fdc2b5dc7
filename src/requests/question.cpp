#include "requests/question.hpp"

#include "ask/ask_errors.hpp"
#include "requests/request_errors.hpp"

namespace zermelo {

const Json* Question::read(const std::string& name) {
    read_.insert(name);
    const Json* field = fields_.find(name);
    return field && !field->is_null() ? field : nullptr;
}

void Question::refuse(const std::string& name, const Text& sentence) {
    if (!wrong_) wrong_ = Error{name, sentence, {}};
}

std::string Question::text(const std::string& name, const std::string& otherwise) {
    const Json* field = read(name);
    if (!field) return otherwise;
    if (const std::string* text = field->as_string()) return *text;
    refuse(name, errors::not_a_text);
    return otherwise;
}

std::optional<std::uint64_t> Question::number(const std::string& name) {
    const Json* field = read(name);
    if (!field) return std::nullopt;
    const auto number = field->as_whole();
    if (number && *number >= 0) return static_cast<std::uint64_t>(*number);
    refuse(name, errors::not_a_natural);
    return std::nullopt;
}

bool Question::flag(const std::string& name) {
    const Json* field = read(name);
    if (!field) return false;
    const auto truth = field->as_truth();
    if (!truth) refuse(name, errors::not_a_truth);
    return truth.value_or(false);
}

std::vector<std::string> Question::texts(const std::string& name) {
    std::vector<std::string> texts;
    const Json* field = read(name);
    if (!field) return texts;
    const auto* list = field->as_list();
    if (!list) refuse(name, errors::not_texts);
    for (const Json& item : list ? *list : Json::List{}) {
        if (item.as_string())
            texts.push_back(*item.as_string());
        else
            refuse(name, errors::not_texts);
    }
    return texts;
}

Result<Form> Question::form() {
    const std::string form = text("as");
    if (form.empty()) return Form::usual;
    if (form == "course") return Form::course;
    return Error{"as", errors::unknown_choice, {form, "course"}};
}

std::optional<Error> Question::wrong() const {
    if (wrong_) return wrong_;
    for (const auto& [name, value] : *fields_.as_object())
        if (!read_.contains(name)) return Error{name, errors::unknown_question_field, {}};
    return std::nullopt;
}

Result<AnyGame*> Question::game() {
    const std::string word = text("game");
    if (wrong_) return *wrong_;
    return requests_.game(word, !fields_.find("files"));
}

Result<Position> Question::position(AnyGame& game) {
    const std::string written = text("position");
    const auto play = texts("play");
    if (wrong_) return *wrong_;
    auto position = written.empty() ? Result<Position>(game.start()) : game.read(std::string_view(written));
    for (const std::string& move : play) {
        if (!position) return position;
        position = game.after(*position, std::string_view(move));
    }
    return position;
}

std::string answer_about(const AnyGame& game, Json json) {
    if (const auto rule = game.assumed_rule()) json.add("rule", rule->name);
    return json.line();
}

} // namespace zermelo
