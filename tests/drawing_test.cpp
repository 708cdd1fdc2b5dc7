#include "render/arena_drawing.hpp"

#include "arenas.hpp"
#include "core/random.hpp"
#include "render/svg.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>

namespace zermelo {
namespace {

constexpr Layers all_layers[] = {Layers::distance, Layers::sides, Layers::halves, Layers::ranks};

// Ranks and moves by chance: a drawing does not ask whether they are right.
Highlight highlight_of(const NamedArena& arena, std::uint64_t seed) {
    Random random(seed);
    Highlight highlight;
    each_vertex(arena.arena, [&](Vertex v) {
        const auto successors = arena.arena.successors(v);
        const bool inside = random.below(3) > 0;
        highlight.ranks.push_back(inside ? static_cast<std::uint32_t>(random.below(4)) : Highlight::outside);
        highlight.strategy.push_back(inside && !successors.empty() ? successors[random.below(successors.size())]
                                                                   : no_vertex);
    });
    return highlight;
}

Highlight with_three_regions(Highlight highlight) {
    for (std::size_t v = 0; v < highlight.ranks.size(); ++v)
        highlight.opponent.push_back(highlight.ranks[v] == Highlight::outside && v % 2 == 0 ? v % 3
                                                                                            : Highlight::outside);
    return highlight;
}

NamedArena large_arena(std::uint32_t size) {
    NamedArena arena;
    Random random(7);
    arena.names = Names::numbers(size);
    for (std::uint32_t v = 0; v < size; ++v) {
        arena.arena.add_vertex(random.below(2) == 0 ? Player::one : Player::two);
        arena.target.push_back(random.below(10) == 0);
        arena.lost.push_back(false);
        for (auto edges = random.below(4); edges > 0; --edges)
            arena.arena.add_edge(Vertex{static_cast<std::uint32_t>(random.below(size))});
    }
    return arena;
}

std::size_t count(const std::string& text, std::string_view part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++found;
    return found;
}

// Every tag is closed in order, attributes have quotes, and every & begins an entity. Our drawings have no comments.
bool well_formed(const std::string& xml) {
    std::vector<std::string> open;
    for (std::size_t i = 0; i < xml.size(); ++i) {
        const std::string_view rest = std::string_view(xml).substr(i);
        if (static_cast<unsigned char>(xml[i]) < ' ' && xml[i] != '\n') return false;
        if (xml[i] == '&' && std::ranges::none_of(std::array{"&amp;", "&lt;", "&gt;", "&quot;"},
                                                  [&](const char* entity) { return rest.starts_with(entity); }))
            return false;
        if (xml[i] != '<') continue;
        std::string tag(rest.substr(1, rest.find('>') - 1));
        if (tag.empty() || tag.find('<') != tag.npos || count(tag, "=") != count(tag, "=\"") ||
            count(tag, "\"") % 2 != 0)
            return false;
        i += tag.size() + 1;
        if (tag.front() == '/') {
            if (open.empty() || open.back() != tag.substr(1)) return false;
            open.pop_back();
        } else if (tag.back() != '/') {
            open.push_back(tag.substr(0, tag.find(' ')));
        }
    }
    return open.empty();
}

struct Box {
    double left, top, right, bottom;
};

// The numbers of a tag, in order.
std::vector<double> numbers_of(const std::string& group, std::string_view tag, std::size_t most) {
    std::vector<double> numbers;
    std::size_t at = group.find(tag);
    while (at < group.size() && numbers.size() < most) {
        at = group.find_first_of("-0123456789", at);
        std::size_t length = 0;
        numbers.push_back(std::stod(group.substr(at), &length));
        at += length;
    }
    return numbers;
}

// The outlines of the vertices, from the drawing itself.
std::vector<Box> outlines(const std::string& svg) {
    constexpr std::string_view begin = "<g class=\"vertex\">";
    std::vector<Box> boxes;
    for (std::size_t at = svg.find(begin); at != svg.npos; at = svg.find(begin, at + 1)) {
        const std::string group = svg.substr(at, svg.find("</g>", at) - at);
        if (const auto n = numbers_of(group, "<ellipse", 4); !n.empty())
            boxes.push_back({n[0] - n[2], n[1] - n[3], n[0] + n[2], n[1] + n[3]});
        else if (const auto r = numbers_of(group, "<rect", 4); !r.empty())
            boxes.push_back({r[0], r[1], r[0] + r[2], r[1] + r[3]});
        else if (const auto d = numbers_of(group, "<path d=", 8); !d.empty())
            boxes.push_back({d[0], d[3], d[4], d[7]});
    }
    return boxes;
}

bool overlap(const std::vector<Box>& boxes) {
    for (std::size_t i = 0; i < boxes.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (boxes[i].left < boxes[k].right && boxes[k].left < boxes[i].right && boxes[i].top < boxes[k].bottom &&
                boxes[k].top < boxes[i].bottom)
                return true;
    return false;
}

// What every drawing keeps.
bool is_sound(const NamedArena& arena, const Highlight* highlight, Layers layers) {
    const std::string svg = draw_svg(arena, highlight, layers, Language::french);
    const std::size_t of_legend = highlight ? 2 : 1, start = 1;
    const std::size_t strategies = highlight ? static_cast<std::size_t>(std::ranges::count_if(
                                                   highlight->strategy, [](Vertex v) { return v != no_vertex; })) +
                                                   1
                                             : 0;
    return well_formed(svg) && outlines(svg).size() == arena.arena.size() && !overlap(outlines(svg)) &&
           count(svg, "class=\"edge") == arena.arena.edges() + start + of_legend &&
           count(svg, "class=\"edge thick\"") == strategies &&
           svg == draw_svg(arena, highlight, layers, Language::french);
}

TEST(Drawing, CheckersAreAwake) {
    EXPECT_TRUE(well_formed("<a b=\"c\"><d/>&amp;</a>"));
    for (const char* wrong : {"<a>", "<a></b>", "<a>&</a>", "<a b=c/>", "<a>\x01</a>"})
        EXPECT_FALSE(well_formed(wrong));
    EXPECT_TRUE(overlap({{0, 0, 2, 2}, {1, 1, 3, 3}}));
    EXPECT_FALSE(overlap({{0, 0, 2, 2}, {2, 0, 3, 3}}));
}

RC_GTEST_PROP(Drawing, IsSoundWhateverTheNames, ()) {
    const NamedArena arena = random_arena();
    const Highlight highlight = highlight_of(arena, *rc::gen::arbitrary<std::uint64_t>());
    const Layers layers = *rc::gen::elementOf(std::vector<Layers>(std::begin(all_layers), std::end(all_layers)));
    const Highlight three = with_three_regions(highlight);
    RC_ASSERT(is_sound(arena, &highlight, layers));
    RC_ASSERT(is_sound(arena, &three, layers));
    RC_ASSERT(is_sound(arena, nullptr, layers));
}

TEST(Drawing, OfTwoHundredVertices) {
    const NamedArena arena = large_arena(largest_drawing);
    const Highlight highlight = highlight_of(arena, 1);
    for (Layers layers : all_layers) EXPECT_TRUE(is_sound(arena, &highlight, layers));
}

// Nothing but whole numbers decides where things stand, so this holds on every machine.
TEST(Drawing, ToTheLetter) {
    const auto arena = *read_dict_arena("{1: (1, [2, 2]), 2: (2, [1, 2])}", "");
    const std::string svg = draw_svg(arena, nullptr, Layers::distance, Language::english);
    for (const char* part :
         {"<ellipse cx=\"77\" cy=\"98\" rx=\"17\" ry=\"17\" fill=\"#ffffff\"",
          "<rect x=\"240.4\" y=\"82\" width=\"32\" height=\"32\"", "d=\"M90.7 88C165.5 88 165.5 88 240.4 88\"",
          ">distance 0</text>", ">distance 1</text>", ">player 2</text>", "<title>2</title>"})
        EXPECT_NE(svg.find(part), svg.npos) << part << "\n" << svg;
}

TEST(Drawing, SaysWhatTheColoursMean) {
    const NamedArena arena = sample();
    const Highlight highlight = highlight_of(arena, 1);
    const std::string svg = draw_svg(arena, &highlight, Layers::ranks, Language::french);
    for (const char* part : {"joueur 1", "cible du joueur 1", "cible du joueur 2", "attracteur du joueur 1", "dehors",
                             "stratégie", "départ", "<title>goal &quot;1&quot;</title>", "stroke-dasharray"})
        EXPECT_NE(svg.find(part), svg.npos) << part;
    EXPECT_EQ(draw_svg(arena, nullptr, Layers::distance, Language::english).find("attractor"), std::string::npos);
}

TEST(Drawing, ShowsThreeRegions) {
    const auto arena = *read_dict_arena("{1: (1, [2]), 2: (2, [3]), 3: (1, [1])}", "");
    Highlight highlight{.ranks = {0, Highlight::outside, Highlight::outside}, .strategy = {}, .opponent = {}};
    const std::string two = draw_svg(arena, &highlight, Layers::ranks, Language::english);
    EXPECT_EQ(two.find("neither</text>"), two.npos);
    highlight.opponent = {Highlight::outside, 7, Highlight::outside};
    const std::string three = draw_svg(arena, &highlight, Layers::ranks, Language::english);
    for (const char* part : {">won by player 1<", ">won by player 2<", ">neither<", ">V_0 of 1<", ">V_7 of 2<", ">7<",
                             "stroke-dasharray=\"5 3\"", "stroke-dasharray=\"1.5 3\""})
        EXPECT_NE(three.find(part), three.npos) << part;
    const std::string dot = draw_dot(arena, &highlight);
    for (const char* part : {"style=filled, xlabel=0", "style=\"filled,dashed\", xlabel=7", "style=\"filled,dotted\"]"})
        EXPECT_NE(dot.find(part), dot.npos) << part << dot;
}

TEST(Drawing, ShowsPriorities) {
    NamedArena arena = sample();
    arena.priorities = {5, 4, 3, 2, 1};
    const std::string svg = draw_svg(arena, nullptr, Layers::distance, Language::english);
    for (const char* part : {">a · 5<", ">alone · 1<", "name · priority"}) EXPECT_NE(svg.find(part), svg.npos) << part;
}

TEST(Drawing, ImpartialArenasHaveCirclesOnly) {
    const auto arena = *read_dict_arena("{3: [2, 1], 2: [1], 1: []}", "");
    const std::string svg = draw_svg(arena, nullptr, Layers::distance, Language::english);
    EXPECT_EQ(count(svg, "<ellipse"), 3u);
    EXPECT_EQ(svg.find("player"), svg.npos);
}

TEST(Drawing, LongNamesWidenAndAreCut) {
    const std::string name(500, 'x');
    const auto arena = *read_dict_arena("{'" + name + "': []}", "");
    const std::string svg = draw_svg(arena, nullptr, Layers::distance, Language::english);
    EXPECT_NE(svg.find("<title>" + name + "</title>"), svg.npos);
    EXPECT_NE(svg.find(">" + name.substr(0, 39) + "…</text>"), svg.npos);
    EXPECT_GT(outlines(svg)[0].right - outlines(svg)[0].left, 300);
}

TEST(Drawing, ElementsAreEscapedAndShort) {
    SvgElement element = SvgElement("text").set("x", 12.0).set("y", -0.04).set("r", 2.25).set("class", "a\"<b");
    EXPECT_EQ(element.empty(), "<text x=\"12\" y=\"0\" r=\"2.2\" class=\"a&quot;&lt;b\"/>");
    EXPECT_EQ(SvgElement("text").around_text("a < b & c\n"), "<text>a &lt; b &amp; c </text>");
    EXPECT_EQ(SvgElement("g").set_view_box(1.5, 20).around("<a/>"), "<g viewBox=\"0 0 1.5 20\"><a/></g>");
}

TEST(Drawing, DotKeepsTheArena) {
    const NamedArena arena = sample();
    const Highlight highlight = highlight_of(arena, 1);
    const std::string dot = draw_dot(arena, &highlight);
    EXPECT_EQ(read_shape(read_dot_arena, dot), shape(arena));
    EXPECT_NE(dot.find("penwidth=3"), dot.npos);
    EXPECT_NE(dot.find("style=\"filled,dashed\""), dot.npos);
    EXPECT_NE(dot.find("xlabel="), dot.npos);
}

} // namespace
} // namespace zermelo
