// Numbers the positions of small tic-tac-toe boards, up to symmetry, nearly without gaps: those of a tier from 0 on.
//
// The x of a position are turned and mirrored into the least of their images, their class; the o go with them. If
// several ways lead there, the least o is taken. Then a position is a class of x and a choice among the cells that the
// x leave free, which are numbered as combinations are (the combinatorial number system; Knuth, TAOCP 7.2.1.3):
//
//      x . o .     x, least image        7 1 0 0 ...     the class: how many classes with as many x come before
//      . x . .     cells left free       . . . .         their cells from 0 on, with gaps closed
//      . . o .     o among these         1 0 1 ...       the choice: how many choices of as many cells come before
//
//      rank        class * choices + choice
//
// Numbers are wasted only where x have a symmetry of their own, and on boards that cannot be reached. All that is asked
// of sets of cells stands in tables with an entry for each set.
#pragma once

#include "core/machine/threads.hpp"
#include "core/tier_walk.hpp"

#include <array>
#include <bit>
#include <functional>

namespace zermelo {

class MarkIndex {
public:
    using Cells = std::uint16_t; // a set of cells
    static constexpr unsigned max_cells = 16;

    // How a set has lines: not at all; all through one cell, so that the last mark can have made them; otherwise.
    enum class Lines : std::uint8_t { none, made_at_once, impossible };
    // Where a set's least image stands among the classes of sets as large, and which images are that one.
    struct Place {
        std::uint16_t number;
        std::uint8_t images; // a bit each
    };

    // What it has to know of a board; has_line tells whether a set has one.
    struct Board {
        unsigned width, height; // max_cells cells at most
        std::function<bool(std::uint64_t)> has_line;
    };
    struct Sets {
        std::uint64_t x, o;
    };

    explicit MarkIndex(const Board& board);

    unsigned cells() const { return cells_; }
    Cells board() const { return static_cast<Cells>((1u << cells_) - 1); }
    std::uint64_t size(std::uint64_t tier) const { return classes(tier).size() * choices(tier); }
    std::uint64_t rank(const Sets& marks) const;
    Sets unrank(std::uint64_t tier, std::uint64_t rank) const;
    std::uint64_t bytes() const;

    static unsigned count_x(std::uint64_t tier) { return static_cast<unsigned>(tier + 1) / 2; }
    static unsigned count_o(std::uint64_t tier) { return static_cast<unsigned>(tier) / 2; }
    const std::vector<Cells>& classes(std::uint64_t tier) const { return classes_[count_x(tier)]; }
    std::uint64_t choices(std::uint64_t tier) const { return binomial_[cells_ - count_x(tier)][count_o(tier)]; }
    Cells nth_choice(unsigned size, std::uint64_t number) const { return sets_[size][number]; }
    std::uint32_t choice(Cells closed_up) const { return choice_[closed_up]; }
    Place place(Cells set) const { return places_[set]; }
    Lines lines(Cells set) const { return lines_[set]; }
    unsigned images() const { return images_; }
    Cells image(unsigned image, Cells set) const { return image_[image << cells_ | set]; }
    // The least of the images that are asked for.
    Cells least_image(std::uint8_t images, Cells set) const {
        Cells least = image(static_cast<unsigned>(std::countr_zero(images)), set);
        while (images &= static_cast<std::uint8_t>(images - 1))
            least = std::min(least, image(static_cast<unsigned>(std::countr_zero(images)), set));
        return least;
    }

    // The cells of a set that is within `free`, with the gaps closed, and back. Closing gaps keeps the order of sets.
    static Cells close_gaps(Cells set, Cells free) {
        unsigned closed = 0;
        for (unsigned bit = 1, left = free; left; bit <<= 1, left &= left - 1)
            if (set & left & -left) closed |= bit;
        return static_cast<Cells>(closed);
    }
    static Cells open_gaps(Cells closed, Cells free) {
        unsigned set = 0;
        for (unsigned rest = closed, left = free; left; rest >>= 1, left &= left - 1)
            if (rest & 1) set |= left & -left;
        return static_cast<Cells>(set);
    }

private:
    unsigned cells_, images_ = 0;
    std::array<std::array<std::uint32_t, max_cells + 1>, max_cells + 1> binomial_{};
    std::vector<Cells> image_; // by image and set
    std::vector<Place> places_;
    std::vector<Lines> lines_;
    std::vector<std::uint16_t> choice_;                     // by set: its number among the sets as large
    std::array<std::vector<Cells>, max_cells + 1> sets_;    // by size, in the order of choice_
    std::array<std::vector<Cells>, max_cells + 1> classes_; // by size: the least images
};

// Where a map takes sets of cells, if it takes each cell by itself: four cells at a time.
class CellMap {
public:
    using Cells = MarkIndex::Cells;

    CellMap() = default;
    // to(cell): the set that takes a cell's place.
    template <class To> explicit CellMap(To&& to) {
        for (unsigned part = 0; part < 4; ++part)
            for (unsigned four = 1; four < 16; ++four)
                table_[part][four] = static_cast<Cells>(table_[part][four & (four - 1)] |
                                                        to(4 * part + static_cast<unsigned>(std::countr_zero(four))));
    }
    Cells operator()(unsigned set) const {
        return table_[0][set & 15] | table_[1][set >> 4 & 15] | table_[2][set >> 8 & 15] | table_[3][set >> 12];
    }

private:
    std::array<std::array<Cells, 16>, 4> table_{};
};

// Goes through a tier class by class: what the moves of x do to the class is found once for all its choices of o.
class MarkWalk {
public:
    using Rank = std::uint32_t;

    MarkWalk(const MarkIndex& index, bool reachable_only) : index_(index), reachable_only_(reachable_only) {}

    template <class Wanted, class Visit>
    void walk(std::uint64_t tier, std::uint64_t first, std::uint64_t last, Wanted&& wanted, Visit&& visit) {
        const std::uint64_t choices = index_.choices(tier);
        while (first < last) {
            const std::uint64_t number = first / choices, base = number * choices;
            const std::uint64_t end = std::min(last, base + choices);
            enter(tier, number);
            for (; first < end; ++first) {
                if (!wanted(first)) continue;
                const MarkIndex::Cells closed = index_.nth_choice(MarkIndex::count_o(tier), first - base);
                if (visit_rank(first, tier, closed)) visit(visited_);
            }
        }
    }

private:
    using Cells = MarkIndex::Cells;
    using Lines = MarkIndex::Lines;

    void enter(std::uint64_t tier, std::uint64_t number);
    // Fills in visited_; false if the position is to be left out.
    bool visit_rank(std::uint64_t rank, std::uint64_t tier, Cells closed);
    void add(Rank child) {
        const std::uint64_t bit = std::uint64_t{1} << child % 64; // most that are new can be told at once
        if (seen_ & bit &&
            std::find(children_.begin(), children_.begin() + count_, child) != children_.begin() + count_)
            return;
        seen_ |= bit;
        children_[count_++] = child;
    }

    // What x becomes by marking one more cell.
    struct NextClass {
        Rank first; // rank of the class with its first choice
        Cells cell, free;
        std::uint8_t images;
        CellMap closed_image; // of o, among the cells that are free then; if there is only one such image
    };

    const MarkIndex& index_;
    bool reachable_only_;
    Cells x_ = 0, free_ = 0, closed_free_ = 0; // the cells that x leaves free, with their gaps and without
    CellMap open_gaps_;                        // from the cells that x leaves free to the board
    std::uint8_t own_images_ = 1;              // those that leave x as they are
    Rank next_first_ = 0;                      // o moves: rank in the next tier of this class with its first choice
    std::array<NextClass, MarkIndex::max_cells> next_{};
    unsigned next_count_ = 0;
    Visited<Rank> visited_{};
    std::array<Rank, MarkIndex::max_cells> children_{};
    unsigned count_ = 0;
    std::uint64_t seen_ = 0;
};

// Made when it is first asked for; copies of a game share it.
class LazyMarkIndex {
public:
    explicit LazyMarkIndex(MarkIndex::Board board) : board_(std::move(board)) {}

    const MarkIndex& get() const {
        made_.call([this] { index_.emplace(board_); });
        return *index_;
    }

private:
    MarkIndex::Board board_;
    mutable Once made_;
    mutable std::optional<MarkIndex> index_;
};

} // namespace zermelo
