#include "arena/python_text.hpp"
#include "explain/game_text.hpp"
#include "explain/utility_words.hpp"
#include "explain/words.hpp"

namespace zermelo {

namespace {

// The first few, and how many more there are.
std::string short_list(const std::vector<std::string>& names, const Voice& voice) {
    constexpr std::size_t shown = 8;
    if (names.size() <= shown) return listed(names);
    return voice.say(words::and_more,
                     {listed({names.begin(), names.begin() + shown}), voice.count(names.size() - shown)});
}

// A proof shows who wins, not how soon.
std::string proof_headline(const Solved& solved, const Voice& voice) {
    const bool draw = solved.worth.result == Outcome::draw, loss = solved.worth.result == Outcome::loss;
    return (draw ? voice.line(words::proof_of_draw)
                 : voice.line(words::proof_of_win, {std::to_string(solved.winner)})) +
           (loss ? voice.line(words::every_move_loses)
                 : voice.line(words::proved_moves, {short_list(solved.best, voice)}));
}

std::string utility_headline(const Solved& solved, const Voice& voice) {
    const std::string utility = std::to_string(*solved.worth.utility);
    if (solved.best.empty()) return voice.line(words::utility_over, {utility});
    return voice.line(words::utility_value, {utility, short_list(solved.best, voice)});
}

std::string headline(const Solved& solved, const Voice& voice) {
    const Worth& worth = solved.worth;
    if (worth.utility) return utility_headline(solved, voice);
    if (solved.method == Method::dfpn && !worth.plies) return proof_headline(solved, voice);
    std::string text;
    if (worth.result == Outcome::draw) {
        text = !worth.plies        ? voice.line(words::endless_game)
               : *worth.plies == 0 ? voice.line(words::is_drawn)
                                   : voice.line(words::drawn_game, {voice.moves(*worth.plies)});
    } else {
        const std::string winner = std::to_string(solved.winner);
        text = !worth.plies        ? voice.line(words::wins_endless, {winner})
               : *worth.plies == 0 ? voice.line(words::player_has_won, {winner})
                                   : voice.line(words::player_wins, {winner, voice.moves(*worth.plies)});
    }
    if (!solved.best.empty())
        text += voice.line(worth.result == Outcome::loss ? words::any_move_loses : words::winning_moves,
                           {short_list(solved.best, voice)});
    return text;
}

std::string counts_text(const Solved& solved, const GameInfo& info, const Voice& voice) {
    const Counts& counts = *solved.counts;
    const std::string alike = voice.say(info.alike.value_or(words::up_to_symmetry));
    const std::string positions = voice.count(counts.positions), edges = voice.count(counts.edges);
    const std::string tally = voice.line(words::tally, {voice.count(counts.won), voice.count(counts.lost),
                                                        voice.count(counts.drawn), voice.count(counts.finals)});
    if (solved.labelled && counts.labelled_positions != counts.positions)
        return voice.line(words::position_count_folded, {voice.count(counts.labelled_positions),
                                                         voice.count(counts.labelled_edges), alike, positions, edges}) +
               tally;
    if (solved.symmetry && !solved.labelled)
        return voice.line(words::position_count_alike, {positions, edges, alike}) + tally;
    return voice.line(words::position_count, {positions, edges}) + tally;
}

std::string periods_text(const Periods& periods, const Voice& voice) {
    const std::pair<const std::optional<Period>*, const Text*> kinds[] = {{&periods.outcome, &words::period_outcome},
                                                                          {&periods.grundy, &words::period_grundy},
                                                                          {&periods.plies, &words::period_plies}};
    std::string text;
    for (const auto& [period, title] : kinds)
        if (*period)
            text +=
                voice.line(words::period_line, {voice.say(*title), voice.count((*period)->period),
                                                voice.count((*period)->preperiod), voice.count((*period)->checked)});
    return text;
}

const Text& method_words(const Solved& solved) {
    const bool asked = solved.reason == Reason::asked;
    if (solved.book) return words::by_book;
    switch (solved.method) {
    case Method::induction: return words::by_induction;
    case Method::attractor: return words::by_attractor;
    case Method::tiers: return words::by_tiers;
    case Method::alphabeta: return asked ? words::by_alphabeta_asked : words::by_alphabeta;
    case Method::dfpn: return asked ? words::by_proof_asked : words::by_proof_too_large;
    case Method::period:
    case Method::automatic: break;
    }
    return words::by_period;
}

std::string value_text(const Worth& worth, const Voice& voice) {
    if (worth.utility) return std::to_string(*worth.utility);
    const Text& word = worth.result == Outcome::win    ? words::win
                       : worth.result == Outcome::loss ? words::loss
                                                       : words::draw;
    return voice.say(word) + (worth.plies ? " " + std::to_string(*worth.plies) : " ∞");
}

std::string values_text(const std::vector<PositionValue>& values, const Voice& voice) {
    Rows rows;
    for (const PositionValue& value : values)
        rows.push_back({value.position, value_text(value.worth, voice), listed(value.best)});
    return "\n" + aligned(rows);
}

} // namespace

std::string text(const Solved& solved, const GameInfo& info, const Voice& voice) {
    std::string text = voice.ink.bold(info.title.in(voice.language)) + "  " + voice.ink.faint(solved.game) + "\n";
    text += headline(solved, voice);
    if (solved.grundy) text += voice.line(words::grundy_value, {voice.count(*solved.grundy)});
    if (solved.periods) text += periods_text(*solved.periods, voice);
    if (solved.counts) text += counts_text(solved, info, voice);
    const std::string method = voice.say(method_words(solved), {voice.count(solved.book ? solved.book->plies : 0)}),
                      time = voice.duration(solved.seconds);
    const std::string footer =
        solved.method == Method::alphabeta
            ? voice.say(words::footer_of_one, {method, time})
            : voice.say(words::footer,
                        {method, voice.say(solved.verified.value_or(false) ? words::verified_yes : words::verified_no),
                         time});
    text += voice.ink.faint(footer) + "\n";
    if (solved.trace) text += values_text(*solved.trace, voice);
    if (solved.values) text += values_text(*solved.values, voice);
    return text;
}

std::string course_dictionary(const Solved& solved) {
    std::string text;
    for (const PositionValue& value : *solved.values)
        text += (text.empty() ? "{" : ", ") + python_key(value.position, true) + ": " +
                (value.worth.result == Outcome::win ? "True" : "False");
    return text + "}\n";
}

} // namespace zermelo
