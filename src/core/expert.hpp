// What a game knows of its positions beyond its rules, so that a search to the end of the game need not find it out:
// moves that are forced, moves that lose at once, bounds that can be proven without looking ahead.
//
// An expert is for games in which every move takes one of `last` places (Connect 4, tic-tac-toe): the ply of a
// position is the number of moves made, a drawn play has `last` of them, and the players move in turn.
#pragma once

#include "core/value.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>

namespace zermelo {

// What a position is worth to its mover: the number of moves that the winner could still have made, plus one, or that
// number of the other player with a minus, or 0 for a draw. So a score says who wins and with which move, it is the
// same wherever the search began, and greater is better.
//
//      moves made when it is won      41   42    (last = 42)      39   40      ...     7   8
//      score of the winner             1    1                      2    2              18  18
namespace exact {

// Of a win on the mover's `after`-th move from now, 0 being the next one, with `ply` moves made.
constexpr int win_score(unsigned last, unsigned ply, unsigned after) {
    return static_cast<int>(last + 1 - ply) / 2 - static_cast<int>(after);
}
// Of a loss to the opponent's `after`-th move from now.
constexpr int loss_score(unsigned last, unsigned ply, unsigned after) { return -win_score(last, ply + 1, after); }
constexpr Value value(int score, unsigned last, unsigned ply) {
    if (score == 0) return Value::draw(last - ply);
    const bool won = score > 0;
    const unsigned after =
        static_cast<unsigned>(won ? win_score(last, ply, 0) - score : score - loss_score(last, ply, 0));
    return won ? Value::win(2 * after + 1) : Value::loss(2 * after + 2);
}
constexpr int score(Value value, unsigned last, unsigned ply) {
    switch (value.outcome()) {
    case Outcome::win: return win_score(last, ply, value.plies() / 2);
    case Outcome::loss: return loss_score(last, ply, value.plies() / 2 - 1);
    case Outcome::draw:
    case Outcome::endless: break;
    }
    return 0;
}
static_assert(score(Value::loss(40), 42, 1) == -1 && score(Value::win(41), 42, 0) == 1);
static_assert(win_score(42, 40, 0) == 1 && win_score(42, 41, 0) == 1 && win_score(42, 6, 0) == 18);
static_assert(value(1, 42, 0) == Value::win(41) && value(-1, 42, 1) == Value::loss(40) &&
              value(-2, 42, 0) == Value::loss(40));

} // namespace exact

// Both ends of what a score can be.
struct Bounds {
    int low, high;

    constexpr void at_least(int score) { low = score > low ? score : low; }
    constexpr void at_most(int score) { high = score < high ? score : high; }
    constexpr void narrow(const Bounds& that) { at_least(that.low), at_most(that.high); }
    // As the other player sees it.
    constexpr Bounds turned() const { return {-high, -low}; }
    bool operator==(const Bounds&) const = default;
};

// Of a position that play_forced_moves() leaves undecided, from its ply alone.
constexpr Bounds undecided(unsigned last, unsigned ply) {
    return {exact::loss_score(last, ply, 1), exact::win_score(last, ply, 2)};
}

// A position after the moves that are forced: either its score is known, or there is a choice.
// `turned`: the mover is another one than before; `score` is for the mover before.
struct ForcedMoves {
    bool decided, turned;
    int score;
};

// node(s)                a position in which the game goes on, with whatever is worth keeping from move to move
// play_forced_moves(n)   until there is a choice of moves that do not lose at once; decides where the mover wins with
//                        one of his next two moves, or the opponent with his next one
// judge(n)               bounds of the score after forced moves were played, proven without looking ahead
// children(n, visit)     calls visit(child, rank) for each move that does not lose at once; higher ranks should be
//                        searched first, equal ranks in the order in which they come
// ply(n), last()         the number of moves made, and of moves in the longest play
// max_moves              no position has more
// tabled                 a game with no more places than this has few positions: a table of all of them tells more
// reach                  from a position with so many moves to come, a search takes seconds or minutes, not days
// key(n), key_bits()     one word for all positions that are alike, and how many bits it has at most
template <class E>
concept Expert = requires(const E& expert, const typename E::State& state, typename E::Node& node,
                          void (*visit)(const typename E::Node&, int)) {
    typename E::Key;
    { E::max_moves } -> std::convertible_to<std::size_t>;
    { E::tabled } -> std::convertible_to<unsigned>;
    { E::reach } -> std::convertible_to<unsigned>;
    { expert.last() } -> std::same_as<unsigned>;
    { expert.ply(node) } -> std::same_as<unsigned>;
    { expert.node(state) } -> std::same_as<typename E::Node>;
    { expert.play_forced_moves(node) } -> std::same_as<ForcedMoves>;
    { expert.judge(node) } -> std::same_as<Bounds>;
    { expert.children(node, visit) };
    { expert.key(node) } -> std::same_as<typename E::Key>;
    { expert.key_bits() } -> std::same_as<unsigned>;
};

} // namespace zermelo
