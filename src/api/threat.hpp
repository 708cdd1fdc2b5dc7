// The threat behind a winning move: what its maker does next, against most answers.
#pragma once

#include "api/oracle.hpp"

#include <map>
#include <string>

namespace zermelo {

struct Threat {
    std::string move;
    std::size_t answers = 0, against = 0; // how many answers there are, and against how many it wins
};

// After a winning move led to `state`, where it is the other player's turn. Nothing if the game is over there, or if no
// next move wins against two answers or more.
template <Notated G>
std::optional<Threat> find_threat(const G& game, Oracle<G>& oracle, const typename G::State& state,
                                  const Control& control) {
    auto answers = oracle.moves(state, control);
    if (!answers || answers->empty()) return std::nullopt;
    std::map<std::string, std::size_t> wins; // by move, the answers against which it wins
    std::vector<std::string> order;          // the moves as they come
    for (const auto& answer : *answers) {
        auto next = oracle.moves(answer.state, control);
        if (!next) return std::nullopt;
        for (const auto& move : *next) {
            if (move.value.outcome() != Outcome::win) continue;
            const std::string name = game.print_move(answer.state, move.move);
            if (wins[name]++ == 0) order.push_back(name);
        }
    }
    Threat best;
    best.answers = answers->size();
    for (const std::string& name : order)
        if (wins[name] > best.against) best.move = name, best.against = wins[name];
    if (best.against < std::min<std::size_t>(2, best.answers) || best.against == 0) return std::nullopt;
    return best;
}

} // namespace zermelo
