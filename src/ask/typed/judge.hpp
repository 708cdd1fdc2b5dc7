// What a heuristic says of the moves of a position: an opinion, not a value.
#pragma once

#include "answers/moves.hpp"
#include "ask/stop_errors.hpp"
#include "ask/typed/notation.hpp"
#include "core/heuristic.hpp"
#include "core/limited_trace.hpp"
#include "search/playouts.hpp"

#include <functional>

namespace zermelo {

template <Game G> std::vector<std::string> heuristic_names(const G& game) {
    std::vector<std::string> names{"constant", "playouts"};
    if constexpr (Evaluated<G>)
        for (const auto& heuristic : named_heuristics(game)) names.emplace_back(heuristic.name);
    return names;
}

// The heuristic that a word names: constant, playouts (30 random games), playouts=N, or one of the game's own. What it
// says means nothing once control.stop().
template <Game G>
Result<std::function<int(const typename G::State&)>> find_heuristic(const G& game, std::string_view word,
                                                                    const Control& control) {
    constexpr std::uint64_t usual_playouts = 30, max_playouts = 100'000'000;
    using State = typename G::State;
    if (word == "constant") return std::function<int(const State&)>([](const State&) { return 0; });
    if (word == "playouts" || word.starts_with("playouts=")) {
        auto count = parse_number(word == "playouts" ? std::to_string(usual_playouts) : word.substr(9), 1, max_playouts,
                                  "--eval: playouts");
        if (!count) return count.error();
        // The chance is the position's own, so that the same position is always judged alike.
        return std::function<int(const State&)>(
            [&game, count = *count, control, playouts = Playouts<G>(game)](const State& state) mutable {
                Random random(control.seed ^ hash(game.key(state)));
                return playouts.score(state, count, random, [&] { return control.stop() == Stop::none; });
            });
    }
    if constexpr (Evaluated<G>)
        for (const auto& heuristic : named_heuristics(game))
            if (heuristic.name == word)
                return std::function<int(const State&)>(
                    [&game, heuristic](const State& state) { return heuristic.value(game, state); });
    return Error{"--eval", errors::unknown_heuristic, {std::string(word), joined(heuristic_names(game))}};
}

// Best first, and marked.
void order(JudgedMoves& judged);

// Every move by a heuristic, without looking ahead; best first.
template <Notated G>
Result<JudgedMoves> judge_moves(const G& game, const typename G::State& state, const std::string& word, Form form,
                                const Control& control) {
    constexpr int decided = 1'000'000;
    auto heuristic = find_heuristic(game, word, control);
    if (!heuristic) return heuristic.error();
    JudgedMoves judged{print_position(game, state, form), game.mover(state), word, {}};
    for (const auto& move : moves_of(game, state)) {
        const auto child = game.apply(state, move);
        const auto outcome = game.outcome(child);
        const int theirs = !outcome                    ? (*heuristic)(child)
                           : *outcome == Outcome::draw ? 0
                           : *outcome == Outcome::win  ? decided
                                                       : -decided;
        const int mine = game.mover(child) == game.mover(state) ? theirs : -theirs;
        judged.moves.push_back({print_move(game, state, move, form), print_position(game, child, form), mine, false});
    }
    if (const Stop stop = control.stop(); stop != Stop::none)
        return stop_error(word, stop, {Stage::search, judged.moves.size(), 0, 0}, control);
    order(judged);
    return judged;
}

} // namespace zermelo
