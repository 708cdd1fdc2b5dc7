// The bits of a board of Connect 4, and what can be seen from them.
#pragma once

#include "core/board_size.hpp"
#include "games/connect4/bits.hpp"

#include <array>

namespace zermelo {

// One bit a cell, as Pons lays them out, column by column, with a guard row on top (here 7 x 6):
//
//      column        0  1  2  3  4  5  6
//      guard row     6 13 20 27 34 41 48   <- no stone, ever
//                    5 12 19 26 33 40 47
//                    4 11 18 25 32 39 46
//                    3 10 17 24 31 38 45
//                    2  9 16 23 30 37 44
//                    1  8 15 22 29 36 43
//      bottom        0  7 14 21 28 35 42
//
// From a cell to its neighbour it is 1 step up, height + 1 across, height and height + 2 aslant; a run that leaves the
// board by the top or the bottom meets the guard row, where it ends.
//
// `Width`, `Height` and `Line` are those of the usual board, so that its shifts are known to the compiler; or 0, and
// they are looked up.
template <bits::OneOrTwoWords Bits, unsigned Width = 0, unsigned Height = 0, unsigned Line = 0> class Connect4Board {
public:
    // Requires that width * (height + 1) is at most the number of bits, less one for two words.
    explicit Connect4Board(const BoardSize& size) : width_(size.width), height_(size.height), line_(size.line) {
        for (unsigned column = 0; column < width(); ++column) {
            bottom_ |= cell(column, 0);
            top_ |= cell(column, height() - 1);
            for (unsigned row = 0; row < height(); ++row) cells_ |= cell(column, row);
            for (unsigned i = 0; 1u << i <= height(); ++i)
                for (unsigned row = 0; row + (1u << i) <= height(); ++row) filled_from_[i] |= cell(column, row);
        }
        column_ = ~Bits{0} >> (8 * sizeof(Bits) - stride());
        const bool across = line() <= width(), up = line() <= height();
        if (up) steps_[directions_++] = 1;
        if (across) steps_[directions_++] = stride();
        if (across && up) steps_[directions_++] = stride() - 1, steps_[directions_++] = stride() + 1;
    }

    unsigned width() const { return Width ? Width : width_; }
    unsigned height() const { return Height ? Height : height_; }
    unsigned line() const { return Line ? Line : line_; }
    unsigned stride() const { return height() + 1; } // from a cell to the one beside it
    Bits cells() const { return cells_; }
    Bits bottom() const { return bottom_; }
    Bits top() const { return top_; }
    Bits cell(unsigned column, unsigned row) const { return Bits{1} << (column * stride() + row); }
    Bits column(unsigned column) const { return column_ << (column * stride()); } // with its guard

    // What takes `Many` takes one set of cells, or one in each lane.

    // The lowest free cell of each column that is not full: adding 1 at the bottom carries to it.
    template <class Many> Many playable(Many mask) const { return (mask + bottom_) & cells_; }

    bool has_line(Bits stones) const {
        Bits found = 0;
        each_step([&](unsigned step) __attribute__((always_inline)) { found |= runs(stones, step); });
        return found != 0;
    }

    // The cells with which these stones would make a line, taken or not.
    template <class Many> __attribute__((always_inline)) Many winning_cells(Many stones) const {
        Many found{};
        each_step([&](unsigned step) __attribute__((always_inline)) { found |= completions(stones, step); });
        return found & cells_;
    }

    // All cells above these in their columns.
    Bits above(Bits cells) const {
        cells = cells << 1 & cells_;
        for (unsigned i = 0; 1u << i < height(); ++i) cells |= (cells & filled_from_[i]) << (1u << i);
        return cells & cells_;
    }
    // All cells below these in their columns; the cells may be guards.
    Bits below(Bits cells) const {
        for (unsigned i = 0; 1u << i <= height(); ++i) cells |= cells >> (1u << i) & filled_from_[i];
        return cells >> 1 & cells_;
    }

    // Calls visit with the cells of each line that is filled with these stones.
    template <class Visit> void each_line(Bits stones, Visit&& visit) const {
        each_step([&](unsigned step) {
            for (Bits starts = runs(stones, step); starts; starts &= starts - 1) {
                Bits cells = 0;
                for (unsigned i = 0; i < line(); ++i) cells |= (starts & (~starts + 1)) << (i * step);
                visit(cells);
            }
        });
    }

    Bits mirror(Bits columns) const {
        for (unsigned left = 0, right = width() - 1; left < right; ++left, --right) {
            const unsigned distance = (right - left) * stride();
            const Bits differ = (columns ^ columns >> distance) & column_ << (left * stride());
            columns ^= differ | differ << distance;
        }
        return columns;
    }

private:
    // Calls visit with the distance between neighbours in each direction that has room for a line.
    template <class Visit> __attribute__((always_inline)) void each_step(Visit&& visit) const {
        if constexpr (Width >= Line && Height >= Line && Line != 0)
            visit(1), visit(Height + 1), visit(Height), visit(Height + 2);
        else
            for (unsigned i = 0; i < directions_; ++i) visit(steps_[i]);
    }

    // The cells from which `line` stones in a row go, step by step; each shift doubles the length that is known.
    __attribute__((always_inline)) Bits runs(Bits stones, unsigned step) const {
        if (line() == 4) { // the usual length, its shifts unrolled
            stones &= stones >> step;
            return stones & stones >> 2 * step;
        }
        unsigned length = 1;
        for (; 2 * length <= line(); length *= 2) stones &= stones >> (length * step);
        return length < line() ? stones & stones >> ((line() - length) * step) : stones;
    }

    // A cell completes a line with `i` stones before it and the others behind it.
    template <class Many> __attribute__((always_inline)) Many completions(Many stones, unsigned step) const {
        if (line() == 4) {
            const Many before = stones << step, before2 = before & stones << 2 * step;
            const Many behind = stones >> step, behind2 = behind & stones >> 2 * step;
            return (before2 & (stones << 3 * step | behind)) | (behind2 & (stones >> 3 * step | before));
        }
        Many found{};
        Many before = ~Many{};
        for (unsigned i = 0; i < line(); ++i) {
            if (i > 0) before &= stones << (i * step);
            Many both = before;
            for (unsigned j = 1; i + j < line(); ++j) both &= stones >> (j * step);
            found |= both;
        }
        return found;
    }

    unsigned width_, height_, line_;
    unsigned directions_ = 0;
    std::array<unsigned, 4> steps_{};
    Bits bottom_ = 0, top_ = 0, cells_ = 0;
    Bits column_ = 0;                   // column 0 with its guard
    std::array<Bits, 7> filled_from_{}; // [i]: the cells that have one 2^i rows higher, guards included
};

} // namespace zermelo
