// PGSolver's files and strategies.
#include "arena/read_arena.hpp"
#include "arena/strategy_file.hpp"
#include "arena/write_arena.hpp"
#include "arenas.hpp"
#include "random_arenas.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace zermelo {
namespace {

Result<NamedArena> read(std::string_view text) { return read_pg_arena(text, "file", 1); }
std::string problem(std::string_view text) {
    const auto arena = read(text);
    return arena ? "none" : arena.error().in(Language::english);
}

TEST(Pg, Reads) {
    const auto arena = read("parity 2;\nstart 1;\n0 1 0 1,2 \"hall\";\n2 3 0 2;\n1 2 1 0,0;\n");
    ASSERT_TRUE(arena);
    EXPECT_EQ(shape(*arena), "start 1\nhall1> 1 2\n12!> hall hall\n21> 2\n");
    EXPECT_EQ(arena->priorities, (Bulk<std::uint32_t>{1, 2, 3}));
}

TEST(Pg, IdsMayHaveGaps) {
    const auto arena = read("10 0 1 20;20 4 0 10,20;");
    ASSERT_TRUE(arena);
    EXPECT_EQ(shape(*arena), "start 10\n102> 20\n201!> 10 20\n");
}

TEST(Pg, SameNamesGiveWayToNumbers) {
    EXPECT_EQ(shape(*read("0 0 0 1 \"x\"; 1 1 1 0 \"x\";")), "start 0\n01!> 1\n12> 0\n");
}

TEST(Pg, VerticesMayHaveNoMoves) { EXPECT_EQ(shape(*read("0 1 0;1 1 1 0;")), "start 0\n01>\n12> 0\n"); }

TEST(Pg, SaysWhereItIsWrong) {
    EXPECT_EQ(problem(""), "file:1:1: there are no vertices");
    EXPECT_EQ(problem("parity 3;\n0 0 0 0;\n"), "file:3:1: the file ends before vertex 2");
    // The highest id, as PGSolver writes it, or the number of vertices, as others do.
    EXPECT_EQ(problem("parity 1;\n0 0 0 1;\n1 0 0 0;\n"), problem("parity 2;\n0 0 0 1;\n1 0 0 0;\n"));
    EXPECT_EQ(problem("0 0 2 0;"), "file:1:5: expected an owner, 0 or 1");
    EXPECT_EQ(problem("0 x 0 0;"), "file:1:3: expected a priority (0 to 4294967295)");
    EXPECT_EQ(problem("0 99999999999 0 0;"), "file:1:3: expected a priority (0 to 4294967295)");
    EXPECT_EQ(problem("0 0 0 0;\n1 0 0 0,7;\n"), "file:2:9: this vertex is used but not declared");
    EXPECT_EQ(problem("0 0 0 0;\n0 0 0 0;\n"), "file:2:1: this vertex is declared twice");
    EXPECT_EQ(problem("5 0 0 5;\n9 0 0 5,6;"), "file:2:9: this vertex is used but not declared");
    EXPECT_EQ(problem("0 0 0 99999999999;"), "file:1:7: expected the number of a vertex (0 to 4294967293)");
    EXPECT_EQ(problem("0 0 0 0"), "file:1:8: expected \",\" or \";\"");
    EXPECT_EQ(problem("0 0 0 0 \"name;"), "file:1:9: this name has no closing quote");
    EXPECT_EQ(problem("parity x;"), "file:1:8: expected the number of a vertex (0 to 4294967293)");
    EXPECT_EQ(problem("start 4;\n0 0 0 0;"), "file:1:9: the start is not a declared vertex");
}

TEST(Pg, MayBeginWithAMarkAndComments) {
    const std::string text = "0 1 0 0;\n";
    for (const std::string before :
         {"\xEF\xBB\xBF", "# from a sheet\n# of mine\n", "\xEF\xBB\xBF\n# both\nparity 0;\n"}) {
        const auto arena = read_arena(before + text, "file", 1);
        ASSERT_TRUE(arena) << arena.error().in(Language::english);
        EXPECT_EQ(arena->arena.size(), 1u);
    }
    EXPECT_EQ(read_arena("# a\n0 1 2 0;\n", "file", 1).error().in(Language::english),
              "file:2:5: expected an owner, 0 or 1");
}

TEST(Pg, ACutFileIsRefused) {
    const std::string text = "parity 3;\n0 1 0 1,2;\n1 0 1 3,0;\n2 4 0 2;\n3 10 1 12 \"y\";\n";
    for (std::size_t cut = 0; cut + 2 < text.size(); ++cut) EXPECT_FALSE(read(text.substr(0, cut))) << cut;
}

// Large enough for several parts.
TEST(Pg, PartsMakeTheSameArena) {
    Random random(41);
    NamedArena arena;
    RandomArena drawn = make_random_arena(random, 1, 1);
    while (drawn.arena.size() < 60000) drawn = make_random_arena(random, 150000, 4);
    arena.names = Names::numbers(drawn.arena.size());
    arena.target.resize(drawn.arena.size());
    arena.lost.resize(drawn.arena.size());
    arena.priorities = drawn.priorities;
    arena.arena = drawn.arena;
    const std::string text = write_pg(arena);
    ASSERT_GT(text.size(), std::size_t{1} << 20);
    for (unsigned threads : {1u, 2u, 3u}) {
        const auto again = read_pg_arena(text, "file", threads);
        ASSERT_TRUE(again);
        EXPECT_TRUE(std::ranges::equal(again->arena.targets(), drawn.arena.targets()));
        EXPECT_TRUE(std::ranges::equal(again->arena.offsets(), drawn.arena.offsets()));
        EXPECT_EQ(again->priorities, drawn.priorities);
        EXPECT_TRUE(again->names.are_numbers());
    }
    std::string wrong = text;
    wrong[wrong.rfind(' ', wrong.size() * 3 / 4)] = 'x';
    EXPECT_EQ(read_pg_arena(wrong, "file", 1).error().in(Language::english),
              read_pg_arena(wrong, "file", 3).error().in(Language::english));
}

RC_GTEST_PROP(PgProperty, ComesBack, ()) {
    NamedArena arena = random_arena();
    const std::uint32_t size = arena.arena.size();
    arena.owned = true;
    for (std::uint32_t v = 0; v < size; ++v) arena.priorities.push_back(*rc::gen::inRange(0u, 9u));
    const auto again = read(write_pg(arena));
    RC_ASSERT(again);
    RC_ASSERT(again->arena.size() == size);
    RC_ASSERT(again->priorities == arena.priorities);
    RC_ASSERT(shape(*again, false) == shape(arena, false));
}

TEST(Strategies, AreReadInThreeForms) {
    const auto arena = *read("0 0 0 1,2 \"a b\";1 1 1 0;2 1 0 2;");
    const std::vector<Vertex> wanted{Vertex{2}, Vertex{0}, no_vertex};
    EXPECT_EQ(read_strategy("\"a b\" -> 2\n1 \"a b\"\n", "file", arena)->moves, wanted);
    EXPECT_EQ(read_strategy("{\"a b\": \"2\", \"1\": \"a b\"}", "file", arena)->moves, wanted);
    const auto solution = read_strategy("paritysol 2;\n0 0 2;\n1 1 0;\n2 1;\n", "file", arena);
    EXPECT_EQ(solution->moves, wanted);
    EXPECT_EQ(solution->winners, (std::vector<std::optional<Player>>{Player::one, Player::two, Player::two}));
    EXPECT_EQ(write_sol(arena, {Player::one, Player::two, Player::two}, wanted),
              "paritysol 2;\n0 0 2;\n1 1 0;\n2 1;\n");
}

TEST(Strategies, MayHaveTabsAndComments) {
    const auto arena = *read("0 0 0 1,2;1 1 1 0;2 1 0 2;");
    const std::vector<Vertex> wanted{Vertex{2}, Vertex{0}, no_vertex};
    const auto strategy = read_strategy("# mine\n0\t->\t2\n\n  # yours\n1 ->\t0\t\n", "file", arena);
    ASSERT_TRUE(strategy) << strategy.error().in(Language::english);
    EXPECT_EQ(strategy->moves, wanted);
}

// Numbers in a solution are ids, whatever the names are.
TEST(Strategies, SolutionsHaveTheIdsOfTheGame) {
    const auto crossed = *read("0 0 0 1 \"1\"; 1 1 1 1,0 \"0\";");
    const auto solution = read_strategy("paritysol 1;\n0 1;\n1 1 1;\n", "file", crossed);
    ASSERT_TRUE(solution) << solution.error().in(Language::english);
    EXPECT_EQ(solution->moves, (std::vector<Vertex>{no_vertex, Vertex{1}}));

    const std::string text = "parity 9;\nstart 5;\n0 0 0 5,9;\n5 1 1 0;\n9 2 0 9,0;\n";
    const auto gaps = *read(text);
    EXPECT_EQ(write_pg(gaps), text);
    const std::vector<Vertex> moves{Vertex{2}, no_vertex, Vertex{2}};
    const std::string written = write_sol(gaps, {Player::one, Player::one, Player::one}, moves);
    EXPECT_EQ(written, "paritysol 9;\n0 0 9;\n5 0;\n9 0 9;\n");
    EXPECT_EQ(read_strategy(written, "file", gaps)->moves, moves);
    EXPECT_FALSE(read_strategy("paritysol 9;\n1 0;\n", "file", gaps));
    EXPECT_TRUE(read("1 0 0 0; 0 0 0 1;")->ids.empty()); // in another order, but without gaps
}

TEST(Strategies, SayWhatIsWrong) {
    const auto arena = *read("0 0 0 1,2;1 1 1 0;2 1 0 2;");
    auto wrong = [&](std::string_view text) {
        const auto strategy = read_strategy(text, "file", arena);
        return strategy ? "none" : strategy.error().in(Language::english);
    };
    EXPECT_EQ(wrong("0 -> 1\n1 -> 2\n"), "file:2:1: there is no edge from 1 to 2");
    EXPECT_EQ(wrong("0 -> 1\n0 -> 2\n"), "file:2:1: vertex 0 has two moves");
    EXPECT_EQ(wrong("0 -> 9\n"), "file:1:1: the arena has no vertex \"9\"");
    EXPECT_EQ(wrong("0 ->\n"), "file:1:1: expected \"vertex -> vertex\"");
    EXPECT_EQ(wrong("{\"0\":\n 1}"), "file:2:2: expected a JSON object {\"vertex\": \"vertex\"}");
    EXPECT_EQ(wrong("{\"0\": {}}"), "file:1:7: expected a JSON object {\"vertex\": \"vertex\"}");
    EXPECT_EQ(wrong("{\"0\": \"1\""), "file:1:10: the text ends too soon (expected })");
    EXPECT_EQ(wrong("{\"0\": \"1\",\n \"1\": \"2\"}"), "file:2:2: there is no edge from 1 to 2");
    EXPECT_EQ(wrong("{\"0\": \"1\",\n \"0\": \"2\"}"), "file:2:2: vertex 0 has two moves");
    EXPECT_EQ(wrong("paritysol 2;\n0 2;\n"), "file:2:3: expected \"id winner move;\"");
    EXPECT_EQ(wrong("paritysol 2;\n9 0;\n"), "file:2:1: the arena has no vertex \"9\"");
}

} // namespace
} // namespace zermelo
