// Nodes a second of the searches, next to loops written by hand for one game: what generality costs. Not a test.
// Each pair is run in turn, and the best of several runs counts.
#include "games/connect4/connect4.hpp"
#include "games/tictactoe/tictactoe.hpp"
#include "search/alpha_beta.hpp"
#include "search/minimax.hpp"
#include "search/playouts.hpp"

#include <chrono>
#include <cstdio>

namespace {

using namespace zermelo;

struct Zero {
    template <class State> int operator()(const State&) const { return 0; }
};

struct Measured {
    std::uint64_t nodes = 0;
    Score score = 0;
};

// Tic-tac-toe, minimax, win / loss / draw by plies, as one would write it for this game alone.
namespace hand_tictactoe {

constexpr unsigned lines[] = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

Score value(unsigned mine, unsigned theirs, int ply, std::uint64_t& nodes) {
    ++nodes;
    bool lost = false;
    for (unsigned line : lines) lost |= (theirs & line) == line;
    if (lost) return -(score::decided - ply);
    const unsigned free = 0777 & ~(mine | theirs);
    if (free == 0) return 0;
    Score best = -score::infinity;
    for (unsigned left = free; left; left &= left - 1)
        best = std::max(best, -value(theirs, mine | (left & (~left + 1)), ply + 1, nodes));
    return best;
}

} // namespace hand_tictactoe

// Connect 4, 7 x 6: alpha-beta, and random games.
namespace hand_connect4 {

bool has_line(std::uint64_t stones) {
    std::uint64_t pairs = stones & stones >> 7, found = pairs & pairs >> 14;
    pairs = stones & stones >> 6, found |= pairs & pairs >> 12;
    pairs = stones & stones >> 8, found |= pairs & pairs >> 16;
    pairs = stones & stones >> 1, found |= pairs & pairs >> 2;
    return found != 0;
}

constexpr std::uint64_t full() {
    std::uint64_t cells = 0;
    for (int column = 0; column < 7; ++column) cells |= std::uint64_t{0x3F} << (7 * column);
    return cells;
}

Score value(std::uint64_t mine, std::uint64_t mask, int depth, Score low, Score high, int ply, std::uint64_t& nodes) {
    ++nodes;
    const std::uint64_t theirs = mine ^ mask;
    if (has_line(theirs)) return -(score::decided - ply);
    if (mask == full() || depth == 0) return 0;
    Score best = -score::infinity;
    for (int column = 0; column < 7; ++column) {
        if (mask & std::uint64_t{1} << (7 * column + 5)) continue;
        const std::uint64_t next = mask | (mask + (std::uint64_t{1} << (7 * column)));
        best = std::max(best, -value(theirs, next, depth - 1, -high, -std::max(low, best), ply + 1, nodes));
        if (best >= high) break;
    }
    return best;
}

int play(Random& random) {
    std::uint64_t mine = 0, mask = 0;
    for (int ply = 0;; ++ply) {
        const std::uint64_t theirs = mine ^ mask;
        if (has_line(theirs)) return ply % 2 == 0 ? -1 : 1;
        if (mask == full()) return 0;
        std::uint8_t open[7];
        unsigned count = 0;
        for (int column = 0; column < 7; ++column) {
            open[count] = static_cast<std::uint8_t>(7 * column);
            count += !(mask & std::uint64_t{1} << (7 * column + 5));
        }
        const std::uint64_t next = mask | (mask + (std::uint64_t{1} << open[random.below(count)]));
        mine = theirs, mask = next;
    }
}

} // namespace hand_connect4

template <class Work> double seconds(Work&& work) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

// Runs both in turn; their results must be the same.
template <class Ours, class Hand> void compare(const char* name, int runs, Ours&& ours, Hand&& hand) {
    double best_ours = 1e9, best_hand = 1e9;
    Measured by_us, by_hand;
    for (int run = 0; run < runs; ++run) {
        best_ours = std::min(best_ours, seconds([&] { by_us = ours(); }));
        best_hand = std::min(best_hand, seconds([&] { by_hand = hand(); }));
    }
    const bool same = by_us.nodes == by_hand.nodes && by_us.score == by_hand.score;
    std::printf("%-34s %10llu  ours %6.1f M/s  by hand %6.1f M/s  ratio %.2f%s\n", name,
                static_cast<unsigned long long>(by_us.nodes), static_cast<double>(by_us.nodes) / best_ours / 1e6,
                static_cast<double>(by_hand.nodes) / best_hand / 1e6, best_hand / best_ours,
                same ? "" : "  DIFFERENT RESULTS");
}

} // namespace

int main() {
    const TicTacToe<std::uint64_t> tictactoe({3, 3, 3});
    compare(
        "minimax, tic-tac-toe", 20,
        [&] {
            CountingSearch trace;
            Minimax<TicTacToe<std::uint64_t>, Zero, CountingSearch> search(tictactoe, Scoring::sooner, {}, trace);
            const Score score = search.value(tictactoe.initial(), to_the_end, 0);
            return Measured{trace.counts().nodes, score};
        },
        [] {
            Measured measured;
            measured.score = hand_tictactoe::value(0, 0, 0, measured.nodes);
            return measured;
        });

    using Board = Connect4<std::uint64_t>;
    const Board connect4({7, 6, 4});
    compare(
        "alpha-beta, Connect 4, depth 9", 5,
        [&] {
            CountingSearch trace;
            AlphaBeta<Board, Zero, CountingSearch> search(connect4, {}, {}, trace);
            const Score score = search.value(connect4.initial(), 9, -score::infinity, score::infinity, 0);
            return Measured{trace.counts().nodes, score};
        },
        [] {
            Measured measured;
            measured.score = hand_connect4::value(0, 0, 9, -score::infinity, score::infinity, 0, measured.nodes);
            return measured;
        });

    constexpr std::uint64_t games = 1'000'000;
    compare(
        "random games, Connect 4", 5,
        [&] {
            Random random(1);
            Playouts<Board> playouts(connect4);
            return Measured{games, playouts.score(connect4.initial(), games, random)};
        },
        [] {
            Random random(1);
            Measured measured{games};
            for (std::uint64_t game = 0; game < games; ++game) measured.score += hand_connect4::play(random);
            return measured;
        });
}
