#include "render/explanation_json.hpp"

#include "explain/game_text.hpp"
#include "explain/search_text.hpp"
#include "explain/search_words.hpp"

namespace zermelo {

namespace {

std::string without_last_newline(std::string text) {
    if (text.ends_with('\n')) text.pop_back();
    return text;
}

} // namespace

Json json(const Explanation& explanation, const Voice& voice) {
    Json json = Json::object({{"text", without_last_newline(text(explanation, voice))}, {"line", explanation.line}});
    if (explanation.line_ends_early) json.add("line_ends_early", true);
    if (explanation.made) json.add("refutation", explanation.refuted());
    Json ideas = Json::list();
    for (const Idea& idea : explanation.ideas)
        ideas.push(Json::object(
            {{"kind", std::string(name_of(idea.kind))}, {"text", without_last_newline(text(idea, voice))}}));
    json.add("ideas", std::move(ideas));
    return json;
}

Json json(const Opinion& opinion, const Voice& voice) {
    return Json::object({{"text", without_last_newline(text(opinion, voice))},
                         {"line", opinion.line},
                         {"proven", opinion.thought().certain()}});
}

} // namespace zermelo
