#include "games/babylone/ideas.hpp"

#include <algorithm>

namespace zermelo::babylone {

void MovesLeft::add(const MovesLeft& after) {
    fewest = std::min(fewest, after.fewest + 1);
    most = std::max(most, after.most + 1);
    even = even || after.odd;
    odd = odd || after.even;
}

std::vector<Idea> parity_ideas(const MovesLeft& here, const std::vector<MoveCounted>& moves, Player mover,
                               bool misere) {
    using Claimed = Assertion::Kind;
    const auto me = static_cast<std::uint64_t>(number(mover)), you = static_cast<std::uint64_t>(number(other(mover)));
    if (here.fewest == here.most) {
        const bool mine = here.most % 2 == 1; // the last move
        return {{Idea::Kind::moves_fixed,
                 {Idea::Moves{here.most}, mine ? me : you},
                 {{mine != misere ? Claimed::won : Claimed::lost}}}};
    }
    std::vector<Idea> ideas;
    for (const auto& [move, left] : moves) // after my move, I make the last one if an even number follows
        if (misere ? !left.even : !left.odd)
            ideas.push_back(
                {misere ? Idea::Kind::odd_left : Idea::Kind::even_left, {move}, {{Claimed::win, {move}}}, move});
    const std::uint64_t fewest = here.fewest, most = here.most;
    ideas.push_back({Idea::Kind::parity, {fewest, Idea::Moves{most}, me}, {{Claimed::won}}});
    ideas.push_back({Idea::Kind::parity, {fewest, Idea::Moves{most}, you}, {{Claimed::lost}}});
    return ideas;
}

} // namespace zermelo::babylone
