// Games whose final positions are worth a number: what both players can secure. Player one takes the highest of the
// children's values, player two the lowest.
#pragma once

#include "core/game.hpp"
#include "solve/flat_table.hpp"

#include <vector>

namespace zermelo {

template <WithUtilities G> class UtilityTable {
public:
    using State = typename G::State;

    explicit UtilityTable(const G& game) : game_(game) {}

    // On player one's scale. Solves what lies below; a path of its own instead of calls, since trees may be deep.
    std::int64_t value(const State& state) {
        std::vector<State> path{state};
        while (!path.empty()) {
            const State top = path.back();
            if (known(top)) {
                path.pop_back();
                continue;
            }
            const std::size_t waiting = path.size();
            std::optional<std::int64_t> best = game_.utility(top);
            if (!best)
                game_.moves(top, [&](const typename G::Move& move) {
                    const State child = game_.apply(top, move);
                    const auto value = known(child);
                    if (!value)
                        path.push_back(child);
                    else
                        best = !best                             ? *value
                               : game_.mover(top) == Player::one ? std::max(*best, *value)
                                                                 : std::min(*best, *value);
                });
            if (path.size() > waiting) continue; // the children come first
            const auto key = game_.key(top);
            table_.insert(key, hash(key), *best);
            path.pop_back();
        }
        return *known(state);
    }

    // Calls visit(position, utility) for all positions after a solved one, itself first, each once, move by move.
    template <class Visit> void each(const State& start, Visit&& visit) const {
        FlatTable<typename G::Key, bool> seen;
        std::vector<State> waiting{start};
        while (!waiting.empty()) {
            const State state = waiting.back();
            waiting.pop_back();
            const auto key = game_.key(state);
            if (!seen.insert(key, hash(key), true).second) continue;
            visit(state, *known(state));
            const std::size_t before = waiting.size();
            if (!game_.utility(state))
                game_.moves(state, [&](const typename G::Move& move) { waiting.push_back(game_.apply(state, move)); });
            std::reverse(waiting.begin() + static_cast<std::ptrdiff_t>(before), waiting.end());
        }
    }

private:
    std::optional<std::int64_t> known(const State& state) const {
        const auto key = game_.key(state);
        const auto slot = table_.find(key, hash(key));
        return slot == Table::absent ? std::nullopt : std::optional(table_.mapped(slot));
    }

    using Table = FlatTable<typename G::Key, std::int64_t>;
    const G& game_;
    Table table_;
};

} // namespace zermelo
