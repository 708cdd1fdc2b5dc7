#include "games/tictactoe/mark_index.hpp"

#include <cassert>

namespace zermelo {

namespace {

// Where each cell goes, for every way to mirror the board and, if it is square, to turn it.
std::vector<std::vector<unsigned>> symmetries(unsigned width, unsigned height) {
    std::vector<std::vector<unsigned>> all;
    for (const bool transposed : {false, true})
        for (const bool upside_down : {false, true})
            for (const bool left_right : {false, true}) {
                if (transposed && width != height) continue;
                auto& to = all.emplace_back();
                for (unsigned row = 0; row < height; ++row)
                    for (unsigned column = 0; column < width; ++column) {
                        const unsigned down = upside_down ? height - 1 - row : row;
                        const unsigned right = left_right ? width - 1 - column : column;
                        to.push_back(transposed ? right * width + down : down * width + right);
                    }
            }
    return all;
}

} // namespace

MarkIndex::MarkIndex(const Board& board) : cells_(board.width * board.height) {
    assert(cells_ <= max_cells);
    const std::size_t sets = std::size_t{1} << cells_;
    for (unsigned n = 0; n <= cells_; ++n)
        for (unsigned k = 0; k <= n; ++k)
            binomial_[n][k] = k == 0 || k == n ? 1 : binomial_[n - 1][k - 1] + binomial_[n - 1][k];
    // An image of a set is that of the set without its lowest cell, and that cell's.
    for (const auto& to : symmetries(board.width, board.height)) {
        const std::size_t base = image_.size();
        image_.resize(base + sets);
        for (std::size_t set = 1; set < sets; ++set)
            image_[base + set] = static_cast<Cells>(image_[base + (set & (set - 1))] |
                                                    1u << to[static_cast<unsigned>(std::countr_zero(set))]);
        ++images_;
    }
    places_.resize(sets), lines_.resize(sets), choice_.resize(sets);
    for (std::size_t number = 0; number < sets; ++number) {
        const auto set = static_cast<Cells>(number);
        const auto size = static_cast<unsigned>(std::popcount(set));
        choice_[set] = static_cast<std::uint16_t>(sets_[size].size());
        sets_[size].push_back(set);
        // The least image was met before, or is the set itself.
        Cells least = set;
        std::uint8_t same = 0;
        for (unsigned i = 0; i < images_; ++i) {
            const Cells other = image(i, set);
            if (other < least) least = other, same = 0;
            if (other == least) same |= static_cast<std::uint8_t>(1u << i);
        }
        if (least == set) {
            places_[set] = {static_cast<std::uint16_t>(classes_[size].size()), same};
            classes_[size].push_back(set);
        } else
            places_[set] = {places_[least].number, same};
        if (!board.has_line(set)) continue;
        lines_[set] = Lines::impossible;
        for (unsigned left = set; left; left &= left - 1)
            if (!board.has_line(set & ~(left & -left))) lines_[set] = Lines::made_at_once;
    }
}

std::uint64_t MarkIndex::rank(const Sets& marks) const {
    const auto x = static_cast<Cells>(marks.x), o = static_cast<Cells>(marks.o);
    const auto tier = static_cast<std::uint64_t>(std::popcount(marks.x | marks.o));
    const Place place = places_[x];
    const auto free = static_cast<Cells>(board() & ~classes(tier)[place.number]);
    return place.number * choices(tier) + choice_[close_gaps(least_image(place.images, o), free)];
}

MarkIndex::Sets MarkIndex::unrank(std::uint64_t tier, std::uint64_t rank) const {
    const Cells x = classes(tier)[rank / choices(tier)];
    return {x, open_gaps(sets_[count_o(tier)][rank % choices(tier)], static_cast<Cells>(board() & ~x))};
}

std::uint64_t MarkIndex::bytes() const {
    return (image_.size() + 2 * lines_.size()) * sizeof(Cells) + lines_.size() * (sizeof(Place) + sizeof(Lines) + 2);
}

void MarkWalk::enter(std::uint64_t tier, std::uint64_t number) {
    x_ = index_.classes(tier)[number];
    free_ = static_cast<Cells>(index_.board() & ~x_);
    closed_free_ = static_cast<Cells>((1u << std::popcount(free_)) - 1);
    own_images_ = index_.place(x_).images;
    open_gaps_ = CellMap([&](unsigned cell) { return MarkIndex::open_gaps(static_cast<Cells>(1u << cell), free_); });
    next_count_ = 0;
    if (tier == index_.cells()) return;
    const std::uint64_t choices = index_.choices(tier + 1);
    next_first_ = static_cast<Rank>(number * choices);
    if (MarkIndex::count_x(tier) != MarkIndex::count_o(tier)) return;
    for (unsigned left = free_; left; left &= left - 1) {
        const auto cell = static_cast<Cells>(left & -left);
        const MarkIndex::Place place = index_.place(x_ | cell);
        const auto free = static_cast<Cells>(index_.board() & ~index_.classes(tier + 1)[place.number]);
        NextClass& next = next_[next_count_++];
        next = {static_cast<Rank>(place.number * choices), cell, free, place.images, {}};
        if (!std::has_single_bit(place.images)) continue;
        const auto image = static_cast<unsigned>(std::countr_zero(place.images));
        next.closed_image = CellMap([&](unsigned of) {
            const unsigned moved = of < index_.cells() ? index_.image(image, static_cast<Cells>(1u << of)) & free : 0u;
            return moved ? 1u << std::popcount(free & (moved - 1)) : 0u;
        });
    }
}

bool MarkWalk::visit_rank(std::uint64_t rank, std::uint64_t tier, Cells closed) {
    const Cells o = open_gaps_(closed);
    // Of positions that are alike, only the one with the least o has a number in use.
    std::uint64_t orbit = index_.images();
    if (own_images_ != 1) {
        unsigned same = 0;
        for (unsigned left = own_images_; left; left &= left - 1) {
            const Cells other = index_.image(static_cast<unsigned>(std::countr_zero(left)), o);
            if (other < o) return false;
            same += other == o;
        }
        orbit /= same;
    }
    const bool x_moves = tier % 2 == 0;
    const Lines last = index_.lines(x_moves ? o : x_), mine = index_.lines(x_moves ? x_ : o);
    if (reachable_only_ && (mine != Lines::none || last == Lines::impossible)) return false;
    visited_ = {rank, std::nullopt, {}, orbit, index_.cells() - tier};
    if (last != Lines::none || tier == index_.cells()) {
        visited_.outcome = last != Lines::none ? Outcome::loss : Outcome::draw;
        visited_.moves = 0;
        return true;
    }
    count_ = 0, seen_ = 0;
    if (x_moves) {
        for (unsigned i = 0; i < next_count_; ++i) {
            const NextClass& next = next_[i];
            if (o & next.cell) continue;
            add(next.first + index_.choice(std::has_single_bit(next.images)
                                               ? next.closed_image(o)
                                               : MarkIndex::close_gaps(index_.least_image(next.images, o), next.free)));
        }
    } else if (own_images_ == 1) {
        for (unsigned left = closed_free_ & ~closed; left; left &= left - 1)
            add(next_first_ + index_.choice(static_cast<Cells>(closed | (left & -left))));
    } else {
        for (unsigned left = free_ & ~o; left; left &= left - 1) {
            const Cells least = index_.least_image(own_images_, static_cast<Cells>(o | (left & -left)));
            add(next_first_ + index_.choice(MarkIndex::close_gaps(least, free_)));
        }
    }
    visited_.children = {children_.data(), count_};
    return true;
}

} // namespace zermelo
