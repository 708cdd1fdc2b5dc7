// What the tests of the searches share: the searches by name, and the solved value in their numbers.
#pragma once

#include "core/random.hpp"
#include "games/game_checks.hpp"
#include "search/alpha_beta.hpp"
#include "search/iterative_deepening.hpp"
#include "search/memo.hpp"
#include "search/minimax.hpp"

#include <gtest/gtest.h>

#include <functional>

namespace zermelo {

template <Game G> using Judgement = std::function<int(const typename G::State&)>;

template <Game G> Judgement<G> constant() {
    return [](const typename G::State&) { return 0; };
}
// A judgement without sense, but always the same of the same position.
template <Game G> Judgement<G> arbitrary(const G& game, int size) {
    return [&game, size](const typename G::State& state) {
        return static_cast<int>(hash(game.key(state)) % static_cast<unsigned>(2 * size + 1)) - size;
    };
}

inline Score score_of(Value value, Scoring scoring) {
    if (value.outcome() == Outcome::draw) return 0;
    const Score size = score::decided - (scoring == Scoring::sooner ? value.plies() : 0);
    return value.outcome() == Outcome::win ? size : -size;
}

template <Acyclic G>
Found<G> by_minimax(const G& game, const typename G::State& state, std::uint32_t depth, Scoring scoring,
                    const Judgement<G>& judgement, SearchCounts* counts = nullptr) {
    CountingSearch trace;
    Minimax<G, Judgement<G>, CountingSearch> search(game, scoring, judgement, trace);
    const auto found = search.search(state, depth);
    if (counts) *counts = trace.counts();
    return found;
}

template <Acyclic G>
Found<G> by_memory(const G& game, const typename G::State& state, std::uint32_t depth, Scoring scoring,
                   const Judgement<G>& judgement, SearchCounts* counts = nullptr) {
    CountingSearch trace;
    Minimax<G, Judgement<G>, CountingSearch, Memo<G>> search(game, scoring, judgement, trace, Memo<G>(1 << 24));
    const auto found = search.search(state, depth);
    if (counts) *counts = trace.counts();
    return found;
}

template <Acyclic G>
Found<G> by_alpha_beta(const G& game, const typename G::State& state, std::uint32_t depth, AlphaBetaOptions options,
                       const Judgement<G>& judgement, SearchCounts* counts = nullptr) {
    CountingSearch trace;
    AlphaBeta<G, Judgement<G>, CountingSearch> search(game, options, judgement, trace);
    const auto found = search.search(state, depth);
    if (counts) *counts = trace.counts();
    return found;
}

// Alpha-beta with each of its options, and with all of them.
inline std::vector<AlphaBetaOptions> all_alpha_betas(Scoring scoring) {
    std::vector<AlphaBetaOptions> all(8, AlphaBetaOptions{.scoring = scoring, .table_bytes = 1 << 20});
    all[1].memo = true;
    all[2].order.evaluation = true;
    all[3].order.killer = all[3].order.history = true;
    all[4].order.table = true;
    all[5].memo = true, all[5].order = {true, true, true, true};
    all[6].ties = true;
    all[5].table_bytes = 4096; // so small that it forgets
    all[7].ties = all[7].memo = true, all[7].order = {true, true, true, true};
    return all;
}

} // namespace zermelo
