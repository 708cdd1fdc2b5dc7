// Single positions of Connect 4 by search: what the expert claims, and what the search makes of it.
#include "data.hpp"
#include "game_checks.hpp"
#include "games/connect4/expert.hpp"
#include "search/exact_solver.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace zermelo {
namespace {

using Narrow = Connect4<std::uint64_t>;
using Broad = Connect4<Wide>;
using Size = Connect4Text::Size;

const std::function<Stop(const Work&)> go_on = [](const Work&) { return Stop::none; };

const std::vector<Size> small_boards{Size{4, 4, 4}, Size{5, 4, 4}, Size{4, 5, 4}, Size{7, 2, 3},
                                     Size{6, 3, 3}, Size{3, 6, 3}, Size{5, 3, 3}, Size{9, 2, 4}};

// Calls visit(state, value) for some positions of a board in which the game goes on.
template <class Visit> void each_solved(const Narrow& game, Visit&& visit) {
    const Solved<Narrow> solved(game, true);
    const std::uint64_t step = 1 + solved.counts().positions / 5'000;
    std::uint64_t count = 0;
    solved.solver.each([&](const Narrow::State& state, Value value) {
        if (count++ % step == 0 && !game.outcome(state)) visit(state, value);
    });
}

TEST(Connect4Exact, ValuesAgreeWithInduction) {
    for (const Size& size : small_boards) {
        const Narrow game(size);
        NoTrace trace;
        ExactSolver<Narrow> kept(game, {}); // its table serves one position after the other
        each_solved(game, [&](const Narrow::State& state, Value value) {
            ASSERT_EQ(ExactSolver<Narrow>(game, {}).value(state, trace), value) << game.print(state);
            ASSERT_EQ(kept.value(state, trace), value) << game.print(state);
        });
    }
}

// Zugzwang and the rest: every bound holds, also where a search would never ask for it.
TEST(Connect4Exact, TheExpertsClaimsAreTrue) {
    std::uint64_t losses_seen = 0, draws_seen = 0;
    for (const Size& size : small_boards) {
        const Narrow game(size);
        with_expert(game, [&](const auto& expert) {
            each_solved(game, [&](const Narrow::State& state, Value value) {
                auto node = expert.node(state);
                const int score = exact::score(value, expert.last(), expert.ply(node));
                const ForcedMoves forced = expert.play_forced_moves(node);
                if (forced.decided) {
                    ASSERT_EQ(forced.score, score) << game.print(state);
                    return;
                }
                const int mine = forced.turned ? -score : score;
                const Bounds bounds = expert.judge(node);
                ASSERT_LE(bounds.low, mine) << game.print(state);
                ASSERT_GE(bounds.high, mine) << game.print(state);
                losses_seen += bounds.high < 0;
                draws_seen += bounds.high == 0;
            });
        });
    }
    EXPECT_GT(losses_seen, 100u); // or nothing was tested
    EXPECT_GT(draws_seen, 500u);
}

TEST(Connect4Exact, BestMovesAreThoseThatReachTheValue) {
    const Narrow game({5, 4, 4});
    const Solved<Narrow> solved(game, true);
    NoTrace trace;
    play_at_random(game, 50, 1, [&](const Narrow::State& state) {
        std::vector<Narrow::Move> best;
        for (const auto move : listed_moves(game, state))
            if (solved.solver.value(game.apply(state, move))->one_ply_earlier(false) == solved.solver.value(state))
                best.push_back(move);
        ExactSolver<Narrow> solver(game, {});
        EXPECT_EQ(solver.best(state, *solver.value(state, trace), trace), best) << game.print(state);
    });
}

TEST(Connect4Exact, KnownScores) {
    const Narrow game({7, 6, 4});
    with_expert(game, [&](const auto& expert) {
        for (const auto& row : read_table("connect4_scores.csv")) {
            ExactSearch search(expert, {});
            EXPECT_EQ(search.score(*game.parse(row[0]), go_on), std::stoi(row[1])) << row[0];
        }
    });
}

// The usual board has its shifts from the compiler, other boards and two words look them up.
TEST(Connect4Exact, EveryKindOfBoardAgrees) {
    const Narrow narrow({7, 6, 4});
    const Broad broad({7, 6, 4});
    const Connect4Expert<std::uint64_t, Connect4Board<std::uint64_t>> looked_up(narrow.size());
    const Connect4Expert<Wide, Connect4Board<Wide>> two_words(broad.size());
    std::size_t count = 0;
    for (const auto& row : read_table("connect4_scores.csv")) {
        if (row[0].size() < 20 || ++count > 60) continue;
        ExactSearch one(looked_up, {});
        ExactSearch two(two_words, {});
        EXPECT_EQ(one.score(*narrow.parse(row[0]), go_on), std::stoi(row[1])) << row[0];
        EXPECT_EQ(two.score(*broad.parse(row[0]), go_on), std::stoi(row[1])) << row[0];
    }
}

// github.com/ChristopheSteininger/c4, which agrees with tromp.github.io/c4/c4.html.
TEST(Connect4Exact, WholeBoards) {
    NoTrace trace;
    for (const auto& [size, value] : {std::pair{Size{5, 5, 4}, Value::draw(25)}, {Size{6, 4, 4}, Value::loss(24)}}) {
        const Narrow game(size);
        EXPECT_EQ(ExactSolver<Narrow>(game, {}).value(game.initial(), trace), value) << size.width;
    }
}

TEST(Connect4Exact, CanBeStopped) {
    const Narrow game({7, 6, 4});
    with_expert(game, [&](const auto& expert) {
        ExactSearch search(expert, {.threads = 2});
        EXPECT_EQ(search.score(game.initial(), [](const Work&) { return Stop::interrupted; }), std::nullopt);
        EXPECT_LT(search.nodes(), 10'000u);
        EXPECT_EQ(search.score(*game.parse("2252576253462244111563365343671351441"), go_on), -1); // and asked again
    });
}

TEST(ExactScore, IsAValueAndBack) {
    for (unsigned last : {41u, 42u})
        for (unsigned ply = 0; ply + 1 < last; ++ply)
            for (int score = exact::loss_score(last, ply, 0); score <= exact::win_score(last, ply, 0); ++score) {
                const Value value = exact::value(score, last, ply);
                ASSERT_EQ(exact::score(value, last, ply), score);
                ASSERT_LE(ply + value.plies(), last);
            }
}

// What goes into the table comes out again, also after it has grown, and for no other key.
template <class Word, class Key> void table_remembers(unsigned key_bits) {
    BoundsTable<Word> table(key_bits, std::uint64_t{1} << 22);
    Random random(key_bits);
    const Key mask = ~Key{0} >> (8 * sizeof(Key) - key_bits);
    std::vector<std::pair<Key, Bounds>> stored;
    auto all_there = [&] {
        for (const auto& [key, bounds] : stored) {
            Bounds found{-60, 60};
            table.recall(table.name(key), found);
            ASSERT_EQ(found, bounds);
        }
    };
    for (int i = 0; i < 150; ++i) { // few enough for every bucket
        Key key = random.next();
        if constexpr (sizeof(Key) > 8) key = key << 64 | random.next();
        const int low = static_cast<int>(random.below(50)) - 50;
        stored.emplace_back(key & mask, Bounds{low, low + static_cast<int>(random.below(50))});
        table.remember(table.name(key & mask), stored.back().second, 1000);
    }
    all_there();
    table.grow();
    all_there();
    Bounds unknown{-60, 60};
    table.recall(table.name(static_cast<Key>(stored.front().first ^ 1)), unknown);
    EXPECT_EQ(unknown, (Bounds{-60, 60}));
}
TEST(BoundsTable, RemembersExactly) {
    table_remembers<std::uint64_t, std::uint64_t>(49);
    table_remembers<std::uint64_t, std::uint64_t>(56);
    table_remembers<Wide, Wide>(72);
    table_remembers<Wide, Wide>(110);
}

} // namespace
} // namespace zermelo
