// An arena while its file is read: vertices may be used before they are declared, and edges come in any order.
// It keeps little more than the arena itself will: the names, a few bytes a vertex and two numbers an edge.
#pragma once

#include "arena/named_arena.hpp"
#include "core/source.hpp"

#include <utility>

namespace zermelo {

// Fails where the text is empty or not UTF-8, which no reader of arenas accepts.
bool check_arena_text(Source& source);
// Where something else begins than space and lines that begin with #.
std::size_t after_comments(const Source& source);

class ArenaDraft {
public:
    // The vertex of this name; `offset` is where the name stands, in case it is never declared.
    Vertex find_or_add(std::string_view name, std::size_t offset);
    // False if the vertex has been declared before. The arena keeps the order of declarations.
    bool declare(Vertex vertex);
    void add_edge(Vertex from, Vertex to) { edges_.emplace_back(from, to); }
    void set_owner(Vertex vertex, Player owner) { facts_[index(vertex)].owner = owner; }
    void set_target(Vertex vertex, Player player); // who has reached the goal there
    void set_priority(Vertex vertex, std::uint32_t priority);

    void drop_parallel_edges() { parallel_ = false; } // once the arena is made: all but the first of them

    bool is_declared(Vertex vertex) const { return facts_[index(vertex)].declared; }
    std::uint32_t size() const { return names_.size(); }
    std::uint64_t edges() const { return edges_.size(); }
    std::string name(Vertex vertex) const { return names_[vertex]; }
    std::optional<Vertex> find(std::string_view name) const {
        return names_.size() == 0 ? std::nullopt : names_.find(name);
    }

    // The arena, which takes all that the draft has; `start` is one of the draft's vertices, or the first one declared.
    Result<NamedArena> finish(const Source& source, std::optional<Vertex> start, bool owned);

private:
    struct Facts {
        Player owner = Player::one;
        bool declared = false, target = false, lost = false;
    };
    // Where each vertex stands in the arena.
    std::vector<Vertex> positions() const;
    void take_vertices(NamedArena& arena);
    void take_edges(NamedArena& arena, std::span<const Vertex> position);

    Names names_; // in the order of first mention
    std::vector<Facts> facts_;
    std::vector<std::uint32_t> priorities_; // empty, or one for each vertex that has one and those before
    std::vector<std::uint64_t> mentioned_;  // where each vertex was mentioned first
    std::vector<Vertex> declared_;          // in the order of the arena
    std::vector<std::pair<Vertex, Vertex>> edges_;
    bool parallel_ = true;
};

} // namespace zermelo
