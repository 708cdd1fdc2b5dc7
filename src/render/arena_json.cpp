#include "render/arena_json.hpp"

namespace zermelo {

namespace {

Json steps_json(const SolvedParity& solved) {
    constexpr const char* kinds[] = {"region", "tangle", "closed", "won"};
    const auto named = [&](const std::vector<Vertex>& vertices) {
        Json names = Json::list();
        for (Vertex v : vertices) names.push(solved.names[index(v)]);
        return names;
    };
    Json steps = Json::list();
    for (const ParityStep& step : solved.steps) {
        Json told = Json::object({{"kind", kinds[static_cast<int>(step.kind)]}, {"player", number(step.player)}});
        if (step.kind == ParityStep::Kind::region) told.add("priority", step.priority);
        told.add("vertices", named(step.vertices));
        if (step.kind == ParityStep::Kind::tangle) told.add("escapes", named(step.escapes));
        steps.push(std::move(told));
    }
    return steps;
}

} // namespace

Json json(const SolvedParity& solved) {
    Json json = Json::object({{"vertices", solved.winners.size()},
                              {"edges", solved.edges},
                              {"highest_priority", solved.highest_priority},
                              {"won", Json::object({{"1", solved.won[0]}, {"2", solved.won[1]}})},
                              {"start", solved.start_name},
                              {"winner", number(solved.winner())}});
    if (solved.names.empty()) return json;
    Json winners = Json::object(), strategy = Json::object();
    for (std::size_t v = 0; v < solved.names.size(); ++v) {
        winners.add(solved.names[v], number(solved.winners[v]));
        if (solved.strategy[v] != no_vertex) strategy.add(solved.names[v], solved.names[index(solved.strategy[v])]);
    }
    json.add("winners", std::move(winners));
    json.add("strategy", std::move(strategy));
    if (!solved.steps.empty()) json.add("steps", steps_json(solved));
    return json;
}

Json json(const CheckedParity& checked) {
    return Json::object(
        {{"vertices", checked.vertices}, {"ok", !checked.first_error}, {"first_error", checked.first_error}});
}

Json json(const ListedPlays& plays) {
    Json names = Json::list(), winners = Json::list();
    for (const ListedPlay& play : plays.plays) {
        names.push(play.names);
        winners.push(play.winner);
    }
    return Json::object({{"from", plays.from},
                         {"length", plays.length},
                         {"plays", std::move(names)},
                         {"winners", std::move(winners)},
                         {"more", plays.more}});
}

Json json(const InDegrees& degrees) {
    Json json = Json::object();
    for (const auto& [vertex, degree] : degrees.entries) json.add(vertex.name, degree);
    return json;
}

Json json(const Predecessors& predecessors) {
    Json json = Json::list();
    for (const NamedVertex& vertex : predecessors.vertices) json.push(vertex.name);
    return json;
}

Json json(const ArenaSides& sides) {
    const bool good = sides.bipartite();
    return Json::object({{"bipartite", good},
                         {"left", good ? Json(sides.left) : Json()},
                         {"right", good ? Json(sides.right) : Json()},
                         {"odd_cycle", good ? Json() : Json(sides.odd_cycle)}});
}

} // namespace zermelo
