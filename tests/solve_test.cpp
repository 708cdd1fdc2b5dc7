#include "solve/solution.hpp"
#include "solve/verify.hpp"

#include "games/babylone/babylone.hpp"
#include "games/nim/nim.hpp"
#include "games/subtraction/subtraction.hpp"
#include "naive.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace zermelo {
namespace {

// A game whose positions are numbers and whose rules are a list: cycles, movers that do not alternate, final draws.
struct Drawn {
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
static_assert(Game<Drawn>);

Drawn random_game() {
    const std::size_t size = *rc::gen::inRange<std::size_t>(1, 14);
    Drawn game;
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
std::vector<Value> by_repetition(const Drawn& game) {
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

RC_GTEST_PROP(Retrograde, AgreesWithRepetitionOnAnyGraph, ()) {
    const Drawn game = random_game();
    NoTrace trace;
    ArenaSolution<Drawn> solution(game, game.initial(), {false, 1});
    RC_ASSERT(solution.solve(trace) == Stop::none);
    const auto expected = by_repetition(game);
    for (std::uint32_t v = 0; v < game.edges.size(); ++v)
        if (const auto value = solution.value({v})) RC_ASSERT(*value == expected[v]);
    const auto checked = verify(
        game, [&](auto&& visit) { solution.each(visit); }, [&](const Drawn::State& s) { return solution.value(s); },
        trace);
    RC_ASSERT(!checked.flaw.has_value());
}

TEST(Retrograde, TellsFinalDrawsFromEndlessPlay) {
    // 0 and 1 can go round for ever; 2 leads to a final draw; 3 is that draw.
    const Drawn game{{{1}, {0, 2}, {3}, {}},
                     {Player::one, Player::two, Player::one, Player::two},
                     {std::nullopt, std::nullopt, std::nullopt, Outcome::draw}};
    const Drawn loop{{{1}, {0}}, {Player::one, Player::two}, {std::nullopt, std::nullopt}};
    NoTrace trace;
    ArenaSolution<Drawn> first(game, game.initial(), {false, 1}), second(loop, loop.initial(), {false, 1});
    first.solve(trace), second.solve(trace);
    EXPECT_EQ(*first.value({0}), Value::draw(3));
    EXPECT_EQ(*second.value({0}), Value::endless());
}

// Every value that is changed, by one ply or in its outcome, must be noticed.
TEST(Verify, NoticesEveryWrongValue) {
    auto game = *Nim::create({2, 3}, false);
    NoTrace trace;
    Solution<Nim> solution(game, game.initial(), {false, 1}, Method::automatic);
    solution.solve(trace);
    std::vector<Nim::State> states;
    solution.each([&](const Nim::State& state, Value) { states.push_back(state); });
    ASSERT_EQ(states.size(), solution.counts().positions);
    for (const Nim::State& broken : states) {
        const Value right = *solution.value(broken);
        for (Value wrong : {Value::win(right.plies()), Value::win(right.plies() + 2), Value::loss(right.plies()),
                            Value::loss(right.plies() + 2), Value::draw(1), Value::endless()}) {
            if (wrong == right) continue;
            auto value_of = [&](const Nim::State& s) {
                return game.key(s) == game.key(broken) ? std::optional(wrong) : solution.value(s);
            };
            auto each = [&](auto&& visit) {
                for (const auto& s : states) visit(s, *value_of(s));
            };
            EXPECT_TRUE(verify(game, each, value_of, trace).flaw.has_value()) << game.print(broken);
        }
    }
    auto value_of = [&](const Nim::State& s) { return solution.value(s); };
    EXPECT_FALSE(verify(game, [&](auto&& visit) { solution.each(visit); }, value_of, trace).flaw.has_value());
}

template <class G> void methods_agree(const G& game) {
    NoTrace trace;
    Naive<G> naive(game);
    for (bool symmetry : {false, true}) {
        Induction<G> induction(game, game.initial(), {symmetry, 1});
        ArenaSolution<G> arena(game, game.initial(), {symmetry, 2});
        ASSERT_EQ(induction.solve(trace), Stop::none);
        ASSERT_EQ(arena.solve(trace), Stop::none);
        const Counts &a = induction.counts(), &b = arena.counts();
        EXPECT_EQ(a.positions, b.positions);
        EXPECT_EQ(a.edges, b.edges);
        EXPECT_EQ(a.finals, b.finals);
        EXPECT_EQ(a.won, b.won);
        EXPECT_EQ(a.lost, b.lost);
        EXPECT_EQ(a.labelled_positions, b.labelled_positions);
        EXPECT_EQ(a.labelled_edges, b.labelled_edges);
        arena.each([&](const typename G::State& state, Value value) {
            EXPECT_EQ(value, naive.value(state)) << game.print(state);
            EXPECT_EQ(value, *induction.value(state)) << game.print(state);
            if (game.misere()) return;
            EXPECT_EQ(*arena.grundy(state), naive.grundy(state)) << game.print(state);
            EXPECT_EQ(*induction.grundy(state), naive.grundy(state)) << game.print(state);
        });
    }
}

TEST(Methods, AgreeWithPlainMinimax) {
    for (bool misere : {false, true}) {
        for (const std::vector<std::uint64_t>& counts :
             {std::vector<std::uint64_t>{3, 3, 3}, {5, 4}, {2, 2, 1, 1}, {7}}) {
            auto piles = std::make_shared<const PileSets>(counts);
            methods_agree(Babylone<1>(piles, counts, misere));
            methods_agree(Babylone<2>(piles, counts, misere));
        }
        methods_agree(Subtraction(30, {2, 5, 6}, misere));
        methods_agree(*Nim::create({1, 3, 4, 6}, misere));
    }
}

} // namespace
} // namespace zermelo
