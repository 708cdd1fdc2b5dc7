// Nodes a second of the searches, next to loops written by hand: what generality costs. Not a test.
// There are two yardsticks: a loop written out for the game's own rules, which shows what the search template costs,
// and one with the size of the board written in, which shows what boards of any size cost. All are run in turn, and the
// best of several runs counts.
// bench/run compiles and runs it.
#include "games/connect4/connect4.hpp"
#include "games/tictactoe/tictactoe.hpp"
#include "search/alpha_beta.hpp"
#include "search/minimax.hpp"
#include "search/playouts.hpp"

#include <array>
#include <cstdio>
#include <ctime>

namespace {

using namespace zermelo;

struct Zero {
    template <class State> int operator()(const State&) const { return 0; }
};

// Counts what the yardsticks count.
struct CountingNodes : SilentSearch {
    std::uint64_t nodes = 0;
    void node() { ++nodes; }
};

struct Measured {
    std::uint64_t nodes = 0;
    Score score = 0;

    bool operator==(const Measured&) const = default;
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

// The same loops over the rules of the games as they are, for boards of any size.
namespace by_rules {

template <class G>
Score minimax(const G& game, const typename G::State& state, std::uint32_t ply, std::uint64_t& nodes) {
    ++nodes;
    if (const auto outcome = game.outcome(state))
        return *outcome == Outcome::draw ? 0 : *outcome == Outcome::win ? score::decided - ply : ply - score::decided;
    Score best = -score::infinity;
    game.moves(state, [&](const typename G::Move& move) {
        best = std::max(best, -minimax(game, game.apply(state, move), ply + 1, nodes));
    });
    return best;
}

template <class G>
Score alpha_beta(const G& game, const typename G::State& state, int depth, Score low, Score high, std::uint32_t ply,
                 std::uint64_t& nodes) {
    ++nodes;
    if (const auto outcome = game.outcome(state))
        return *outcome == Outcome::draw ? 0 : *outcome == Outcome::win ? score::decided - ply : ply - score::decided;
    if (depth == 0) return 0;
    Score best = -score::infinity;
    game.moves(state, [&](const typename G::Move& move) {
        if (best >= high) return;
        best = std::max(
            best, -alpha_beta(game, game.apply(state, move), depth - 1, -high, -std::max(low, best), ply + 1, nodes));
    });
    return best;
}

template <class G> int play(const G& game, Random& random) {
    auto state = game.initial();
    for (int ply = 0;; ++ply) {
        if (const auto outcome = game.outcome(state))
            return *outcome == Outcome::draw ? 0 : (*outcome == Outcome::win) == (ply % 2 == 0) ? 1 : -1;
        std::array<typename G::Move, 7> open;
        unsigned count = 0;
        game.moves(state, [&](const typename G::Move& move) { open[count++] = move; });
        state = game.apply(state, open[random.below(count)]);
    }
}

} // namespace by_rules

// Processor time: other work on the machine does not count.
template <class Work> double seconds(Work&& work) {
    const std::clock_t begin = std::clock();
    work();
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

// Runs them in turn; their results must be the same.
template <class Ours, class Rules, class Fixed>
void compare(const char* name, int runs, Ours&& ours, Rules&& rules, Fixed&& fixed) {
    double best[3] = {1e9, 1e9, 1e9};
    Measured measured[3];
    for (int run = 0; run < runs; ++run) {
        best[0] = std::min(best[0], seconds([&] { measured[0] = ours(); }));
        best[1] = std::min(best[1], seconds([&] { measured[1] = rules(); }));
        best[2] = std::min(best[2], seconds([&] { measured[2] = fixed(); }));
    }
    const bool same = measured[0] == measured[1] && measured[1] == measured[2];
    auto rate = [&](int i) { return static_cast<double>(measured[i].nodes) / best[i] / 1e6; };
    std::printf("%-30s %8llu  ours %6.1f M/s  loop over the rules %6.1f M/s (%.2f)  fixed board %6.1f M/s (%.2f)%s\n",
                name, static_cast<unsigned long long>(measured[0].nodes), rate(0), rate(1), rate(0) / rate(1), rate(2),
                rate(0) / rate(2), same ? "" : "  DIFFERENT RESULTS");
}

} // namespace

int main() {
    const TicTacToe<std::uint64_t> tictactoe({3, 3, 3});
    compare(
        "minimax, tic-tac-toe", 50,
        [&] {
            CountingNodes trace;
            Minimax<TicTacToe<std::uint64_t>, Zero, CountingNodes> search(tictactoe, Scoring::sooner, {}, trace);
            const Score score = search.value(tictactoe.initial(), to_the_end, 0);
            return Measured{trace.nodes, score};
        },
        [&] {
            Measured measured;
            measured.score = by_rules::minimax(tictactoe, tictactoe.initial(), 0, measured.nodes);
            return measured;
        },
        [] {
            Measured measured;
            measured.score = hand_tictactoe::value(0, 0, 0, measured.nodes);
            return measured;
        });

    using Board = Connect4<std::uint64_t>;
    const Board connect4({7, 6, 4});
    compare(
        "alpha-beta, Connect 4, depth 9", 50,
        [&] {
            CountingNodes trace;
            AlphaBeta<Board, Zero, CountingNodes> search(connect4, {}, {}, trace);
            const Score score = search.value(connect4.initial(), 9, -score::infinity, score::infinity, 0);
            return Measured{trace.nodes, score};
        },
        [&] {
            Measured measured;
            measured.score = by_rules::alpha_beta(connect4, connect4.initial(), 9, -score::infinity, score::infinity, 0,
                                                  measured.nodes);
            return measured;
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
            return Measured{games, playouts.score(connect4.initial(), games, random, [] { return true; })};
        },
        [&] {
            Random random(1);
            Measured measured{games};
            for (std::uint64_t game = 0; game < games; ++game) measured.score += by_rules::play(connect4, random);
            return measured;
        },
        [] {
            Random random(1);
            Measured measured{games};
            for (std::uint64_t game = 0; game < games; ++game) measured.score += hand_connect4::play(random);
            return measured;
        });
}
