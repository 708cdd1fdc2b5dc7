// From where a player can force the play into a target, and what is found when strategies and certificates are checked.
#pragma once

#include "arena/arena.hpp"
#include "core/player.hpp"
#include "core/text.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace zermelo {

// Why a vertex is in the attractor: it is the target, the player moves towards it, every move leads there ...
// ... or is not: the play is over there, nobody can move, the player has no way in, the opponent stays out.
enum class AttractorReason : std::uint8_t { target, moves, forced, over, stuck, no_way_in, stays_out };

struct AttractorVertex {
    std::string name;
    Player owner;
    AttractorReason why;
    Vertex through = no_vertex;                   // the move that shows it, where there is one
    std::optional<std::uint32_t> rank{};          // none outside the attractor
    std::optional<std::uint32_t> opponent_rank{}; // in the opponent's attractor; none outside
};

struct AttractorFacts {
    Player player = Player::one;
    bool normal = false;            // whoever cannot move loses; else there is a target to reach
    bool assumed = false;           // ... because nobody named a target
    Player target_of = Player::one; // whose goal the target is: only to one's own is reaching it a win
    std::uint64_t size = 0;
    std::uint32_t vertices = 0; // of the arena
    std::uint64_t edges = 0;
    std::vector<std::uint64_t> sizes{}; // of V_0, V_1, ...
    Vertex start{0};
    std::string start_name{};
    bool start_inside = false;
    bool regions = false; // both have targets: won, lost, and what neither can force

    // Every vertex of the arena in its order; none in a summary.
    std::optional<std::vector<AttractorVertex>> list{};
};

// The numbers of the vertices that join at each step. Requires a list.
inline std::vector<std::vector<std::uint32_t>> joined_by_rank(const AttractorFacts& facts) {
    std::vector<std::vector<std::uint32_t>> steps(facts.sizes.size());
    for (std::uint32_t v = 0; v < facts.list->size(); ++v)
        if (const auto rank = (*facts.list)[v].rank) steps[*rank].push_back(v);
    return steps;
}

// Who wins where, in the arena's order. Requires a list, and regions.
struct AttractorRegions {
    std::vector<std::string> won, lost, neither;
};
inline AttractorRegions regions_of(const AttractorFacts& facts) {
    AttractorRegions regions;
    for (const AttractorVertex& vertex : *facts.list)
        (vertex.rank ? regions.won : vertex.opponent_rank ? regions.lost : regions.neither).push_back(vertex.name);
    return regions;
}

// A play that beats a strategy.
struct CounterPlay {
    std::string from;
    std::vector<std::string> path;
    std::optional<std::uint32_t> loop; // the place in the path to which it returns
    bool silent;                       // it ends where the strategy says nothing
};

struct CheckedStrategy {
    Player holder, player, target_of; // whose strategy; who wants to reach the target; whose goal that is
    std::vector<std::string> wins{};
    std::vector<std::string> missed{}; // from where another strategy would win too
    std::vector<std::string> silent{}; // those of them where the strategy says nothing
    std::optional<CounterPlay> counter{};

    bool good() const { return missed.empty(); }
};

struct CheckedCertificate {
    struct Flaw {
        std::string vertex;
        Text what;
    };
    std::string game;
    Player player;
    std::uint64_t positions, inside;
    std::optional<Flaw> flaw{};
};

} // namespace zermelo
