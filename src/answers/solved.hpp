// Who wins a position, and what was found on the way.
#pragma once

#include "answers/worth.hpp"
#include "core/counts.hpp"
#include "core/method.hpp"
#include "core/periodic.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace zermelo {

struct PositionValue {
    std::string position;
    Worth worth;
    std::vector<std::string> best{};
};

struct UtilityValue {
    std::string position;
    std::int64_t utility;
};
struct Utilities {
    std::int64_t utility;
    std::vector<std::string> best;    // the moves that secure it
    std::vector<UtilityValue> values; // of all positions
};

struct WrittenProofText {
    std::uint64_t entries;
    std::string text; // empty: it was made to be checked only
};

// An opening book that answered.
struct OpeningsBook {
    std::string file; // empty: the one that comes with the game
    unsigned plies;   // positions of up to so many moves are in it
};

struct Solved {
    std::string game, position;
    Player to_move = Player::one;
    Worth worth{};
    int winner = 0; // 0: nobody
    std::optional<std::uint64_t> grundy{};
    std::vector<std::string> best{}; // in the game's order
    std::optional<Counts> counts{};  // of all positions that can follow, where they were all solved
    bool symmetry = false;           // positions that are alike were solved and counted as one ...
    bool labelled = false;           // ... and the counts tell also how many there are one by one
    std::vector<Counts> tiers{};
    Method method = Method::automatic;
    Reason reason = Reason::usual;
    std::uint64_t nodes = 0;            // positions looked at
    std::optional<OpeningsBook> book{}; // told everything, so that nothing was searched
    double seconds = 0;
    std::uint64_t peak_bytes = 0;
    std::optional<bool> verified{};
    std::optional<Periods> periods{};
    std::optional<std::vector<PositionValue>> values{}; // of every position
    std::optional<std::vector<PositionValue>> trace{};  // the same in the order in which they were solved
    std::optional<Utilities> utilities{};
    std::optional<WrittenProofText> proof{};
};

} // namespace zermelo
