#include "render/games_json.hpp"

namespace zermelo {

namespace {

const char* kind_name(Parameter::Kind kind) {
    switch (kind) {
    case Parameter::Kind::flag: return "flag";
    case Parameter::Kind::text: return "text";
    case Parameter::Kind::list: return "list";
    case Parameter::Kind::number: break;
    }
    return "number";
}

Json parameters_json(const std::vector<Parameter>& parameters, Language language) {
    Json list = Json::list();
    for (const Parameter& parameter : parameters) {
        Json json = Json::object({{"name", parameter.name},
                                  {"kind", kind_name(parameter.kind)},
                                  {"meaning", parameter.meaning.in(language)}});
        if (!parameter.standard.empty()) json.add("default", parameter.standard);
        if (parameter.high > 0) json.add("from", parameter.low).add("to", parameter.high);
        list.push(std::move(json));
    }
    return list;
}

} // namespace

Json json(const GameList& list, Language language) {
    Json games = Json::list();
    for (const auto& [info, powers, heuristics] : list.games)
        games.push(Json::object({{"name", info->name},
                                 {"aliases", info->aliases},
                                 {"title", info->title.in(language)},
                                 {"rules", info->rules.in(language)},
                                 {"parameters", parameters_json(info->parameters, language)},
                                 {"powers", powers},
                                 {"heuristics", heuristics},
                                 {"position", info->position},
                                 {"move", info->move}}));
    return Json::object({{"games", std::move(games)}});
}

} // namespace zermelo
