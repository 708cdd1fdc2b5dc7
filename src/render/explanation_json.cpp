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
    if (explanation.made) json.add("refutation", explanation.refuted());
    return json;
}

Json json(const Opinion& opinion, const Voice& voice) {
    return Json::object({{"text", without_last_newline(text(opinion, voice))},
                         {"line", opinion.line},
                         {"proven", opinion.thought().certain()}});
}

} // namespace zermelo
