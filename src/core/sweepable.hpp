// The power of games whose starts come in families: all starts with the same total are positions of one larger game, so
// that one solve answers all of them.
#pragma once

#include "core/game.hpp"

#include <optional>
#include <string>
#include <vector>

namespace zermelo {

// Of the type that describes the game in the registry:
//   space(total, parts, misere)      the game whose first tier are all starts with that total, of at most so many
//   parts;
//                                    nothing if it would be too large
//   start_of(space, state)           the parts of such a start, descending
//   start_word(parts, misere)        the word of the game that begins with these parts, all of them equal
template <class Family>
concept Sweepable = requires(std::uint64_t number, bool misere, const std::vector<std::uint64_t>& parts) {
    requires Ranked<typename Family::Space>;
    { Family::space(number, number, misere) } -> std::same_as<std::optional<typename Family::Space>>;
    {
        Family::start_of(*Family::space(number, number, misere), Family::space(number, number, misere)->initial())
    } -> std::same_as<std::vector<std::uint64_t>>;
    { Family::start_word(parts, misere) } -> std::same_as<std::string>;
};

} // namespace zermelo
