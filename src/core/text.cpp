#include "core/text.hpp"

#include <cassert>
#include <utility>

namespace zermelo {

namespace {

// What stands between braces and is a choice of two words: singular|plural. Nothing else in a sentence looks so.
std::string_view choice_at(std::string_view rest) {
    const std::size_t end = rest.find('}'), bar = rest.find('|');
    if (!rest.starts_with('{') || end == std::string_view::npos || bar > end) return {};
    return rest.substr(0, end + 1);
}

} // namespace

std::string fill(std::string_view sentence, std::span<const std::string> arguments, Language language) {
    std::string filled;
    std::size_t next = 0;
    while (!sentence.empty()) {
        if (sentence.starts_with("{}")) {
            assert(next < arguments.size());
            filled += arguments[next++];
            sentence.remove_prefix(2);
        } else if (const std::string_view choice = choice_at(sentence); !choice.empty()) {
            const std::string_view number = next > 0 ? std::string_view(arguments[next - 1]) : "";
            const bool one = number == "1" || (language == Language::french && number == "0");
            const std::size_t bar = choice.find('|');
            filled += one ? choice.substr(1, bar - 1) : choice.substr(bar + 1, choice.size() - bar - 2);
            sentence.remove_prefix(choice.size());
        } else {
            filled += sentence.front();
            sentence.remove_prefix(1);
        }
    }
    return filled;
}

std::string listed(const std::vector<std::string>& names, std::string_view separator) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) text += separator;
        text += names[i];
    }
    return text;
}

std::string place_in(std::string_view place, Language language) {
    using Words = std::pair<std::string_view, std::string_view>;
    constexpr Words wholes[] = {{"move", "coup"}, {"game", "jeu"}};
    constexpr Words beginnings[] = {{"parameter \"", "paramètre \""}, {"move", "coup"}, {"row ", "ligne "}};
    if (language == Language::english) return std::string(place);
    for (const auto& [english, french] : wholes)
        if (place == english) return std::string(french);
    const std::size_t colon = place.find(": "); // behind the name of a game
    if (colon == std::string_view::npos) return std::string(place);
    const std::string_view rest = place.substr(colon + 2);
    for (const auto& [english, french] : beginnings) {
        if (!rest.starts_with(english)) continue;
        std::string said = std::string(place.substr(0, colon + 2)) + std::string(french);
        std::string_view tail = rest.substr(english.size());
        if (const std::size_t of = tail.find(" of \""); english == "row " && of != std::string_view::npos)
            said += std::string(tail.substr(0, of)) + " de ", tail.remove_prefix(of + 4);
        return said + std::string(tail);
    }
    return std::string(place);
}

} // namespace zermelo
