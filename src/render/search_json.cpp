#include "render/search_json.hpp"

#include "render/game_json.hpp"

namespace zermelo {

namespace {

std::optional<std::string> first_of(const std::vector<std::string>& moves) {
    return moves.empty() ? std::nullopt : std::optional(moves.front());
}

Json outcome_json(const std::optional<Outcome>& outcome) { return outcome ? Json(outcome_name(*outcome)) : Json(); }

Json sampled_json(const std::vector<SampledMove>& moves) {
    Json list = Json::list();
    for (const SampledMove& move : moves)
        list.push(Json::object(
            {{"move", move.move}, {"games", move.games}, {"mean", move.mean}, {"outcome", outcome_json(move.proven)}}));
    return list;
}

Json rows_json(const std::vector<ComparedMethod>& rows) {
    Json list = Json::list();
    for (const auto& [name, found] : rows)
        list.push(Json::object({{"method", name},
                                {"with", found.with},
                                {"value", json(found.value)},
                                {"proven", found.certain()},
                                {"best", first_of(found.best)},
                                {"nodes", found.counts.nodes},
                                {"leaves", found.counts.leaves},
                                {"cuts", found.counts.cuts},
                                {"known", found.counts.known},
                                {"depth", found.depth},
                                {"seconds", found.seconds}}));
    return list;
}

const char* holds_name(SearchTree::Holds holds) {
    constexpr const char* names[] = {"exactly", "at_least", "at_most"};
    return names[static_cast<std::size_t>(holds)];
}

Json node_json(const SearchTree& tree, std::size_t index) {
    const SearchTree::Node& node = tree.nodes[index];
    Json json = Json::object({{"position", node.position},
                              {"to_move", node.mover},
                              {"player", node.max ? "max" : "min"},
                              {"kind", tree.kind_name(node)}});
    if (!node.move.empty()) json.add("move", node.move);
    const Json value = zermelo::json(node.value);
    if (node.kind == SearchTree::Kind::pruned) {
        json.add("cut_by", Json::object({{holds_name(node.holds), value}}));
        return json;
    }
    json.add("value", value).add("holds", holds_name(node.holds));
    json.add("window", Json::list({zermelo::json(node.low), zermelo::json(node.high)}));
    if (node.children.empty()) return json;
    Json children = Json::list();
    for (std::size_t child : node.children) children.push(node_json(tree, child));
    json.add("children", std::move(children));
    return json;
}

} // namespace

Json json(SearchNumber number) {
    if (is_infinite(number)) return number_text(number);
    return std::visit([](auto held) { return Json(held); }, number);
}

Json json(const Searched& searched) {
    Json answer = Json::object({{"game", searched.game},
                                {"position", searched.position},
                                {"to_move", number(searched.to_move)},
                                {"with", searched.with},
                                {"value", json(searched.value)},
                                {"proven", searched.certain()},
                                {"outcome", outcome_json(searched.proven)},
                                {"plies", searched.plies}});
    if (searched.sampled && searched.plies) answer.add("plies_at_most", true);
    const SearchCounts& counts = searched.counts;
    answer.add("best", first_of(searched.best)).add("best_moves", searched.best);
    answer.add("nodes", counts.nodes).add("leaves", counts.leaves).add("judged", counts.judged);
    answer.add("cuts", counts.cuts).add("known", counts.known);
    answer.add("depth", searched.depth).add("seconds", searched.seconds);
    if (searched.sampled) answer.add("playouts", searched.playouts).add("moves", sampled_json(searched.moves));
    if (searched.limited) answer.add("limit", true);
    return answer;
}

Json json(const Comparison& comparison) {
    return Json::object({{"game", comparison.game}, {"rows", rows_json(comparison.rows)}});
}

Json json(const TurnComparison& comparison) {
    Json turns = Json::list();
    std::size_t count = 0;
    for (const ComparedTurn& turn : comparison.turns)
        turns.push(Json::object({{"turn", ++count},
                                 {"position", turn.position},
                                 {"to_move", number(turn.to_move)},
                                 {"move", turn.move},
                                 {"depth", turn.depth},
                                 {"rows", rows_json(turn.rows)}}));
    return Json::object({{"game", comparison.game}, {"turns", std::move(turns)}});
}

Json json(const DepthStudy& study) {
    Json rows = Json::list();
    for (const DepthRow& row : study.rows)
        rows.push(Json::object({{"depth", row.depth},
                                {"positions", study.positions},
                                {"errors", row.errors},
                                {"given_away", row.given_away},
                                {"nodes", row.nodes}}));
    return Json::object({{"game", study.game},
                         {"with", study.with},
                         {"positions", study.positions},
                         {"of", study.of},
                         {"won", study.won},
                         {"drawn", study.drawn},
                         {"rows", std::move(rows)},
                         {"least", study.least}});
}

Json json(const MatchResult& match) {
    return Json::object({{"first", match.first},
                         {"second", match.second},
                         {"games", match.games},
                         {"opening", match.opening},
                         {"first_wins", match.first_wins},
                         {"second_wins", match.second_wins},
                         {"draws", match.draws},
                         {"beginner_wins", match.beginner_wins},
                         {"score", match.score},
                         {"interval", Json::list({match.low, match.high})},
                         {"elo", match.elo}});
}

Json json(const MatchGrid& grid) {
    Json settings = Json::list(), pairs = Json::list();
    for (std::size_t i = 0; i < grid.settings.size(); ++i)
        settings.push(Json::object({{"setting", grid.settings[i]}, {"score", grid.means[i]}}));
    for (const MatchResult& pair : grid.pairs) pairs.push(json(pair));
    return Json::object({{"game", grid.game}, {"settings", std::move(settings)}, {"pairs", std::move(pairs)}});
}

Json json(const SearchTree& tree) { return Json::object({{"root", node_json(tree, 0)}}); }

Json leaves_json(const SearchTree& tree) {
    Json leaves = Json::list();
    for (const SearchTree::Node& node : tree.nodes)
        if (node.is_leaf())
            leaves.push(Json::object({{"position", node.position},
                                      {"to_move", node.mover},
                                      {"value", json(node.value)},
                                      {"kind", tree.kind_name(node)}}));
    return Json::object({{"leaves", std::move(leaves)}});
}

} // namespace zermelo
