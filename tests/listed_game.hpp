// Games by chance whose rules are a list, and their values by the definition: for tests of solvers and of what checks
// them.
#pragma once

#include "core/game.hpp"

#include <rapidcheck.h>

#include <optional>
#include <vector>

namespace zermelo {

// A game whose positions are numbers and whose rules are a list: cycles, movers that do not alternate, final draws.
struct ListedGame {
    struct State {
        std::uint32_t vertex;
        bool operator==(const State&) const = default;
    };
    using Move = std::uint32_t;
    using Key = std::uint64_t;

    std::vector<std::vector<std::uint32_t>> edges;
    std::vector<Player> owners;
    std::vector<std::optional<Outcome>> finals;

    State initial() const { return {0}; }
    Player mover(const State& s) const { return owners[s.vertex]; }
    std::optional<Outcome> outcome(const State& s) const { return finals[s.vertex]; }
    template <class Visit> void moves(const State& s, Visit&& visit) const {
        for (std::uint32_t target : edges[s.vertex]) visit(target);
    }
    State apply(const State&, Move target) const { return {target}; }
    Key key(const State& s) const { return s.vertex; }
    State state(Key key) const { return {static_cast<std::uint32_t>(key)}; }
};
static_assert(Game<ListedGame>);

inline ListedGame random_listed_game(std::size_t most = 13) {
    const std::size_t size = *rc::gen::inRange<std::size_t>(1, most + 1);
    ListedGame game;
    for (std::size_t v = 0; v < size; ++v) {
        const bool final = *rc::gen::inRange(0, 4) == 0;
        game.owners.push_back(*rc::gen::arbitrary<bool>() ? Player::one : Player::two);
        game.edges.emplace_back();
        if (!final)
            game.edges.back() = *rc::gen::container<std::vector<std::uint32_t>>(
                *rc::gen::inRange(1, 4), rc::gen::inRange<std::uint32_t>(0, static_cast<std::uint32_t>(size)));
        game.finals.push_back(final ? std::optional(*rc::gen::element(Outcome::win, Outcome::loss, Outcome::draw))
                                    : std::nullopt);
    }
    return game;
}

// Values by repetition: what can be forced within n plies, for n = 0, 1, 2, ... until nothing changes.
inline std::vector<Value> by_repetition(const ListedGame& game) {
    const std::size_t size = game.edges.size();
    std::vector<std::optional<Value>> known(size);
    for (std::size_t v = 0; v < size; ++v)
        if (game.finals[v]) known[v] = Value::final(*game.finals[v]);
    auto through = [&](std::size_t v, std::uint32_t w) {
        return known[w]->one_ply_earlier(game.owners[v] == game.owners[w]);
    };
    // Wins and losses first: rank n + 1 from ranks up to n.
    for (bool changed = true; changed;) {
        changed = false;
        auto next = known;
        for (std::size_t v = 0; v < size; ++v) {
            if (known[v]) continue;
            std::optional<Value> best_win, latest_loss;
            bool all_lose = true;
            for (std::uint32_t w : game.edges[v]) {
                const bool decided = known[w] && known[w]->outcome() != Outcome::draw;
                if (!decided || through(v, w).outcome() != Outcome::loss) all_lose = false;
                if (!decided) continue;
                const Value value = through(v, w);
                if (value.outcome() == Outcome::win && (!best_win || value > *best_win)) best_win = value;
                if (value.outcome() == Outcome::loss && (!latest_loss || value > *latest_loss)) latest_loss = value;
            }
            if (best_win)
                next[v] = best_win, changed = true;
            else if (all_lose)
                next[v] = latest_loss, changed = true;
        }
        known = next;
    }
    // Then draws, soonest first; what is left is endless.
    for (bool changed = true; changed;) {
        changed = false;
        auto next = known;
        for (std::size_t v = 0; v < size; ++v) {
            if (known[v]) continue;
            for (std::uint32_t w : game.edges[v])
                if (known[w] && known[w]->outcome() == Outcome::draw)
                    next[v] = Value::draw(known[w]->plies() + 1), changed = true;
        }
        known = next;
    }
    std::vector<Value> values;
    for (const auto& value : known) values.push_back(value.value_or(Value::endless()));
    return values;
}

} // namespace zermelo
