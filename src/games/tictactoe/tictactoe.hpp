// Tic-tac-toe (morpion) on a board of any size, the m,n,k-game: the players mark cells in turn, x begins. Whoever has
// `line` marks in a row, across, down or aslant, wins; a full board without that is a draw.
#pragma once

#include "core/board_size.hpp"
#include "core/game.hpp"
#include "core/parameters.hpp"
#include "games/tictactoe/mark_index.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <string>
#include <vector>

namespace zermelo {

// The marks of both players. Cell 0 is at the top left; cells are numbered row by row (here 4 x 3):
//
//      bit   0  1  2  3
//            4  5  6  7
//            8  9 10 11
struct Marks {
    std::uint64_t x, o;

    std::uint64_t both() const { return x | o; }
    bool operator==(const Marks&) const = default;
};

// What all sizes of tic-tac-toe share: parameters, the lines, the forms of a position as text.
class TicTacToeBoard {
public:
    struct Size : BoardSize {
        unsigned cells() const { return width * height; }
    };
    static constexpr unsigned max_cells = 64;

    static const GameInfo& info();
    static Result<Size> size(const Parameters& parameters);

    // Requires size.cells() <= max_cells.
    explicit TicTacToeBoard(const Size& size);

    const Size& size() const { return size_; }
    std::uint64_t cells() const { return ~std::uint64_t{0} >> (max_cells - size_.cells()); }
    const std::vector<std::uint64_t>& lines() const {
        return lines_;
    } // all that the board has room for, each as its cells
    bool has_line(std::uint64_t marks) const {
        switch (size_.line) { // the usual lengths, with their shifts unrolled
        case 3: return line_starts<3>(marks) != 0;
        case 4: return line_starts<4>(marks) != 0;
        case 5: return line_starts<5>(marks) != 0;
        default: return line_starts<0>(marks) != 0;
        }
    }

    std::string print(const Marks& marks) const;      // x.o/.x./..o
    std::string print_cell(unsigned cell) const;      // row:column
    Result<Marks> parse(std::string_view text) const; // only what can arise
    std::string draw(const Marks& marks, const Ink& ink) const;

private:
    struct Direction {
        unsigned step = 0;        // from a cell to the next in a line
        std::uint64_t starts = 0; // the first cells of lines; others would run over an edge
    };

    // The cells from which `line` marks in a row go; each shift doubles the length that is known. `Known` is the line,
    // or 0 for any.
    template <unsigned Known> std::uint64_t line_starts(std::uint64_t marks) const {
        const unsigned line = Known ? Known : size_.line;
        std::uint64_t found = 0;
        for (unsigned i = 0; i < directions_; ++i) {
            const auto [step, starts] = direction_[i];
            std::uint64_t runs = marks;
            unsigned length = 1;
            for (; 2 * length <= line; length *= 2) runs &= runs >> (length * step);
            if (length < line) runs &= runs >> ((line - length) * step);
            found |= runs & starts;
        }
        return found;
    }
    void add_direction(int right, int down);
    Result<Marks> read_cells(std::string_view text) const;
    std::uint64_t winning_cells(const Marks& marks) const;

    Size size_;
    unsigned directions_ = 0; // that have room for a line
    std::array<Direction, 4> direction_;
    std::vector<std::uint64_t> lines_;
};

// The key is x in the low half, o in the high half. One word does for 32 cells, two for 64. It never has all its bits
// set: no cell is marked twice.
template <class Word> class TicTacToe {
public:
    using State = Marks;
    using Move = std::uint8_t; // cell
    using Key = Word;
    using Size = TicTacToeBoard::Size;

    static constexpr bool acyclic = true;
    static constexpr bool takes_turns = true;
    static constexpr unsigned half = 4 * sizeof(Word); // bits
    static constexpr unsigned max_cells = half;

    // Requires size.cells() <= max_cells.
    explicit TicTacToe(const Size& size) : board_(size), cells_(board_.cells()) {
        const auto [width, height, line] = size;
        for (unsigned row = 0; 2 * row + 1 < height; ++row) {
            Swap& swap = upside_down_.emplace_back(Swap{0, (height - 1 - 2 * row) * width});
            for (unsigned column = 0; column < width; ++column) swap.add(row * width + column);
        }
        for (unsigned column = 0; 2 * column + 1 < width; ++column) {
            Swap& swap = left_right_.emplace_back(Swap{0, width - 1 - 2 * column});
            for (unsigned row = 0; row < height; ++row) swap.add(row * width + column);
        }
        for (unsigned distance = 1; width == height && distance < width; ++distance) {
            Swap& swap = transposed_.emplace_back(Swap{0, distance * (width - 1)});
            for (unsigned row = 0; row + distance < width; ++row) swap.add(row * width + row + distance);
        }
        if (size.cells() <= MarkIndex::max_cells)
            index_ = std::make_shared<LazyMarkIndex>(MarkIndex::Board{
                width, height, [board = board_](std::uint64_t marks) { return board.has_line(marks); }});
    }

    State initial() const { return {0, 0}; }
    Player mover(const State& state) const {
        return __builtin_parityll(state.both()) ? Player::two : Player::one; // cheaper than to count
    }

    std::optional<Outcome> outcome(const State& state) const {
        if (is_lost(state)) return Outcome::loss;
        if (state.both() == cells_) return Outcome::draw;
        return std::nullopt;
    }

    template <class Visit> void moves(const State& state, Visit&& visit) const {
        if (is_lost(state)) return;
        for (std::uint64_t free = cells_ & ~state.both(); free; free &= free - 1)
            visit(static_cast<Move>(std::countr_zero(free)));
    }
    std::uint64_t count_moves(const State& state) const {
        return is_lost(state) ? 0 : static_cast<std::uint64_t>(std::popcount(cells_ & ~state.both()));
    }

    State apply(State state, Move cell) const {
        (mover(state) == Player::one ? state.x : state.o) |= std::uint64_t{1} << cell;
        return state;
    }

    Key key(const State& state) const { return static_cast<Key>(state.x) | static_cast<Key>(state.o) << half; }
    State state(const Key& key) const {
        constexpr std::uint64_t low_half = ~std::uint64_t{0} >> (64 - half);
        return {static_cast<std::uint64_t>(key) & low_half, static_cast<std::uint64_t>(key >> half)};
    }

    std::uint64_t longest() const { return board_.size().cells(); }

    // Positions of small boards have numbers. On the smallest ones the tables for that take more time than they save.
    static constexpr bool ranks_folded = true;
    static constexpr unsigned few_cells = 9;
    std::uint64_t tiers() const { return longest() + 1; }
    std::uint64_t tier(const State& state) const { return static_cast<std::uint64_t>(std::popcount(state.both())); }
    std::uint64_t size(std::uint64_t tier) const { return index_ ? index_->get().size(tier) : 0; }
    std::uint64_t rank(const State& state) const { return index_->get().rank({state.x, state.o}); }
    State unrank(std::uint64_t tier, std::uint64_t rank) const {
        const auto [x, o] = index_->get().unrank(tier, rank);
        return canonical({x, o});
    }
    MarkWalk tier_walk(bool reachable_only) const { return {index_->get(), reachable_only}; }
    bool dense_ranks() const { return index_ && board_.size().cells() > few_cells; }
    std::uint64_t index_bytes() const { return index_->get().bytes(); }

    // Boards that turn or mirror into each other are alike, 8 of them on a square, else 4; the least key stands for
    // all.
    State canonical(const State& state) const {
        Key least = key(state);
        each_image(least, [&least](Key image) { least = image < least ? image : least; });
        return this->state(least);
    }
    std::uint64_t orbit(const State& state) const {
        const Key mine = key(state);
        std::uint64_t images = 0, same = 0;
        each_image(mine, [&](Key image) { ++images, same += image == mine; });
        return images / same;
    }

    std::string print(const State& state) const { return board_.print(state); }
    std::string print_move(const State&, Move cell) const { return board_.print_cell(cell); }
    Result<State> parse(std::string_view text) const { return board_.parse(text); }
    std::string draw(const State& state, const Ink& ink) const { return board_.draw(state, ink); }
    std::string draw_small(const State& state) const {
        std::string rows = board_.print(state);
        std::ranges::replace(rows, '/', '\n');
        return rows;
    }

    const TicTacToeBoard& board() const { return board_; }

private:
    // Exchanges the marked cells with those `distance` higher, for x and o at once.
    struct Swap {
        Key cells;
        unsigned distance;

        void add(unsigned cell) { cells |= Key{1} << cell | Key{1} << (cell + half); }
        Key operator()(Key key) const {
            const Key differ = (key ^ key >> distance) & cells;
            return key ^ differ ^ differ << distance;
        }
    };

    bool is_lost(const State& state) const { return board_.has_line(mover(state) == Player::one ? state.o : state.x); }

    static Key change(const std::vector<Swap>& swaps, Key key) {
        for (const Swap& swap : swaps) key = swap(key);
        return key;
    }
    // Each image comes from the first by a short chain of swaps, so that the processor makes several at a time.
    template <class Visit> void each_image(Key key, Visit&& visit) const {
        each_mirror_image(key, visit);
        if (!transposed_.empty()) each_mirror_image(change(transposed_, key), visit);
    }
    template <class Visit> void each_mirror_image(Key key, Visit&& visit) const {
        const Key mirrored = change(left_right_, key);
        visit(key);
        visit(mirrored);
        visit(change(upside_down_, key));
        visit(change(upside_down_, mirrored));
    }

    TicTacToeBoard board_;
    std::uint64_t cells_;
    std::vector<Swap> left_right_, upside_down_, transposed_;
    std::shared_ptr<const LazyMarkIndex> index_; // none if the board is too large
};

static_assert(Acyclic<TicTacToe<std::uint64_t>> && Symmetric<TicTacToe<std::uint64_t>>);
static_assert(WalksTiers<TicTacToe<std::uint64_t>> && RanksFolded<TicTacToe<std::uint64_t>>);
static_assert(CountsMoves<TicTacToe<std::uint64_t>> && Notated<TicTacToe<std::uint64_t>> && Notated<TicTacToe<Wide>>);

// Chooses one word or two.
struct TicTacToeFamily {
    static const GameInfo& info() { return TicTacToeBoard::info(); }

    template <class Use>
    static auto make(const Parameters& parameters, Use&& use)
        -> decltype(use(std::declval<TicTacToe<std::uint64_t>>())) {
        const auto size = TicTacToeBoard::size(parameters);
        if (!size) return size.error();
        if (size->cells() <= TicTacToe<std::uint64_t>::max_cells) return use(TicTacToe<std::uint64_t>(*size));
        return use(TicTacToe<Wide>(*size));
    }
};

} // namespace zermelo
