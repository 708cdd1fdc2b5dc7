// What is asked of a game, beyond a position.
#pragma once

#include "answers/solved.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace zermelo {

// How positions are written: as people do, or as the course's sheets do.
enum class Form : std::uint8_t { usual, course };

struct SolveRequest {
    Method method = Method::automatic;
    bool symmetry = true;
    bool verify = false;
    bool strong = false;    // list the value of every position
    bool trace = false;     // list the positions in the order in which they were solved
    bool utilities = false; // the value in numbers, where final positions are worth some
    bool proof = false;     // who wins, with a proof that can be checked
    Form form = Form::usual;

    // Whether more is asked than one position's value.
    bool lists() const { return strong || trace || utilities; }
};

struct ArenaRequest {
    bool symmetry = false;
    bool bipartite = false; // every position once for each player to move
    bool listed = true;     // false: only counted, so that there may be more positions than anybody would list
    bool both = false;      // the same, whether or not it can be that player's turn: first player one's, then two's
    Form form = Form::usual;
};

struct MatchRequest {
    std::string first, second;
    std::uint64_t games = 100;
    std::uint64_t opening = 2; // random moves before the AIs play; two games share each opening, sides swapped
};

struct DepthRequest {
    std::string with;
    std::optional<std::uint32_t> depth{}; // the deepest; nothing: until all is seen
    std::uint64_t sample = 5'000;         // positions at most
};

struct CompareRequest {
    std::string eval, utility; // as in an AI's word; empty: the usual ones
    std::optional<std::int64_t> depth{};
};

} // namespace zermelo
