// path: shortest paths on a weighted graph, by Dijkstra or A*, step by step.
#include "api/lesson_pictures.hpp"
#include "cli/commands.hpp"
#include "explain/path_text.hpp"
#include "render/lesson_json.hpp"

#include <map>
#include <memory>

namespace zermelo {

namespace {

struct PathOptions {
    PathRequest request;
    std::string algorithm = "dijkstra", format = "text", output;
    bool compare = false;
};

int run_path(const Session& session, PathOptions options) {
    static const std::map<std::string, PathPicture> pictures{
        {"csv", PathPicture::csv}, {"svg", PathPicture::table}, {"drawing", PathPicture::drawing}};
    if (options.algorithm != "dijkstra" && options.algorithm != "astar")
        return session.fail({"--algorithm", errors::unknown_choice, {options.algorithm, "dijkstra, astar"}});
    const std::string format = session.json() ? "json" : options.format;
    const auto picture = pictures.find(format);
    if (picture == pictures.end() && format != "text" && format != "json")
        return session.fail({"--format", errors::unknown_choice, {format, "text, csv, json, svg, drawing"}});
    PathRequest& request = options.request;
    request.astar = options.algorithm == "astar" || options.compare;
    if (picture != pictures.end() && !options.compare) {
        auto drawn = path_picture(request, picture->second, session.language());
        return drawn ? session.deliver(*drawn, options.output) : session.fail(drawn.error());
    }
    const auto study = PathStudy::make(request);
    if (!study) return session.fail(study.error());
    const Voice& voice = session.voice();
    if (options.compare) {
        const ComparedPaths compared = study->compared();
        return session.deliver(format == "json" ? json(compared, voice).text() + "\n" : text(compared, voice),
                               options.output);
    }
    const auto found = study->found();
    if (!found) return session.fail(found.error());
    return session.deliver(format == "json" ? json(*found, voice).text() + "\n" : text(*found, request.trace, voice),
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
                       "aller jusqu'à tous les sommets au lieu de s'arrêter à l'arrivée"});
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
