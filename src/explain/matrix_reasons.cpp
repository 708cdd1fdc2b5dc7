#include "explain/matrix_text.hpp"
#include "explain/matrix_words.hpp"

namespace zermelo {

std::vector<std::string> MatrixReasons::names(std::size_t player, const std::vector<std::size_t>& strategies) const {
    std::vector<std::string> list;
    for (std::size_t strategy : strategies) list.push_back(name(player, strategy));
    return list;
}

// Players that are only numbered are spoken of as such.
std::string MatrixReasons::who(std::size_t player) const {
    const std::string& given = facts_.players[player];
    return given == "1" || given == "2" ? voice_.say(words::matrix_player, {given}) : given;
}

std::string MatrixReasons::joined(const std::vector<std::string>& list, const Text& last) const {
    std::string text;
    for (std::size_t i = 0; i < list.size(); ++i)
        text += (i == 0 ? "" : i + 1 == list.size() ? " " + voice_.say(last) + " " : ", ") + list[i];
    return text;
}

// 1/2 rock, 1/2 paper; a strategy that is certain by its name alone.
std::string MatrixReasons::spelled(std::size_t player, const ExactMixture& mixture) const {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < mixture.size(); ++i)
        if (mixture[i] != "0") parts.push_back((mixture[i] == "1" ? "" : mixture[i] + " ") + name(player, i));
    return joined(parts, words::and_word);
}

std::string MatrixReasons::why(const BestReply& reply) const {
    return voice_.say(words::best_reply, {name(1 - reply.player, reply.against), who(reply.player),
                                          joined(names(reply.player, reply.replies), words::or_word), reply.payoff});
}

std::string MatrixReasons::why(const Domination& one) const {
    const auto& evidence = one.evidence;
    return voice_.say(one.strict ? words::dominated_strictly : words::dominated_weakly,
                      {name(one.player, one.strategy), who(one.player),
                       one.by ? name(one.player, *one.by) : spelled(one.player, one.mixture),
                       evidence ? voice_.say(words::instead_of,
                                             {evidence->instead, evidence->of, name(1 - one.player, evidence->against)})
                                : ""});
}

std::string MatrixReasons::why(const EliminationFacts& elimination) const {
    return voice_.say(words::eliminated_left, {joined(names(0, elimination.left[0]), words::and_word), who(0),
                                               joined(names(1, elimination.left[1]), words::and_word), who(1)});
}

std::string MatrixReasons::why(const EquilibriumFacts& equilibrium) const {
    const std::string x = spelled(0, equilibrium.strategies[0]), y = spelled(1, equilibrium.strategies[1]);
    const auto& [first, second] = equilibrium.payoffs;
    return equilibrium.pure ? voice_.say(words::pure_reason, {x, y, first, second})
                            : voice_.say(words::mixed_reason, {who(0), x, who(1), y, first, second});
}

std::vector<std::string> MatrixReasons::security(std::size_t player) const {
    const SecurityFacts& facts = facts_.security[player];
    std::vector<std::string> reasons;
    for (std::size_t i = 0; i < facts.strategies.size(); ++i)
        reasons.push_back(
            voice_.say(words::security_worst, {name(player, facts.strategies[i]), name(1 - player, facts.worst[i])}));
    std::vector<std::string> lines{
        voice_.say(words::security_pure, {who(player), facts.level, joined(reasons, words::or_word)})};
    if (facts.mixed_level)
        lines.push_back(facts.chance_helps ? voice_.say(words::security_mixed, {who(player), *facts.mixed_level,
                                                                                spelled(player, facts.mixture)})
                                           : voice_.say(words::security_no_gain, {who(player)}));
    return lines;
}

std::vector<std::string> MatrixReasons::notes() const {
    std::vector<std::string> notes;
    const auto note = [&](bool is_so, const Text& sentence) {
        if (is_so) notes.push_back(voice_.say(sentence));
    };
    note(facts_.pure.empty(), words::no_pure);
    note(facts_.degenerate.value_or(false), words::degenerate_game);
    note(facts_.infinite.value_or(false), words::infinite_equilibria);
    note(!facts_.complete, words::equilibria_cut);
    for (const auto& [cell, better, for_both] : facts_.better_cells)
        notes.push_back(voice_.say(words::moral, {name(0, cell.row), name(1, cell.column), name(0, better.row),
                                                  name(1, better.column),
                                                  voice_.say(for_both ? words::both_better : words::one_better)}));
    if (facts_.value) notes.push_back(voice_.say(words::zero_sum_value, {*facts_.value, who(0), who(1)}));
    note(facts_.ordinal, words::ordinal_game);
    return notes;
}

} // namespace zermelo
