#include "arena/last_mover_wins.hpp"
#include "explain/arena_text.hpp"
#include "render/arena_json.hpp"

namespace zermelo {

namespace {

const char* reason_name(AttractorReason reason) {
    switch (reason) {
    case AttractorReason::target: return "target";
    case AttractorReason::moves: return "moves";
    case AttractorReason::forced: return "forced";
    case AttractorReason::over: return "over";
    case AttractorReason::stuck: return "stuck";
    case AttractorReason::no_way_in: return "no_way_in";
    case AttractorReason::stays_out: break;
    }
    return "stays_out";
}

// Lists the vertices, each looked at once for every field.
class VertexLists {
public:
    VertexLists(const AttractorFacts& facts, const Voice* voice) : facts_(facts), list_(*facts.list), voice_(voice) {}

    void add_to(Json& json) const {
        json.add("ranks", ranks(&AttractorVertex::rank));
        json.add("steps", steps());
        json.add("strategy", strategy(AttractorReason::moves));
        json.add("complement", complement());
        json.add("counter_strategy", strategy(AttractorReason::stays_out));
        if (!facts_.regions) return;
        const auto [won, lost, neither] = regions_of(facts_);
        json.add("regions", Json::object({{"won", won}, {"lost", lost}, {"neither", neither}}));
        json.add("opponent_ranks", ranks(&AttractorVertex::opponent_rank));
    }

private:
    Json ranks(std::optional<std::uint32_t> AttractorVertex::* rank) const {
        Json ranks = Json::object();
        for (const AttractorVertex& vertex : list_)
            if (vertex.*rank) ranks.add(vertex.name, *(vertex.*rank));
        return ranks;
    }
    Json steps() const {
        Json steps = Json::list();
        const auto joined = joined_by_rank(facts_);
        for (std::size_t rank = 0; rank < joined.size(); ++rank) {
            Json vertices = Json::list();
            for (std::uint32_t v : joined[rank]) vertices.push(entry(list_[v]));
            Json step = Json::object({{"rank", rank}});
            step.add("vertices", std::move(vertices));
            steps.push(std::move(step));
        }
        return steps;
    }
    Json complement() const {
        Json complement = Json::list();
        for (const AttractorVertex& vertex : list_)
            if (!vertex.rank) complement.push(entry(vertex));
        return complement;
    }
    Json strategy(AttractorReason of) const {
        Json strategy = Json::object();
        for (const AttractorVertex& vertex : list_)
            if (vertex.why == of) strategy.add(vertex.name, list_[index(vertex.through)].name);
        return strategy;
    }
    Json entry(const AttractorVertex& vertex) const {
        Json entry =
            Json::object({{"vertex", vertex.name}, {"owner", number(vertex.owner)}, {"why", reason_name(vertex.why)}});
        if (vertex.through != no_vertex) entry.add("through", list_[index(vertex.through)].name);
        if (voice_) entry.add("text", reason(facts_, vertex, *voice_));
        return entry;
    }

    const AttractorFacts& facts_;
    const std::vector<AttractorVertex>& list_;
    const Voice* voice_;
};

Json counter_json(const CounterPlay& counter) {
    return Json::object(
        {{"from", counter.from}, {"path", counter.path}, {"loop", counter.loop}, {"silent", counter.silent}});
}

} // namespace

Json json(const AttractorFacts& facts, const Voice* voice) {
    Json json = Json::object({{"player", number(facts.player)},
                              {"objective", facts.normal ? "normal" : "reach"},
                              {"target_of", number(facts.target_of)},
                              {"size", facts.size},
                              {"vertices", facts.vertices},
                              {"edges", facts.edges},
                              {"sizes", facts.sizes},
                              {"start", facts.start_name},
                              {"start_inside", facts.start_inside}});
    if (facts.assumed) json.add("rule", last_mover_wins.name);
    if (facts.list) VertexLists(facts, voice).add_to(json);
    return json;
}

Json json(const CheckedStrategy& checked, const Voice* voice) {
    Json json = Json::object({{"player", number(checked.holder)},
                              {"target_of", number(checked.target_of)},
                              {"ok", checked.good()},
                              {"wins", checked.wins},
                              {"missed", checked.missed},
                              {"silent", checked.silent},
                              {"counter", checked.counter ? counter_json(*checked.counter) : Json()}});
    if (voice) json.add("text", text(checked, *voice));
    return json;
}

Json json(const CheckedCertificate& checked) {
    const auto& flaw = checked.flaw;
    return Json::object(
        {{"game", checked.game},
         {"positions", checked.positions},
         {"inside", checked.inside},
         {"ok", !flaw},
         {"first_error", flaw ? Json(flaw->vertex + ": " + std::string(flaw->what.in(Language::english))) : Json()}});
}

} // namespace zermelo
