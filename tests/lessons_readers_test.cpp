#include "lessons/matrices/matrix_game.hpp"
#include "lessons/paths/estimates.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace zermelo {
namespace {

std::string graph_error(const std::string& name, std::string_view text) {
    const auto graph = graph_from_text(name, text);
    return graph ? "no error" : graph.error().in(Language::english);
}
std::string matrix_error(const std::string& name, std::string_view text) {
    const auto game = matrix_from_text(name, text);
    return game ? "no error" : game.error().in(Language::english);
}

// Vertices, then arcs with weights.
std::string spelled(const Result<Graph>& graph) {
    if (!graph) return graph.error().in(Language::english);
    std::string text = graph->directed() ? "directed" : "undirected";
    for (std::uint32_t v = 0; v < graph->size(); ++v) {
        text += " " + graph->name(v) + "(";
        for (const Graph::Arc& arc : graph->arcs(v)) text += " " + graph->name(arc.to) + ":" + graph->print(arc.weight);
        text += " )";
    }
    return text;
}

TEST(LessonsReaders, OneGraphInEveryFormat) {
    const std::string both = "undirected 1( 2:1.5 3:4 ) 2( 1:1.5 3:2 ) 3( 1:4 2:2 )";
    EXPECT_EQ(spelled(graph_from_text("g.csv", "from,to,weight\n1,2,1.5\n# a comment\n\"1\", 3 ,4\n\n2,3,2.0\r\n")),
              both);
    EXPECT_EQ(spelled(graph_from_text("g", "1;2;1.5\n1;3;4\n2;3;2\n")), both);
    EXPECT_EQ(spelled(graph_from_text("g.json",
                                      R"({"directed": false, "vertices": ["1", {"id": 2}, "3"], "edges": [[1, 2, 1.50],
                                                    {"from": "1", "to": "3", "weight": 4, "colour": "red"}, ["2", "3", 2e0]]})")),
              both);
    EXPECT_EQ(spelled(graph_from_text(
                  "g.dot", "/* a */ strict graph \"G\" { rankdir=LR; node [shape=circle]; 1 -- 2 [weight=1.5]\n"
                           "subgraph x { 1 -- 3 [weight=\"4\", label=a]; } edge [weight=2] // b\n 2:n -- 3 }")),
              both);
    const std::string one_way = "directed 1( 2:3 ) 2( 3:4 1:1 ) 3( )";
    EXPECT_EQ(spelled(graph_from_text("g.gr", "c roads\np sp 3 3\na 1 2 3\na 2 3 4\na 2 1 1\n")), one_way);
    EXPECT_EQ(spelled(graph_from_text("g.gv", "digraph { 1 -> 2 [weight=3]; 2 -> 3 [weight=4]; 2 -> 1 }")), one_way);
    EXPECT_EQ(spelled(graph_from_text("g.csv", "1,2,3\n2,3,4\n2,1,1\n", true)), one_way);
}

TEST(LessonsReaders, PositionsAndColumns) {
    auto graph = graph_from_text("g.dot", "graph { a [pos=\"0,0!\", h=3]; b [pos=\"3,4\", h=0.5]; a -- b [weight=5] }");
    ASSERT_TRUE(graph);
    const auto line = estimates(*graph, "euclid", 1);
    ASSERT_TRUE(line);
    EXPECT_EQ(graph->print((*line)[0]), "5");
    const auto column = estimates(*graph, "h", 1);
    EXPECT_EQ(graph->print((*column)[1]), "0.5");
    EXPECT_EQ(
        estimates(*graph, "luck", 1).error().in(Language::english),
        "--heuristic: no heuristic is called \"luck\" (there are: zero, euclid, great-circle, great-circle:m, h)");
    EXPECT_EQ(standard_heuristic(*graph), "euclid");
}

TEST(LessonsReaders, BadGraphs) {
    EXPECT_EQ(graph_error("g.csv", "a,b,1\nb,c,-2.5\n"),
              "g.csv:2:5: the edge b - c has the negative weight -2.5: Dijkstra and A* need weights from 0 on");
    EXPECT_EQ(graph_error("g.csv", "a,b,1\nb,c\n"), "g.csv:2:1: an edge is FROM, TO, WEIGHT: 2 cells here");
    EXPECT_EQ(graph_error("g.csv", "a,b,1\né,c,x1\n"), "g.csv:2:5: \"x1\" is not a number such as 12 or 0.5");
    EXPECT_EQ(graph_error("g.csv", "a,b,\n"), "g.csv:1:5: \"\" is not a number such as 12 or 0.5");
    EXPECT_EQ(graph_error("g.csv", ",b,1\n"), "g.csv:1:1: a vertex has no name");
    EXPECT_EQ(graph_error("g.csv", "a,b,99999999999999999999\n"),
              "g.csv:1:5: \"99999999999999999999\" has too many digits");
    EXPECT_EQ(graph_error("g.csv", "a,b,2000000000000000000\nb,c,2000000000000000000\n"),
              "g.csv:2:5: the weights are too large to add up without rounding");
    EXPECT_EQ(graph_error("g.csv", ""), "g.csv: the graph has no vertices");
    EXPECT_EQ(graph_error("g.json", "{\"edges\": [[\"a\", \"b\"]]}"),
              "g.json:1:12: an edge is FROM, TO, WEIGHT: 2 cells here");
    EXPECT_EQ(graph_error("g.json", "{\"edges\": [[\"a\", \"b\", 1]"),
              "g.json:1:25: the text ends too soon (expected ]})");
    EXPECT_EQ(graph_error("g.json", "{\"edges\":\n [{\"from\": \"a\", \"weight\": 1}]}"),
              "g.json:2:3: the field \"to\" is missing");
    EXPECT_EQ(graph_error("g.json", "{\"vertices\": [{\"id\": \"a\", \"x\": 1}]}"),
              "g.json:1:15: a vertex needs both x and y, or neither");
    EXPECT_EQ(graph_error("g.json", R"({"edges": [["a", "b", 1],
 {"from": "b", "to": "c", "weight": 2}], "vertices": ["a", {"id": "b"}]})"),
              "g.json:2:22: the vertex \"c\" is not among the file's vertices");
    EXPECT_EQ(graph_error("g.json", "{\"arcs\": []}"),
              "g.json:1:2: no field is called \"arcs\" here (there are: directed, vertices, edges, title, note)");
    EXPECT_EQ(graph_error("g.json", "{\"note\": \"\xE9\"}"), "g.json:1:11: byte 0xE9 is not UTF-8");
    EXPECT_EQ(graph_error("g.dot", "graph { a -> b }"), "g.dot:1:11: a graph has edges written --");
    EXPECT_EQ(graph_error("g.dot", "graph { a -- b [weight=-1] }"),
              "g.dot:1:24: the edge a - b has the negative weight -1: Dijkstra and A* need weights from 0 on");
    EXPECT_EQ(graph_error("g.dot", "graph { a -- "), "g.dot:1:14: the name of a vertex was expected, not EOF");
    EXPECT_EQ(graph_error("g.dot", "graph { a -- {b c} }"), "g.dot:1:14: the name of a vertex was expected, not \"{\"");
    EXPECT_EQ(graph_error("g.dot", "graph { a -- 2b }"), "g.dot:1:14: expected the name of a vertex, found 2b");
    EXPECT_EQ(graph_error("g.dot", "map { }"), "g.dot:1:1: graph or digraph was expected, not \"map\"");
    EXPECT_EQ(graph_error("g.gr", "p sp 3 2\na 1 2 3\n"), "g.gr:3:1: 2 lines \"a\" were promised, 1 are there");
    EXPECT_EQ(graph_error("g.gr", "p sp 3 1\na 1 4 3\n"), "g.gr:2:5: vertex 4 does not exist (1 to 3)");
    EXPECT_EQ(graph_error("g.gr", "a 1 2 3\n"), "g.gr:1:1: the line \"p sp ...\" must come first and once");
    EXPECT_EQ(graph_error("g.gr", "p sp 3 1\na 1 2\n"), "g.gr:2:1: \"a FROM TO WEIGHT\" was expected here");
    EXPECT_EQ(graph_error("g.gr", "p sp 3 1\nb 1 2 3\n"),
              "g.gr:2:1: a line of this file begins with one of c, p, a, not with \"b\"");
    EXPECT_EQ(graph_error("g.json", std::string(100000, '[')), "g.json:1:1: an object {...} was expected, not \"[\"");
    EXPECT_EQ(graph_error("g.json", "{\"note\": " + std::string(100000, '[')),
              "g.json:1:109: nested more than 100 deep");
    EXPECT_EQ(graph_error("g.dot", "graph " + std::string(100000, '{')), "g.dot:1:107: nested more than 100 deep");
}

TEST(LessonsReaders, OneMatrixInEveryFormat) {
    const auto text =
        matrix_from_text("m.txt", "players: Ann, Bob\ncolumns: c | d\na: 1,2 | 3 4  # first\nb: 1/2,-.5 | 0 1e1\n");
    ASSERT_TRUE(text) << text.error().in(Language::english);
    const std::vector<std::array<Rational, 2>> payoffs{{1, 2}, {3, 4}, {Rational(1, 2), Rational(-1, 2)}, {0, 10}};
    EXPECT_EQ(text->payoffs, payoffs);
    for (auto [name, file] :
         {std::pair<std::string, std::string>{"m.json",
                                              R"({"players": ["Ann", "Bob"], "rows": ["a", "b"], "columns": ["c", "d"],
                                             "payoffs": [[[1, 2], [3, 4]], [["1/2", -0.5], [0, 10]]]})"},
          {"m.nfg", R"(NFG 1 R "t" { "Ann" "Bob" } { { "a" "b" } { "c" "d" } } "a comment" 1 2 1/2 -0.5 3 4 0 10)"},
          {"m.nfg", "NFG 1 D \"t\" { \"Ann\" \"Bob\" }\n\n{ { \"a\" \"b\" }\n{ \"c\" \"d\" } }\n\"\"\n{ { \"\" 1, 2 } "
                    "{ \"x\" 0.5 -1/2 } { \"\" 3, 4 } { \"\" 0 10 } }\n1 2 3 4\n"}}) {
        const auto game = matrix_from_text(name, file);
        ASSERT_TRUE(game) << game.error().in(Language::english);
        EXPECT_EQ(game->payoffs, payoffs);
        EXPECT_EQ(game->players, text->players);
        EXPECT_EQ(game->strategies, text->strategies);
    }
    const auto counted = matrix_from_text("m.nfg", "NFG 1 R \"\" { \"A\" \"B\" } { 1 2 } 1 2 3 4");
    EXPECT_EQ(counted->strategies[1], (std::vector<std::string>{"c1", "c2"}));
    const auto zero_sum = matrix_from_text("m.txt", "1 -2\n");
    EXPECT_EQ(zero_sum->payoffs, (std::vector<std::array<Rational, 2>>{{1, -1}, {-2, 2}}));
    const auto outcome_zero = matrix_from_text("m.nfg", "NFG 1 R \"\" { \"A\" \"B\" } { 1 1 } { { \"\" 5 5 } } 0");
    EXPECT_EQ(outcome_zero->payoffs, (std::vector<std::array<Rational, 2>>{{0, 0}}));
}

TEST(LessonsReaders, BadMatrices) {
    EXPECT_EQ(matrix_error("m", "1,2 3,4\n5,6\n"), "m:2:1: this row has 1 cells, the first has 2");
    EXPECT_EQ(matrix_error("m", "1,2 3,\n"), "m:1:7: a payoff is missing");
    EXPECT_EQ(matrix_error("m", "1,2 3\n"), "m:1:6: a payoff is missing");
    EXPECT_EQ(matrix_error("m", "1,2,3 4,5,6\n"), "m:1:1: 3 payoffs in a cell: only games of two players are analysed");
    EXPECT_EQ(matrix_error("m", "1 2,3\n"), "m:1:3: every cell needs 1 payoffs, as the first has");
    EXPECT_EQ(matrix_error("m", "a: 1,x\n"), "m:1:6: \"x\" is not a number such as 3, -0.5 or 1/2");
    EXPECT_EQ(matrix_error("m", "1/0 2\n"), "m:1:1: \"1/0\" divides by zero");
    EXPECT_EQ(matrix_error("m", "++,1 --,2\n"), "m:1:4: \"1\": signs such as ++ and numbers cannot be mixed");
    EXPECT_EQ(matrix_error("m", "++ --\n"), "m:1:1: with signs such as ++ every cell says both players' payoffs");
    EXPECT_EQ(matrix_error("m", "columns: a, b, c\n1 2\n"), "m:3:1: 3 names for 2 columns");
    EXPECT_EQ(matrix_error("m", "players: a, b, c\n1 2\n"), "m:1:1: 3 players: only games of two players are analysed");
    EXPECT_EQ(matrix_error("m", "better: worse\n1 2\n"), "m:1:1: more or less was expected, not \"worse\"");
    EXPECT_EQ(matrix_error("m", "# nothing\n"), "m:2:1: there are no payoffs");
    EXPECT_EQ(matrix_error("m", std::string(300, '9')),
              "m:1:1: \"" + std::string(40, '9') + "...\" has too many digits");
    EXPECT_EQ(matrix_error("m.nfg", "NFG 1 R \"\" { \"A\" \"B\" \"C\" } { 1 1 1 } 1 2 3"),
              "m.nfg:1:12: 3 players: only games of two players are analysed");
    EXPECT_EQ(matrix_error("m.nfg", "NFG 1 R \"\" { \"A\" \"B\" } { 2 2 } 1 2 3"),
              "m.nfg:1:37: payoff 4 of 8 is missing");
    EXPECT_EQ(matrix_error("m.nfg", "NFG 1 R \"\" { \"A\" \"B\" } { 999999999 999999999 } 1"),
              "m.nfg:1:49: payoff 2 of 1999999996000000002 is missing");
    EXPECT_EQ(matrix_error("m.nfg", "NFG 1 R \"\" { \"A\" \"B\" } { 1 2 } { { \"\" 1 2 } } 1"),
              "m.nfg:1:48: the outcome of cell 2 of 2 is missing");
    EXPECT_EQ(matrix_error("m.nfg", "NFG 1 R \"\" { \"A\" \"B\" } { 1 1 } { { \"\" 1 2 } } 2"),
              "m.nfg:1:47: outcome 2 does not exist (0 to 1)");
    EXPECT_EQ(matrix_error("m.nfg", "EFG 2 R"), "m.nfg:1:1: NFG 1 R or NFG 1 D was expected, not \"EFG\"");
    EXPECT_EQ(matrix_error("m.json", R"({"payoffs": [[[1, 2], [3, 4]], [[1, 2]]]})"),
              "m.json:1:32: this row has 1 cells, the first has 2");
    EXPECT_EQ(matrix_error("m.json", R"({"rows": ["a"], "payoffs": [[1], [2]]})"), "m.json:1:39: 1 names for 2 rows");
}

TEST(LessonsReaders, FilesCutShortAreRefusedNotCrashedOn) {
    const std::string nfg = R"(NFG 1 R "t" { "Ann" "Bob" } { { "a" "b" } { "c" "d" } } "" 11 2 3 4 5 6 7 8)";
    for (std::size_t length = 0; length + 1 < nfg.size(); ++length)
        EXPECT_NE(matrix_error("m.nfg", nfg.substr(0, length)), "no error") << length;
    const std::string json =
        R"({"directed": true, "vertices": [{"id": "é\u00e9\n", "x": 1, "y": 2}, "a", "b"], "edges": [["a", "b", 1.25]]})";
    for (std::size_t length = 0; length < json.size(); ++length)
        EXPECT_NE(graph_error("g.json", json.substr(0, length)), "no error") << length;
    EXPECT_EQ(graph_error("g.json", json), "no error");
    const std::string dot = "digraph { a [pos=\"1,2\"] a -> b [weight=2]; /* c */ }";
    for (std::size_t length = 0; length < dot.size(); ++length)
        EXPECT_NE(graph_error("g.dot", dot.substr(0, length)), "no error") << length;
}

RC_GTEST_PROP(LessonsReaders, DecimalsRoundTrip, (std::int64_t units)) {
    const int places = *rc::gen::inRange(0, max_places + 1);
    const auto again = parse_decimal(print_decimal(units, places));
    RC_ASSERT(std::holds_alternative<Decimal>(again));
    const auto [back, at] = std::get<Decimal>(again);
    RC_ASSERT(print_decimal(back, at) == print_decimal(units, places));
}

TEST(LessonsReaders, Decimals) {
    const auto read = [](std::string_view text) {
        const auto number = parse_decimal(text);
        return std::holds_alternative<Decimal>(number)
                   ? print_decimal(std::get<Decimal>(number).units, std::get<Decimal>(number).places)
                   : "no";
    };
    for (auto [text, printed] : {std::pair{"1.50", "1.5"},
                                 {"-0.0", "0"},
                                 {"12e2", "1200"},
                                 {"1.5e-3", "0.0015"},
                                 {"007", "7"},
                                 {".5", "0.5"},
                                 {"5.", "5"},
                                 {"9223372036854775807", "9223372036854775807"},
                                 {"9223372036854775808", "no"},
                                 {"1e19", "no"},
                                 {"0e999", "0"},
                                 {"1e-19", "no"},
                                 {"", "no"},
                                 {"-", "no"},
                                 {"1.2.3", "no"},
                                 {"1e", "no"},
                                 {"nan", "no"},
                                 {"0x10", "no"},
                                 {"1 ", "no"}})
        EXPECT_EQ(read(text), printed) << text;
}

} // namespace
} // namespace zermelo
