#include "games/tree/tree.hpp"

#include "core/perft.hpp"
#include "solve/induction.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace zermelo {
namespace {

constexpr const char* figure = R"({"A": {"a1": "B", "a2": "C", "a3": "D"},
                                   "B": {"b1": 3, "b2": 12, "b3": 8},
                                   "C": {"c1": 2, "c2": 4, "c3": 6},
                                   "D": {"d1": 14, "d2": 5, "d3": 2}})";

std::string why(std::string_view json) {
    const auto tree = Tree::from_json(json, "tree: t.json");
    return tree ? "no error" : tree.error().in(Language::english);
}

std::string name(const Tree& tree, const Result<Tree::State>& state) { return tree.print(*state); }

// The tree in one line: vertex, player, and its moves or its utility.
std::string spelled(const Tree& tree, const Tree::State& state) {
    std::string text = tree.print(state) + std::to_string(number(tree.mover(state)));
    if (const auto utility = tree.utility(state)) return text + "=" + std::to_string(*utility);
    std::string moves;
    tree.moves(state, [&](const Tree::Move& move) {
        moves +=
            (moves.empty() ? "" : " ") + tree.print_move(state, move) + ":" + spelled(tree, tree.apply(state, move));
    });
    return text + "(" + moves + ")";
}
std::string spelled(const Tree& tree) { return spelled(tree, tree.initial()); }

// Minimax by its definition, so that the figure's printed values can be told from the rules alone.
std::int64_t value(const Tree& tree, const Tree::State& state) {
    if (const auto utility = tree.utility(state)) return *utility;
    std::optional<std::int64_t> best;
    tree.moves(state, [&](const Tree::Move& move) {
        const std::int64_t next = value(tree, tree.apply(state, move));
        if (!best || (tree.mover(state) == Player::one ? next > *best : next < *best)) best = next;
    });
    return *best;
}

TEST(Tree, Figure52) {
    const Tree tree = Tree::fig52();
    EXPECT_EQ(spelled(tree), "A1(a1:B2(b1:B11=3 b2:B21=12 b3:B31=8) a2:C2(c1:C11=2 c2:C21=4 c3:C31=6) "
                             "a3:D2(d1:D11=14 d2:D21=5 d3:D31=2))");
    EXPECT_EQ(tree.size(), 13u);
    EXPECT_EQ(tree.longest(), 2u);
    for (auto [vertex, expected] : {std::pair{"A", 3}, {"B", 3}, {"C", 2}, {"D", 2}})
        EXPECT_EQ(value(tree, *tree.parse(vertex)), expected) << vertex;
    EXPECT_EQ(Perft(tree, 3).count(tree.initial()), (std::vector<std::uint64_t>{3, 9, 0}));
}

TEST(Tree, ReadsTheFullForm) {
    const auto tree = Tree::from_json(R"({"root": "A",
        "nodes": {"L": {"utility": -1},
                  "A": {"player": 1, "moves": {"z": "B", "a": 7}},
                  "B": {"player": 1, "moves": {"b1": "L", "b2": 0}}}})",
                                      "t");
    ASSERT_TRUE(tree) << tree.error().in(Language::english);
    EXPECT_EQ(spelled(*tree), "A1(z:B1(b1:L2=-1 b2:B22=0) a:A22=7)"); // moves in order; B belongs to player one too
}

TEST(Tree, ReadsTheShortForm) {
    const auto tree = Tree::from_json(figure, "t");
    ASSERT_TRUE(tree);
    EXPECT_EQ(spelled(*tree), spelled(Tree::fig52()));
    EXPECT_EQ(spelled(*Tree::from_json(R"({"A": {"a": "L", "b": 2.0}, "L": 3})", "t")), "A1(a:L2=3 b:A22=2)");
    EXPECT_EQ(spelled(*Tree::from_json(R"({"only": -4})", "t")), "only1=-4");
}

TEST(Tree, NamesLeavesApart) {
    const auto tree = Tree::from_json(R"({"A": {"x": "A2", "y": 1, "z": 2}, "A2": {"p": "A.2"}, "A.2": 5})", "t");
    ASSERT_TRUE(tree);
    EXPECT_EQ(spelled(*tree), "A1(x:A22(p:A.21=5) y:A..22=1 z:A32=2)");
}

TEST(Tree, OutcomesAreSeenByTheMover) {
    const auto tree = Tree::from_json(R"({"root": "r", "nodes": {
        "r": {"player": 2, "moves": {"a": "good", "b": "bad", "c": 0, "d": "mine"}},
        "good": {"utility": 5}, "bad": {"utility": -5}, "mine": {"utility": -5, "player": 2}}})",
                                      "t");
    ASSERT_TRUE(tree);
    auto outcome = [&](std::string_view vertex) { return tree->outcome(*tree->parse(vertex)); };
    EXPECT_EQ(outcome("good"), Outcome::win); // player one is to move
    EXPECT_EQ(outcome("bad"), Outcome::loss);
    EXPECT_EQ(outcome("mine"), Outcome::win);
    EXPECT_EQ(outcome("r3"), Outcome::draw);
    EXPECT_EQ(outcome("r"), std::nullopt);
    NoTrace none;
    Induction<Tree> solver(*tree, tree->initial(), {.symmetry = false, .threads = 1});
    solver.solve(none);
    EXPECT_EQ(solver.value(tree->initial()), Value::win(1));
    EXPECT_EQ(solver.counts().positions, 5u);
}

TEST(Tree, ReadsPositionsAndMoves) {
    const Tree tree = Tree::fig52();
    const auto start = tree.initial();
    EXPECT_EQ(name(tree, tree.parse(" B3 ")), "B3");
    EXPECT_EQ(tree.print(tree.apply(start, *tree.parse_move(start, "a2"))), "C");
    EXPECT_EQ(tree.print(tree.apply(start, *tree.parse_move(start, "C"))), "C"); // the vertex will do
    EXPECT_EQ(tree.parse("E").error().in(Language::english),
              "tree: position: no vertex is called \"E\" (there are: A, B, C, D, B1, B2, B3, C1, C2, C3, D1, D2, ...)");
    EXPECT_TRUE(
        tree.parse("E").error().in(Language::french).starts_with("tree: position: aucun sommet ne s'appelle « E »"));
    EXPECT_EQ(tree.parse_move(start, "b1").error().in(Language::english),
              "tree: move: \"b1\" is not a move here (moves: a1, a2, a3)");
    EXPECT_EQ(tree.parse_move(*tree.parse("B1"), "b1").error().in(Language::english),
              "tree: move: the game is over in this position");
}

TEST(Tree, Draws) {
    const Tree tree = Tree::fig52();
    EXPECT_EQ(tree.draw(*tree.parse("B"), {}), "▽ B\n├─ b1 B1 = 3\n├─ b2 B2 = 12\n└─ b3 B3 = 8\n");
    EXPECT_EQ(tree.draw(*tree.parse("B1"), {}), "B1 = 3\n");
    const auto deep = Tree::from_json(R"({"A": {"a": "B"}, "B": {"b": "C"}, "C": {"c": 1, "d": 2}})", "t");
    EXPECT_EQ(deep->draw(deep->initial(), {}), "△ A\n└─ a ▽ B\n   └─ b △ C\n      └─ ...\n");
}

TEST(Tree, RefusesWhatIsNotATree) {
    EXPECT_EQ(why(R"({"A": {"a": "B"}, "B": {"b": "C"}, "C": {"c": "B", "d": 1}})"),
              "tree: t.json: \"B\" leads back to itself: B -> C -> B");
    EXPECT_EQ(why(R"({"A": {"a": "A"}})"), "tree: t.json: \"A\" leads back to itself: A -> A");
    EXPECT_EQ(why(R"({"A": {"a": "B", "b": "C"}, "B": {"x": "L"}, "C": {"y": "L"}, "L": 1})"),
              "tree: t.json: \"L\" is reached twice, by \"x\" from \"B\" and by \"y\" from \"C\"");
    EXPECT_EQ(why(R"({"A": {"a": "L", "b": "L"}, "L": 1})"),
              "tree: t.json: \"L\" is reached twice, by \"a\" from \"A\" and by \"b\" from \"A\"");
    EXPECT_EQ(why(R"({"A": {"a": "B"}})"), "tree: t.json: move \"a\" from \"A\" leads to \"B\", which does not exist");
    EXPECT_EQ(why(R"({"A": {"a": 1}, "B": {"b": 2}})"), "tree: t.json: \"B\" cannot be reached from the root \"A\"");
    EXPECT_EQ(why(R"({"A": {}})"), "tree: t.json: leaf \"A\" has no utility");
    EXPECT_EQ(why(R"({"root": "A", "nodes": {"A": {"player": 1}}})"), "tree: t.json: leaf \"A\" has no utility");
    EXPECT_EQ(why(R"({"root": "A", "nodes": {"A": {"moves": {"a": 1}, "utility": 3}}})"),
              "tree: t.json: vertex \"A\" has both moves and a utility");
    EXPECT_EQ(why(R"({"root": "Z", "nodes": {"A": {"utility": 3}}})"),
              "tree: t.json: there is no vertex \"Z\", which is to be the root");
}

TEST(Tree, RefusesWhatHasAnotherForm) {
    const std::string place = "tree: t.json: ", range = " (expected a whole number from -1000000000 to 1000000000)";
    auto node = [&](const std::string& inside) { return why(R"({"root": "A", "nodes": {"A": {)" + inside + "}}}"); };
    EXPECT_EQ(node(R"("player": 3, "utility": 1)"), place + "\"A\": \"player\" is 3 (expected 1 or 2)");
    EXPECT_EQ(node(R"("player": "max", "utility": 1)"), place + "\"A\": \"player\" is \"max\" (expected 1 or 2)");
    EXPECT_EQ(node(R"("utility": 0.5)"), place + "\"A\": \"utility\" is 0.5" + range);
    EXPECT_EQ(node(R"("utility": "3")"), place + "\"A\": \"utility\" is \"3\"" + range);
    EXPECT_EQ(node(R"("utility": 1e300)"), place + "\"A\": \"utility\" is 1e+300" + range);
    EXPECT_EQ(node(R"("utility": 18446744073709551615)"), place + "\"A\": \"utility\" is 18446744073709551615" + range);
    EXPECT_EQ(node(R"("moves": ["B"])"), place + "\"A\": \"moves\" is [\"B\"] (expected {...})");
    EXPECT_EQ(node(R"("moves": {"a": null})"),
              place + "\"A\": \"moves\": \"a\" is null (expected a vertex or a number)");
    EXPECT_EQ(node(R"("moves": {"a": ""})"), place + "a name in \"A\": \"moves\": \"a\" is empty");
    EXPECT_EQ(node(R"("owner": 1)"), place + "\"A\": \"owner\" is not known (expected: player, moves, utility)");
    EXPECT_EQ(why(R"({"nodes": {"A": {"utility": 1}}})"), place + "\"root\" is missing");
    EXPECT_EQ(why(R"({"root": 1, "nodes": {}})"), place + "\"root\" is 1 (expected a name in quotes)");
    EXPECT_EQ(why(R"({"root": "A", "nodes": []})"), place + "\"nodes\" is [] (expected {...})");
    EXPECT_EQ(why(R"({"root": "A", "nodes": {}, "x": 1})"), place + "\"x\" is not known (expected: root, nodes)");
    EXPECT_EQ(why(R"({"": 1})"), place + "a name in {...} is empty");
    EXPECT_EQ(why("{}"), place + "a tree has at least one vertex");
    EXPECT_EQ(why("[1, 2]"), place + "[1,2] is not a tree (expected {...})");
    EXPECT_EQ(why(R"({"A": {"a": 1, "a": 2}})"), "tree: t.json:1:16: \"a\" is given twice");
    EXPECT_EQ(why(std::string(100000, '[')), "tree: t.json:1:101: nested more than 100 deep");
}

TEST(Tree, SaysWhereTheJsonIsWrong) {
    EXPECT_EQ(why("{\"A\": {\"a\": 1,\n  \"b\" 2}}"), "tree: t.json:2:7: expected :, found 2");
    EXPECT_EQ(why("{\"é\": tru]"), "tree: t.json:1:7: this is not JSON any more: tru");
    EXPECT_EQ(why("{\"A\": 1}\n}"), "tree: t.json:2:1: the end of the file was expected, not \"}\"");
    EXPECT_EQ(why("{\"A\": \x01"), "tree: t.json:1:7: this is not JSON any more: byte 0x01");
    EXPECT_EQ(why("{\"A\": {\n"), "tree: t.json:2:1: the text ends too soon (expected }})");
    EXPECT_EQ(why("{\"A"), "tree: t.json:1:4: the text ends too soon (expected \"})");
    EXPECT_EQ(why(""), "tree: t.json:1:1: a value was expected, not EOF");
    EXPECT_EQ(Tree::from_json("?", "t").error().in(Language::french), "t:1:1: ce n'est plus du JSON : ?");
}

TEST(Tree, RefusesPlaysThatAreTooLong) {
    auto chain = [](std::uint64_t moves) {
        TreeDraft draft{.root = "0", .vertices = {}};
        for (std::uint64_t i = 0; i < moves; ++i)
            draft.vertices.push_back({.name = std::to_string(i), .moves = {{"on", std::to_string(i + 1)}}});
        draft.vertices.push_back({.name = std::to_string(moves), .utility = 1});
        return Tree::grow(std::move(draft), "t");
    };
    EXPECT_EQ(chain(Tree::longest_play)->longest(), Tree::longest_play);
    EXPECT_EQ(chain(Tree::longest_play + 1).error().in(Language::english), "t: a play of more than 4096 moves");
}

// A random tree: vertex i > 0 hangs below an earlier one; what has nothing below is a leaf.
RC_GTEST_PROP(TreeProperty, GrowsAndReadsBackEveryName, ()) {
    const auto size = *rc::gen::inRange<std::size_t>(1, 60);
    TreeDraft draft{.root = "v0", .vertices = {}};
    for (std::size_t i = 0; i < size; ++i) {
        const std::string vertex = "v" + std::to_string(i);
        if (i > 0) draft.vertices[*rc::gen::inRange<std::size_t>(0, i)].moves.push_back({"to " + vertex, vertex});
        draft.vertices.push_back({.name = vertex});
    }
    for (TreeDraft::Vertex& vertex : draft.vertices)
        if (vertex.moves.empty()) vertex.utility = *rc::gen::inRange<std::int64_t>(-5, 6);
    const auto tree = Tree::grow(draft, "random");
    RC_ASSERT(tree);
    RC_ASSERT(tree->size() == size);
    for (const TreeDraft::Vertex& vertex : draft.vertices) {
        const auto state = *tree->parse(vertex.name);
        RC_ASSERT(tree->print(state) == vertex.name);
        RC_ASSERT(tree->state(tree->key(state)) == state);
        RC_ASSERT(tree->count_moves(state) == vertex.moves.size());
        RC_ASSERT(tree->outcome(state).has_value() == vertex.moves.empty());
        tree->moves(state, [&](const Tree::Move& move) {
            RC_ASSERT(*tree->parse_move(state, tree->print_move(state, move)) == move);
            RC_ASSERT(tree->mover(tree->apply(state, move)) == other(tree->mover(state)));
        });
    }
}

// So many moves from one vertex, some of them to the same, that comparing each with all would not end.
TEST(Tree, ManyMoves) {
    constexpr int moves = 200'000;
    std::string text = "{\"A\": {";
    for (int i = 0; i < moves; ++i) text += "\"m" + std::to_string(i) + "\": " + std::to_string(i) + ", ";
    const auto tree = Tree::from_json(text + "\"last\": -1}}", "t");
    ASSERT_TRUE(tree);
    Induction<Tree> induction(*tree, tree->initial(), {});
    NoTrace silent;
    EXPECT_EQ(induction.solve(silent), Stop::none);
    EXPECT_EQ(induction.counts().positions, moves + 2u);
    EXPECT_EQ(induction.counts().edges, moves + 1u);
    EXPECT_EQ(induction.value(tree->initial())->outcome(), Outcome::win);
}

// Whatever the text is, the answer is a tree or a reason.
RC_GTEST_PROP(TreeProperty, AnyTextHasAnAnswer, ()) {
    std::string text = figure;
    const auto changes = *rc::gen::inRange(0, 4);
    for (int i = 0; i < changes; ++i)
        text[*rc::gen::inRange<std::size_t>(0, text.size())] =
            *rc::gen::elementOf(std::string("{}[]\",:0a\n\xC3\xA9\x01 "));
    const auto tree = Tree::from_json(text, "t");
    if (tree)
        RC_ASSERT(tree->size() >= 1u);
    else
        RC_ASSERT(tree.error().in(Language::french).starts_with("t:"));
}

} // namespace
} // namespace zermelo
