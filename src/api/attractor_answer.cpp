#include "api/attractor_answer.hpp"

#include "api/oracle.hpp"
#include "arena/word_line.hpp"
#include "explain/arena_words.hpp"
#include "explain/words.hpp"
#include "solve/counter_play.hpp"

#include <algorithm>

namespace zermelo {

namespace {

constexpr std::uint32_t most_listed = 1'000'000;

std::vector<Vertex> marked(const VertexMarks& marks) {
    std::vector<Vertex> vertices;
    for (auto mark = marks.begin(); (mark = std::find(mark, marks.end(), 1)) != marks.end(); ++mark)
        vertices.push_back(Vertex{static_cast<std::uint32_t>(mark - marks.begin())});
    return vertices;
}

std::optional<Error> find_all(const NamedArena& arena, const std::vector<std::string>& names, const char* option,
                              std::vector<Vertex>& found) {
    for (const std::string& name : names) {
        const auto vertex = arena.find(name);
        if (!vertex) return Error{option, errors::unknown_vertex, {name}};
        found.push_back(*vertex);
    }
    return std::nullopt;
}

std::vector<bool> marks(std::uint32_t size, const std::vector<Vertex>& vertices) {
    std::vector<bool> result(size);
    for (Vertex v : vertices) result[index(v)] = true;
    return result;
}

} // namespace

Result<AttractorStudy> AttractorStudy::make(const NamedArena& arena, const AttractorRequest& request) {
    AttractorStudy study(arena, request);
    if (auto problem = study.choose_targets()) return *problem;
    return study;
}

std::optional<Error> AttractorStudy::choose_targets() {
    const bool one = request_.player == Player::one;
    if (auto problem = find_all(*arena_, request_.target, "--target", target_)) return problem;
    if (auto problem = find_all(*arena_, request_.against, "--against", avoid_)) return problem;
    if (request_.normal) {
        if (!target_.empty() || !avoid_.empty()) return Error{"--normal", errors::normal_has_no_target, {}};
    } else {
        if (target_.empty()) target_ = marked(one ? arena_->target : arena_->lost);
        if (avoid_.empty() && request_.target.empty()) avoid_ = marked(one ? arena_->lost : arena_->target);
        if (target_.empty() && !request_.against.empty()) return Error{"--against", errors::against_needs_target, {}};
        // One target in the file: it is what any player is asked to reach.
        if (target_.empty() && !arena_->game) {
            target_ = std::exchange(avoid_, {});
            borrowed_ = !target_.empty();
        }
        request_.normal = target_.empty() && !arena_->game;
    }
    if (request_.normal)
        each_vertex(arena_->arena, [&](Vertex v) {
            if (arena_->arena.degree(v) > 0) return;
            (arena_->arena.owner(v) == request_.player ? avoid_ : target_).push_back(v);
        });
    if (avoid_.empty()) return std::nullopt;
    const auto mine = marks(arena_->arena.size(), target_);
    for (Vertex v : avoid_)
        if (mine[index(v)]) return Error{"--against", errors::target_of_both, {arena_->name(v)}};
    return std::nullopt;
}

std::optional<Error> AttractorStudy::solve(const Control& control) {
    Watch watch(control);
    const Arena& arena = arena_->arena;
    const std::uint64_t bytes = arena.bytes() + arena.edges() * 8 + arena.size() * 25ull;
    auto stopped = [&] { return limit_error("attractor", watch, control); };
    if (watch.checkpoint({Stage::solve, 0, arena.size(), bytes}) != Stop::none) return stopped();
    const Reverse reverse(arena, control.threads);
    attractor_ = attract(arena, reverse, request_.player, target_, {avoid_, control.threads}, watch);
    if (attractor_.stop != Stop::none) return stopped();
    if (avoid_.empty() || request_.summary) return std::nullopt; // no regions to tell apart
    opposite_ = attract(arena, reverse, other(request_.player), avoid_, {target_, control.threads}, watch);
    if (opposite_.stop != Stop::none) return stopped();
    return std::nullopt;
}

Result<Json> AttractorStudy::answer() const {
    const std::uint32_t size = arena_->arena.size();
    Json answer{{"player", number(request_.player)},
                {"objective", objective()},
                {"target_of", number(target_of())},
                {"size", attractor_.size()},
                {"vertices", size},
                {"edges", arena_->arena.edges()},
                {"sizes", attractor_.sizes},
                {"start", arena_->name(arena_->start)},
                {"start_inside", attractor_.contains(arena_->start)}};
    if (request_.summary) return answer;
    if (size > most_listed)
        return Error{"attractor", errors::too_many_vertices, {std::to_string(size), std::to_string(most_listed)}};
    list_joined(answer);
    list_outside(answer);
    if (!avoid_.empty()) list_regions(answer);
    return answer;
}

void AttractorStudy::list_joined(Json& answer) const {
    Json ranks = Json::object(), strategy = Json::object(), steps = Json::array();
    for (std::size_t rank = 0; rank < attractor_.sizes.size(); ++rank)
        steps.push_back({{"rank", rank}, {"vertices", Json::array()}});
    each_vertex(arena_->arena, [&](Vertex v) {
        if (!attractor_.contains(v)) return;
        const std::uint32_t rank = attractor_.ranks[index(v)];
        const Vertex through = attractor_.strategy[index(v)];
        const bool mine = arena_->arena.owner(v) == request_.player;
        Json entry{{"vertex", arena_->name(v)},
                   {"owner", number(arena_->arena.owner(v))},
                   {"why", rank == 0 ? "target"
                           : mine    ? "moves"
                                     : "forced"}};
        if (rank > 0) entry["through"] = arena_->name(through);
        if (rank > 0 && mine) strategy[arena_->name(v)] = arena_->name(through);
        ranks[arena_->name(v)] = rank;
        steps[rank]["vertices"].push_back(std::move(entry));
    });
    answer["ranks"] = std::move(ranks);
    answer["steps"] = std::move(steps);
    answer["strategy"] = std::move(strategy);
}

void AttractorStudy::list_outside(Json& answer) const {
    Json complement = Json::array(), strategy = Json::object();
    const auto over = marks(arena_->arena.size(), avoid_);
    each_vertex(arena_->arena, [&](Vertex v) {
        if (attractor_.contains(v)) return;
        const Vertex through = attractor_.strategy[index(v)];
        const char* why = over[index(v)]                 ? "over"
                          : arena_->arena.degree(v) == 0 ? "stuck"
                          : through == no_vertex         ? "no_way_in"
                                                         : "stays_out";
        Json entry{{"vertex", arena_->name(v)}, {"owner", number(arena_->arena.owner(v))}, {"why", why}};
        if (!over[index(v)] && through != no_vertex) {
            entry["through"] = arena_->name(through);
            strategy[arena_->name(v)] = arena_->name(through);
        }
        complement.push_back(std::move(entry));
    });
    answer["complement"] = std::move(complement);
    answer["counter_strategy"] = std::move(strategy);
}

void AttractorStudy::list_regions(Json& answer) const {
    Json won = Json::array(), lost = Json::array(), neither = Json::array();
    each_vertex(arena_->arena, [&](Vertex v) {
        (attractor_.contains(v) ? won : opposite_.contains(v) ? lost : neither).push_back(arena_->name(v));
    });
    Json ranks = Json::object();
    each_vertex(arena_->arena, [&](Vertex v) {
        if (opposite_.contains(v)) ranks[arena_->name(v)] = opposite_.ranks[index(v)];
    });
    answer["regions"] = {{"won", std::move(won)}, {"lost", std::move(lost)}, {"neither", std::move(neither)}};
    answer["opponent_ranks"] = std::move(ranks);
}

Json AttractorStudy::check(const StrategyFile& strategy, Player holder) const {
    const bool attacks = holder == request_.player, three = !avoid_.empty();
    const Objective objective = attacks ? Objective{target_, avoid_} : Objective{avoid_, target_, !three};
    const StrategyCheck check(arena_->arena, strategy.moves, holder, objective);
    auto could_win = [&](Vertex v) {
        if (attacks) return attractor_.contains(v);
        return three ? opposite_.contains(v) : !attractor_.contains(v);
    };
    Json wins = Json::array(), missed = Json::array(), silent = Json::array();
    std::optional<Vertex> counter;
    each_vertex(arena_->arena, [&](Vertex v) {
        if (check.wins(v)) wins.push_back(arena_->name(v));
        if (check.wins(v) || !could_win(v)) return;
        missed.push_back(arena_->name(v));
        if (check.says_nothing(v)) silent.push_back(arena_->name(v));
        if (!counter || v == arena_->start) counter = v;
    });
    Json answer{{"player", number(holder)}, {"target_of", number(target_of())},
                {"ok", missed.empty()},     {"wins", std::move(wins)},
                {"missed", missed},         {"silent", std::move(silent)},
                {"counter", nullptr}};
    if (!counter) return answer;
    const Play play = check.counter_play(*counter);
    Json path = Json::array();
    for (Vertex v : play.path) path.push_back(arena_->name(v));
    answer["counter"] = {{"from", arena_->name(*counter)},
                         {"path", path},
                         {"loop", play.loop ? Json(*play.loop) : Json(nullptr)},
                         {"silent", check.says_nothing(play.path.back())}};
    return answer;
}

Certificate AttractorStudy::certificate(const std::string& game) const {
    std::string goal = request_.normal ? "normal" : request_.target.empty() ? "arena" : "target";
    for (const std::string& name : request_.target) append_quoted(goal += ' ', name);
    if (!request_.against.empty()) goal += " against";
    for (const std::string& name : request_.against) append_quoted(goal += ' ', name);
    return {game, request_.player, goal, attractor_.ranks, attractor_.strategy};
}

std::optional<CertificateFlaw> AttractorStudy::flaw(const Certificate& certificate) const {
    const std::uint32_t size = arena_->arena.size();
    return find_flaw(certificate, arena_->arena, marks(size, target_), marks(size, avoid_));
}

AttractorRequest request_of(const Certificate& certificate) {
    AttractorRequest request{certificate.player, {}, {}, false, false};
    WordLine line(certificate.goal);
    bool against = false;
    for (auto word = line.word(); word; word = line.word()) {
        if (line.quoted())
            (against ? request.against : request.target).push_back(*word);
        else {
            request.normal |= *word == "normal";
            against |= *word == "against";
        }
    }
    return request;
}

} // namespace zermelo
