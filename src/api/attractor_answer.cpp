#include "api/attractor_answer.hpp"

#include "explain/words.hpp"
#include "solve/attractor.hpp"

namespace zermelo {

namespace {

Result<std::vector<Vertex>> target_of(const NamedArena& arena, const AttractorRequest& request) {
    std::vector<Vertex> target;
    for (const std::string& name : request.target) {
        const auto vertex = arena.find(name);
        if (!vertex) return Error{"--target", errors::unknown_vertex, {name}};
        target.push_back(*vertex);
    }
    if (!request.target.empty()) return target;
    const auto& won = request.player == Player::one ? arena.target : arena.lost;
    each_vertex(arena.arena, [&](Vertex v) {
        if (won[index(v)]) target.push_back(v);
    });
    return target;
}

} // namespace

Result<Json> attractor_answer(const NamedArena& arena, const AttractorRequest& request) {
    auto target = target_of(arena, request);
    if (!target) return target.error();
    NoJoins silent;
    const Attractor attractor = attract(arena.arena, request.player, *target, silent);

    Json sizes = Json::array(), ranks = Json::object(), strategy = Json::object(), steps = Json::array();
    for (std::size_t i = 0; i < attractor.order.size(); ++i) {
        const Vertex v = attractor.order[i], through = attractor.strategy[index(v)];
        const std::uint32_t rank = attractor.ranks[index(v)];
        if (sizes.size() <= rank) {
            sizes.push_back(0);
            if (!request.summary) steps.push_back({{"rank", rank}, {"vertices", Json::array()}});
        }
        sizes[rank] = i + 1;
        if (request.summary) continue;
        const bool mine = arena.arena.owner(v) == request.player;
        const char* why = through == no_vertex ? "target" : mine ? "moves" : "forced";
        Json entry{{"vertex", arena.name(v)}, {"owner", number(arena.arena.owner(v))}, {"why", why}};
        if (through != no_vertex) entry["through"] = arena.name(through);
        steps[rank]["vertices"].push_back(std::move(entry));
        ranks[arena.name(v)] = rank;
        if (through != no_vertex && mine) strategy[arena.name(v)] = arena.name(through);
    }
    Json answer{{"player", number(request.player)},
                {"size", attractor.order.size()},
                {"vertices", arena.arena.size()},
                {"sizes", sizes}};
    if (!request.summary) answer["ranks"] = ranks, answer["steps"] = steps, answer["strategy"] = strategy;
    return answer;
}

} // namespace zermelo
