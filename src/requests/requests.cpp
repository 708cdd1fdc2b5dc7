#include "requests/requests.hpp"

#include "api/registry.hpp"
#include "core/machine/provided_files.hpp"
#include "requests/question.hpp"
#include "requests/request_errors.hpp"
#include "json/read_json_value.hpp"

#include <algorithm>

namespace zermelo {

namespace {

// The files of a question are there until it is answered.
class QuestionFiles {
public:
    explicit QuestionFiles(const Json& question) {
        const Json* files = question.find("files");
        const auto* fields = files ? files->as_object() : nullptr;
        wrong_ = files && !fields;
        for (const auto& [name, text] : fields ? *fields : Json::Fields{}) {
            if (!text.as_string()) {
                wrong_ = true;
                continue;
            }
            provide_file(name, *text.as_string());
            names_.push_back(name);
        }
    }
    ~QuestionFiles() {
        for (const std::string& name : names_) withdraw_file(name);
    }
    QuestionFiles(const QuestionFiles&) = delete;
    QuestionFiles& operator=(const QuestionFiles&) = delete;
    bool wrong() const { return wrong_; }

private:
    std::vector<std::string> names_;
    bool wrong_ = false;
};

const char* kind_name(Error::Kind kind) {
    return kind == Error::Kind::limit ? "limit" : kind == Error::Kind::damaged ? "damaged" : "input";
}

std::string error_text(const Error& error, Language language) {
    return Json::object(
               {{"error", Json::object({{"place", place_in(error.place, language)},
                                        {"reason", fill(error.sentence.in(language), error.arguments, language)},
                                        {"line", error.in(language)},
                                        {"kind", kind_name(error.kind)}})}})
        .line();
}

const std::vector<NamedAnswerer>& answerers() {
    static const std::vector<NamedAnswerer> all = [] {
        std::vector<NamedAnswerer> list;
        for (const auto& some : {game_answerers(), play_answerers(), search_answerers(), arena_answerers(),
                                 lesson_answerers(), exercise_answerers()})
            list.insert(list.end(), some.begin(), some.end());
        return list;
    }();
    return all;
}

Result<Answerer> find_answerer(const std::string& name) {
    const auto found = std::ranges::find(answerers(), name, &NamedAnswerer::name);
    if (found != answerers().end()) return found->answer;
    std::vector<std::string> names;
    for (const auto& each : answerers()) names.emplace_back(each.name);
    return Error{"ask", errors::unknown_question, {name, listed(names)}};
}

// Whole numbers and, of seconds, fractions; all from 0 on.
Result<void> read_limits(const Json& question, Control& control) {
    for (const char* name : {"seconds", "nodes", "memory", "seed"}) {
        const Json* field = question.find(name);
        if (!field) continue;
        const auto number = field->as_number();
        if (!number || *number < 0 || *number > 1e15) return Error{name, errors::not_a_natural, {}};
        const auto whole = static_cast<std::uint64_t>(*number);
        auto lower = [&](std::uint64_t& limit) {
            if (whole > 0 && (limit == 0 || whole < limit)) limit = whole;
        };
        if (std::string_view(name) == "seconds")
            control.limits.end_within(*number);
        else if (std::string_view(name) == "seed")
            control.seed = whole;
        else
            lower(std::string_view(name) == "nodes" ? control.limits.nodes : control.limits.memory);
    }
    return {};
}

} // namespace

Result<AnyGame*> Requests::game(const std::string& word, bool keep) {
    if (!keep) {
        auto opened = open_game(word);
        if (!opened) return opened.error();
        passing_ = std::move(*opened);
        return passing_.get();
    }
    auto found = std::ranges::find(games_, word, &decltype(games_)::value_type::first);
    if (found == games_.end()) {
        auto opened = open_game(word);
        if (!opened) return opened.error();
        if (games_.size() == kept_games) games_.pop_back();
        games_.emplace_front(word, std::move(*opened));
    } else
        std::rotate(games_.begin(), found, found + 1);
    return games_.front().second.get();
}

std::string Requests::answer(std::string_view text, Control control) {
    auto question = read_json_value(text, "question");
    if (!question) return error_text(question.error(), Language::english);
    const Json *lang = question->find("lang"), *ask = question->find("ask");
    const bool french = lang && lang->as_string() && *lang->as_string() == "fr";
    const Voice voice{french ? Language::french : Language::english, {}, true};
    auto refused = [&](const Error& error) { return error_text(error, voice.language); };
    if (!ask || !ask->as_string()) return refused({"ask", errors::not_a_text, {}});
    const auto answerer = find_answerer(*ask->as_string());
    if (!answerer) return refused(answerer.error());
    const QuestionFiles files(*question);
    if (files.wrong()) return refused({"files", errors::not_texts_by_name, {}});
    if (auto limits = read_limits(*question, control); !limits) return refused(limits.error());
    Question asked(*question, *this, std::move(control), voice);
    const auto answer = (*answerer)(asked);
    passing_.reset();
    return answer ? "{\"answer\":" + *answer + "}" : refused(answer.error());
}

} // namespace zermelo
