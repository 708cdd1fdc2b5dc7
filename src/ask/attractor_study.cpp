#include "ask/attractor_study.hpp"

#include "arena/listed_vertices.hpp"
#include "arena/word_line.hpp"
#include "ask/ask_errors.hpp"
#include "ask/stop_errors.hpp"
#include "solve/counter_play.hpp"

#include <algorithm>
#include <utility>

namespace zermelo {

namespace {

std::vector<Vertex> marked(const VertexMarks& marks) {
    std::vector<Vertex> vertices;
    for (auto mark = marks.begin(); (mark = std::find(mark, marks.end(), 1)) != marks.end(); ++mark)
        vertices.push_back(Vertex{static_cast<std::uint32_t>(mark - marks.begin())});
    return vertices;
}

std::vector<bool> marks(std::uint32_t size, const std::vector<Vertex>& vertices) {
    std::vector<bool> result(size);
    for (Vertex v : vertices) result[index(v)] = true;
    return result;
}

// Reads the request back from the goal of a certificate.
AttractorRequest request_of(const Certificate& certificate) {
    AttractorRequest request{.player = certificate.player};
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

} // namespace

Result<AttractorStudy> AttractorStudy::make(const NamedArena& arena, const AttractorRequest& request) {
    AttractorStudy study(arena, request);
    if (auto chosen = study.choose_targets(); !chosen) return chosen.error();
    return study;
}

Result<void> AttractorStudy::choose_targets() {
    auto target = find_all(*arena_, request_.target, "--target");
    if (!target) return target.error();
    auto avoid = find_all(*arena_, request_.against, "--against");
    if (!avoid) return avoid.error();
    target_ = std::move(*target), avoid_ = std::move(*avoid);
    if (!request_.normal) {
        if (auto chosen = choose_marked_targets(); !chosen) return chosen;
    } else if (!target_.empty() || !avoid_.empty())
        return Error{"--normal", errors::normal_has_no_target, {}};
    if (request_.normal)
        each_vertex(arena_->arena, [&](Vertex v) {
            if (arena_->arena.degree(v) > 0) return;
            (arena_->arena.owner(v) == request_.player ? avoid_ : target_).push_back(v);
        });
    if (avoid_.empty()) return {};
    const auto mine = marks(arena_->arena.size(), target_);
    for (Vertex v : avoid_)
        if (mine[index(v)]) return Error{"--against", errors::target_of_both, {arena_->name(v)}};
    return {};
}

// What the arena says, where the request says nothing.
Result<void> AttractorStudy::choose_marked_targets() {
    const bool one = request_.player == Player::one;
    if (target_.empty()) target_ = marked(one ? arena_->target : arena_->lost);
    if (avoid_.empty() && request_.target.empty()) avoid_ = marked(one ? arena_->lost : arena_->target);
    if (target_.empty() && !request_.against.empty()) return Error{"--against", errors::against_needs_target, {}};
    // One target in the file: it is what any player is asked to reach.
    if (target_.empty() && !arena_->game) {
        target_ = std::exchange(avoid_, {});
        borrowed_ = !target_.empty();
    }
    request_.normal = assumed_ = target_.empty() && !arena_->game;
    return {};
}

Result<void> AttractorStudy::solve(const Control& control) {
    LimitedTrace trace(control);
    const Arena& arena = arena_->arena;
    const std::uint64_t bytes = arena.bytes() + arena.edges() * 8 + arena.size() * 25ull;
    auto stopped = [&] { return stop_error("attractor", trace, control); };
    if (trace.checkpoint({Stage::solve, 0, arena.size(), bytes}) != Stop::none) return stopped();
    const Reverse reverse(arena, control.threads);
    attractor_ = attract(arena, reverse, request_.player, target_, {avoid_, control.threads}, trace);
    if (attractor_.stop != Stop::none) return stopped();
    if (!three_regions() || request_.summary) return {};
    opposite_ = attract(arena, reverse, other(request_.player), avoid_, {target_, control.threads}, trace);
    if (opposite_.stop != Stop::none) return stopped();
    return {};
}

Result<AttractorFacts> AttractorStudy::facts() const {
    const std::uint32_t size = arena_->arena.size();
    AttractorFacts facts{.player = request_.player,
                         .normal = request_.normal,
                         .assumed = assumed_,
                         .target_of = target_of(),
                         .size = attractor_.size(),
                         .vertices = size,
                         .edges = arena_->arena.edges(),
                         .sizes = attractor_.sizes,
                         .start = arena_->start,
                         .start_name = arena_->name(arena_->start),
                         .start_inside = attractor_.contains(arena_->start),
                         .regions = three_regions() && !request_.summary};
    if (request_.summary) return facts;
    if (size > max_listed)
        return Error{"attractor", errors::too_many_vertices, {std::to_string(size), std::to_string(max_listed)}};
    const auto over = marks(size, avoid_);
    facts.list.emplace().reserve(size);
    each_vertex(arena_->arena, [&](Vertex v) { facts.list->push_back(describe(v, over[index(v)])); });
    return facts;
}

AttractorVertex AttractorStudy::describe(Vertex vertex, bool over) const {
    const std::uint32_t rank = attractor_.ranks[index(vertex)];
    const Vertex through = attractor_.strategy[index(vertex)];
    const Player owner = arena_->arena.owner(vertex);
    AttractorVertex described{arena_->name(vertex), owner, AttractorReason::target, through};
    if (attractor_.contains(vertex)) {
        described.rank = rank;
        if (rank > 0) described.why = owner == request_.player ? AttractorReason::moves : AttractorReason::forced;
    } else if (over)
        described.why = AttractorReason::over;
    else if (arena_->arena.degree(vertex) == 0)
        described.why = AttractorReason::stuck;
    else
        described.why = through == no_vertex ? AttractorReason::no_way_in : AttractorReason::stays_out;
    if (described.why == AttractorReason::target || described.why == AttractorReason::over)
        described.through = no_vertex; // the play ends there
    if (three_regions() && opposite_.contains(vertex)) described.opponent_rank = opposite_.ranks[index(vertex)];
    return described;
}

CheckedStrategy AttractorStudy::check(const StrategyFile& strategy, Player holder) const {
    const bool attacks = holder == request_.player, three = three_regions();
    const Objective objective = attacks ? Objective{target_, avoid_} : Objective{avoid_, target_, !three};
    const StrategyCheck check(arena_->arena, strategy.moves, holder, objective);
    auto could_win = [&](Vertex v) {
        if (attacks) return attractor_.contains(v);
        return three ? opposite_.contains(v) : !attractor_.contains(v);
    };
    CheckedStrategy checked{holder, request_.player, target_of()};
    std::optional<Vertex> counter;
    each_vertex(arena_->arena, [&](Vertex v) {
        if (check.wins(v)) checked.wins.push_back(arena_->name(v));
        if (check.wins(v) || !could_win(v)) return;
        checked.missed.push_back(arena_->name(v));
        if (check.says_nothing(v)) checked.silent.push_back(arena_->name(v));
        if (!counter || v == arena_->start) counter = v;
    });
    if (!counter) return checked;
    const Play play = check.counter_play(*counter);
    checked.counter = {arena_->name(*counter), {}, play.loop, check.says_nothing(play.path.back())};
    for (Vertex v : play.path) checked.counter->path.push_back(arena_->name(v));
    return checked;
}

// The moves that strategies are made of: the player's inside, the opponent's outside. Of three regions, those of
// whoever wins, and of both players where neither lets the other win.
Highlight AttractorStudy::highlight() const {
    const Attractor* opposite = opposite_.ranks.empty() ? nullptr : &opposite_;
    Highlight highlight;
    highlight.player = request_.player;
    highlight.ranks.assign(attractor_.ranks.begin(), attractor_.ranks.end());
    if (opposite) highlight.opponent.assign(opposite->ranks.begin(), opposite->ranks.end());
    each_vertex(arena_->arena, [&](Vertex v) {
        const bool mine = arena_->arena.owner(v) == request_.player, theirs = opposite && opposite->contains(v);
        Vertex move = no_vertex;
        if (attractor_.contains(v) ? mine : !mine && !theirs) move = attractor_.strategy[index(v)];
        if (opposite && !attractor_.contains(v) && theirs != mine) move = opposite->strategy[index(v)];
        highlight.strategy.push_back(move);
    });
    return highlight;
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

Result<CheckedCertificate> check_certificate(const Certificate& certificate, const NamedArena& arena) {
    auto study = AttractorStudy::make(arena, request_of(certificate));
    if (!study) return study.error();
    CheckedCertificate checked{certificate.game, certificate.player, arena.arena.size(), 0};
    checked.inside = static_cast<std::uint64_t>(
        std::ranges::count_if(certificate.ranks, [](std::uint32_t rank) { return rank != Attractor::outside; }));
    if (const auto flaw = study->flaw(certificate)) checked.flaw = {arena.name(flaw->vertex), flaw->what};
    return checked;
}

} // namespace zermelo
