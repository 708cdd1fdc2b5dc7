// The shapes that fit into a shape, numbered without gaps, smaller ones before larger ones.
#pragma once

#include "core/numbered.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace zermelo {

// A shape is the lengths of its rows, which do not grow. Shapes are in the order of a dictionary, the first row first:
// the number of a shape is the number of shapes before it, and those are told apart by the first row that is shorter.
// So it is a sum with one term a row, looked up in a table (the combinatorial number system, but with rows as long as
// the largest shape allows). Here all shapes that fit into 2/2, and the terms of their rows:
//
//      number    0    1    2    3    4    5              length    0   1   2
//      shape     0    1    1/1  2    2/1  2/2            row 1     0   1   3
//      terms     0+0  1+0  1+1  3+0  3+1  3+2            row 2     0   1   2
//
// Since no term shrinks when its row grows, a bite leads to a lower number. The last rows change the number least, so
// that shapes that differ in them only lie close together in memory.
class ChompShapes {
public:
    static constexpr unsigned max_rows = 127;
    using Shape = std::array<std::uint8_t, max_rows>; // the lengths of all rows; those of the first rows() matter

    // The rows of the largest shape; they do not grow. Empty ones may be left out.
    explicit ChompShapes(const std::vector<unsigned>& largest);

    std::uint64_t size() const { return size_; }
    std::uint64_t edges() const { return edges_; } // of all shapes, the number of squares
    unsigned rows() const { return rows_; }

    // None if the shape does not fit. Requires that all rows after rows() are empty.
    std::optional<std::uint64_t> number(const Shape& shape) const {
        std::uint64_t number = 0;
        for (unsigned row = 0; row < rows_; ++row) {
            if (shape[row] > largest_[row]) return std::nullopt;
            number += term(row, shape[row]);
        }
        return number;
    }
    Shape shape(std::uint64_t number) const {
        Shape shape{};
        unsigned length = rows_ ? largest_[0] : 0;
        for (unsigned row = 0; row < rows_ && number > 0; ++row) {
            length = std::min<unsigned>(length, largest_[row]);
            while (term(row, length) > number) --length;
            shape[row] = static_cast<std::uint8_t>(length);
            number -= term(row, length);
        }
        return shape;
    }

    // Calls visit(number) for the shape after each bite. A bite in column c makes rows of c squares or more end before
    // it, from the row of the bite on; so the bites of a column, from the lowest up, change one more term each.
    template <class Visit> void each_bite(const Shape& shape, Visit&& visit) const {
        if (rows_ == 0) return;
        const std::uint64_t whole = *number(shape);
        unsigned height = rows_;
        for (unsigned column = 1; column <= shape[0]; ++column) {
            while (shape[height - 1] < column) --height;
            std::uint64_t left = whole;
            for (unsigned row = height; row-- > 0;) {
                left -= term(row, shape[row]) - term(row, column - 1);
                visit(left);
            }
        }
    }

    // Calls mark(number) for the shapes that a bite turns into this one, and for this one itself.
    //
    //      █ █ █ █ █ █
    //      █ █ █ ? ? ?    A bite at ? leaves rows that end alike, so what it ate stood to the right of equal rows and
    //      █ █ █ ? ? ?    was no wider than the row above: any shape within the box of ?, which each group of equal
    //      █              rows has.
    //
    // Calls more(how many) after some thousands of them, or fewer, and ends when it returns false.
    template <class Mark, class More> void each_unbitten(const Shape& shape, Mark&& mark, More&& more) const {
        std::uint64_t others = *number(shape);
        for (unsigned first = 0, end; first < rows_; first = end) {
            for (end = first + 1; end < rows_ && shape[end] == shape[first];) ++end;
            const unsigned most = first > 0 ? shape[first - 1] : largest_[0];
            if (most == shape[first]) continue;
            std::uint64_t box = 0;
            for (unsigned row = first; row < end; ++row) box += term(row, shape[row]);
            if (!fill({end, shape[first]}, first, most, others - box, mark, more)) return;
        }
    }

private:
    static constexpr std::uint64_t stretch = 1u << 14; // marks at a time

    struct Box {
        unsigned end;   // the row after it
        unsigned least; // length of its rows
    };

    // The number of shapes before those whose rows, from this one on, begin with such a length.
    std::uint64_t term(unsigned row, unsigned length) const { return terms_[row * stride_ + length]; }

    // Marks all ways to make the rows from `row` to the end of the box longer, none longer than `most`.
    // `others` are the terms of the rows before it and below the box.
    template <class Mark, class More>
    bool fill(const Box box, unsigned row, unsigned most, std::uint64_t others, Mark& mark, More& more) const {
        most = std::min<unsigned>(most, largest_[row]);
        const std::uint64_t* const terms = &terms_[row * stride_];
        if (box.end == rows_ && box.least == 0) // all that come next in the dictionary
            return fill_range(others + terms[box.least], others + terms[most + 1], mark, more);
        if (row + 1 == box.end) {
            for (unsigned length = box.least; length <= most; ++length) mark(others + terms[length]);
            return more(most - box.least + 1);
        }
        for (unsigned length = box.least; length <= most; ++length)
            if (!fill(box, row + 1, length, others + terms[length], mark, more)) return false;
        return true;
    }
    template <class Mark, class More>
    static bool fill_range(std::uint64_t first, std::uint64_t last, Mark& mark, More& more) {
        for (std::uint64_t end; first < last; first = end) {
            end = std::min(last, first + stretch);
            for (std::uint64_t number = first; number < end; ++number) mark(number);
            if (!more(end - first)) return false;
        }
        return true;
    }

    unsigned rows_ = 0;
    std::size_t stride_;
    Shape largest_{};
    std::vector<std::uint64_t> terms_; // by row and length, up to one more than the row can have
    std::uint64_t size_ = 1, edges_ = 0;
};

} // namespace zermelo
