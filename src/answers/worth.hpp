// What a position or a move is worth, as answers tell it: with plies of any size, or without where nobody knows them.
#pragma once

#include "core/player.hpp"
#include "core/value.hpp"

#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

namespace zermelo {

struct Worth {
    Outcome outcome = Outcome::draw; // for the player to move; endless: the play never ends
    Outcome result = Outcome::draw;  // what that means to the player to move: win, draw or loss
    std::optional<std::uint64_t>
        plies; // to the end; none in endless play, where only the winner is known, and on the way to a utility
    std::optional<std::int64_t> utility{}; // what both can secure, on player one's scale, in games that count it

    bool endless() const { return outcome == Outcome::endless; }
};

constexpr Outcome turned(Outcome outcome) { // as the other player sees it
    return outcome == Outcome::win ? Outcome::loss : outcome == Outcome::loss ? Outcome::win : outcome;
}

// What the position before is worth through the move that led here.
inline Worth one_ply_earlier(const Worth& worth, bool same_mover) {
    Worth before = worth;
    if (!same_mover) before.outcome = turned(worth.outcome), before.result = turned(worth.result);
    if (worth.plies) before.plies = *worth.plies + 1;
    return before;
}

// Better for the player to move is greater, in the order of Value: win soon, win late, draw, endless, loss late, loss
// soon. A result without plies counts as the latest win and the soonest loss. Utilities, where there are some, decide
// alone.
inline std::weak_ordering compare(const Worth& a, const Worth& b, Player mover) {
    if (a.utility && b.utility) return mover == Player::one ? *a.utility <=> *b.utility : *b.utility <=> *a.utility;
    if (a.outcome != b.outcome) return a.outcome <=> b.outcome;
    constexpr std::uint64_t never = ~std::uint64_t{0};
    if (a.outcome == Outcome::loss) return a.plies.value_or(0) <=> b.plies.value_or(0);
    return b.plies.value_or(never) <=> a.plies.value_or(never);
}

// The best of them, the first of equals. Requires that there is one.
inline Worth best_of(const std::vector<Worth>& worths, Player mover) {
    Worth best = worths.front();
    for (const Worth& worth : worths)
        if (compare(worth, best, mover) > 0) best = worth;
    return best;
}

} // namespace zermelo
