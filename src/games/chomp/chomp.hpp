// Chomp: a bar of chocolate. A bite at a square takes it and all that is left to its right and below. Whoever eats the
// poisoned square 1:1 loses; golden, wins.
#pragma once

#include "core/game.hpp"
#include "core/parameters.hpp"
#include "games/chomp/chomp_shapes.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

namespace zermelo {

// What all sizes of Chomp share: parameters, and positions as text.
struct ChompText {
    struct Board {
        unsigned rows, columns;
        bool golden;
    };
    struct Square { // from 1:1 on
        unsigned row, column;
    };
    using Lengths = std::vector<unsigned>; // of all rows, from the top; they do not grow

    static constexpr unsigned max_steps = 127; // rows + columns, so that a position fits the longest key

    static const GameInfo& info();
    static Result<Board> board(const Parameters& parameters);
    static std::string print(const Lengths& lengths);        // 6/4/1
    static std::string print_course(const Lengths& lengths); // {(0, 0), (0, 1), (1, 0)}
    static std::string draw(const Lengths& lengths, bool golden, const Ink& ink);
    static std::string draw_small(const Lengths& lengths, unsigned columns);
    static Result<Lengths> parse(std::string_view text, const Board& board); // as print; empty rows may be left out
    static Result<Lengths> parse_course(std::string_view text, const Board& board); // as print_course, in any order
    static Result<Square> parse_move(std::string_view text, const Board& board, const Lengths& lengths); // 2:4
};

// A position is the edge of what is left, walked from the top right corner of the board to its bottom left one. A step
// down is a 1 and a step left is a 0; the first step is bit 0. So 6/4/1 on 3 rows and 6 columns is:
//
//      █ █ █ █ █ █ |             step  8 7 6 5 4 3 2 1 0
//      █ █ █ █ |---              bit   0 1 0 0 0 1 0 0 1
//      █ |-----                          :       :     :
//      --                        row     3       2     1
//
// A step down ends a row, a step left a column. A square is left if its column's step comes after its row's; a bite at
// it puts the steps from the one to the other in order: first those to the left, then those down.
template <class Path> class Chomp {
public:
    struct State {
        Path path;
        Player mover;
        bool operator==(const State&) const = default;
    };
    struct Move {
        std::uint8_t row, column; // from 1:1 on
        std::uint8_t down, left;  // the steps that end them; down < left
        bool operator==(const Move&) const = default;
    };
    using Key = Path;

    static constexpr bool acyclic = true;
    static constexpr bool takes_turns = true;
    static constexpr bool impartial = true;

    static constexpr unsigned max_steps = 8 * sizeof(Path) - 1;

    // Requires at least one row and one column, and rows + columns <= max_steps.
    explicit Chomp(const ChompText::Board& board)
        : board_(board), steps_(board.rows + board.columns), eaten_(ones(board.rows) << board.columns) {
        assert(board.rows > 0 && board.columns > 0 && steps_ <= max_steps);
    }

    State initial() const { return {ones(board_.rows), Player::one}; }
    Player mover(const State& state) const { return state.mover; }
    State with_mover(const State& state, Player player) const { return {state.path, player}; }
    bool misere() const { return !board_.golden; }
    // The Grundy values of poisoned Chomp are those of the game where nobody may eat the poison: a move to the empty
    // board is left out of account there. It changes no winner, since that move loses at once.
    bool counts_for_grundy(const State& state) const { return board_.golden || state.path != eaten_; }

    // Nothing is left: the other player has just eaten 1:1.
    std::optional<Outcome> outcome(const State& state) const {
        if (state.path != eaten_) return std::nullopt;
        return board_.golden ? Outcome::loss : Outcome::win;
    }

    // Row by row, each from the left.
    template <class Visit> void moves(const State& state, Visit&& visit) const {
        std::array<std::uint8_t, max_steps + 1> lefts; // by column
        for (unsigned step = 0, column = board_.columns; column > 0; ++step)
            if (!is_down(state, step)) lefts[column--] = static_cast<std::uint8_t>(step);
        each_row(state, [&](unsigned row, unsigned length, unsigned down) {
            for (unsigned column = 1; column <= length; ++column)
                visit(Move{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column),
                           static_cast<std::uint8_t>(down), lefts[column]});
        });
    }

    State apply(const State& state, const Move& move) const {
        const unsigned end = move.left + 1u;
        const Path bitten = ones(end - move.down) << move.down;
        const unsigned rows = count(state.path & bitten);
        return {(state.path & ~bitten) | ones(rows) << (end - rows), other(state.mover)};
    }

    Key key(const State& state) const { return state.path; }
    State state(const Key& key) const { return {key, Player::one}; }

    // A square board may be transposed: the path is walked backwards, and down and left change places.
    State canonical(const State& state) const {
        return square() ? State{std::min(state.path, transposed(state.path)), state.mover} : state;
    }
    std::uint64_t orbit(const State& state) const { return square() && transposed(state.path) != state.path ? 2 : 1; }

    std::uint64_t longest() const {
        return std::uint64_t{board_.rows} * board_.columns;
    } // a bite takes one square or more
    std::uint64_t count_moves(const State& state) const {
        std::uint64_t squares = 0;
        each_row(state, [&](unsigned, unsigned length, unsigned) { squares += length; });
        return squares;
    }

    std::string print(const State& state) const { return ChompText::print(lengths(state)); }
    std::string print_course(const State& state) const { return ChompText::print_course(lengths(state)); }
    std::string draw_small(const State& state) const { return ChompText::draw_small(lengths(state), board_.columns); }
    std::string draw(const State& state, const Ink& ink) const {
        return ChompText::draw(lengths(state), board_.golden, ink);
    }
    std::string print_move(const State&, const Move& move) const {
        return std::to_string(move.row) + ":" + std::to_string(move.column);
    }
    std::string print_move_course(const State&, const Move& move) const { // squares are counted from 0
        return "(" + std::to_string(move.row - 1) + ", " + std::to_string(move.column - 1) + ")";
    }
    Result<State> parse(std::string_view text) const { return from_lengths(ChompText::parse(text, board_)); }
    Result<State> parse_course(std::string_view text) const {
        return from_lengths(ChompText::parse_course(text, board_));
    }
    // Says whether a square that cannot be bitten is off the board or eaten.
    Result<Move> parse_move(const State& state, std::string_view text) const {
        const auto square = ChompText::parse_move(text, board_, lengths(state));
        if (!square) return square.error();
        Move found{};
        moves(state, [&](const Move& move) {
            if (move.row == square->row && move.column == square->column) found = move;
        });
        return found;
    }

    // The positions after a start are the shapes that fit into it.
    class Numbering {
    public:
        Numbering(const Chomp& game, const State& start) : game_(game), shapes_(game.lengths(start)) {}

        std::uint64_t size() const { return shapes_.size(); }
        std::uint64_t edges() const { return shapes_.edges(); }
        std::optional<std::uint64_t> number(const State& state) const {
            const ChompShapes::Shape shape = game_.shape(state);
            const bool too_high = shapes_.rows() < shape.size() && shape[shapes_.rows()] > 0;
            return too_high ? std::nullopt : shapes_.number(shape);
        }
        State state(std::uint64_t number) const {
            const ChompShapes::Shape shape = shapes_.shape(number);
            return game_.state([&](unsigned row) { return shape[row]; });
        }
        template <class Visit> void each_after(const State& state, Visit&& visit) const {
            shapes_.each_bite(game_.shape(state), visit);
        }
        template <class Mark, class More> void each_before(const State& state, Mark&& mark, More&& more) const {
            shapes_.each_unbitten(game_.shape(state), mark, more);
        }

    private:
        Chomp game_;
        ChompShapes shapes_;
    };
    Numbering numbering(const State& start) const { return {*this, start}; }

    const ChompText::Board& board() const { return board_; }
    // Calls visit(row, length, step down) for the rows that are not empty, from the top.
    template <class Visit> void each_row(const State& state, Visit&& visit) const {
        unsigned length = board_.columns;
        for (unsigned step = 0, row = 1; row <= board_.rows && length > 0; ++step) {
            if (is_down(state, step))
                visit(row++, length, step);
            else
                --length;
        }
    }
    ChompText::Lengths lengths(const State& state) const {
        ChompText::Lengths lengths(board_.rows);
        each_row(state, [&](unsigned row, unsigned length, unsigned) { lengths[row - 1] = length; });
        return lengths;
    }
    // Requires as many rows as the board has, none longer than the board or than the row above.
    State state(const ChompText::Lengths& lengths) const {
        return state([&](unsigned row) { return lengths[row]; });
    }

private:
    template <class LengthOf>
        requires std::invocable<LengthOf, unsigned>
    State state(LengthOf&& length_of) const {
        State state{0, Player::one};
        for (unsigned row = 0; row < board_.rows; ++row) // the steps before: the rows above, and left from the far end
            state.path |= Path{1} << (row + board_.columns - length_of(row));
        return state;
    }
    ChompShapes::Shape shape(const State& state) const {
        ChompShapes::Shape shape{};
        each_row(state,
                 [&](unsigned row, unsigned length, unsigned) { shape[row - 1] = static_cast<std::uint8_t>(length); });
        return shape;
    }

    static constexpr Path ones(unsigned bits) { return (Path{1} << bits) - 1; }
    static constexpr unsigned count(Path bits) {
        if constexpr (sizeof(Path) == 8)
            return static_cast<unsigned>(std::popcount(bits));
        else
            return static_cast<unsigned>(std::popcount(low(bits)) + std::popcount(low(bits >> 64)));
    }
    static constexpr std::uint64_t low(Path bits) { return static_cast<std::uint64_t>(bits); }
    static constexpr bool is_down(const State& state, unsigned step) { return (state.path >> step & 1) != 0; }

    // Bit i changes places with bit 63 - i: neighbours first, then pairs, then halves of bytes, then bytes.
    static constexpr std::uint64_t reversed_word(std::uint64_t word) {
        word = (word >> 1 & 0x5555'5555'5555'5555u) | (word & 0x5555'5555'5555'5555u) << 1;
        word = (word >> 2 & 0x3333'3333'3333'3333u) | (word & 0x3333'3333'3333'3333u) << 2;
        word = (word >> 4 & 0x0F0F'0F0F'0F0F'0F0Fu) | (word & 0x0F0F'0F0F'0F0F'0F0Fu) << 4;
        return __builtin_bswap64(word);
    }
    static constexpr Path reversed(Path bits) {
        if constexpr (sizeof(Path) == 8)
            return reversed_word(bits);
        else
            return Path{reversed_word(low(bits))} << 64 | reversed_word(low(bits >> 64));
    }

    bool square() const { return board_.rows == board_.columns; }
    Path transposed(Path path) const { return reversed(path) >> (8 * sizeof(Path) - steps_) ^ ones(steps_); }

    Result<State> from_lengths(const Result<ChompText::Lengths>& lengths) const {
        if (!lengths) return lengths.error();
        return state(*lengths);
    }

    ChompText::Board board_;
    unsigned steps_;
    Path eaten_; // all the way left, then down
};

static_assert(Acyclic<Chomp<std::uint64_t>> && Symmetric<Chomp<std::uint64_t>> && CountsMoves<Chomp<std::uint64_t>>);
static_assert(Numbered<Chomp<std::uint64_t>> && Numbered<Chomp<Wide>>);
static_assert(Impartial<Chomp<std::uint64_t>> && CourseNotated<Chomp<std::uint64_t>> && CourseNotated<Chomp<Wide>>);

// Chooses the shortest key that fits.
struct ChompFamily {
    static const GameInfo& info() { return ChompText::info(); }

    template <class Use>
    static auto make(const Parameters& parameters, Use&& use) -> decltype(use(std::declval<Chomp<std::uint64_t>>())) {
        const auto board = ChompText::board(parameters);
        if (!board) return board.error();
        if (board->rows + board->columns <= Chomp<std::uint64_t>::max_steps) return use(Chomp<std::uint64_t>(*board));
        return use(Chomp<Wide>(*board));
    }
};

} // namespace zermelo
