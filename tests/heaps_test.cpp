// Subtraction and Nim against theory and tables.
#include "games/nim/nim.hpp"
#include "games/subtraction/subtraction.hpp"

#include "data.hpp"
#include "games/subtraction/periods.hpp"
#include "solve/solution.hpp"

#include <rapidcheck/gtest.h>

namespace zermelo {
namespace {

template <Game G> Solution<G> solved(const G& game) {
    NoTrace trace;
    Solution<G> solution(game, game.initial(), {true, 1}, Method::automatic);
    EXPECT_EQ(solution.solve(trace), Stop::none);
    return solution;
}

TEST(Subtraction, SevenSticksOfTheSheet) {
    const Subtraction game(7, {1, 2, 3}, false);
    const auto solution = solved(game);
    const std::uint32_t plies[] = {0, 1, 1, 1, 2, 3, 3, 3};
    for (std::uint64_t heap = 0; heap <= 7; ++heap) {
        const Value value = *solution.value({heap, Player::one});
        EXPECT_EQ(value.plies(), plies[heap]);
        EXPECT_EQ(value.outcome() == Outcome::loss, heap % 4 == 0);
    }
}

TEST(Subtraction, FiveSticksMisereAreWonBySecond) {
    const Subtraction game(5, {1, 2, 3}, true);
    EXPECT_EQ(*solved(game).value(game.initial()), Value::loss(3));
}

TEST(Subtraction, AMillionSticks) {
    const Subtraction game(1'000'000, {1, 2, 3}, false);
    const auto solution = solved(game);
    EXPECT_EQ(*solution.value(game.initial()), Value::loss(500'000));
    EXPECT_EQ(solution.counts().lost, 250'001u);
}

TEST(Subtraction, PeriodsOfTheTable) {
    NoTrace trace;
    for (const auto& row : read_table("subtraction_periods.csv")) {
        auto takes = numbers(row[0], ' ');
        SubtractionPeriods normal(takes, false), misere(takes, true);
        ASSERT_TRUE(normal.find(1 << 22, trace)) << row[0];
        ASSERT_TRUE(misere.find(1 << 22, trace)) << row[0];
        EXPECT_EQ(normal.grundy()->preperiod, std::stoull(row[1])) << row[0];
        EXPECT_EQ(normal.grundy()->period, std::stoull(row[2])) << row[0];
        EXPECT_EQ(normal.outcome()->preperiod, std::stoull(row[3])) << row[0];
        EXPECT_EQ(normal.outcome()->period, std::stoull(row[4])) << row[0];
        EXPECT_EQ(misere.outcome()->preperiod, std::stoull(row[5])) << row[0];
        EXPECT_EQ(misere.outcome()->period, std::stoull(row[6])) << row[0];
        EXPECT_FALSE(misere.grundy().has_value());
    }
}

// Forty sticks more last 6 or 8 plies longer, depending on the heap: plies have a period, but no single speed.
TEST(Subtraction, PliesMayGrowAtSeveralSpeeds) {
    NoTrace trace;
    SubtractionPeriods periods({3, 9, 11}, false);
    ASSERT_TRUE(periods.find(1 << 22, trace));
    EXPECT_EQ(periods.outcome()->period, 20u);
    EXPECT_EQ(periods.plies()->period, 40u);
    EXPECT_EQ(periods.plies_of(1'000'040) - periods.plies_of(1'000'000), 6u);
    EXPECT_EQ(periods.plies_of(1'000'041) - periods.plies_of(1'000'001), 8u);
}

TEST(Subtraction, EverySetOfTakesUpToTwelveHasItsPeriods) {
    NoTrace trace;
    for (unsigned set = 2; set < 1 << 13; set += 2) {
        std::vector<std::uint64_t> takes;
        for (unsigned take = 1; take <= 12; ++take)
            if (set >> take & 1) takes.push_back(take);
        for (bool misere : {false, true}) {
            SubtractionPeriods periods(takes, misere);
            ASSERT_TRUE(periods.find(1 << 22, trace)) << set;
            std::vector<std::pair<bool, std::uint64_t>> plain; // won, plies
            for (std::uint64_t heap = 0; heap < 500; ++heap) {
                std::optional<std::uint64_t> shortest, longest;
                for (std::uint64_t take : takes) {
                    if (take > heap) break;
                    const auto [won, plies] = plain[heap - take];
                    if (won) longest = std::max(longest.value_or(0), plies + 1);
                    if (!won) shortest = std::min(shortest.value_or(plies + 1), plies + 1);
                }
                const bool won = shortest || (!longest && misere);
                plain.push_back({won, shortest ? *shortest : longest.value_or(0)});
                ASSERT_EQ(periods.outcome_of(heap) == Outcome::win, won) << set << ' ' << heap;
                ASSERT_EQ(periods.plies_of(heap), plain.back().second) << set << ' ' << heap;
            }
        }
    }
}

RC_GTEST_PROP(Subtraction, PeriodsAgreeWithSolving, ()) {
    const auto chosen =
        *rc::gen::nonEmpty(rc::gen::container<std::set<std::uint64_t>>(rc::gen::inRange<std::uint64_t>(1, 12)));
    const bool misere = *rc::gen::arbitrary<bool>();
    const std::uint64_t heap = *rc::gen::inRange<std::uint64_t>(0, 3000);
    const std::vector<std::uint64_t> takes(chosen.begin(), chosen.end());
    NoTrace trace;
    SubtractionPeriods periods(takes, misere);
    RC_ASSERT(periods.find(1 << 22, trace));
    const Subtraction game(heap, takes, misere);
    const auto solution = solved(game);
    const Value value = *solution.value(game.initial());
    RC_ASSERT(periods.outcome_of(heap) == value.outcome());
    RC_ASSERT(periods.plies_of(heap) == value.plies());
    if (!misere) RC_ASSERT(periods.grundy_of(heap) == *solution.grundy(game.initial()));
}

// Bouton (1901): lost if the heaps' exclusive or is 0; misère, the other way round once no heap is larger than one.
TEST(Nim, AgreesWithBoutonForTriplesUpToTwelve) {
    for (bool misere : {false, true}) {
        auto game = *Nim::create({12, 12, 12}, misere);
        const auto solution = solved(game);
        std::uint64_t seen = 0;
        solution.each([&](const Nim::State& state, Value value) {
            const auto [a, b, c] = std::tuple(state.heaps[0], state.heaps[1], state.heaps[2]);
            const bool lost = misere && c <= 1 ? (a + b + c) % 2 == 1 : (a ^ b ^ c) == 0;
            EXPECT_EQ(value.outcome() == Outcome::loss, lost) << game.print(state);
            if (!misere) { EXPECT_EQ(*solution.grundy(state), a ^ b ^ c) << game.print(state); }
            ++seen;
        });
        EXPECT_EQ(seen, 455u); // multisets of three from 13
    }
}

TEST(Nim, ReadsAndRefuses) {
    auto game = *Nim::create({3, 5, 7}, false);
    auto problem = [&](std::string_view text) {
        const auto state = game.parse(text);
        return state ? "none" : state.error().in(Language::english);
    };
    EXPECT_EQ(game.print(*game.parse("7+3+5")), "3+5+7");
    EXPECT_EQ(game.print(*game.parse("0")), "0");
    EXPECT_EQ(problem("3+5+7+1"), "nim: position: 4 heaps, more than the 3 of this game");
    EXPECT_EQ(problem("6+6+7"), "nim: position: heaps 6+6+7 cannot come from 3+5+7");
    EXPECT_EQ(problem("8"), "nim: position: 8 is out of range (0 to 7)");
    EXPECT_EQ(problem("3+"), "nim: position: a value is missing");
    EXPECT_TRUE(Nim::create(std::vector<std::uint64_t>(31, 15), false));
    EXPECT_FALSE(Nim::create(std::vector<std::uint64_t>(32, 15), false)); // 128 bits: one more than a key may have
}

} // namespace
} // namespace zermelo
