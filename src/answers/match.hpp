// Many games between two AIs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace zermelo {

struct MatchResult {
    std::string first, second;
    std::uint64_t games = 0, opening = 0; // random moves before the AIs play
    std::uint64_t first_wins = 0, second_wins = 0, draws = 0;
    std::uint64_t beginner_wins = 0; // whoever that is
    double score = 0;                // of the first, a draw being a half
    double low = 0, high = 1;        // its interval, 95 %
    std::optional<double> elo{};     // none where one side won everything
};

// An option of an AI and the values that it takes.
struct GridAxis {
    std::string option;
    std::vector<std::string> values;
};

// Every setting of an AI against every other.
struct MatchGrid {
    std::string game, ai;    // the AI without the options of the axes
    std::uint64_t games = 0; // a pair
    std::vector<GridAxis> axes{};
    std::vector<std::string> settings{};      // the values of the last axis change first
    std::vector<double> means{};              // of each setting against all others
    std::vector<std::vector<double>> score{}; // of the row against the column
    std::vector<MatchResult> pairs{};
};

} // namespace zermelo
