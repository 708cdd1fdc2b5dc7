// Arenas as files: what is written is read again.
#include "arena/write_arena.hpp"
#include "arenas.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace zermelo {
namespace {

TEST(ArenaFiles, Json) {
    const std::string text = "{\n"
                             "  \"start\": \"7\",\n"
                             "  \"vertices\": [\n"
                             "    {\"id\": \"a\", \"owner\": 1},\n"
                             "    {\"id\": \"7\", \"owner\": 2},\n"
                             "    {\"id\": \"goal \\\"1\\\"\", \"owner\": 2, \"target\": true},\n"
                             "    {\"id\": \"été\\\\2\", \"owner\": 1, \"target\": 2},\n"
                             "    {\"id\": \"alone\", \"owner\": 2}\n"
                             "  ],\n"
                             "  \"edges\": [\n"
                             "    [\"a\", \"7\"],\n"
                             "    [\"a\", \"7\"],\n"
                             "    [\"a\", \"goal \\\"1\\\"\"],\n"
                             "    [\"7\", \"7\"],\n"
                             "    [\"7\", \"été\\\\2\"],\n"
                             "    [\"7\", \"a\"],\n"
                             "    [\"été\\\\2\", \"été\\\\2\"],\n"
                             "    [\"alone\", \"a\"]\n"
                             "  ]\n"
                             "}\n";
    EXPECT_EQ(write_json(sample()), text);
    EXPECT_EQ(read_shape(read_json_arena, text), shape(sample()));
}

TEST(ArenaFiles, JsonInAnyOrder) {
    const char* text = R"({"edges": [["b", "a"], ["a", "b"], ["a", 3]], "vertices": [{"target": false, "id": 3},
        {"priority": 4294967295, "id": "a", "owner": 2}, {"id": "b"}], "start": "b"})";
    const auto arena = read_json_arena(text, "file");
    ASSERT_TRUE(arena) << arena.error().in(Language::english);
    EXPECT_EQ(shape(*arena), "start b\n31>\na2> b 3\nb1> a\n");
    EXPECT_EQ(arena->priorities, (Bulk<std::uint32_t>{0, 4294967295u, 0}));
    EXPECT_EQ(read_shape(read_json_arena, "\xEF\xBB\xBF{\"vertices\": [{\"id\": \"x\"}]}"), "start x unowned\nx1>\n");
}

TEST(ArenaFiles, Dictionary) {
    EXPECT_EQ(write_dict(sample()),
              "{'a': (1, [7, 7, 'goal \"1\"']), 7: (2, [7, 'été\\\\2', 'a']), 'goal \"1\"': (2, []), "
              "'été\\\\2': (1, ['été\\\\2']), 'alone': (2, ['a'])}\n");
    EXPECT_EQ(read_shape(read_dict_arena, "# sheet 2\n{1: (2, [3, ]), 3: (1, []),}"), "start 1\n12> 3\n31>\n");
    EXPECT_EQ(read_shape(read_dict_arena, "{'x\\'y': [\"\\x41\\u00e9\"], 'Aé': []}"),
              "start x'y unowned\nx'y1> Aé\nAé1>\n");
}

TEST(ArenaFiles, DictionaryOfPositions) {
    const char* text =
        "{((0, 1), (1, 2)): (1, [[[0, 3]], [(1, 3)]]), ((0, 3),): (2, []), ((1, 3),): (1, [[]]), (): (2, "
        "[[[0, 3]]])}\n";
    const auto arena = read_dict_arena(text, "file");
    ASSERT_TRUE(arena) << arena.error().in(Language::english);
    EXPECT_EQ(
        shape(*arena),
        "start [[0, 1], [1, 2]]\n[[0, 1], [1, 2]]1> [[0, 3]] [[1, 3]]\n[[0, 3]]2>\n[[1, 3]]1> []\n[]2> [[0, 3]]\n");
    EXPECT_EQ(write_dict(*arena), "{((0, 1), (1, 2)): (1, [[[0, 3]], [[1, 3]]]), ((0, 3),): (2, []), ((1, 3),): (1, "
                                  "[[]]), (): (2, [[[0, 3]]])}\n");
    const char* sets = "{frozenset({(0, 10), (0, 2)}): [{(0, 2)}, set()], frozenset({(0, 2)}): [set()], "
                       "frozenset(set()): []}";
    const auto chomp = read_dict_arena(sets, "file");
    ASSERT_TRUE(chomp) << chomp.error().in(Language::english);
    EXPECT_EQ(shape(*chomp), "start {(0, 2), (0, 10)} unowned\n{(0, 2), (0, 10)}1> {(0, 2)} set()\n{(0, 2)}1> set()\n"
                             "set()1>\n");
    EXPECT_EQ(read_shape(read_dict_arena, write_dict(*chomp)), shape(*chomp));
}

TEST(ArenaFiles, List) {
    EXPECT_EQ(write_list(sample()), "[[1, 1, 2], [1, 3, 0], [], [3], [0]]\n");
    EXPECT_EQ(read_shape(read_dict_arena, "[[], [2], [2, 1]]"), "start 0\n01>\n11> 2\n22> 2 1\n");
    EXPECT_EQ(read_shape(read_dict_arena, "[(2, []), (1, [0])]"), "start 0\n02>\n11> 0\n");
    EXPECT_TRUE(read_dict_arena("[[1], []]", "file")->names.are_numbers());
}

TEST(ArenaFiles, Dot) {
    const std::string text = "digraph arena {\n"
                             "  rankdir=LR;\n"
                             "  node [fontname=\"sans-serif\"];\n"
                             "  \"a\" [owner=1, shape=circle];\n"
                             "  \"7\" [owner=2, start=true, shape=box];\n"
                             "  \"goal \\\"1\\\"\" [owner=2, target=true, shape=diamond];\n"
                             "  \"été\\\\2\" [owner=1, target=2, shape=diamond];\n"
                             "  \"alone\" [owner=2, shape=box];\n"
                             "  \"a\" -> \"7\";\n"
                             "  \"a\" -> \"7\";\n"
                             "  \"a\" -> \"goal \\\"1\\\"\";\n"
                             "  \"7\" -> \"7\";\n"
                             "  \"7\" -> \"été\\\\2\";\n"
                             "  \"7\" -> \"a\";\n"
                             "  \"été\\\\2\" -> \"été\\\\2\";\n"
                             "  \"alone\" -> \"a\";\n"
                             "}\n";
    EXPECT_EQ(write_dot(sample()), text);
    EXPECT_EQ(read_shape(read_dot_arena, text), shape(sample()));
}

TEST(ArenaFiles, DotAsPeopleWriteIt) {
    EXPECT_EQ(read_shape(read_dot_arena, R"(
# a sheet
strict DIGraph "the arena" { graph [rankdir=LR] node [shape=box]; edge [color=red][style=dotted]
  a [shape=circle]; b, /* no comma here */ )"),
              "file:4:22: expected }, found ,");
    EXPECT_EQ(read_shape(read_dot_arena, R"(# a sheet
strict DIGraph "the arena" { graph [rankdir=LR] node [shape=box]; edge [color=red][style=dotted]
  size = "3,3"  a [shape=circle]; b // two
  subgraph cluster_1 { node [shape=diamond] c d [shape=ellipse]; /* three */ } ; ;
  a:n -> b:p:s -> { c d c } [label=<<b>x</b>>]; {a b} -> "c" -> a -> a; "a" + "b" -> -3.5 -> .5 -> <x<y>>; d -> d }
)"),
              "start a\na1> b c a\nb2> c d\nc1!> a\nd1> d\nab2> -3.5\n-3.52> .5\n.52> <x<y>>\n<x<y>>2>\n");
    EXPECT_EQ(read_shape(read_dot_arena, "digraph{a->a->a;a->b}"), "start a unowned\na1> a a b\nb1>\n");
    EXPECT_EQ(read_shape(read_dot_arena, "digraph{a[shape=diamond target=false]b[target=2 start=1]c[shape=Msquare]}"),
              "start b\na1>\nb1?>\nc2>\n");
}

TEST(ArenaFiles, ParityGame) {
    EXPECT_EQ(write_pg(sample()),
              "parity 4;\nstart 1;\n0 1 0 1,1,2 \"a\";\n1 1 1 1,3,0 \"7\";\n2 2 1 2 \"goal \\\"1\\\"\";\n"
              "3 1 0 3 \"été\\\\2\";\n4 1 1 0 \"alone\";\n");
    NamedArena arena = sample();
    arena.names = Names::numbers(5);
    arena.priorities = {5, 4, 3, 2, 1};
    EXPECT_EQ(write_pg(arena), "parity 4;\nstart 1;\n0 5 0 1,1,2;\n1 4 1 1,3,0;\n2 3 1 ;\n3 2 0 3;\n4 1 1 0;\n");
    const auto again = read_json_arena(write_json(arena), "file");
    ASSERT_TRUE(again);
    EXPECT_EQ(again->priorities, arena.priorities);
    EXPECT_TRUE(again->names.are_numbers());
}

TEST(ArenaFiles, DotMayBeInCapitals) {
    for (const char* text : {"DiGraph { a -> a }", "STRICT digraph { a -> a }", "\xEF\xBB\xBF# x\nDIGRAPH { a -> a }"})
        EXPECT_TRUE(read_arena(text, "file", 1)) << text;
}

TEST(ArenaFiles, DotHasPriorities) {
    NamedArena arena = sample();
    arena.priorities = {5, 4, 3, 2, 4294967295u};
    const auto again = read_dot_arena(write_dot(arena), "file");
    ASSERT_TRUE(again) << again.error().in(Language::english);
    EXPECT_EQ(again->priorities, arena.priorities);
    EXPECT_EQ(shape(*again), shape(arena));
    EXPECT_EQ(read_shape(read_dot_arena, "digraph { a [priority=-1] }"),
              "file:1:23: a priority is a whole number from 0 to 4294967295, found -1");
}

// The parity game of an arena that is none has the same winners.
TEST(ArenaFiles, ParityGameOfEveryGoal) {
    auto written = [](const char* text) { return write_pg(*read_json_arena(text, "file")); };
    EXPECT_EQ(written(R"({"vertices": [{"id": "a", "owner": 1}, {"id": "b", "owner": 2}, {"id": "c", "owner": 1}],
                          "edges": [["a", "b"], ["a", "c"]]})"), // whoever cannot move loses
              "parity 2;\n0 1 0 1,2 \"a\";\n1 2 1 1 \"b\";\n2 1 0 2 \"c\";\n");
    EXPECT_EQ(written(R"({"vertices": [{"id": "a", "owner": 1}, {"id": "b", "owner": 2, "target": 2}],
                          "edges": [["a", "b"], ["a", "a"]]})"), // player 1 wins by staying away
              "parity 1;\n0 0 0 1,0 \"a\";\n1 1 1 1 \"b\";\n");
}

TEST(ArenaFiles, ParityGameSaysWhatIsLost) {
    auto losses = [](const char* text) { return pg_losses(*read_json_arena(text, "file")); };
    const PgLosses both = pg_losses(sample());
    EXPECT_EQ(both.loops, 1u);
    EXPECT_EQ(both.moves, 0u); // a loop is kept
    EXPECT_EQ(both.second_targets, 1u);
    EXPECT_TRUE(both.draws);
    const PgLosses out = losses(R"({"vertices": [{"id": "a"}, {"id": "b", "target": true}],
                                    "edges": [["a", "b"], ["b", "a"]]})");
    EXPECT_EQ(out.moves, 1u);
    EXPECT_FALSE(out.draws);
    EXPECT_FALSE(losses(R"({"vertices": [{"id": "a"}, {"id": "b"}], "edges": [["a", "b"]]})").draws);
    EXPECT_TRUE(losses(R"({"vertices": [{"id": "a"}, {"id": "b"}], "edges": [["a", "b"], ["a", "a"]]})").draws);
    NamedArena game = *read_json_arena(
        R"({"vertices": [{"id": "a"}, {"id": "b"}, {"id": "c", "target": true}], "edges": [["a", "b"], ["a", "c"]]})",
        "");
    EXPECT_FALSE(pg_losses(game).draws); // what does not reach the target is lost
    game.game = true;
    EXPECT_TRUE(pg_losses(game).draws); // what no player has won is drawn
    EXPECT_FALSE(pg_losses(*read_arena("0 1 0 1; 1 2 0 0;", "file", 1)).targets);
    EXPECT_TRUE(losses(R"({"vertices": [{"id": "a", "priority": 2}, {"id": "b", "priority": 1, "target": true}],
                           "edges": [["a", "b"], ["b", "a"]]})")
                    .targets);
}

RC_GTEST_PROP(ArenaFiles, RoundTripThroughJson, ()) {
    const NamedArena arena = random_arena();
    RC_ASSERT(read_shape(read_json_arena, write_json(arena)) == shape(arena));
}

RC_GTEST_PROP(ArenaFiles, RoundTripThroughDot, ()) {
    const NamedArena arena = random_arena();
    auto again = read_dot_arena(write_dot(arena), "file");
    RC_ASSERT(again);
    RC_ASSERT(shape(*again) == shape(arena));
}

// A dictionary has neither targets nor a start.
RC_GTEST_PROP(ArenaFiles, RoundTripThroughDictionary, ()) {
    const NamedArena arena = random_arena();
    const auto again = read_dict_arena(write_dict(arena), "file");
    RC_ASSERT(again);
    RC_ASSERT(shape(*again, false) == shape(arena, false));
    RC_ASSERT(write_dict(*again) == write_dict(arena));
}

} // namespace
} // namespace zermelo
