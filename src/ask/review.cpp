#include "ask/review.hpp"

#include <algorithm>

namespace zermelo {

namespace {

bool is_worse(const ReviewedMove& move) {
    if (move.before.utility && move.after.utility) return compare(move.after, move.before, move.player) < 0;
    return move.after.result < move.before.result;
}

// What the position at the end of a play is worth. A play that went in circles is worth what endless play is.
Result<Worth> worth_of_end(const PlayedGame& played, const Control& control) {
    if (played.winner() || !played.endless()) return played.game().worth(played.here(), control);
    const int winner = played.endless_winner();
    return Worth{Outcome::endless,
                 winner == 0                        ? Outcome::draw
                 : winner == number(played.mover()) ? Outcome::win
                                                    : Outcome::loss,
                 {}};
}

} // namespace

Result<BetterSide> better_side(AnyGame& game, const Position& position, const Control& control) {
    auto worth = game.worth(position, control);
    if (!worth) return worth.error();
    return BetterSide{game.winner(position, worth->outcome), *worth};
}

Result<Review> review_play(const PlayedGame& played, const Control& control) {
    AnyGame& game = played.game();
    const std::size_t plies = played.moves().size();
    Review review;
    // From the end, where least is left to look at; what is too much once is too much before that.
    auto worth = worth_of_end(played, control);
    for (std::size_t ply = plies; ply-- > 0 && worth;) {
        const Position& position = played.after(ply);
        auto before = game.worth(position, control);
        const Player mover = game.mover(position);
        if (before) {
            const Worth after = one_ply_earlier(*worth, game.mover(played.after(ply + 1)) == mover);
            review.moves.push_back({ply + 1, mover, played.moves()[ply], *before, after});
        }
        if (before && is_worse(review.moves.back())) {
            auto best = game.best(position, control);
            if (best)
                review.moves.back().better = best->moves.front();
            else
                review.moves.pop_back(), before = best.error();
        }
        worth = std::move(before);
    }
    if (!worth && (worth.error().kind != Error::Kind::limit || control.is_interrupted())) return worth.error();
    std::ranges::reverse(review.moves);
    review.unknown = plies - review.moves.size();
    return review;
}

} // namespace zermelo
