// Those one can play against: the move that an AI makes.
#pragma once

#include "api/searcher.hpp"
#include "core/random.hpp"

namespace zermelo {

// The move that an AI makes. Requires that the game is not over.
// A perfect winner is quickest and a perfect loser slowest; among equals chance decides, for those who search, too.
template <Game G>
Result<typename G::Move> choose_move(const G& game, const typename G::State& state, const Ai& ai, Oracle<G>& oracle,
                                     Random& random, const Control& control) {
    std::vector<typename G::Move> choice;
    if (ai.kind == Ai::Kind::perfect) {
        auto best = oracle.best(state, control);
        if (!best) return best.error();
        choice = std::move(*best);
    } else if (ai.searches()) {
        if constexpr (Acyclic<G>) {
            auto searcher = Searcher<G>::make(game, ai, random.next());
            if (!searcher) return searcher.error();
            auto searched = searcher->search(state, control, true);
            if (!searched) return searched.error();
            choice = std::move(searched->found.best);
        } else
            return Error{ai.word, errors::search_needs_acyclic, {}};
    } else {
        game.moves(state, [&](const typename G::Move& move) { choice.push_back(move); });
        if (ai.kind == Ai::Kind::first) return choice.front();
    }
    return choice[random.below(choice.size())];
}

} // namespace zermelo
