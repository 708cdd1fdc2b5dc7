// Dijkstra to every vertex of two graphs with a million vertices: ours in turn with Boost.Graph's, five times each.
// Prints the medians of processor time; both must find the same distances.
#include "lessons/paths/shortest.hpp"

#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/dijkstra_shortest_paths.hpp>
#include <boost/graph/dijkstra_shortest_paths_no_color_map.hpp>

#include <cmath>
#include <cstdio>
#include <ctime>
#include <random>

using namespace zermelo;

namespace {

constexpr std::uint32_t side = 1000;

struct Weight {
    std::int64_t weight;
};
using BoostGraph = boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, Weight>;

using Edges = std::vector<GraphDraft::Edge>;

// Streets and avenues, each piece with a weight of its own.
Edges grid(std::mt19937& generator) {
    Edges edges;
    for (std::uint32_t v = 0; v < side * side; ++v)
        for (std::uint32_t step : {1u, side})
            if ((step == 1 ? v % side + 1 < side : v / side + 1 < side))
                edges.push_back({v, v + step, static_cast<std::int64_t>(generator() % 1000) + 1});
    return edges;
}

// Like a road network: places off the grid, two thirds of the roads missing between neighbours (2.7 roads a place on
// the average), and weights that are lengths.
Edges roads(std::mt19937& generator) {
    std::vector<std::pair<double, double>> places;
    std::uniform_real_distribution<double> off(-0.4, 0.4);
    for (std::uint32_t v = 0; v < side * side; ++v)
        places.emplace_back(v % side + off(generator), v / side + off(generator));
    Edges edges;
    const auto road = [&](std::uint32_t a, std::uint32_t b) {
        const double length = std::hypot(places[a].first - places[b].first, places[a].second - places[b].second);
        edges.push_back({a, b, std::llround(1000 * length)});
    };
    for (std::uint32_t v = 0; v < side * side; ++v) {
        const bool right = v % side + 1 < side, down = v / side + 1 < side;
        if (right && generator() % 100 < 60) road(v, v + 1);
        if (down && generator() % 100 < 60) road(v, v + side);
        if (right && down && generator() % 100 < 14) road(v, v + side + 1);
    }
    return edges;
}

template <class Work> double seconds(Work&& work) {
    const std::clock_t begin = std::clock();
    work();
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

double median(std::vector<double> times) {
    std::ranges::sort(times);
    return times[times.size() / 2];
}

BoostGraph boost_graph(const Graph& graph) {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> ends;
    std::vector<Weight> weights;
    for (std::uint32_t v = 0; v < graph.size(); ++v)
        for (const Graph::Arc& arc : graph.arcs(v)) ends.emplace_back(v, arc.to), weights.push_back({arc.weight});
    return {boost::edges_are_sorted, ends.begin(), ends.end(), weights.begin(), graph.size()};
}

void compare(const char* name, const Edges& edges) {
    const Graph graph = Graph::from_edges(side * side, false, edges);
    const BoostGraph theirs = boost_graph(graph);
    std::vector<double> own, boost_coloured, boost_plain;
    for (int run = 0; run < 5; ++run) {
        Search search;
        NoSteps silent;
        own.push_back(seconds([&] { search = shortest(graph, 0, std::nullopt, ZeroEstimate{}, silent); }));
        // Each call makes its arrays of distances and predecessors, as ours does.
        std::vector<std::int64_t> distance;
        const auto boosts = [&](auto&& dijkstra) {
            distance.assign(graph.size(), 0);
            std::vector<BoostGraph::vertex_descriptor> previous(graph.size());
            dijkstra(
                boost::weight_map(get(&Weight::weight, theirs))
                    .distance_map(make_iterator_property_map(distance.begin(), get(boost::vertex_index, theirs)))
                    .predecessor_map(make_iterator_property_map(previous.begin(), get(boost::vertex_index, theirs))));
        };
        boost_coloured.push_back(
            seconds([&] { boosts([&](auto options) { dijkstra_shortest_paths(theirs, 0, options); }); }));
        if (distance != search.distance) std::puts("the distances differ");
        boost_plain.push_back(
            seconds([&] { boosts([&](auto options) { dijkstra_shortest_paths_no_color_map(theirs, 0, options); }); }));
    }
    std::printf("%-6s %9zu vertices %9zu edges  ours %.3f s  Boost.Graph %.3f s, without colours %.3f s  ratio %.2f\n",
                name, graph.size(), edges.size(), median(own), median(boost_coloured), median(boost_plain),
                std::min(median(boost_coloured), median(boost_plain)) / median(own));
}

} // namespace

int main() {
    std::mt19937 generator(1);
    compare("grid", grid(generator));
    compare("roads", roads(generator));
}
