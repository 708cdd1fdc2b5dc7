#include "explain/game_text.hpp"
#include "explain/idea_words.hpp"

#include <algorithm>
#include <cassert>

namespace zermelo {

namespace {

const IdeaWords& words_of(Idea::Kind kind) {
    const auto found = std::ranges::find(words::ideas, kind, &IdeaWords::kind);
    assert(found != std::end(words::ideas));
    return *found;
}

std::string joined_names(const std::vector<std::string>& names, const Text& last, const Voice& voice) {
    if (names.size() < 2) return listed(names);
    return listed({names.begin(), names.end() - 1}) + voice.say(last) + names.back();
}

// Fills one gap.
struct ArgumentText {
    const Voice& voice;

    std::string operator()(std::uint64_t number) const { return voice.count(number); }
    std::string operator()(const std::string& name) const { return name; }
    std::string operator()(const Idea::Moves& moves) const { return voice.moves(moves.count); }
    std::string operator()(const Idea::AnyOf& any) const { return joined_names(any.names, words::or_last, voice); }
    std::string operator()(const Idea::AllOf& all) const { return joined_names(all.names, words::and_last, voice); }
};

} // namespace

std::string text(const Idea& idea, const Voice& voice) {
    std::vector<std::string> arguments;
    for (const Idea::Argument& argument : idea.arguments)
        arguments.push_back(std::visit(ArgumentText{voice}, argument));
    return voice.line(words_of(idea.kind).sentence, arguments);
}

std::string_view name_of(Idea::Kind kind) { return words_of(kind).name; }

std::string text(const Hint& hint, const Voice& voice) {
    return hint_text(hint.best, voice) + (hint.idea ? text(*hint.idea, voice) : "");
}

} // namespace zermelo
