// A position of Connect 4 does not remember in which order it was filled. Its notation needs one: this finds it.
#pragma once

#include "core/player.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace zermelo {

struct Stone {
    Player owner;
    bool in_line = false; // part of a winning line
};

// The stones of each column, from the bottom.
using StoneColumns = std::vector<std::vector<Stone>>;

// The columns that the players, in turn, can have played to make `columns`; player one began. `last` says which columns
// the last move may have been in. Nothing, if there is no such order, or none was found before that many dead ends.
//
// Whether words have an alternating shuffle is hard in general (Amarilli and Paperman, 2018), so this is a search; the
// order in which it tries makes it go straight to the goal on all but contrived positions.
std::optional<std::vector<std::uint8_t>> find_move_order(const StoneColumns& columns, const std::vector<bool>& last,
                                                         std::size_t max_dead_ends);

} // namespace zermelo
