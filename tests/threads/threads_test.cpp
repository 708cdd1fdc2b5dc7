// What several threads compute is what one computes.
#include "api/typed_game.hpp"
#include "arena/read_arena.hpp"
#include "ask/match.hpp"
#include "core/machine/files.hpp"
#include "games/babylone/babylone.hpp"
#include "games/connect4/expert.hpp"
#include "games/connect4/heuristics.hpp"
#include "random_arenas.hpp"
#include "search/exact.hpp"
#include "solve/attractor.hpp"
#include "solve/solution.hpp"
#include "solve/sorted_tiers.hpp"

#include <gtest/gtest.h>

namespace zermelo {
namespace {

TEST(Threads, TiersAreTheSameFromTheStartAndFromElsewhere) {
    const Babylone<1> game(std::make_shared<const PileSets>(std::vector<std::uint64_t>{6, 6, 5, 4}), {6, 6, 5, 4},
                           false);
    NoTrace trace;
    auto start = game.initial();
    for (int plies = 0; plies < 2; ++plies) { // from the start nothing is marked, from elsewhere all threads mark
        Tiers<Babylone<1>> alone(game, start, {true, 1}), together(game, start, {true, 4});
        alone.solve(trace), together.solve(trace);
        EXPECT_EQ(together.counts().positions, alone.counts().positions);
        EXPECT_EQ(together.counts().edges, alone.counts().edges);
        EXPECT_EQ(together.counts().lost, alone.counts().lost);
        EXPECT_EQ(together.value(start), alone.value(start));
        bool moved = false;
        game.moves(start, [&, from = start](const auto& move) {
            if (!moved) start = game.apply(from, move);
            moved = true;
        });
    }
}

// Threads take blocks for keys from one store while the first asks how large it is; then they share the parts to sort.
TEST(Threads, KeysOfAllAreSortedTogether) {
    constexpr unsigned threads = 4, bits = 16;
    KeySorter keys(KeyCut(bits), threads);
    for (std::uint64_t step : {3u, 1u}) { // again with what the first time left
        parallel_team(threads, [&](unsigned thread) {
            const std::uint64_t before = keys.bytes();
            for (std::uint64_t key = 0; key < std::uint64_t{1} << bits; ++key) {
                if (key % step == 0 && (key / step) % threads != thread) keys.add(key, thread); // each key three times
                if (thread == 0 && key % 1024 == 0) { ASSERT_GE(keys.bytes(), before); }
            }
        });
        const SortedTier tier = keys.sorted([] { return true; });
        EXPECT_EQ(tier.size(), ((std::uint64_t{1} << bits) + step - 1) / step);
        tier.each(0, tier.size(), [&](std::uint64_t at, std::uint64_t key) { ASSERT_EQ(key, at * step); });
    }
}

// Large enough for tiers that are cut into several stretches.
TEST(Threads, SortedTiersAreTheSame) {
    using Board = Connect4<std::uint64_t>;
    const Board game({4, 4, 4});
    NoTrace trace;
    SortedTiers<Board> alone(game, game.initial(), {false, 1}), together(game, game.initial(), {false, 4});
    ASSERT_EQ(alone.solve(trace), Stop::none);
    ASSERT_EQ(together.solve(trace), Stop::none);
    EXPECT_EQ(together.counts().positions, 161'029u);
    EXPECT_EQ(together.counts().edges, alone.counts().edges);
    EXPECT_EQ(together.counts().won, alone.counts().won);
    EXPECT_EQ(together.counts().lost, alone.counts().lost);
    std::vector<std::pair<std::uint64_t, Value>> expected, found;
    alone.each([&](const auto& state, Value value) { expected.emplace_back(game.key(state), value); });
    together.each([&](const auto& state, Value value) { found.emplace_back(game.key(state), value); });
    EXPECT_TRUE(found == expected);
}

TEST(Threads, AnyNumberGivesTheSameSolution) {
    const std::vector<std::uint64_t> counts{5, 5, 4, 3};
    const Babylone<1> game(std::make_shared<const PileSets>(counts), counts, false);
    NoTrace trace;
    Induction<Babylone<1>> alone(game, game.initial(), {true, 1});
    alone.solve(trace);
    for (unsigned threads : {2u, 3u, 4u}) {
        Induction<Babylone<1>> together(game, game.initial(), {true, threads});
        ASSERT_EQ(together.solve(trace), Stop::none);
        EXPECT_EQ(together.counts().positions, alone.counts().positions);
        EXPECT_EQ(together.counts().edges, alone.counts().edges);
        EXPECT_EQ(together.counts().won, alone.counts().won);
        alone.each(
            [&](const auto& state, Value value) { ASSERT_EQ(*together.value(state), value) << game.print(state); });
    }
}

// Scores from Pascal Pons' test set L1_R2.
TEST(Threads, SearchesShareATable) {
    const Connect4<std::uint64_t> game({7, 6, 4});
    with_expert(game, [&](const auto& expert) {
        for (const auto& [columns, score] :
             {std::pair{"157564142155", -5}, {"2541266355551", -3}, {"274121776146", 4}}) {
            ExactSearch search(expert, {.threads = 3, .table_bytes = 1 << 20, .solo_nodes = 1000});
            EXPECT_EQ(search.score(*game.parse(columns), [](const Work&) { return Stop::none; }), score) << columns;
        }
    });
}

TEST(Threads, ExplorationIsInTheSameOrder) {
    const std::vector<std::uint64_t> counts{4, 4, 3};
    const Babylone<1> game(std::make_shared<const PileSets>(counts), counts, false);
    NoTrace trace;
    Explored<Babylone<1>> alone(game, game.initial(), {false, 1}), together(game, game.initial(), {false, 3});
    alone.explore(trace), together.explore(trace);
    ASSERT_EQ(alone.arena().size(), together.arena().size());
    each_vertex(alone.arena(), [&](Vertex v) { ASSERT_TRUE(alone.state(v) == together.state(v)); });
}

// Two words: keys that are written and read in two steps.
TEST(Threads, LongKeysAreNeverSeenHalfWritten) {
    const std::vector<std::uint64_t> counts{4, 4, 3, 2};
    const Babylone<2> game(std::make_shared<const PileSets>(counts), counts, false);
    NoTrace trace;
    Induction<Babylone<2>> alone(game, game.initial(), {false, 1}), together(game, game.initial(), {false, 4});
    alone.solve(trace), together.solve(trace);
    EXPECT_EQ(alone.counts().positions, together.counts().positions);
    alone.each([&](const auto& state, Value value) { ASSERT_EQ(*together.value(state), value); });
}

// Wide enough for levels that are shared, and with vertices of many moves, whose counts stand in a table.
TEST(Threads, AttractorsAreTheSame) {
    Random random(51);
    for (std::uint32_t degree : {4u, 600u}) {
        RandomArena drawn = make_random_arena(random, 1);
        while (drawn.arena.edges() < 100'000) drawn = make_random_arena(random, degree > 100 ? 2000 : 200'000, degree);
        NoTrace trace;
        auto attractor = [&](unsigned threads) {
            return attract(drawn.arena, Reverse(drawn.arena, threads), Player::one, drawn.target,
                           {drawn.avoid, threads}, trace);
        };
        const Attractor alone = attractor(1), together = attractor(3);
        EXPECT_EQ(alone.ranks, together.ranks);
        EXPECT_EQ(alone.strategy, together.strategy);
    }
}

TEST(Threads, PartsOfAFileMakeOneArena) {
    std::string text;
    for (std::uint32_t v = 0; v < 90'000; ++v)
        text += std::to_string(v) + " 1 0 " + std::to_string((v * 7 + 1) % 90'000) + ";\n";
    ASSERT_GT(text.size(), std::size_t{1} << 20);
    const auto arena = read_pg_arena(text, "file", 3);
    ASSERT_TRUE(arena);
    each_vertex(arena->arena,
                [&](Vertex v) { ASSERT_EQ(index(arena->arena.successors(v).front()), (index(v) * 7 + 1) % 90'000); });
}

// Games of a match are played side by side, by players who ask for the truth and by others who search.
TEST(Threads, MatchesAreTheSame) {
    using Board = Connect4<std::uint64_t>;
    TypedGame<Board> game(Board({4, 4, 4}), Connect4Family::info(), "connect4:4,4");
    for (const char* second : {"perfect", "alphabeta:depth=3,memo", "random"}) {
        Control control;
        const MatchRequest request{.first = "perfect", .second = second, .games = 40};
        const auto alone = play_match(game, game.start(), request, control);
        control.threads = 4;
        const auto together = play_match(game, game.start(), request, control);
        ASSERT_TRUE(alone && together);
        EXPECT_EQ(together->first_wins, alone->first_wins) << second;
        EXPECT_EQ(together->draws, alone->draws) << second;
    }
}

TEST(Threads, ABookIsTheSame) {
    using Board = Connect4<std::uint64_t>;
    std::string books[2];
    for (unsigned threads : {1u, 4u}) {
        const std::string file = testing::TempDir() + "zermelo-book-" + std::to_string(threads);
        remove_file(file);
        TypedGame<Board> game(Board({5, 5, 4}), Connect4Family::info(), "connect4:5,5");
        Control control;
        control.threads = threads;
        const auto made = game.book(file, 3, control);
        ASSERT_TRUE(made) << made.error().in(Language::english);
        books[threads > 1] = *read_file(file);
        remove_file(file);
    }
    EXPECT_EQ(books[0], books[1]);
}

} // namespace
} // namespace zermelo
