// Search trees as they are drawn: the best line, and room for every node.
#include "answers/search_tree.hpp"
#include "core/parameters.hpp"
#include "render/svg_shapes.hpp"
#include "render/tree_layout.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace zermelo {
namespace {

SearchTree::Node node_of(std::int64_t value, std::vector<std::size_t> children,
                         SearchTree::Holds holds = SearchTree::Holds::exactly) {
    SearchTree::Node node;
    node.value = value, node.holds = holds, node.children = std::move(children);
    return node;
}

TEST(TreeDrawing, TheBestLineFollowsExactValues) {
    SearchTree tree;
    tree.nodes = {node_of(3, {1, 2, 3}), node_of(3, {}, SearchTree::Holds::at_most), node_of(2, {}), node_of(3, {4}),
                  node_of(3, {})};
    EXPECT_EQ(tree.best_line(), (std::vector<std::size_t>{0, 3, 4}));
    tree.nodes[4].kind = SearchTree::Kind::pruned;
    EXPECT_EQ(tree.best_line(), (std::vector<std::size_t>{0, 3}));
}

RC_GTEST_PROP(TreeDrawing, NodesOfARowStandApart, ()) {
    SearchTree tree;
    std::vector<TreeLayout::Room> rooms;
    std::vector<std::size_t> depth;
    const auto count = *rc::gen::inRange<std::size_t>(1, 40);
    for (std::size_t i = 0; i < count; ++i) {
        const auto parent = i == 0 ? 0 : *rc::gen::inRange<std::size_t>(0, i);
        tree.nodes.push_back(node_of(0, {}));
        depth.push_back(i == 0 ? 0 : depth[parent] + 1);
        if (i > 0) tree.nodes[parent].children.push_back(i);
        const auto length = [] { return static_cast<double>(*rc::gen::inRange(1, 90)); };
        rooms.push_back({length(), length(), length(), length()});
    }
    const TreeLayout layout(tree, rooms);
    for (std::size_t a = 0; a < count; ++a) {
        RC_ASSERT(layout.x[a] - rooms[a].left >= 0 && layout.x[a] + rooms[a].right <= layout.width);
        RC_ASSERT(layout.top[a] >= 0 && layout.top[a] + rooms[a].height <= layout.height);
        for (std::size_t b = 0; b < count; ++b) {
            if (depth[b] == depth[a] + 1) RC_ASSERT(layout.top[a] + rooms[a].height < layout.top[b]);
            if (a == b || depth[a] != depth[b] || layout.x[a] > layout.x[b]) continue;
            RC_ASSERT(layout.x[a] + rooms[a].right < layout.x[b] - rooms[b].left);
        }
    }
}

TEST(VertexShape, ADiamondHoldsItsText) {
    for (const auto form : {VertexShape::Form::diamond, VertexShape::Form::double_diamond})
        for (int width : {50, 300, 700, 1500, 3000}) {
            const VertexShape shape = VertexShape::around(form, width);
            const double inset = form == VertexShape::Form::double_diamond ? 40 : 0;
            const double inner_height = shape.half_height - inset;
            const double inner_width = shape.half_width * inner_height / shape.half_height;
            EXPECT_LT(width / 2.0 / inner_width + 60 / inner_height, 1) << width;
        }
}

TEST(Parameters, NamedOnesFollowAText) {
    const GameInfo info{"arena",
                        {},
                        {"Arena", "Arène"},
                        {"A", "A"},
                        {{"file", Parameter::Kind::text, "", 0, 0, {"a file", "un fichier"}},
                         {"target", Parameter::Kind::text, "", 0, 0, {"a target", "une cible"}},
                         {"player", Parameter::Kind::number, "", 1, 2, {"a player", "un joueur"}}},
                        "",
                        ""};
    const auto read = Parameters::parse(info, "a,b=c.py,target=x,\"y, z\",player=2");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->text("file"), "a,b=c.py");
    EXPECT_EQ(read->text("target"), "x,\"y, z\"");
    EXPECT_EQ(read->number("player"), 2u);
    EXPECT_EQ(read->word(), "arena:a,b=c.py,target=x,\"y, z\",player=2");
    EXPECT_FALSE(Parameters::parse(info, "f,player=3"));
    EXPECT_FALSE(Parameters::parse(info, "f,target="));
    EXPECT_FALSE(Parameters::parse(info, "f,target=a,target=b"));
}

} // namespace
} // namespace zermelo
