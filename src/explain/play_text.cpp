#include "explain/play_text.hpp"

#include "explain/play_words.hpp"
#include "explain/words.hpp"

#include <algorithm>

namespace zermelo {

namespace {

// In lines that fit.
std::string folded(const std::string& sentence, std::size_t width) {
    std::string text;
    std::size_t column = 0;
    for (std::string_view word : split(sentence, ' ')) {
        const auto length = static_cast<std::size_t>(
            std::ranges::count_if(word, [](char c) { return (c & 0xC0) != 0x80; })); // characters, not bytes
        if (column > 0 && column + 1 + length > width) text += '\n', column = 0;
        if (column > 0) text += ' ', ++column;
        text += word, column += length;
    }
    return text + "\n";
}

// What the parameters of the game are: sticks at the start: 21; numbers one may take: 1+2+3.
std::string parameters_text(const GameInfo& info, const std::string& word, const Voice& voice) {
    const auto parameters = Parameters::parse(info, split_word(word).second);
    if (!parameters) return "";
    // One that has no usual value replaces the others when it is given.
    const bool replaced = std::ranges::any_of(info.parameters, [&](const Parameter& parameter) {
        return parameter.kind == Parameter::Kind::list && parameter.standard.empty() &&
               parameters->given(parameter.name);
    });
    std::vector<std::string> told;
    for (const Parameter& parameter : info.parameters) {
        const bool given = parameters->given(parameter.name), flag = parameter.kind == Parameter::Kind::flag;
        if (parameter.kind == Parameter::Kind::text || (!given && (flag || replaced || parameter.standard.empty())))
            continue;
        const std::string meaning = voice.say(parameter.meaning), name(parameter.name);
        const std::string colon = voice.say(words::colon);
        told.push_back(flag ? name + colon + meaning
                            : meaning + colon + (given ? parameters->text(name) : std::string(parameter.standard)));
    }
    return told.empty() ? "" : voice.say(words::here_is, {listed(told, voice.say(words::semicolon))});
}

std::string cost_text(const ReviewedMove& move, const Voice& voice) {
    const Worth &before = move.before, &after = move.after;
    if (before.utility && after.utility)
        return voice.say(words::cost_utility,
                         {std::to_string(*after.utility), move.better, std::to_string(*before.utility)});
    if (before.result == Outcome::draw) return voice.say(words::cost_draw, {move.better});
    const bool lost = after.result == Outcome::loss;
    if (!before.plies) return voice.say(lost ? words::cost_game : words::cost_win, {move.better});
    return voice.say(lost ? words::cost_game_in : words::cost_win_in, {move.better, voice.moves(*before.plies)});
}

const Text& fate(int winner, int person) {
    return winner == 0 ? words::you_are : winner == person ? words::you_are_better : words::you_are_worse;
}

std::string prospect(const std::optional<BetterSide>& better, const Voice& voice) {
    if (!better) return voice.say(words::better_is_unknown);
    if (better->worth.utility) return voice.say(words::better_is_utility, {std::to_string(*better->worth.utility)});
    if (better->winner != 0) return voice.say(words::better_is, {std::to_string(better->winner)});
    return voice.say(better->worth.endless() ? words::better_is_endless : words::better_is_draw);
}

} // namespace

std::string rules_text(const GameInfo& info, const std::string& word, const std::string& move, const Voice& voice) {
    const std::string parameters = parameters_text(info, word, voice);
    return voice.ink.bold(voice.say(info.title)) + "\n" + folded(voice.say(info.rules), voice.ink.width) +
           (parameters.empty() ? "" : folded(parameters, voice.ink.width)) + voice.line(words::write_a_move, {move});
}

std::string text(const std::optional<BetterSide>& better, int person, const Voice& voice) {
    std::string sentence = prospect(better, voice);
    const int winner = better && !better->worth.utility ? better->winner : 0;
    if (person != 0) sentence += " " + voice.say(fate(winner, person), {std::to_string(person)});
    return folded(sentence, voice.ink.width);
}

std::string text(const Review& review, const Voice& voice) {
    std::string text;
    if (review.unknown > 0) text += voice.line(words::review_unknown, {voice.moves(review.unknown)});
    if (review.mistakes() == 0) {
        if (review.moves.empty()) return text;
        return text + voice.line(review.unknown > 0 ? words::review_none_later : words::review_none);
    }
    text += voice.line(words::review_head);
    for (const ReviewedMove& move : review.moves)
        if (move.mistake())
            text += voice.line(words::review_line, {std::to_string(move.number), std::to_string(number(move.player)),
                                                    move.move, cost_text(move, voice)});
    return text;
}

} // namespace zermelo
