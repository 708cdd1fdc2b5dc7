#include "api/path_answer.hpp"

#include "explain/path_words.hpp"
#include "explain/words.hpp"
#include "lessons/paths/estimates.hpp"
#include "render/graph_drawing.hpp"

#include <cstdlib>

namespace zermelo {

namespace {

constexpr std::size_t few_cells = 10'000, most_cells = 4'000'000, most_drawn = 2'000;

// A question asked of a graph, and what the search found.
struct Lesson {
    Graph graph;
    std::uint32_t from = 0, to = 0;
    std::string heuristic;               // empty for Dijkstra
    std::vector<std::int64_t> estimates; // empty for Dijkstra
    Search search;
    StepRecorder steps;

    std::vector<std::uint32_t> path() const { return path_to(search, to); }
    const std::vector<std::int64_t>* shown_estimates() const { return estimates.empty() ? nullptr : &estimates; }
    std::size_t cells() const { return steps.steps().size() * graph.size(); }
};

Result<bool> find_vertex(const Graph& graph, const std::string& name, const char* place, std::uint32_t& vertex) {
    const auto found = graph.find(name);
    if (!found) return Error{place, errors::unknown_vertex, {name}};
    vertex = *found;
    return true;
}

void run(Lesson& lesson, bool full) {
    const auto target = full ? std::nullopt : std::optional(lesson.to);
    if (lesson.estimates.empty())
        lesson.search = shortest(lesson.graph, lesson.from, target, ZeroEstimate{}, lesson.steps);
    else
        lesson.search = shortest(lesson.graph, lesson.from, target, lesson.estimates, lesson.steps);
}

Result<Lesson> open(const PathRequest& request) {
    auto graph = read_graph(request.file, request.coordinates, request.directed, {request.from, request.to});
    if (!graph) return graph.error();
    Lesson lesson{std::move(*graph), 0, 0, {}, {}, {}, {}};
    if (auto found = find_vertex(lesson.graph, request.from, "FROM", lesson.from); !found) return found.error();
    if (auto found = find_vertex(lesson.graph, request.to, "TO", lesson.to); !found) return found.error();
    if (!request.astar) {
        if (!request.heuristic.empty()) return Error{"--heuristic", errors::heuristic_needs_astar, {}};
    } else {
        lesson.heuristic = request.heuristic.empty() ? standard_heuristic(lesson.graph) : request.heuristic;
        auto read = estimates(lesson.graph, lesson.heuristic, lesson.to);
        if (!read) return read.error();
        lesson.estimates = std::move(*read);
    }
    run(lesson, request.full);
    return lesson;
}

// A JSON number where it holds every digit, else a text.
Json exact(const Graph& graph, std::int64_t units) {
    const std::string text = graph.print(units);
    if (text.find('.') == std::string::npos) return std::strtoll(text.c_str(), nullptr, 10);
    constexpr std::size_t digits_of_double = 16; // fifteen and the point
    return text.size() <= digits_of_double ? Json(std::strtod(text.c_str(), nullptr)) : Json(text);
}

Json names(const Graph& graph, const std::vector<std::uint32_t>& vertices) {
    Json list = Json::array();
    for (std::uint32_t v : vertices) list.push_back(graph.name(v));
    return list;
}

Json steps_of(const Lesson& lesson) {
    Json steps = Json::array();
    each_row(lesson.steps, lesson.graph.size(), [&](const StepRow& row) {
        Json known = Json::object();
        for (std::uint32_t v = 0; v < lesson.graph.size(); ++v) {
            const auto& [distance, through, chosen, changed] = row.known[v];
            if (distance == unreached) continue;
            Json& cell = known[lesson.graph.name(v)];
            cell["distance"] = exact(lesson.graph, distance);
            cell["from"] = through == no_vertex_before ? Json(nullptr) : Json(lesson.graph.name(through));
            if (!lesson.estimates.empty()) cell["total"] = exact(lesson.graph, distance + lesson.estimates[v]);
            cell["chosen"] = chosen;
        }
        Json step{{"step", row.step},
                  {"chosen", lesson.graph.name(row.chosen)},
                  {"distance", exact(lesson.graph, row.known[row.chosen].distance)}};
        if (!lesson.estimates.empty()) {
            step["estimate"] = exact(lesson.graph, lesson.estimates[row.chosen]);
            step["total"] = exact(lesson.graph, row.known[row.chosen].distance + lesson.estimates[row.chosen]);
        }
        step["known"] = std::move(known);
        steps.push_back(std::move(step));
    });
    return steps;
}

// The heuristic's promises, kept or not, and what that means for the path found.
void judge(const Lesson& lesson, Language language, Json& answer) {
    const Graph& graph = lesson.graph;
    const auto estimate = [&](std::uint32_t v) { return graph.print(lesson.estimates[v]); };
    const Audit found = audit(graph, lesson.estimates, lesson.from, lesson.to);
    const bool sound = !found.too_high && !found.inconsistent,
               is_shortest = lesson.search.distance[lesson.to] == found.least;
    Json report = Json::array();
    const auto tell = [&](const Text& sentence, const std::vector<std::string>& arguments = {}) {
        report.push_back(say(language, sentence, arguments));
    };
    if (sound) tell(words::heuristic_sound, {lesson.heuristic});
    if (found.too_high) {
        const auto& [vertex, high, left, edge] = *found.too_high;
        tell(words::heuristic_too_high, {lesson.heuristic, graph.name(vertex), graph.print(high), graph.print(left)});
        if (edge)
            tell(words::heuristic_too_high_edge, {graph.name(edge->from), graph.name(edge->to),
                                                  graph.print(edge->weight), estimate(edge->from), estimate(edge->to)});
    } else if (found.inconsistent) {
        const auto& [from, to, weight] = *found.inconsistent;
        tell(words::heuristic_inconsistent,
             {lesson.heuristic, graph.name(from), graph.name(to), graph.print(weight), estimate(from), estimate(to)});
        tell(words::heuristic_admissible);
    }
    if (!sound && found.least != unreached) {
        if (is_shortest)
            tell(words::heuristic_still_shortest);
        else
            tell(words::heuristic_not_shortest,
                 {graph.print(lesson.search.distance[lesson.to]), graph.print(found.least)});
    }
    const auto edge_json = [&](const std::optional<Audit::Edge>& edge) {
        return edge ? Json{graph.name(edge->from), graph.name(edge->to)} : Json(nullptr);
    };
    answer["admissible"] = !found.too_high;
    answer["consistent"] = sound; // a consistent heuristic is 0 at the target, and then admissible
    answer["witness"] = edge_json(found.too_high ? found.too_high->edge : found.inconsistent);
    answer["shortest"] = is_shortest;
    answer["report"] = std::move(report);
}

Json found_of(const Lesson& lesson) {
    const std::int64_t distance = lesson.search.distance[lesson.to];
    return Json{{"algorithm", lesson.estimates.empty() ? "dijkstra" : "astar"},
                {"heuristic", lesson.heuristic.empty() ? Json(nullptr) : Json(lesson.heuristic)},
                {"distance", distance == unreached ? Json(nullptr) : exact(lesson.graph, distance)},
                {"path", names(lesson.graph, lesson.path())},
                {"visited", lesson.search.chosen},
                {"reached", lesson.search.reached}};
}

Json head_of(const PathRequest& request, const Graph& graph) {
    return Json{{"graph", {{"vertices", graph.size()}, {"edges", graph.edges()}, {"directed", graph.directed()}}},
                {"from", request.from},
                {"to", request.to}};
}

Error too_large(const Lesson& lesson) {
    return {
        "--trace",
        errors::table_too_large,
        {std::to_string(lesson.steps.steps().size()), std::to_string(lesson.graph.size()), std::to_string(most_cells)}};
}

} // namespace

Result<Json> path_answer(const PathRequest& request) {
    auto lesson = open(request);
    if (!lesson) return lesson.error();
    if (request.trace && lesson->cells() > most_cells) return too_large(*lesson);
    Json answer = head_of(request, lesson->graph);
    answer.update(found_of(*lesson));
    Json order = Json::array();
    for (const auto& step : lesson->steps.steps()) order.push_back(lesson->graph.name(step.chosen));
    const bool listed = request.trace || lesson->cells() <= few_cells;
    answer["order"] = listed ? std::move(order) : Json(nullptr);
    answer["steps"] = listed ? steps_of(*lesson) : Json(nullptr);
    answer["admissible"] = answer["consistent"] = answer["witness"] = nullptr;
    answer["shortest"] = true;
    answer["report"] = Json::array();
    if (!lesson->estimates.empty()) judge(*lesson, request.language, answer);
    return answer;
}

Result<Json> path_comparison(const PathRequest& request) {
    PathRequest with_estimates = request;
    with_estimates.astar = true;
    auto lesson = open(with_estimates);
    if (!lesson) return lesson.error();
    Lesson plain{lesson->graph, lesson->from, lesson->to, {}, {}, {}, {}};
    run(plain, request.full);
    Json answer = head_of(request, lesson->graph);
    for (const Lesson* each : {&plain, &*lesson}) {
        Json row = found_of(*each);
        row["steps"] = each->search.chosen;
        answer["rows"].push_back(std::move(row));
    }
    judge(*lesson, request.language, answer);
    return answer;
}

Result<std::string> path_picture(const PathRequest& request, PathPicture picture) {
    auto lesson = open(request);
    if (!lesson) return lesson.error();
    if (picture == PathPicture::drawing) {
        if (lesson->graph.size() > most_drawn)
            return Error{"--format",
                         errors::drawing_too_large,
                         {std::to_string(lesson->graph.size()), std::to_string(most_drawn)}};
        return draw_graph(lesson->graph, lesson->steps, lesson->path());
    }
    if (lesson->cells() > most_cells) return too_large(*lesson);
    const StepTable table{lesson->graph, lesson->steps, lesson->shown_estimates(),
                          say(request.language, words::path_step), say(request.language, words::path_chosen)};
    return picture == PathPicture::csv ? write_csv(table) : write_svg(table);
}

} // namespace zermelo
