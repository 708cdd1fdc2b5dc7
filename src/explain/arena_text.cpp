#include "explain/arena_text.hpp"

#include "explain/arena_words.hpp"
#include "explain/words.hpp"

namespace zermelo {

namespace {

std::string step_text(const ParityStep& step, const std::vector<std::string>& names, const Voice& voice) {
    const auto named = [&](const std::vector<Vertex>& vertices) {
        std::vector<std::string> chosen;
        for (Vertex v : vertices) chosen.push_back(names[index(v)]);
        return listed(chosen);
    };
    const std::string player = std::to_string(number(step.player)),
                      opponent = std::to_string(number(other(step.player)));
    switch (step.kind) {
    case ParityStep::Kind::region:
        return voice.say(words::parity_attracts, {std::to_string(step.priority), player, named(step.vertices)});
    case ParityStep::Kind::tangle:
        return voice.say(words::parity_tangle, {named(step.vertices), player, opponent, named(step.escapes)});
    case ParityStep::Kind::closed: return voice.say(words::parity_closed, {named(step.vertices), player, opponent});
    case ParityStep::Kind::won: break;
    }
    return voice.say(words::parity_won, {player, named(step.vertices)});
}

} // namespace

std::string text(const SolvedParity& solved, const Voice& voice) {
    std::string text;
    for (const ParityStep& step : solved.steps) text += step_text(step, solved.names, voice) + "\n";
    for (Player player : {Player::one, Player::two})
        text += voice.line(words::parity_region,
                           {std::to_string(number(player)), voice.count(solved.won[player == Player::one ? 0 : 1]),
                            voice.count(solved.winners.size())});
    return text + voice.line(words::parity_start, {solved.start_name, std::to_string(number(solved.winner()))});
}

std::string text(const CheckedParity& checked, const Voice& voice) {
    if (checked.first_error) return voice.line(words::solution_wrong, {*checked.first_error});
    return voice.line(words::solution_good, {voice.count(checked.vertices)});
}

std::string text(const ListedPlays& plays, const Voice& voice) {
    std::string text = voice.line(words::plays_head, {voice.count(plays.plays.size()), voice.count(plays.length)});
    for (const auto& [names, winner] : plays.plays) {
        text += "  " + listed(names, " -> ");
        if (winner)
            text += *winner == 0 ? voice.say(words::play_drawn) : voice.say(words::play_won, {std::to_string(*winner)});
        text += "\n";
    }
    return text + (plays.more ? "  " + voice.line(words::plays_more) : "");
}

std::string text(const ArenaSides& sides, const Voice& voice) {
    if (sides.bipartite())
        return voice.line(words::is_bipartite, {voice.count(sides.left.size()), voice.count(sides.right.size())});
    return voice.line(words::not_bipartite, {listed(sides.odd_cycle, " - ") + " - " + sides.odd_cycle.front()});
}

std::vector<std::string> python_warnings(const NamedArena& arena, bool is_list, const Voice& voice) {
    if (arena.game) return {}; // its rules say it all
    std::vector<std::string> losses;
    auto lose = [&](bool lost, const Text& what) {
        if (lost) losses.push_back(voice.say(what));
    };
    lose(arena.has_targets(Player::one) || arena.has_targets(Player::two), words::the_targets);
    lose(!arena.priorities.empty(), words::the_priorities);
    lose(is_list && arena.owned, words::the_owners);
    if (losses.empty()) return {};
    return {voice.say(words::python_losses, {listed(losses)})};
}

std::vector<std::string> warnings(const PgLosses& losses, const Voice& voice) {
    std::vector<std::string> lines;
    auto warn = [&](bool lost, const Text& sentence, std::uint64_t number = 0) {
        if (lost) lines.push_back(voice.say(sentence, {voice.count(number)}));
    };
    warn(losses.loops > 0, words::pg_loops, losses.loops);
    warn(losses.moves > 0, words::pg_moves_lost, losses.moves);
    warn(losses.second_targets > 0, words::pg_second_targets, losses.second_targets);
    warn(losses.targets, words::pg_targets_lost);
    warn(losses.draws, words::pg_draws);
    return lines;
}

} // namespace zermelo
