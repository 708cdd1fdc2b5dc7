// path: shortest paths on a weighted graph, by Dijkstra or A*, step by step.
#include "api/path_answer.hpp"
#include "cli/commands.hpp"
#include "explain/path_words.hpp"

#include <map>
#include <memory>

namespace zermelo {

namespace {

struct PathOptions {
    PathRequest request;
    std::string algorithm = "dijkstra", format = "text", output;
    bool compare = false;
};

std::string or_dash(const Json& value) {
    return value.is_null() ? "–" : value.is_string() ? value.get<std::string>() : value.dump();
}

std::string joined(const Json& names) { return names.empty() ? "–" : listed(names); }

std::string algorithm_name(const Json& found) {
    if (found["algorithm"] == "dijkstra") return "Dijkstra";
    return "A* (" + found["heuristic"].get<std::string>() + ")";
}

std::string cell(const Json& step, const std::string& vertex, bool chosen_now, const Ink& ink) {
    if (!step["known"].contains(vertex)) return "∞";
    const Json& known = step["known"][vertex];
    std::string text = or_dash(known["distance"]);
    if (!known["from"].is_null()) text += " " + known["from"].get<std::string>();
    if (known.contains("total")) text += " (" + or_dash(known["total"]) + ")";
    return chosen_now ? ink.bold("[" + text + "]") : text;
}

// Only the vertices that were reached get a column.
std::string steps_table(const Session& session, const Json& answer) {
    std::vector<std::string> vertices;
    if (!answer["steps"].empty())
        for (const auto& item : answer["steps"].back()["known"].items()) vertices.push_back(item.key());
    std::vector<std::vector<std::string>> rows{{session.say(words::path_step), session.say(words::path_chosen)}};
    rows[0].insert(rows[0].end(), vertices.begin(), vertices.end());
    for (const Json& step : answer["steps"]) {
        const std::string chosen = step["chosen"];
        rows.push_back({step["step"].dump(), chosen});
        for (const std::string& vertex : vertices) rows.back().push_back(cell(step, vertex, vertex == chosen, Ink{}));
    }
    return aligned(rows) + session.ink().faint(session.say(words::path_legend)) + "\n";
}

std::string report_text(const Json& answer) {
    std::string text;
    for (const Json& line : answer["report"]) text += line.get<std::string>() + "\n";
    return text;
}

std::string answer_text(const Session& session, const Json& answer, bool trace) {
    std::string text = trace ? steps_table(session, answer) : "";
    const std::string from = answer["from"], to = answer["to"];
    if (answer["distance"].is_null())
        text += session.say(words::path_none, {from, to}) + "\n";
    else
        text += session.ink().bold(session.say(answer["shortest"] ? words::path_found : words::path_found_only,
                                               {from, to, joined(answer["path"]), or_dash(answer["distance"])})) +
                "\n";
    text +=
        session.say(words::path_work, {algorithm_name(answer), session.count(answer["visited"]),
                                       session.count(answer["reached"]), session.count(answer["graph"]["vertices"])}) +
        "\n";
    return text + report_text(answer);
}

std::string comparison_text(const Session& session, const Json& answer) {
    std::vector<std::vector<std::string>> rows{{session.say(words::path_algorithm), session.say(words::path_steps),
                                                session.say(words::path_visited), session.say(words::path_reached),
                                                session.say(words::path_distance), session.say(words::path_path)}};
    for (const Json& row : answer["rows"])
        rows.push_back({algorithm_name(row), session.count(row["steps"]), session.count(row["visited"]),
                        session.count(row["reached"]), or_dash(row["distance"]), joined(row["path"])});
    return aligned(rows) + report_text(answer);
}

int run_path(const Session& session, PathOptions options) {
    static const std::map<std::string, PathPicture> pictures{
        {"csv", PathPicture::csv}, {"svg", PathPicture::table}, {"drawing", PathPicture::drawing}};
    if (options.algorithm != "dijkstra" && options.algorithm != "astar")
        return session.fail({"--algorithm", errors::unknown_choice, {options.algorithm, "dijkstra, astar"}});
    const std::string format = session.json() ? "json" : options.format;
    const auto picture = pictures.find(format);
    if (picture == pictures.end() && format != "text" && format != "json")
        return session.fail({"--format", errors::unknown_choice, {format, "text, csv, json, svg, drawing"}});
    options.request.astar = options.algorithm == "astar";
    options.request.language = session.language();
    if (picture != pictures.end() && !options.compare) {
        auto text = path_picture(options.request, picture->second);
        return text ? session.deliver(*text, options.output) : session.fail(text.error());
    }
    auto answer = options.compare ? path_comparison(options.request) : path_answer(options.request);
    if (!answer) return session.fail(answer.error());
    if (format == "json")
        return session.deliver(answer->dump(2, ' ', false, Json::error_handler_t::replace) + "\n", options.output);
    return session.deliver(options.compare ? comparison_text(session, *answer)
                                           : answer_text(session, *answer, options.request.trace),
                           options.output);
}

} // namespace

void add_path(Command& app, Session& session) {
    auto* command =
        app.add_subcommand("path", {"a shortest path on a weighted graph, by Dijkstra or A*, step by step",
                                    "un plus court chemin dans un graphe pondéré, par Dijkstra ou A*, pas à pas"});
    auto options = std::make_shared<PathOptions>();
    PathRequest& request = options->request;
    command
        ->add_option("graph", request.file,
                     {"a file: JSON, DOT, CSV edges or DIMACS .gr (- for standard input)",
                      "un fichier : JSON, DOT, arêtes en CSV ou .gr de DIMACS (- pour l'entrée standard)"})
        ->required();
    command->add_option("from", request.from, {"the vertex to start at", "le sommet de départ"})->required();
    command->add_option("to", request.to, {"the vertex to reach", "le sommet à atteindre"})->required();
    command->add_option("--algorithm", options->algorithm,
                        {"dijkstra (default) or astar", "dijkstra (par défaut) ou astar"});
    command
        ->add_option("--heuristic", request.heuristic,
                     {"of A*: zero, euclid, great-circle (kilometres), great-circle:m, or a column of the file",
                      "de A* : zero, euclid, great-circle (kilomètres), great-circle:m, ou une colonne du fichier"})
        ->check(not_empty);
    command->add_flag("--compare", options->compare, {"Dijkstra and A* side by side", "Dijkstra et A* côte à côte"});
    command->add_flag("--trace", request.trace, {"the table of the steps", "le tableau des étapes"});
    command->add_flag("--full", request.full,
                      {"go on to every vertex instead of stopping at the target",
                       "aller jusqu'à tous les sommets au lieu de s'arrêter au but"});
    command->add_flag("--directed", request.directed,
                      {"edges lead one way, in files that do not say (CSV, JSON)",
                       "arêtes à sens unique, dans les fichiers qui ne le disent pas (CSV, JSON)"});
    command->add_option("--coordinates", request.coordinates, {"a DIMACS .co file", "un fichier .co de DIMACS"})
        ->check(not_empty);
    command->add_option("--format", options->format,
                        {"text, json; the table as csv or svg; drawing: the graph as SVG",
                         "text, json ; le tableau en csv ou svg ; drawing : le graphe en SVG"});
    add_output(*command, options->output);
    command->examples("  zermelo path examples/course.json A D --algorithm astar --trace\n"
                      "  zermelo path examples/course.json A D --compare\n"
                      "  zermelo path examples/course.json A D --format drawing --output course.svg");
    command->callback([&session, options] { session.run([&] { return run_path(session, *options); }); });
}

} // namespace zermelo
