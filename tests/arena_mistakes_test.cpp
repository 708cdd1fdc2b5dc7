// What can be wrong with the file of an arena is said with its place and what was expected.
#include "arena/write_arena.hpp"
#include "arenas.hpp"

#include <gtest/gtest.h>

namespace zermelo {
namespace {

struct Wrong {
    ArenaReader read;
    std::string text, message;
};

TEST(ArenaMistakes, BadJson) {
    const Wrong wrong[] = {
        {read_json_arena, "", "file:1:1: the text is empty (expected an arena)"},
        {read_json_arena, " \n ", "file:1:1: the text is empty (expected an arena)"},
        {read_json_arena, "{\"start\":\n\"\xE9\"}", "file:2:2: byte 0xE9 is not UTF-8"},
        {read_json_arena, "\xFF\xFE{", "file:1:1: byte 0xFF is not UTF-8"},
        {read_json_arena, "[1]", "file:1:1: expected {\"vertices\": [...], \"edges\": [...]}, found ["},
        {read_json_arena, "\"x\"", "file:1:1: expected {\"vertices\": [...], \"edges\": [...]}, found \"x\""},
        {read_json_arena, "{}", "file:1:3: an arena has at least one vertex"},
        {read_json_arena, "{} 3", "file:1:4: nothing may follow the arena, found 3"},
        {read_json_arena, "{\"vertices\": [\n {\"id\": \"a\"},\n {\"id\"",
         "file:3:7: the text ends too soon (expected }]})"},
        {read_json_arena, "{\"vertices\" []}", "file:1:13: expected :, found ["},
        {read_json_arena, "{\"vertices\": [{\"id\": \"a\"} {}]}", "file:1:27: expected , ], found {"},
        {read_json_arena, "{\"vertices\": [{\"id\": tru}]}", "file:1:22: this is not JSON any more: tru"},
        {read_json_arena, "{\"vertices\": [{\"id\": \"a\"}, 3]}",
         "file:1:28: expected a vertex such as {\"id\": \"a\", \"owner\": 1}, found 3"},
        {read_json_arena, "{\"vertices\": {}}", "file:1:14: expected a list [...] of vertices, found {"},
        {read_json_arena, "{\"vertices\": [{\"id\": null}]}", "file:1:22: expected the name of a vertex, found null"},
        {read_json_arena, "{\"vertices\": [{\"id\": [\"a\"]}]}", "file:1:22: expected the name of a vertex, found ["},
        {read_json_arena, "{\"vertices\": [{\"owner\": 1}]}", "file:1:26: this vertex has no \"id\""},
        {read_json_arena, "{\"vertices\": [{\"id\": \"é\", \"owner\": 3}]}", "file:1:36: an owner is 1 or 2, found 3"},
        {read_json_arena, "{\"vertices\": [{\"id\": \"a\", \"owner\": \"1\"}]}",
         "file:1:36: an owner is 1 or 2, found \"1\""},
        {read_json_arena, "{\"vertices\": [{\"id\": \"a\", \"target\": 3}]}",
         "file:1:37: a target is true, false, 1 or 2, found 3"},
        {read_json_arena, "{\"vertices\": [{\"id\": \"a\", \"priority\": 4294967296}]}",
         "file:1:39: a priority is a whole number from 0 to 4294967295, found 4294967296"},
        {read_json_arena, "{\"vertices\": [{\"id\": 99999999999999999999}]}",
         "file:1:22: 99999999999999999999 is too large a number"},
        {read_json_arena, "3\"", "file:1:1: expected {\"vertices\": [...], \"edges\": [...]}, found 3"},
        {read_json_arena, "{\"vertices\": [{\"id\": 1e999}]}", "file:1:22: 1e999 is too large a number"},
        {read_json_arena, "{\"vertices\": [{\"id\": \"a\", \"colour\": 1}]}",
         "file:1:27: no field is called \"colour\" (expected id, owner, target, priority)"},
        {read_json_arena, "{\"vertexes\": []}",
         "file:1:2: no field is called \"vertexes\" (expected start, vertices, edges)"},
        {read_json_arena, "{\"edges\": [], \"edges\": []}", "file:1:15: \"edges\" is given twice"},
        {read_json_arena, "{\"vertices\": [{\"id\": \"a\"},\n{\"owner\": 2, \"id\": \"a\"}]}",
         "file:2:20: the vertex \"a\" is declared twice"},
        {read_json_arena, "{\"vertices\": [{\"id\": \"a\"}], \"edges\": [[\"a\", \"\\\"b\\\\\"]]}",
         "file:1:45: the vertex \"\"b\\\" is used but not declared"},
        {read_json_arena, "{\"vertices\": [{\"id\": \"a\"}], \"edges\": [[\"a\"]]}",
         "file:1:43: expected an edge such as [\"a\", \"b\"], found ]"},
        {read_json_arena, "{\"vertices\": [{\"id\": \"a\"}], \"edges\": [[\"a\", \"a\", 5]]}",
         "file:1:50: expected an edge such as [\"a\", \"b\"], found 5"},
        {read_json_arena, "{\"vertices\": [{\"id\": \"a\"}], \"start\": \"b\"}",
         "file:1:38: the start \"b\" is not a vertex"},
    };
    for (const Wrong& each : wrong) EXPECT_EQ(read_shape(each.read, each.text), each.message) << each.text;
}

TEST(ArenaMistakes, BadDictionary) {
    const Wrong wrong[] = {
        {read_dict_arena, "", "file:1:1: the text is empty (expected an arena)"},
        {read_dict_arena, "{'\xFC': []}", "file:1:3: byte 0xFC is not UTF-8"},
        {read_dict_arena, "graph",
         "file:1:1: expected a dictionary {vertex: [...]} or a list [[...], ...], found graph"},
        {read_dict_arena, "{}", "file:1:3: an arena has at least one vertex"},
        {read_dict_arena, "{1: []} 2", "file:1:9: nothing may follow the arena, found 2"},
        {read_dict_arena, "{1: (1, [", "file:1:10: the text ends too soon (expected ])})"},
        {read_dict_arena, "{'abc", "file:1:6: the text ends too soon (expected '})"},
        {read_dict_arena, "{1: (1", "file:1:7: the text ends too soon (expected ,)})"},
        {read_dict_arena, "{1: (1, [])\n 2: (1, [])}", "file:2:2: expected , }, found 2"},
        {read_dict_arena, "{1 (1, [])}", "file:1:4: expected :, found ("},
        {read_dict_arena, "{1: (3, [])}", "file:1:6: an owner is 1 or 2, found 3"},
        {read_dict_arena, "{1: ('é', [])}", "file:1:6: an owner is 1 or 2, found 'é'"},
        {read_dict_arena, "{1: (1, 2)}", "file:1:9: expected a list of successors [...], found 2"},
        {read_dict_arena, "{1: None}", "file:1:5: expected a list of successors [...], found None"},
        {read_dict_arena, "{1: [2,\n3], 2: []}", "file:2:1: the vertex \"3\" is used but not declared"},
        {read_dict_arena, "[[1]]", "file:1:3: the vertex \"1\" is used but not declared"},
        {read_dict_arena, "{'a': [],\n 'a': []}", "file:2:2: the vertex \"a\" is declared twice"},
        {read_dict_arena, "{99999999999999999999: []}", "file:1:2: 99999999999999999999 is too large a number"},
        {read_dict_arena, "{1.5: []}",
         "file:1:2: expected a vertex (a number, a string, a tuple, a list or a set), found 1.5"},
        {read_dict_arena, "{'\\q': []}", "file:1:3: \\q is not an escape known here"},
        {read_dict_arena, "{'\\ud800': []}", "file:1:3: \\ud800 is not an escape known here"},
        {read_dict_arena, std::string("{") + std::string(60, '('), "file:1:53: nested more than 50 deep"},
    };
    for (const Wrong& each : wrong) EXPECT_EQ(read_shape(each.read, each.text), each.message) << each.text;
}

TEST(ArenaMistakes, BadDot) {
    std::string deep = "digraph {", large = "digraph {{";
    for (int i = 0; i < 200; ++i) deep += "{";
    for (int i = 0; i < 1000; ++i) large += "a" + std::to_string(i) + " ";
    large += "} -> {";
    for (int i = 0; i < 1000; ++i) large += "b" + std::to_string(i) + " ";
    const Wrong wrong[] = {
        {read_dot_arena, "\n", "file:1:1: the text is empty (expected an arena)"},
        {read_dot_arena, "digraph {\n\"\x80\"}", "file:2:2: byte 0x80 is not UTF-8"},
        {read_dot_arena, "graph {a -- b}", "file:1:1: expected a directed graph (digraph {...}), found graph"},
        {read_dot_arena, "digraph {a -- b}", "file:1:12: expected }, found -"},
        {read_dot_arena, "digraph {a -> b", "file:1:16: the text ends too soon (expected })"},
        {read_dot_arena, "digraph {\"a", "file:1:12: the text ends too soon (expected \")"},
        {read_dot_arena, "digraph {} x", "file:1:12: nothing may follow the arena, found x"},
        {read_dot_arena, "digraph {}", "file:1:11: an arena has at least one vertex"},
        {read_dot_arena, "digraph {a /* b}", "file:1:17: the text ends too soon (expected */)"},
        {read_dot_arena, "digraph {a [owner=3]}", "file:1:19: an owner is 1 or 2, found 3"},
        {read_dot_arena, "digraph {a [owner=99999999999999999999]}",
         "file:1:19: an owner is 1 or 2, found 99999999999999999999"},
        {read_dot_arena, "digraph {a [target=maybe]}", "file:1:20: a target is true, false, 1 or 2, found maybe"},
        {read_dot_arena, "digraph {a [owner]}", "file:1:18: expected =, found ]"},
        {read_dot_arena, "digraph {a [start=true] b [start=true]}",
         "file:1:25: \"a\" is the start already (expected one start)"},
        {read_dot_arena, "digraph {a -> @}", "file:1:15: expected the name of a vertex, found @"},
        {read_dot_arena, "digraph {a -> 2b}", "file:1:15: expected the name of a vertex, found 2b"},
        {read_dot_arena, deep, "file:1:111: nested more than 100 deep"},
        {read_dot_arena, large + "}}", "file:1:4903: groups make more than 100000 edges here"},
    };
    for (const Wrong& each : wrong) EXPECT_EQ(read_shape(each.read, each.text), each.message) << each.text;
    EXPECT_EQ(read_dot_arena("graph {}", "f").error().in(Language::french),
              "f:1:1: attendu un graphe orienté (digraph {...}), trouvé graph");
}

// A file cut anywhere is an arena, or a mistake with a place.
TEST(ArenaMistakes, CutAnywhere) {
    const std::pair<ArenaReader, std::string> files[] = {
        {read_json_arena, write_json(sample())},
        {read_dict_arena, write_dict(sample())},
        {read_dict_arena,
         "{frozenset({(0, 1), frozenset()}): (1, [set(), {(0, 1), frozenset(set())}]), frozenset(set()): (2, [])}"},
        {read_dict_arena, write_list(sample())},
        {read_dot_arena, write_dot(sample())},
        {read_dot_arena, "strict digraph \"x\" { node [shape=box] /* c */ {a b} -> subgraph s {c:n d} [x=<y>] // e\n}"},
    };
    for (const auto& [read, text] : files) {
        const std::string_view trimmed = std::string_view(text).substr(0, text.find_last_not_of('\n') + 1);
        ASSERT_TRUE(read(trimmed, "file")) << read(trimmed, "file").error().in(Language::english);
        for (std::size_t end = 0; end < trimmed.size(); ++end) {
            const auto arena = read(trimmed.substr(0, end), "file");
            ASSERT_FALSE(arena) << trimmed.substr(0, end);
            EXPECT_TRUE(arena.error().in(Language::english).starts_with("file:"));
        }
    }
}

} // namespace
} // namespace zermelo
