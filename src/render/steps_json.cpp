#include "render/steps_json.hpp"

#include "explain/steps_text.hpp"
#include "render/game_json.hpp"
#include "render/search_json.hpp"

namespace zermelo {

namespace {

Json window_json(SearchNumber low, SearchNumber high) { return Json::list({json(low), json(high)}); }

Json flat_nodes(const SearchTree& tree) {
    std::vector<std::optional<std::size_t>> parents(tree.nodes.size());
    for (std::size_t i = 0; i < tree.nodes.size(); ++i)
        for (std::size_t child : tree.nodes[i].children) parents[child] = i;
    Json nodes = Json::list();
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        const SearchTree::Node& node = tree.nodes[i];
        Json json = Json::object({{"parent", parents[i]},
                                  {"position", node.position},
                                  {"move", node.move},
                                  {"board", node.board},
                                  {"to_move", node.mover},
                                  {"player", node.max ? "max" : "min"},
                                  {"kind", tree.kind_name(node)}});
        json.add("value", zermelo::json(node.value)).add("sign", SearchTree::sign(node.holds));
        if (node.kind != SearchTree::Kind::pruned) json.add("window", window_json(node.low, node.high));
        nodes.push(std::move(json));
    }
    return nodes;
}

Json step_json(const SearchStep& step, const SearchTree& tree, const Voice& voice) {
    constexpr const char* names[] = {"enter", "leaf", "update", "cut", "done"};
    Json json = Json::object({{"do", names[static_cast<std::size_t>(step.kind)]}, {"node", step.node}});
    if (step.child) json.add("child", *step.child);
    if (step.kind != SearchStep::Kind::enter) json.add("value", zermelo::json(step.value));
    if (tree.windows) json.add("window", window_json(step.low, step.high));
    if (!step.pruned.empty()) json.add("pruned", step.pruned);
    return std::move(json.add("text", text(step, tree, voice)));
}

Json growth_json(const GrowthStep& step, const SampledTree& tree, const Voice& voice) {
    constexpr const char* names[] = {"select", "expand", "play", "back_up"};
    const SampledTree::Round& round = tree.rounds[step.round];
    Json json = Json::object(
        {{"do", names[static_cast<std::size_t>(step.kind)]}, {"round", step.round}, {"path", tree.path(round)}});
    if (step.kind == GrowthStep::Kind::expand) json.add("nodes", Json::list({round.first, round.count}));
    if (step.kind == GrowthStep::Kind::play) json.add("result", round.result);
    if (step.kind == GrowthStep::Kind::back_up) {
        Json counts = Json::list(), proven = Json::list();
        for (const auto& [node, visits, total] : step.counts)
            counts.push(Json::object({{"node", node}, {"visits", visits}, {"total", total}}));
        for (const auto& [node, outcome] : round.proofs)
            proven.push(Json::object({{"node", node}, {"outcome", outcome_name(outcome)}}));
        json.add("counts", std::move(counts)).add("proven", std::move(proven));
    }
    return std::move(json.add("text", text(step, tree, voice)));
}

} // namespace

Json steps_json(const SearchTree& tree, const Voice& voice) {
    Json steps = Json::list();
    for (const SearchStep& step : search_steps(tree)) steps.push(step_json(step, tree, voice));
    return Json::object({{"windows", tree.windows}, {"nodes", flat_nodes(tree)}, {"steps", std::move(steps)}});
}

Json steps_json(const SampledTree& tree, const Voice& voice) {
    Json nodes = Json::list(), steps = Json::list();
    for (const SampledTree::Node& node : tree.nodes)
        nodes.push(Json::object({{"parent", node.parent},
                                 {"position", node.position},
                                 {"move", node.move},
                                 {"to_move", number(node.mover)},
                                 {"over", node.over ? Json(outcome_name(*node.over)) : Json()}}));
    for (const GrowthStep& step : growth_steps(tree)) steps.push(growth_json(step, tree, voice));
    return Json::object({{"game", tree.game}, {"nodes", std::move(nodes)}, {"steps", std::move(steps)}});
}

} // namespace zermelo
