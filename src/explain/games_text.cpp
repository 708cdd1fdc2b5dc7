#include "explain/games_text.hpp"

#include "explain/words.hpp"

namespace zermelo {

namespace {

std::string_view name_of(const Parameter& parameter, Language language) {
    return language == Language::french && !parameter.french.empty() ? parameter.french : parameter.name;
}

} // namespace

std::string text(const GameList& list, const Voice& voice) {
    std::string text;
    for (const GameFacts& game : list.games) {
        const GameInfo& info = *game.info;
        std::vector<std::string> parameters;
        for (const Parameter& parameter : info.parameters)
            parameters.push_back(std::string(name_of(parameter, voice.language)) +
                                 (parameter.standard.empty() ? "" : "=" + std::string(parameter.standard)) + " (" +
                                 voice.say(parameter.meaning) + ")");
        text += voice.ink.bold(info.name) + "  " + voice.line(info.title) + "  " + voice.line(info.rules) + "  " +
                voice.line(words::games_parameters, {listed(parameters)}) + "  " +
                voice.line(words::games_example, {std::string(info.position), std::string(info.move)});
    }
    return text;
}

} // namespace zermelo
