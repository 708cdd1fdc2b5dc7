// A position as something to draw and to click on. The game says which cells there are, what stands in them and which
// clicks make which move, so that whoever draws it knows no rules.
#pragma once

#include "core/game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace zermelo {

struct ShownBoard {
    enum class Kind : std::uint8_t {
        text,     // nothing but what draw() writes
        marks,    // a grid of cells, each free or with a player's mark
        discs,    // a rack of columns into which discs fall
        squares,  // a bar of squares; eaten ones are left out
        sticks,   // rows of sticks
        piles,    // piles of tiles side by side
        vertices, // the vertex where the token is (row 0), and those it can go to (row 1)
    };
    struct Cell {
        unsigned row, column;           // row 0 is at the top
        std::string mark{};             // what is written in it
        int owner = 0;                  // the player whose it is; 0: nobody's
        unsigned hue = 0;               // piles: their colour
        unsigned height = 1;            // piles: their tiles
        bool lit = false;               // belongs to the line that ended the game, or is the goal
        std::optional<unsigned> spot{}; // what is clicked; cells that mean the same have the same spot
        std::optional<unsigned> part{}; // what a click changes where the board is set up
    };
    struct Move {
        std::string move;            // as the game writes it
        std::vector<unsigned> spots; // clicked in this order: one, or from where and where to
    };
    // Position as text is all parts, one after the other. A part with choices may become any of them.
    struct Part {
        std::string text;
        std::vector<std::string> choices{};
    };

    Kind kind = Kind::text;
    unsigned rows = 0, columns = 0;
    std::vector<Cell> cells{};
    std::vector<Move> moves{};
    std::vector<Part> parts{}; // empty: the board cannot be set up by hand
};

inline constexpr unsigned most_shown_cells = 400; // more than that is not drawn

// shown_board(game, state), in shown_board.hpp beside the game.
template <class G>
concept ShowsBoard = Notated<G> && requires(const G& game, const typename G::State& state) {
    { shown_board(game, state) } -> std::same_as<ShownBoard>;
};

// The moves of a position as one click each: spot_of(move).
template <class G, class SpotOf>
std::vector<ShownBoard::Move> one_click_moves(const G& game, const typename G::State& state, SpotOf&& spot_of) {
    std::vector<ShownBoard::Move> moves;
    if (game.outcome(state)) return moves;
    game.moves(state, [&](const typename G::Move& move) {
        moves.push_back({game.print_move(state, move), {static_cast<unsigned>(spot_of(move))}});
    });
    return moves;
}

} // namespace zermelo
