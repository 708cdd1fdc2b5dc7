// What `verify` accepts is right, and nothing else is.
#include "solve/verify.hpp"

#include "games/nim/nim.hpp"
#include "listed_game.hpp"
#include "solve/solution.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace zermelo {
namespace {

bool accepted(const ListedGame& game, const std::vector<Value>& values) {
    NoTrace trace;
    auto each = [&](auto&& visit) {
        for (std::uint32_t v = 0; v < values.size(); ++v) visit(ListedGame::State{v}, values[v]);
    };
    auto value_of = [&](const ListedGame::State& state) { return std::optional(values[state.vertex]); };
    return !verify(game, each, value_of, trace).flaw;
}

// Everything that a position of a game with so many positions can be called. The longest play of a winner, a loser or
// two who agree on a draw meets no position twice, so that one ply more than that is one too many.
std::vector<Value> all_values(std::size_t positions) {
    std::vector<Value> all{Value::endless()};
    for (std::uint32_t plies = 0; plies <= positions; ++plies)
        for (const Value value : {Value::win(plies), Value::draw(plies), Value::loss(plies)}) all.push_back(value);
    return all;
}

RC_GTEST_PROP(Verify, NoticesEveryValueThatIsAltered, ()) {
    const ListedGame game = random_listed_game();
    const std::vector<Value> right = by_repetition(game);
    RC_ASSERT(accepted(game, right));
    for (std::size_t v = 0; v < right.size(); ++v)
        for (const Value wrong : all_values(right.size())) {
            std::vector<Value> values = right;
            values[v] = wrong;
            RC_ASSERT(accepted(game, values) == (wrong == right[v]));
        }
}

// Wrong values could support each other, above all around a cycle: so all ways to call all positions are tried.
RC_GTEST_PROP(Verify, AcceptsOneSolutionOnly, ()) {
    const ListedGame game = random_listed_game(4);
    const std::vector<Value> right = by_repetition(game), all = all_values(right.size());
    std::vector<std::size_t> choice(right.size(), 0); // a number whose digits choose the values
    for (bool more = true; more;) {
        std::vector<Value> values;
        for (const std::size_t chosen : choice) values.push_back(all[chosen]);
        RC_ASSERT(accepted(game, values) == (values == right));
        more = false;
        for (std::size_t digit = 0; digit < choice.size() && !more; ++digit) {
            choice[digit] = (choice[digit] + 1) % all.size();
            more = choice[digit] != 0;
        }
    }
}

TEST(Verify, NoticesMovesToPositionsWithoutAValue) {
    const ListedGame game{{{1}, {}}, {Player::one, Player::two}, {std::nullopt, Outcome::loss}};
    NoTrace trace;
    auto each = [](auto&& visit) { visit(ListedGame::State{0}, Value::win(1)); };
    for (const std::optional<Value> known : {std::optional<Value>(), std::optional(Value::final(Outcome::loss))}) {
        const auto checked = verify(game, each, [&](const ListedGame::State&) { return known; }, trace);
        EXPECT_EQ(checked.flaw.has_value(), !known);
        EXPECT_EQ(checked.positions, 1u);
    }
}

// The same on a game with rules of its own, through the solution that the program checks.
TEST(Verify, NoticesEveryWrongValueOfNim) {
    auto game = *Nim::create({2, 3}, false);
    NoTrace trace;
    Solution<Nim> solution(game, game.initial(), {false, 1}, Method::automatic);
    solution.solve(trace);
    std::vector<Nim::State> states;
    solution.each([&](const Nim::State& state, Value) { states.push_back(state); });
    ASSERT_EQ(states.size(), solution.counts().positions);
    for (const Nim::State& broken : states)
        for (const Value wrong : all_values(6)) {
            auto value_of = [&](const Nim::State& state) {
                return game.key(state) == game.key(broken) ? std::optional(wrong) : solution.value(state);
            };
            auto each = [&](auto&& visit) {
                for (const auto& state : states) visit(state, *value_of(state));
            };
            const bool right = wrong == *solution.value(broken);
            EXPECT_EQ(verify(game, each, value_of, trace).flaw.has_value(), !right) << game.print(broken);
        }
}

} // namespace
} // namespace zermelo
