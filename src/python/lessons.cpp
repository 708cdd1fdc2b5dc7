// Shortest paths and payoff matrices, of texts in the formats that files have.
#include "python/call.hpp"
#include "python/game_handle.hpp"

#include "api/lesson_pictures.hpp"
#include "ask/matrix_study.hpp"
#include "explain/matrix_text.hpp"
#include "explain/path_text.hpp"
#include "render/graph_drawing.hpp"
#include "render/matrix_drawing.hpp"

namespace zermelo::python {

namespace {

struct MatrixHandle {
    MatrixGame game;
    MatrixFacts facts;
};

MatrixHandle matrix(MatrixGame game, const CallOptions& options) {
    MatrixFacts facts =
        call(options, [&](const Control& control) -> Result<MatrixFacts> { return study_matrix(game, control); });
    return {std::move(game), std::move(facts)};
}

py::list cells(const std::vector<MatrixCell>& list) {
    py::list all;
    for (const MatrixCell& cell : list) all.append(py::make_tuple(cell.row, cell.column));
    return all;
}

py::list domination(const MatrixFacts& facts, const std::vector<Domination>& list, const std::string& lang) {
    const Voice voice{language_named(lang)};
    const MatrixReasons reasons(facts, voice);
    py::list all;
    for (const Domination& one : list)
        all.append(py::make_tuple(one.player, one.strategy, one.strict, one.by, one.mixture, reasons.why(one)));
    return all;
}

py::list equilibria(const MatrixFacts& facts) {
    py::list all;
    for (const EquilibriumFacts& one : facts.equilibria)
        all.append(py::make_tuple(one.strategies, one.payoffs, one.pure));
    return all;
}

void add_matrices(py::module_& module) {
    using M = MatrixHandle;
    py::class_<M>(module, "Matrix")
        .def(py::init([](const std::string& text, const CallOptions& options) {
            return matrix(unwrap(matrix_from_text("matrix", text)), options);
        }))
        .def_static("open",
                    [](const std::string& word, const CallOptions& options) {
                        return matrix(unwrap(open_matrix(word, language())), options);
                    })
        .def_property_readonly("title", [](const M& m) { return m.facts.title; })
        .def_property_readonly("players", [](const M& m) { return m.facts.players; })
        .def_property_readonly("strategies", [](const M& m) { return m.facts.strategies; })
        .def_property_readonly("payoffs", [](const M& m) { return m.facts.payoffs; })
        .def_property_readonly("ordinal", [](const M& m) { return m.facts.ordinal; })
        .def_property_readonly("pure", [](const M& m) { return cells(m.facts.pure); })
        .def_property_readonly("pareto", [](const M& m) { return cells(m.facts.pareto); })
        .def_property_readonly("equilibria", [](const M& m) { return equilibria(m.facts); })
        .def_property_readonly("complete", [](const M& m) { return m.facts.complete; })
        .def_property_readonly("zero_sum", [](const M& m) { return m.facts.zero_sum; })
        .def_property_readonly("value", [](const M& m) { return m.facts.value; })
        .def_property_readonly("security",
                               [](const M& m) {
                                   py::list all;
                                   for (const SecurityFacts& one : m.facts.security)
                                       all.append(
                                           py::make_tuple(one.level, one.strategies, one.mixed_level, one.mixture));
                                   return all;
                               })
        .def("dominated",
             [](const M& m, const std::string& lang) { return domination(m.facts, m.facts.dominated, lang); })
        .def("eliminated",
             [](const M& m, bool strict, const std::string& lang) {
                 const EliminationFacts& facts = strict ? m.facts.strict : m.facts.weak;
                 return py::make_tuple(domination(m.facts, facts.steps, lang), facts.left);
             })
        .def("best_replies",
             [](const M& m) {
                 py::list all;
                 for (const BestReply& reply : m.facts.best_replies)
                     all.append(py::make_tuple(reply.player, reply.against, reply.replies));
                 return all;
             })
        .def("svg", [](const M& m) { return draw_matrix(m.game); })
        .def("text", [](const M& m, const std::string& lang) { return text(m.facts, {language_named(lang)}); });
}

py::object or_none(const std::optional<ExactNumber>& number) {
    return number ? py::object(py::str(*number)) : py::none();
}

// (chosen, distance, estimate, [(vertex, distance, before, chosen)]) of each step; vertices are their names.
py::list steps_of(const PathTable& table) {
    py::list steps;
    for (const PathStep& step : table.steps) {
        py::list known;
        for (const PathCell& cell : step.known)
            known.append(py::make_tuple(table.vertices[cell.vertex], cell.distance,
                                        cell.before ? py::object(py::str(table.vertices[*cell.before])) : py::none(),
                                        cell.chosen));
        steps.append(py::make_tuple(table.vertices[step.chosen], step.distance, or_none(step.estimate), known));
    }
    return steps;
}

std::string picture(const PathStudy& study, const std::string& kind, const std::string& lang) {
    const PathPicture wanted = kind == "csv"     ? PathPicture::csv
                               : kind == "table" ? PathPicture::table
                                                 : PathPicture::drawing;
    return unwrap(path_picture(study, wanted, language_named(lang)));
}

void add_paths(py::module_& module) {
    py::class_<Graph>(module, "Graph")
        .def(py::init([](const std::string& text, bool directed) {
            return unwrap(graph_from_text("graph.json", text, directed));
        }))
        .def_static("open", [](const std::string& file, const std::string& coordinates,
                               bool directed) { return unwrap(read_graph(file, coordinates, directed, {})); })
        .def("__len__", &Graph::size)
        .def_property_readonly("edges", &Graph::edges)
        .def_property_readonly("directed", &Graph::directed)
        .def("names",
             [](const Graph& graph) {
                 std::vector<std::string> names;
                 for (std::uint32_t v = 0; v < graph.size(); ++v) names.push_back(graph.name(v));
                 return names;
             })
        .def("svg", [](const Graph& graph) { return draw_graph(graph, StepRecorder{}, {}); })
        .def("path", [](const Graph& graph, const std::string& from, const std::string& to, bool astar,
                        const std::string& heuristic, bool full) {
            PathRequest request{.file = "", .from = from, .to = to};
            request.astar = astar, request.heuristic = heuristic, request.full = full;
            return unwrap(PathStudy::of(graph, request));
        });
    py::class_<PathStudy>(module, "Path")
        .def_property_readonly("found",
                               [](const PathStudy& study) {
                                   const FoundPath found = unwrap(study.found());
                                   py::dict facts;
                                   facts["distance"] = or_none(found.run.distance);
                                   facts["path"] = found.run.path;
                                   facts["visited"] = found.run.visited;
                                   facts["reached"] = found.run.reached;
                                   facts["steps"] = found.table ? steps_of(*found.table) : py::list();
                                   facts["admissible"] =
                                       found.audit ? py::object(py::bool_(found.audit->admissible())) : py::none();
                                   facts["consistent"] =
                                       found.audit ? py::object(py::bool_(found.audit->consistent())) : py::none();
                                   facts["shortest"] = found.shortest();
                                   return facts;
                               })
        .def("text", [](const PathStudy& study, bool trace,
                        const std::string& lang) { return text(unwrap(study.found()), trace, {language_named(lang)}); })
        .def("picture", &picture);
}

} // namespace

void add_lessons(py::module_& module) {
    add_matrices(module);
    add_paths(module);
}

} // namespace zermelo::python
