// What is found on arenas besides attractors: parity games, plays, and what the course computes on graphs.
#pragma once

#include "arena/arena.hpp"
#include "arena/parity_step.hpp"
#include "core/player.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace zermelo {

struct SolvedParity {
    std::uint64_t edges;
    std::uint32_t highest_priority;
    std::array<std::uint64_t, 2> won; // vertices, by player one and two
    Vertex start;
    std::string start_name;
    std::vector<Player> winners;      // of every vertex
    std::vector<Vertex> strategy;     // the winner's move, where the winner moves
    std::vector<std::string> names{}; // of every vertex; empty where they are too many to list
    std::vector<ParityStep> steps{};  // on the way, where they were asked for

    Player winner() const { return winners[index(start)]; }
};

// Whether a file with winners and strategies is right.
struct CheckedParity {
    std::uint32_t vertices;
    std::optional<std::string> first_error{}; // the first vertex that is not won as the file says
};

// winner: 1 or 2, 0 for a draw; nothing where the play was not over yet.
struct ListedPlay {
    std::vector<std::string> names;
    std::optional<int> winner;
};
struct ListedPlays {
    std::string from;
    std::uint64_t length;
    std::vector<ListedPlay> plays;
    bool more; // there are more than were asked for
};

// A vertex as people and as the course's Python name it.
struct NamedVertex {
    Vertex vertex;
    std::string name;
};

// How many arrows end in each vertex that has some, in the order in which the course's function meets them.
struct InDegrees {
    struct Entry {
        NamedVertex vertex;
        std::uint64_t degree;
    };
    std::vector<Entry> entries{};
    bool python_names; // names are Python lists
};

struct Predecessors {
    std::vector<NamedVertex> vertices{};
    bool python_names;
};

// Whether a graph is bipartite.
struct ArenaSides {
    std::vector<std::string> left{}, right{};
    std::vector<std::string> odd_cycle{}; // the proof that it is not

    bool bipartite() const { return odd_cycle.empty(); }
};

} // namespace zermelo
