#include "explain/path_text.hpp"
#include "render/lesson_json.hpp"

#include <cstdlib>

namespace zermelo {

namespace {

// A JSON number where it holds every digit, else a text.
Json exact(const ExactNumber& number) {
    if (number.find('.') == std::string::npos) return std::strtoll(number.c_str(), nullptr, 10);
    constexpr std::size_t digits_of_double = 16; // fifteen and the point
    return number.size() <= digits_of_double ? Json(std::strtod(number.c_str(), nullptr)) : Json(number);
}
Json exact(const std::optional<ExactNumber>& number) { return number ? exact(*number) : Json(); }

Json cell_json(const PathTable& table, const PathCell& cell) {
    Json json = Json::object(
        {{"distance", exact(cell.distance)}, {"from", cell.before ? Json(table.vertices[*cell.before]) : Json()}});
    if (cell.total) json.add("total", exact(*cell.total));
    json.add("chosen", cell.chosen);
    return json;
}

Json steps_json(const PathTable& table, const Voice& voice) {
    Json steps = Json::list();
    std::size_t number = 0;
    for (const PathStep& step : table.steps) {
        Json json = Json::object(
            {{"step", ++number}, {"chosen", table.vertices[step.chosen]}, {"distance", exact(step.distance)}});
        if (step.estimate) json.add("estimate", exact(*step.estimate));
        if (step.total) json.add("total", exact(*step.total));
        Json known = Json::object();
        for (const PathCell& cell : step.known) known.add(table.vertices[cell.vertex], cell_json(table, cell));
        json.add("known", std::move(known)).add("text", step_text(table, number - 1, voice));
        steps.push(std::move(json));
    }
    return steps;
}

void add_run(Json& json, const PathRun& run) {
    json.add("algorithm", run.heuristic ? "astar" : "dijkstra");
    json.add("heuristic", run.heuristic);
    json.add("distance", exact(run.distance));
    json.add("path", run.path);
    json.add("visited", run.visited);
    json.add("reached", run.reached);
}

template <class Paths> Json head(const Paths& paths) {
    const auto& [vertices, edges, directed] = paths.graph;
    return Json::object({{"graph", Json::object({{"vertices", vertices}, {"edges", edges}, {"directed", directed}})},
                         {"from", paths.from},
                         {"to", paths.to}});
}

Json edge_json(const std::optional<SteepEdge>& edge) { return edge ? Json::list({edge->from, edge->to}) : Json(); }

} // namespace

Json json(const FoundPath& found, const Voice& voice) {
    Json json = head(found);
    add_run(json, found.run);
    Json order;
    if (found.table) {
        order = Json::list();
        for (const PathStep& step : found.table->steps) order.push(found.table->vertices[step.chosen]);
    }
    json.add("order", std::move(order));
    json.add("steps", found.table ? steps_json(*found.table, voice) : Json());
    const auto& audit = found.audit;
    json.add("witness", audit ? edge_json(audit->witness()) : Json());
    json.add("consistent", audit ? Json(audit->consistent()) : Json());
    json.add("admissible", audit ? Json(audit->admissible()) : Json());
    json.add("shortest", found.shortest());
    json.add("report", audit ? Json(report(*audit, voice)) : Json::list());
    return json;
}

Json json(const ComparedPaths& compared, const Voice& voice) {
    Json json = head(compared), rows = Json::list();
    for (const PathRun& run : compared.runs) {
        Json row = Json::object();
        add_run(row, run);
        row.add("steps", run.visited);
        rows.push(std::move(row));
    }
    json.add("rows", std::move(rows));
    json.add("admissible", compared.audit.admissible());
    json.add("consistent", compared.audit.consistent());
    json.add("witness", edge_json(compared.audit.witness()));
    json.add("shortest", compared.audit.shortest);
    json.add("report", report(compared.audit, voice));
    return json;
}

} // namespace zermelo
