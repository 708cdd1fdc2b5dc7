// What a heuristic says of a position: an opinion, not a value.
#pragma once

#include "ask/stop_errors.hpp"
#include "ask/typed/notation.hpp"
#include "core/heuristic.hpp"
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
    return Error{"--eval", errors::unknown_heuristic, {std::string(word), listed(heuristic_names(game))}};
}

} // namespace zermelo
