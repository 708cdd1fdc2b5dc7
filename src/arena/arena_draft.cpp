#include "arena/arena_draft.hpp"

#include "arena/arena_errors.hpp"
#include "core/machine/bulk.hpp"
#include "core/places.hpp"

#include <algorithm>

namespace zermelo {

bool check_arena_text(Source& source) {
    if (source.check_utf8() && source.text().find_first_not_of(" \t\r\n", source.at()) == std::string_view::npos)
        source.fail(0, errors::empty_text);
    return source.ok();
}

std::size_t after_comments(const Source& source) {
    const std::string_view text = source.text();
    std::size_t at = source.at();
    while ((at = std::min(text.find_first_not_of(" \t\r\n", at), text.size())) < text.size() && text[at] == '#')
        at = std::min(text.find('\n', at), text.size());
    return at;
}

Vertex ArenaDraft::find_or_add(std::string_view name, std::size_t offset) {
    if (const auto known = find(name)) return *known; // first: most mentions are of edges
    names_.add(name);
    facts_.emplace_back();
    mentioned_.push_back(offset);
    return Vertex{size() - 1};
}

bool ArenaDraft::declare(Vertex vertex) {
    if (std::exchange(facts_[index(vertex)].declared, true)) return false;
    declared_.push_back(vertex);
    return true;
}

void ArenaDraft::set_target(Vertex vertex, Player player) {
    (player == Player::one ? facts_[index(vertex)].target : facts_[index(vertex)].lost) = true;
}

void ArenaDraft::set_priority(Vertex vertex, std::uint32_t priority) {
    if (priorities_.size() <= index(vertex)) priorities_.resize(std::size_t{index(vertex)} + 1);
    priorities_[index(vertex)] = priority;
}

Result<NamedArena> ArenaDraft::finish(const Source& source, std::optional<Vertex> start, bool owned) {
    for (std::uint32_t v = 0; v < size(); ++v) // they were mentioned in the order of the text
        if (!facts_[v].declared)
            return source.error_at(mentioned_[v], errors::undeclared_vertex, {shortened(names_[Vertex{v}])});
    if (size() == 0) return source.error_at(source.text().size(), errors::no_vertices);
    release(mentioned_);
    NamedArena arena;
    arena.owned = owned;
    const std::vector<Vertex> position = positions();
    if (start) arena.start = position[index(*start)];
    take_edges(arena, position);
    take_vertices(arena);
    return arena;
}

std::vector<Vertex> ArenaDraft::positions() const {
    std::vector<Vertex> position(size());
    for (std::uint32_t i = 0; i < size(); ++i) position[index(declared_[i])] = Vertex{i};
    return position;
}

// Sorts the edges by counting, so that those of a vertex keep the order of the file.
void ArenaDraft::take_edges(NamedArena& arena, std::span<const Vertex> position) {
    std::vector<std::uint64_t> ends(size() + std::size_t{1});
    for (const auto& [from, to] : edges_) ++ends[index(position[index(from)]) + std::size_t{1}];
    for (std::size_t i = 1; i < ends.size(); ++i) ends[i] += ends[i - 1];
    std::vector<Vertex> targets(edges_.size());
    for (const auto& [from, to] : edges_) targets[ends[index(position[index(from)])]++] = position[index(to)];
    release(edges_);
    std::vector<std::uint32_t> last_source(parallel_ ? 0 : size());
    std::uint64_t next = 0;
    for (std::uint32_t i = 0; i < size(); ++i) {
        arena.arena.add_vertex(facts_[index(declared_[i])].owner);
        for (; next < ends[i]; ++next)
            if (parallel_ || std::exchange(last_source[index(targets[next])], i + 1) != i + 1)
                arena.arena.add_edge(targets[next]);
    }
}

void ArenaDraft::take_vertices(NamedArena& arena) {
    bool in_order = true, numbers = true;
    const bool parity = !priorities_.empty();
    priorities_.resize(parity ? size() : 0);
    for (std::uint32_t i = 0; i < size(); ++i) {
        const Vertex vertex = declared_[i];
        const Facts& facts = facts_[index(vertex)];
        arena.target.push_back(facts.target);
        arena.lost.push_back(facts.lost);
        if (parity) arena.priorities.push_back(priorities_[index(vertex)]);
        in_order = in_order && index(vertex) == i;
        numbers = numbers && names_[vertex] == std::to_string(i);
    }
    if (numbers)
        arena.names = Names::numbers(size());
    else if (in_order)
        arena.names = std::move(names_);
    else
        for (Vertex vertex : declared_) arena.names.add(names_[vertex]);
}

} // namespace zermelo
