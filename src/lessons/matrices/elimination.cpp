#include "lessons/matrices/elimination.hpp"

namespace zermelo {

namespace {

// Mixtures are looked for in games of up to this many cells; beyond, each question is a large linear program.
constexpr std::size_t max_cells_for_mixtures = 400;

std::optional<Dominated> domination(const MatrixGame& game, const Ranks& ranks, const Left& left, std::size_t player,
                                    std::size_t strategy, Dominance kind, const GoOn& go_on) {
    if (const auto by = dominator(ranks, left, player, strategy, kind))
        return Dominated{player, strategy, kind, *by, {}};
    if (game.ordinal || game.payoffs.size() > max_cells_for_mixtures) return std::nullopt;
    if (auto mixture = mixed_dominator(game, left, player, strategy, kind, go_on))
        return Dominated{player, strategy, kind, strategy, std::move(*mixture)};
    return std::nullopt;
}

std::optional<Dominated> first_dominated(const MatrixGame& game, const Ranks& ranks, const Left& left, Dominance kind,
                                         const GoOn& go_on) {
    for (std::size_t player : {0, 1})
        for (std::size_t strategy = 0; strategy < ranks.count(player); ++strategy)
            if (left.in[player][strategy])
                if (auto found = domination(game, ranks, left, player, strategy, kind, go_on)) return found;
    return std::nullopt;
}

} // namespace

std::vector<Dominated> dominated(const MatrixGame& game, const Ranks& ranks, const GoOn& go_on) {
    std::vector<Dominated> found;
    const Left all(ranks);
    for (std::size_t player : {0, 1})
        for (std::size_t strategy = 0; strategy < ranks.count(player); ++strategy)
            for (Dominance kind : {Dominance::strict, Dominance::weak})
                if (auto one = domination(game, ranks, all, player, strategy, kind, go_on)) {
                    found.push_back(std::move(*one));
                    break;
                }
    return found;
}

Elimination eliminate(const MatrixGame& game, const Ranks& ranks, Dominance kind, const GoOn& go_on) {
    Elimination elimination{{}, Left(ranks)};
    const auto next = [&]() {
        auto found = first_dominated(game, ranks, elimination.left, Dominance::strict, go_on);
        if (!found && kind == Dominance::weak)
            found = first_dominated(game, ranks, elimination.left, Dominance::weak, go_on);
        return found;
    };
    while (auto step = next()) {
        elimination.left.in[step->player][step->strategy] = false;
        elimination.steps.push_back(std::move(*step));
    }
    return elimination;
}

} // namespace zermelo
