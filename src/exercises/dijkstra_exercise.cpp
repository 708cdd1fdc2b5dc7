// Be Dijkstra: at each step the vertex that is chosen and the row of distances after it; at the end a shortest path.
#include "exercises/families.hpp"
#include "lessons/paths/step_table.hpp"
#include "json/json.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace zermelo {

namespace {

using Fit = ExerciseOption::Fit;
using Kind = Remark::Kind;

struct GraphPlan {
    std::uint32_t vertices, more_edges; // than a tree has
    bool directed;
    std::uint32_t improvements; // distances that are lowered once they are known
    bool ties, unreachable;
};
constexpr GraphPlan graph_plans[exercise_levels]{{5, 2, false, 0, false, false},
                                                 {6, 3, false, 1, false, false},
                                                 {6, 4, false, 2, false, false},
                                                 {7, 4, false, 2, true, false},
                                                 {7, 6, true, 2, true, true}};

// Vertices on a circle, so that edges can be told apart.
std::string random_graph(ExerciseMaking& making, const GraphPlan& plan) {
    Json vertices = Json::list(), edges = Json::list();
    for (std::uint32_t v = 0; v < plan.vertices; ++v) {
        const double angle = std::numbers::pi * (1 - 2.0 * v / plan.vertices);
        vertices.push(Json::object({{"id", std::string(1, static_cast<char>('A' + v))},
                                    {"x", static_cast<int>(std::lround(200 + 190 * std::cos(angle)))},
                                    {"y", static_cast<int>(std::lround(140 + 130 * std::sin(angle)))}}));
    }
    std::vector<bool> joined(plan.vertices * plan.vertices);
    const auto join = [&](std::uint32_t from, std::uint32_t to) {
        if (from == to || joined[from * plan.vertices + to] || joined[to * plan.vertices + from]) return false;
        joined[from * plan.vertices + to] = true;
        edges.push(Json::list({std::string(1, static_cast<char>('A' + from)),
                               std::string(1, static_cast<char>('A' + to)), making.between(1, 9)}));
        return true;
    };
    const std::uint32_t last = plan.unreachable ? plan.vertices - 1 : plan.vertices; // who cannot be reached, if any
    for (std::uint32_t v = 1; v < last; ++v) join(static_cast<std::uint32_t>(making.random.below(v)), v);
    if (last < plan.vertices) join(last, static_cast<std::uint32_t>(making.random.below(last)));
    for (std::uint32_t more = 0; more < plan.more_edges;)
        more += join(making.between(0, plan.vertices - 1), making.between(0, last - 1));
    return Json::object({{"directed", plan.directed}, {"vertices", std::move(vertices)}, {"edges", std::move(edges)}})
        .text();
}

// What is known once some vertices are chosen: the definition that rows are checked against.
class Row {
public:
    Row(const Graph& graph, std::uint32_t start) : graph_(graph), distance_(graph.size(), unreached) {
        distance_[start] = 0;
        through_.assign(graph.size(), no_vertex_before);
        chosen_.assign(graph.size(), false);
    }
    void choose(std::uint32_t vertex) {
        chosen_[vertex] = true;
        for (const Graph::Arc& arc : graph_.arcs(vertex))
            if (!chosen_[arc.to] && distance_[vertex] + arc.weight < distance_[arc.to])
                distance_[arc.to] = distance_[vertex] + arc.weight, through_[arc.to] = vertex;
    }
    // The vertices that may be chosen next: all that wait with the least distance.
    std::vector<std::uint32_t> next() const {
        std::vector<std::uint32_t> least;
        for (std::uint32_t v = 0; v < graph_.size(); ++v) {
            if (chosen_[v] || distance_[v] == unreached) continue;
            if (!least.empty() && distance_[v] < distance_[least.front()]) least.clear();
            if (least.empty() || distance_[v] == distance_[least.front()]) least.push_back(v);
        }
        return least;
    }
    bool chosen(std::uint32_t v) const { return chosen_[v]; }
    std::string print(std::uint32_t v) const { return distance_[v] == unreached ? "inf" : graph_.print(distance_[v]); }
    Remark why(std::uint32_t v) const {
        if (distance_[v] == unreached) return {Kind::row_unknown, {graph_.name(v)}};
        if (through_[v] == no_vertex_before) return {Kind::row_start, {graph_.name(v)}};
        return {Kind::row_by, {graph_.name(v), print(v), graph_.name(through_[v]), print(through_[v])}};
    }
    Remark why_chosen(std::uint32_t v) const { return {Kind::chosen_least, {graph_.name(v), print(v)}}; }

private:
    const Graph& graph_;
    std::vector<std::int64_t> distance_;
    std::vector<std::uint32_t> through_;
    std::vector<bool> chosen_;
};

struct Walked {
    StepRecorder steps{};
    Search search{};
};

Walked walked(const Graph& graph) {
    Walked solved;
    solved.search = shortest(graph, 0, std::nullopt, ZeroEstimate{}, solved.steps);
    return solved;
}

bool fits(const Graph& graph, const Walked& solved, const GraphPlan& plan) {
    const std::uint64_t reached = plan.vertices - plan.unreachable;
    if (solved.search.reached != reached) return false;
    const std::size_t improvements = solved.steps.changes().size() - reached;
    bool ties = false;
    Row row(graph, 0);
    for (const auto& step : solved.steps.steps()) {
        ties |= row.next().size() > 1;
        row.choose(step.chosen);
    }
    return improvements >= plan.improvements && ties == plan.ties;
}

// The vertex that is farthest, so that the path is worth asking for.
std::uint32_t farthest(const Graph& graph, const Search& search) {
    std::uint32_t last = 0;
    for (std::uint32_t v = 0; v < graph.size(); ++v)
        if (search.distance[v] != unreached && path_to(search, v).size() > path_to(search, last).size()) last = v;
    return last;
}

void ask(const Graph& graph, const Walked& solved, Exercise& exercise) {
    Row row(graph, 0);
    for (std::size_t i = 0; i < solved.steps.steps().size(); ++i) {
        const std::uint32_t vertex = solved.steps.steps()[i].chosen;
        ExerciseQuestion question{{Kind::ask_step, {std::to_string(i + 1)}}, AnswerForm::step};
        question.because.push_back(row.why_chosen(vertex));
        row.choose(vertex);
        question.answer.push_back(graph.name(vertex));
        for (std::uint32_t v = 0; v < graph.size(); ++v) {
            question.options.push_back({graph.name(v), Fit::right, row.print(v), row.why(v)});
            question.answer.push_back(row.print(v));
        }
        exercise.questions.push_back(std::move(question));
    }
    const std::uint32_t to = farthest(graph, solved.search);
    exercise.from = graph.name(0), exercise.to = graph.name(to);
    ExerciseQuestion question{{Kind::ask_path, {exercise.from, exercise.to}}, AnswerForm::path};
    for (std::uint32_t v = 0; v < graph.size(); ++v) question.options.push_back({graph.name(v)});
    for (std::uint32_t v : path_to(solved.search, to)) question.answer.push_back(graph.name(v));
    question.because.push_back({Kind::path_sum, {graph.print(solved.search.distance[to])}});
    exercise.questions.push_back(std::move(question));
}

CheckedQuestion wrong(Remark why) { return {true, false, std::move(why)}; }

// A step after the choices made before it. What was chosen goes into the row also where the numbers are wrong.
CheckedQuestion check_step(const Graph& graph, const std::vector<std::string>& words, Row& row) {
    const auto least = row.next();
    const auto vertex = words.empty() ? std::nullopt : graph.find(words[0]);
    const auto give_up = [&](Remark why) {
        if (!least.empty()) row.choose(least.front());
        return wrong(std::move(why));
    };
    if (!vertex) return give_up(words.empty() ? Remark{Kind::one_expected} : Remark{Kind::not_one_of, {words[0]}});
    if (row.chosen(*vertex)) return give_up({Kind::chosen_before, {words[0]}});
    if (row.print(*vertex) == "inf") return give_up({Kind::not_reached, {words[0]}});
    if (std::ranges::find(least, *vertex) == least.end())
        return give_up(
            {Kind::not_least, {words[0], row.print(*vertex), graph.name(least.front()), row.print(least.front())}});
    row.choose(*vertex);
    if (words.size() != graph.size() + 1) return wrong({Kind::numbers_expected, {std::to_string(graph.size())}});
    for (std::uint32_t v = 0; v < graph.size(); ++v) {
        if (!is_number(words[v + 1])) return wrong({Kind::not_a_number, {words[v + 1]}});
        if (!same_number(words[v + 1], row.print(v))) return wrong(row.why(v));
    }
    return {true, true};
}

CheckedQuestion check_path(const Graph& graph, const Exercise& exercise, const std::vector<std::string>& words) {
    if (words.empty() || words.front() != exercise.from || words.back() != exercise.to)
        return wrong({Kind::path_ends, {exercise.from, exercise.to}});
    std::int64_t length = 0;
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        const auto from = graph.find(words[i]), to = graph.find(words[i + 1]);
        if (!from || !to) return wrong({Kind::not_one_of, {from ? words[i + 1] : words[i]}});
        const auto arcs = graph.arcs(*from);
        const auto arc = std::ranges::find(arcs, *to, &Graph::Arc::to);
        if (arc == arcs.end()) return wrong({Kind::path_no_edge, {words[i], words[i + 1]}});
        length += arc->weight;
    }
    const std::int64_t least = walked(graph).search.distance[*graph.find(exercise.to)];
    if (length > least) return wrong({Kind::path_longer, {graph.print(length), graph.print(least)}});
    return {true, true};
}

} // namespace

Result<Exercise> make_dijkstra_exercise(ExerciseMaking& making) {
    const GraphPlan& plan = graph_plans[making.request.level - 1];
    while (true) {
        std::string text = random_graph(making, plan);
        const auto graph = graph_from_text("exercise.json", text);
        if (!graph) return graph.error();
        const Walked found = walked(*graph);
        if (!fits(*graph, found, plan)) continue;
        Exercise exercise = making.begin({Kind::do_dijkstra, {graph->name(0)}});
        exercise.file = std::move(text);
        ask(*graph, found, exercise);
        return exercise;
    }
}

void check_dijkstra(const Exercise& exercise, const ExerciseAnswers& answers, CheckedExercise& checked) {
    const auto graph = graph_from_text("exercise.json", exercise.file);
    Row row(*graph, 0);
    for (std::size_t i = 0; i < answers.size() && i < exercise.questions.size(); ++i)
        checked.questions[i] = exercise.questions[i].form == AnswerForm::step
                                   ? check_step(*graph, answers[i], row)
                                   : check_path(*graph, exercise, answers[i]);
}

} // namespace zermelo
