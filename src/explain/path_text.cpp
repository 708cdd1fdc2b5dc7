#include "explain/path_text.hpp"

#include "explain/path_words.hpp"

namespace zermelo {

namespace {

std::string path_names(const PathRun& run) { return run.path.empty() ? "–" : listed(run.path); }

std::string algorithm_name(const PathRun& run) { return run.heuristic ? "A* (" + *run.heuristic + ")" : "Dijkstra"; }

std::string cell_text(const PathTable& table, const PathCell& cell, bool chosen_now) {
    std::string text = cell.distance;
    if (cell.before) text += " " + table.vertices[*cell.before];
    if (cell.total) text += " (" + *cell.total + ")";
    return chosen_now ? "[" + text + "]" : text;
}

// Only the vertices that were reached get a column: those that the last step knows.
std::string steps_table(const PathTable& table, const Voice& voice) {
    const std::vector<PathCell>& columns = table.steps.back().known;
    Rows rows{{voice.say(words::path_step), voice.say(words::path_chosen)}};
    for (const PathCell& column : columns) rows[0].push_back(table.vertices[column.vertex]);
    for (const PathStep& step : table.steps) {
        rows.push_back({std::to_string(rows.size()), table.vertices[step.chosen]});
        auto cell = step.known.begin();
        for (const PathCell& column : columns) {
            const bool known = cell != step.known.end() && cell->vertex == column.vertex;
            rows.back().push_back(known ? cell_text(table, *cell, cell->vertex == step.chosen) : "∞");
            if (known) ++cell;
        }
    }
    return aligned(rows) + voice.ink.faint(voice.say(words::path_legend)) + "\n";
}

std::string report_text(const HeuristicAudit& audit, const Voice& voice) {
    std::string text;
    for (const std::string& line : report(audit, voice)) text += line + "\n";
    return text;
}

} // namespace

std::string step_text(const PathTable& table, std::size_t number, const Voice& voice) {
    const PathStep& step = table.steps[number];
    const std::string& name = table.vertices[step.chosen];
    std::string text = number == 0 ? voice.say(words::path_step_start, {name})
                       : step.total
                           ? voice.say(words::path_step_total, {name, step.distance, *step.estimate, *step.total})
                           : voice.say(words::path_step_least, {name, step.distance});
    std::vector<std::string> nearer;
    for (const PathCell& cell : step.known)
        if (cell.before == step.chosen && !cell.chosen)
            nearer.push_back(table.vertices[cell.vertex] + " " + cell.distance);
    return nearer.empty() ? text : text + voice.say(words::path_step_new, {listed(nearer)});
}

std::vector<std::string> report(const HeuristicAudit& audit, const Voice& voice) {
    std::vector<std::string> lines;
    const auto tell = [&](const Text& sentence, const std::vector<std::string>& arguments = {}) {
        lines.push_back(voice.say(sentence, arguments));
    };
    if (audit.consistent()) {
        tell(words::heuristic_sound, {audit.heuristic});
        return lines;
    }
    if (audit.too_high) {
        const auto& [vertex, estimate, left, edge] = *audit.too_high;
        tell(words::heuristic_too_high, {audit.heuristic, vertex, estimate, left});
        if (edge)
            tell(words::heuristic_too_high_edge,
                 {edge->from, edge->to, edge->weight, edge->estimate_from, edge->estimate_to});
    } else {
        const auto& [from, to, weight, estimate_from, estimate_to] = *audit.inconsistent;
        tell(words::heuristic_inconsistent, {audit.heuristic, from, to, weight, estimate_from, estimate_to});
        tell(words::heuristic_admissible);
    }
    if (audit.least && audit.shortest)
        tell(words::heuristic_still_shortest);
    else if (audit.least && audit.found)
        tell(words::heuristic_not_shortest, {*audit.found, *audit.least});
    return lines;
}

std::string text(const FoundPath& found, bool trace, const Voice& voice) {
    const PathRun& run = found.run;
    std::string text = trace ? steps_table(*found.table, voice) : "";
    if (run.distance)
        text += voice.ink.bold(voice.say(found.shortest() ? words::path_found : words::path_found_only,
                                         {found.from, found.to, path_names(run), *run.distance})) +
                "\n";
    else
        text += voice.line(words::path_none, {found.from, found.to});
    text += voice.line(words::path_work, {algorithm_name(run), voice.count(run.visited), voice.count(run.reached),
                                          voice.count(found.graph.vertices)});
    return text + (found.audit ? report_text(*found.audit, voice) : "");
}

std::string text(const ComparedPaths& compared, const Voice& voice) {
    Rows rows{{voice.say(words::path_algorithm), voice.say(words::path_steps), voice.say(words::path_visited),
               voice.say(words::path_reached), voice.say(words::path_distance), voice.say(words::path_path)}};
    for (const PathRun& run : compared.runs)
        rows.push_back({algorithm_name(run), voice.count(run.visited), voice.count(run.visited),
                        voice.count(run.reached), run.distance.value_or("–"), path_names(run)});
    return aligned(rows) + report_text(compared.audit, voice);
}

} // namespace zermelo
