#include "solve/tangle_learning.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace zermelo {

TangleLearning::TangleLearning(const Arena& arena, const Reverse& reverse, std::span<const std::uint32_t> priorities)
    : arena_(arena), reverse_(reverse), priority_(priorities.begin(), priorities.end()), level_(arena.size()),
      by_level_(arena.size()), place_(arena.size()), degree_(arena.size()), move_(arena.size()), left_(arena.size()),
      first_escape_(arena.size(), none), seen_by_(arena.size(), none), number_(arena.size(), 0), low_(arena.size()) {
    solution_.winner.resize(arena.size());
    solution_.strategy.resize(arena.size(), no_vertex);
    sequence_.reserve(arena.size());
    std::ranges::sort(priority_);
    const auto repeated = std::ranges::unique(priority_);
    priority_.erase(repeated.begin(), repeated.end());
    level_begin_.resize(priority_.size() + 1);
    each_vertex(arena, [&](Vertex v) {
        const auto level = std::ranges::lower_bound(priority_, priorities[index(v)]) - priority_.begin();
        level_[index(v)] = static_cast<std::uint32_t>(level);
        ++level_begin_[static_cast<std::size_t>(level) + 1];
        degree_[index(v)] = static_cast<std::uint32_t>(arena.degree(v));
        place_[index(v)] = {none, degree_[index(v)]};
    });
    std::partial_sum(level_begin_.begin(), level_begin_.end(), level_begin_.begin());
    auto next = level_begin_;
    each_vertex(arena, [&](Vertex v) { by_level_[next[level_[index(v)]]++] = v; });
}

std::span<const TangleLearning::Member> TangleLearning::members(std::size_t tangle) const {
    const bool last = tangle + 1 == tangles_.size();
    const std::size_t begin = tangles_[tangle].first_member,
                      end = last ? members_.size() : tangles_[tangle + 1].first_member;
    return std::span(members_).subspan(begin, end - begin);
}

bool TangleLearning::begin_region(std::uint32_t level) {
    const std::size_t begin = sequence_.size();
    for (std::uint32_t i = level_begin_[level]; i < level_begin_[level + 1]; ++i)
        if (place_[index(by_level_[i])].region == none) join(by_level_[i], level, no_vertex);
    if (begin == sequence_.size()) return false;
    regions_.push_back({level, begin});
    player_ = priority_[level] % 2 == 0 ? Player::one : Player::two;
    return true;
}

void TangleLearning::join(Vertex vertex, std::uint32_t level, Vertex move) {
    place_[index(vertex)].region = level;
    move_[index(vertex)] = move;
    sequence_.push_back(vertex);
}

// What leads to the vertices that come soon: where the list is, then the list.
[[gnu::always_inline]] inline void TangleLearning::fetch_ahead(std::span<const Vertex> vertices, std::size_t i) const {
    if (i + 16 < vertices.size()) __builtin_prefetch(&reverse_.offsets()[index(vertices[i + 16])]);
    if (i + 8 < vertices.size())
        __builtin_prefetch(reverse_.sources().data() + reverse_.offsets()[index(vertices[i + 8])]);
}

void TangleLearning::attract() {
    const auto [level, begin] = regions_.back();
    for (std::size_t i = begin; i < sequence_.size(); ++i) {
        const Vertex v = sequence_[i];
        fetch_ahead(sequence_, i);
        for (Vertex u : reverse_.predecessors(v)) {
            Place& place = place_[index(u)];
            --place.moves;
            if (place.region != none) continue;
            if (arena_.owner(u) == player_)
                join(u, level, v);
            else if (place.moves == 0)
                join(u, level, no_vertex);
        }
        for (std::uint32_t e = first_escape_[index(v)]; e != none; e = escapes_[e].next)
            if (--tangles_[escapes_[e].tangle].open == 0) attract_tangle(escapes_[e].tangle, level);
    }
}

// All of it or nothing: some may be in a region already, or won.
void TangleLearning::attract_tangle(std::uint32_t tangle, std::uint32_t level) {
    if (tangles_[tangle].player != player_) return;
    for (const Member& member : members(tangle))
        if (const auto region = place_[index(member.vertex)].region; region != none && region != level) return;
    for (const Member& member : members(tangle))
        if (place_[index(member.vertex)].region == none) join(member.vertex, level, member.move);
}

void TangleLearning::undo(std::uint32_t level) {
    while (!regions_.empty() && regions_.back().level < level) {
        for (std::size_t i = regions_.back().begin; i < sequence_.size(); ++i) {
            const Vertex v = sequence_[i];
            place_[index(v)].region = none;
            for (Vertex u : reverse_.predecessors(v)) ++place_[index(u)].moves;
            for (std::uint32_t e = first_escape_[index(v)]; e != none; e = escapes_[e].next)
                ++tangles_[escapes_[e].tangle].open;
        }
        sequence_.resize(regions_.back().begin);
        regions_.pop_back();
    }
}

void TangleLearning::undo_all() {
    sequence_.clear();
    regions_.clear();
    for (Tangle& tangle : tangles_) tangle.open = tangle.escapes;
    // Levels keep those of their vertices that are left.
    std::uint32_t kept = 0;
    for (std::uint32_t level = 0, i = 0; level < levels(); ++level) {
        const std::uint32_t begin = kept;
        for (; i < level_begin_[level + 1]; ++i) {
            const Vertex v = by_level_[i];
            if (place_[index(v)].region == won) continue;
            place_[index(v)] = {none, degree_[index(v)]};
            by_level_[kept++] = v;
        }
        level_begin_[level] = begin;
    }
    level_begin_.back() = kept;
}

// A move of the player that stays in what is kept. Only a vertex of the region's own priority is free to choose.
bool TangleLearning::stays(Vertex vertex, std::uint32_t level) {
    if (level_[index(vertex)] != level) return number_[index(move_[index(vertex)])] != 0;
    const auto next = arena_.successors(vertex);
    const auto found = std::ranges::find_if(next, [&](Vertex w) { return number_[index(w)] != 0; });
    if (found == next.end()) return false;
    move_[index(vertex)] = *found;
    return true;
}

// Of a region, that from which the play cannot be kept in it.
void TangleLearning::drop_leaking(std::vector<Vertex>& closed, std::uint32_t level) {
    std::vector<Vertex> dropped;
    const auto drop = [&](Vertex v) {
        number_[index(v)] = 0;
        dropped.push_back(v);
    };
    for (Vertex v : closed)
        if (arena_.owner(v) == player_ ? level_[index(v)] == level && !stays(v, level) : place_[index(v)].moves > 0)
            drop(v);
    for (std::size_t i = 0; i < dropped.size(); ++i)
        for (Vertex u : reverse_.predecessors(dropped[i])) {
            if (number_[index(u)] == 0) continue;
            if (arena_.owner(u) != player_ || (move_[index(u)] == dropped[i] && !stays(u, level))) drop(u);
        }
    if (!dropped.empty()) std::erase_if(closed, [&](Vertex v) { return number_[index(v)] == 0; });
}

// Tarjan's components of what is kept, those that the play cannot leave. A number tells when a vertex was found, from 2
// on.
template <class Visit> void TangleLearning::each_bottom_component(const std::vector<Vertex>& closed, Visit&& visit) {
    constexpr std::uint32_t kept = 1, known = none;
    std::uint32_t found = kept;
    const auto enter = [&](Vertex v) {
        number_[index(v)] = low_[index(v)] = ++found;
        stack_.push_back(v);
        way_.push_back({v, 0, true});
    };
    const auto leave = [&] {
        const auto [v, next, bottom] = way_.back();
        way_.pop_back();
        const bool whole = low_[index(v)] == number_[index(v)];
        if (!way_.empty()) {
            Step& before = way_.back();
            low_[index(before.vertex)] = std::min(low_[index(before.vertex)], low_[index(v)]);
            before.bottom &= bottom && !whole;
        }
        if (!whole) return;
        auto first = stack_.end();
        do --first;
        while (*first != v);
        if (bottom) visit(std::span<const Vertex>(first, stack_.end()));
        for (auto each = first; each != stack_.end(); ++each) number_[index(*each)] = known;
        stack_.erase(first, stack_.end());
    };
    for (Vertex root : closed) {
        if (number_[index(root)] == kept) enter(root);
        while (!way_.empty()) {
            Step& step = way_.back();
            const Vertex v = step.vertex;
            const auto moves = arena_.owner(v) == player_ ? std::span<const Vertex>(&move_[index(v)], 1) //
                                                          : arena_.successors(v);
            if (step.next == moves.size()) {
                leave();
                continue;
            }
            const Vertex w = moves[step.next++];
            const std::uint32_t number = number_[index(w)];
            if (number == known)
                step.bottom = false;
            else if (number == kept)
                enter(w);
            else if (number != 0) // (0: it is in a region above, or won)
                low_[index(v)] = std::min(low_[index(v)], number);
        }
    }
}

// Without an escape it is won.
void TangleLearning::add_tangle(std::span<const Vertex> component, std::uint32_t level) {
    const auto number = static_cast<std::uint32_t>(tangles_.size());
    const std::size_t first_escape = escapes_.size();
    std::uint32_t lowest = none; // region of an escape
    for (Vertex v : component) {
        if (arena_.owner(v) == player_) continue;
        for (Vertex w : arena_.successors(v)) {
            const std::uint32_t region = place_[index(w)].region;
            if (region == won || region == level || std::exchange(seen_by_[index(w)], number) == number) continue;
            lowest = std::min(lowest, region);
            const auto here = static_cast<std::uint32_t>(escapes_.size());
            escapes_.push_back({w, number, std::exchange(first_escape_[index(w)], here)});
        }
    }
    std::vector<Member> members;
    for (Vertex v : component) members.push_back({v, move_[index(v)]});
    if (lowest == none) {
        dominions_.push_back({player_, std::move(members)});
        return;
    }
    const auto escapes = static_cast<std::uint32_t>(escapes_.size() - first_escape);
    tangles_.push_back({player_, members_.size(), first_escape, escapes, 0}); // all of them are in regions now
    members_.insert(members_.end(), members.begin(), members.end());
    learned_up_to_ = std::max(learned_up_to_, lowest);
}

void TangleLearning::learn() {
    const auto [level, begin] = regions_.back();
    std::vector<Vertex> closed(sequence_.begin() + static_cast<std::ptrdiff_t>(begin), sequence_.end());
    for (Vertex v : closed) number_[index(v)] = 1; // kept, until it is dropped
    drop_leaking(closed, level);
    each_bottom_component(closed, [&](std::span<const Vertex> component) { add_tangle(component, level); });
    for (Vertex v : closed) number_[index(v)] = 0;
}

void TangleLearning::win(Vertex vertex, Player player, Vertex move) {
    if (std::exchange(place_[index(vertex)].region, won) == won) return;
    solution_.winner[index(vertex)] = player;
    solution_.strategy[index(vertex)] = arena_.owner(vertex) == player ? move : no_vertex;
    won_.push_back(vertex);
    --left_;
}

void TangleLearning::win_where_stuck() {
    each_vertex(arena_, [&](Vertex v) {
        if (arena_.degree(v) == 0) win(v, other(arena_.owner(v)), no_vertex);
    });
}

void TangleLearning::win_dominions() {
    assert(!dominions_.empty() || learned_up_to_ > 0); // (van Dijk's theorem: something is always learned)
    for (const Dominion& dominion : dominions_)
        for (const auto& [vertex, move] : dominion.members) win(vertex, dominion.player, move);
    dominions_.clear();
    learned_up_to_ = 0;
}

void TangleLearning::attract_won() {
    for (std::size_t i = 0; i < won_.size(); ++i) {
        fetch_ahead(won_, i);
        const Player winner = solution_.winner[index(won_[i])];
        for (Vertex u : reverse_.predecessors(won_[i]))
            if (--degree_[index(u)] == 0 || arena_.owner(u) == winner) win(u, winner, won_[i]);
    }
}

// Takes what is won out of the game, which may change all regions; else those below the level. Returns the level below
// which there are none now.
std::uint32_t TangleLearning::settle(std::uint32_t level) {
    if (won_.empty()) {
        undo(level);
        return level;
    }
    for (Vertex v : won_)
        for (std::uint32_t e = first_escape_[index(v)]; e != none; e = escapes_[e].next)
            --tangles_[escapes_[e].tangle].escapes;
    won_.clear();
    undo_all();
    return levels();
}

ParityStep TangleLearning::region_step() const {
    const auto [level, begin] = regions_.back();
    return {ParityStep::Kind::region,
            player_,
            priority_[level],
            {sequence_.begin() + static_cast<std::ptrdiff_t>(begin), sequence_.end()}};
}

ParityStep TangleLearning::tangle_step(std::size_t tangle) const {
    ParityStep step{ParityStep::Kind::tangle, tangles_[tangle].player, 0, {}, {}};
    for (const Member& member : members(tangle)) step.vertices.push_back(member.vertex);
    for (std::size_t e = tangles_[tangle].first_escape; e < escapes_.size() && escapes_[e].tangle == tangle; ++e)
        step.escapes.push_back(escapes_[e].vertex);
    return step;
}

ParityStep TangleLearning::dominion_step(const Dominion& dominion) const {
    ParityStep step{ParityStep::Kind::closed, dominion.player, 0, {}, {}};
    for (const Member& member : dominion.members) step.vertices.push_back(member.vertex);
    return step;
}

std::optional<ParityStep> TangleLearning::won_step(Player player) const {
    ParityStep step{ParityStep::Kind::won, player, 0, {}, {}};
    for (Vertex v : won_)
        if (solution_.winner[index(v)] == player) step.vertices.push_back(v);
    return step.vertices.empty() ? std::nullopt : std::optional(std::move(step));
}

} // namespace zermelo
