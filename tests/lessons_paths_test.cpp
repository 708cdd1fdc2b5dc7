#include "lessons/paths/estimates.hpp"
#include "render/graph_drawing.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace zermelo {
namespace {

using Estimates = std::vector<std::int64_t>;

Graph course() { return *read_graph(std::string(ZERMELO_TEST_DATA) + "/../../examples/course.json", "", false, {}); }

std::vector<std::string> order(const Graph& graph, const StepRecorder& steps) {
    std::vector<std::string> names;
    for (const auto& step : steps.steps()) names.push_back(graph.name(step.chosen));
    return names;
}

// By the definition, edge after edge, as often as there are vertices (Bellman and Ford).
std::vector<std::int64_t> naive_distances(const Graph& graph, std::uint32_t from) {
    std::vector<std::int64_t> distance(graph.size(), unreached);
    distance[from] = 0;
    for (std::size_t round = 0; round < graph.size(); ++round)
        for (std::uint32_t v = 0; v < graph.size(); ++v)
            for (const Graph::Arc& arc : graph.arcs(v))
                if (distance[v] != unreached) distance[arc.to] = std::min(distance[arc.to], distance[v] + arc.weight);
    return distance;
}

std::int64_t length(const Graph& graph, const std::vector<std::uint32_t>& path) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        std::int64_t least = unreached;
        for (const Graph::Arc& arc : graph.arcs(path[i]))
            if (arc.to == path[i + 1]) least = std::min(least, arc.weight);
        EXPECT_NE(least, unreached);
        sum += least;
    }
    return sum;
}

Graph random_graph(bool directed) {
    const auto vertices = *rc::gen::inRange<std::uint32_t>(1, 12);
    const auto count = *rc::gen::inRange(0, 40);
    std::vector<GraphDraft::Edge> edges;
    for (int i = 0; i < count; ++i)
        edges.push_back({*rc::gen::inRange(0u, vertices), *rc::gen::inRange(0u, vertices), *rc::gen::inRange(0, 20)});
    return Graph::from_edges(vertices, directed, edges);
}

TEST(LessonsPaths, TheCoursesExample) {
    Graph graph = course();
    const std::uint32_t a = *graph.find("A"), d = *graph.find("D");
    const auto estimate = estimates(graph, "euclid", d);
    ASSERT_TRUE(estimate);
    StepRecorder astar, dijkstra;
    const Search found = shortest(graph, a, d, *estimate, astar);
    const Search plain = shortest(graph, a, d, ZeroEstimate{}, dijkstra);
    EXPECT_EQ(order(graph, astar), (std::vector<std::string>{"A", "F", "E", "D"}));
    EXPECT_EQ(dijkstra.steps().size(), 8u);
    EXPECT_EQ(path_to(found, d), path_to(plain, d));
    EXPECT_EQ(graph.print(found.distance[d]), "763");
    // Every total that the text of the course gives, in the order of its steps.
    std::vector<std::string> totals;
    for (const auto& change : astar.changes())
        totals.push_back(graph.name(change.vertex) + graph.print(change.distance + (*estimate)[change.vertex]));
    EXPECT_EQ(totals, (std::vector<std::string>{"A656", "B766", "F760", "E763", "G802", "D763", "H805"}));
    const auto total = [&](const char* through, const char* to) {
        const std::uint32_t from = *graph.find(through), vertex = *graph.find(to);
        for (const Graph::Arc& arc : graph.arcs(from))
            if (arc.to == vertex) return graph.print(found.distance[from] + arc.weight + (*estimate)[vertex]);
        return std::string("no edge");
    };
    EXPECT_EQ(total("F", "B"), "1033");
    EXPECT_EQ(total("E", "G"), "952");
}

TEST(LessonsPaths, TheTableShowsWhatIsKnownAfterEachStep) {
    const auto graph = graph_from_text("g.csv", "A,B,4\nA,C,1\nC,B,2\n");
    StepRecorder steps;
    shortest(*graph, 0, 1, ZeroEstimate{}, steps);
    EXPECT_EQ(write_csv({*graph, steps, nullptr, "step", "chosen"}), "step,chosen,A,B,C\n"
                                                                     "1,A,0,4 A,1 A\n"
                                                                     "2,C,0,3 C,1 A\n"
                                                                     "3,B,0,3 C,1 A\n");
    const Estimates estimate{2, 0, 1};
    StepRecorder with;
    shortest(*graph, 0, 1, estimate, with);
    EXPECT_NE(write_csv({*graph, with, &estimate, "step", "chosen"}).find("1,A,0 (2),4 A (4),1 A (2)"),
              std::string::npos);
    EXPECT_NE(write_svg({*graph, steps, nullptr, "step", "chosen"}).find(">3 C</text>"), std::string::npos);
    EXPECT_NE(draw_graph(*graph, steps, {0, 2, 1}).find("#d32f2f"), std::string::npos);
}

TEST(LessonsPaths, DecimalsAreExact) {
    const auto graph = graph_from_text("g.csv", "a,b,0.1\nb,c,0.2\na,c,0.3\n");
    NoSteps silent;
    const Search search = shortest(*graph, 0, std::nullopt, ZeroEstimate{}, silent);
    EXPECT_EQ(graph->print(search.distance[*graph->find("c")]), "0.3");
    EXPECT_EQ(search.previous[*graph->find("c")], *graph->find("a"))
        << "the way by b is exactly as long, and found later";
}

TEST(LessonsPaths, JudgesHeuristics) {
    // B looks twice as far as it is; A* takes the way round by C.
    auto graph = graph_from_text(
        "g.json", R"({"vertices": [{"id": "A", "h": 2}, {"id": "B", "h": 9}, {"id": "C", "h": 1}, {"id": "T", "h": 0}],
                                               "edges": [["A", "B", 1], ["B", "T", 1], ["A", "C", 2], ["C", "T", 2]]})");
    ASSERT_TRUE(graph);
    const auto h = estimates(*graph, "h", 3);
    NoSteps silent;
    const Search found = shortest(*graph, 0, 3, *h, silent);
    EXPECT_EQ(found.distance[3], 4);
    const Audit verdict = audit(*graph, *h, 0, 3);
    ASSERT_TRUE(verdict.too_high && verdict.too_high->edge);
    EXPECT_EQ(verdict.too_high->vertex, 1u);
    EXPECT_EQ(std::pair(verdict.too_high->edge->from, verdict.too_high->edge->to), std::pair(1u, 3u));
    EXPECT_EQ(verdict.least, 2);
}

RC_GTEST_PROP(LessonsPaths, DistancesAreThoseOfTheDefinition, (bool directed)) {
    const Graph graph = random_graph(directed);
    NoSteps silent;
    const Search search = shortest(graph, 0, std::nullopt, ZeroEstimate{}, silent);
    RC_ASSERT(search.distance == naive_distances(graph, 0));
    for (std::uint32_t v = 0; v < graph.size(); ++v)
        if (const auto path = path_to(search, v); !path.empty()) RC_ASSERT(length(graph, path) == search.distance[v]);
}

RC_GTEST_PROP(LessonsPaths, AuditsAreThoseOfTheDefinition, (bool directed)) {
    const Graph graph = random_graph(directed);
    const auto size = static_cast<std::uint32_t>(graph.size());
    const std::uint32_t target = *rc::gen::inRange(0u, size);
    Estimates estimate(size);
    for (auto& each : estimate) each = *rc::gen::inRange(0, 12);
    const Audit verdict = audit(graph, estimate, 0, target);
    bool admissible = true, consistent = true;
    for (std::uint32_t v = 0; v < size; ++v) {
        const std::int64_t left = naive_distances(graph, v)[target];
        admissible &= left == unreached || estimate[v] <= left;
        for (const Graph::Arc& arc : graph.arcs(v)) consistent &= estimate[v] <= arc.weight + estimate[arc.to];
    }
    RC_ASSERT(!verdict.too_high == admissible);
    RC_ASSERT(!verdict.inconsistent == consistent);
    RC_ASSERT(verdict.least == naive_distances(graph, 0)[target]);
    if (verdict.too_high && estimate[target] == 0) RC_ASSERT(verdict.too_high->edge.has_value());
    NoSteps silent;
    const Search found = shortest(graph, 0, target, estimate, silent);
    if (admissible && consistent) RC_ASSERT(found.distance[target] == verdict.least);
    if (const auto path = path_to(found, target); !path.empty())
        RC_ASSERT(length(graph, path) == found.distance[target]);
}

RC_GTEST_PROP(LessonsPaths, StraightLinesAreConsistent, ()) {
    const auto size = *rc::gen::inRange<std::uint32_t>(2, 10);
    std::string vertices, edges;
    std::vector<std::pair<int, int>> points;
    for (std::uint32_t v = 0; v < size; ++v) {
        points.emplace_back(*rc::gen::inRange(-50, 50), *rc::gen::inRange(-50, 50));
        vertices += (v ? "," : "") + std::string("{\"id\":\"") + std::to_string(v) +
                    "\",\"x\":" + std::to_string(points[v].first) + ",\"y\":" + std::to_string(points[v].second) + "}";
    }
    for (int i = 0; i < 20; ++i) {
        const auto a = *rc::gen::inRange(0u, size), b = *rc::gen::inRange(0u, size);
        const int far = static_cast<int>(
            std::ceil(std::hypot(points[a].first - points[b].first, points[a].second - points[b].second)));
        edges += (i ? "," : "") + std::string("[\"") + std::to_string(a) + "\",\"" + std::to_string(b) + "\"," +
                 std::to_string(far) + "]";
    }
    auto graph = graph_from_text("g.json", "{\"vertices\":[" + vertices + "],\"edges\":[" + edges + "]}");
    const auto estimate = estimates(*graph, "euclid", 0);
    const Audit verdict = audit(*graph, *estimate, size - 1, 0);
    RC_ASSERT(!verdict.too_high && !verdict.inconsistent);
    NoSteps silent;
    RC_ASSERT(shortest(*graph, size - 1, 0, *estimate, silent).distance[0] == verdict.least);
}

TEST(LessonsPaths, GreatCircles) {
    auto graph = graph_from_text(
        "g.json",
        R"({"vertices": [{"id": "Paris", "lon": 2.3522, "lat": 48.8566}, {"id": "Lille", "lon": 3.0573, "lat": 50.6292}],
                                               "edges": [["Paris", "Lille", 225]]})");
    const auto kilometres = estimates(*graph, "great-circle", 1);
    ASSERT_TRUE(kilometres);
    EXPECT_EQ(graph->print((*kilometres)[0]).substr(0, 4), "203."); // 203.6 km
    const auto metres = estimates(*graph, "great-circle:m", 1);
    EXPECT_EQ(graph->print((*metres)[0]).substr(0, 3), "203");
    EXPECT_EQ((*kilometres)[1], 0);
}

} // namespace
} // namespace zermelo
