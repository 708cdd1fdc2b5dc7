// Goes through positions of Babylone in the order of their index, with the ranks of the positions after each.
//
// Moves are not made. In a block (see pile_index.hpp) what a move does to the classes depends on the runs of the two
// colours and the height alone; so does then the block it leads to, and what each choice adds to the rank there. Such a
// kind of move is worked out when it is first needed in the block. After that a child's rank is a sum of a few
// products.
#pragma once

#include "core/tier_walk.hpp"
#include "games/babylone/pile_index.hpp"

namespace zermelo {

class PileWalk {
public:
    using Rank = std::uint32_t;

    // stuck: what it means not to be able to move. starts: how many tiles each colour begins with. If `arising`, what
    // cannot arise from there is left out.
    PileWalk(const PileIndex& index, std::vector<std::uint64_t> starts, Outcome stuck, bool arising)
        : index_(index), starts_(std::move(starts)), stuck_(stuck), slots_(starts_.size()),
          seen_(seen_places, Seen{0, 0}) {
        std::ranges::sort(starts_);
        filters_ = arising && starts_.front() != starts_.back(); // otherwise the index has no others
        for (std::size_t i = 1; i < factorials_.size(); ++i) factorials_[i] = factorials_[i - 1] * i;
    }

    // Calls visit(met) for those of the ranks first .. last - 1 for which wanted(rank) holds.
    template <class Wanted, class Visit>
    void walk(std::uint64_t tier, std::uint64_t first, std::uint64_t last, Wanted&& wanted, Visit&& visit) {
        const std::size_t piles = index_.tiles() - tier;
        for (std::uint64_t rank = first; rank < last;) {
            const std::uint64_t end = std::min(last, enter_block(piles, rank));
            for (; rank < end; ++rank, next()) {
                if ((filters_ && !arises()) || !wanted(rank)) continue;
                list_children();
                visit(Met<Rank>{rank,
                                child_count_ == 0 ? std::optional(stuck_) : std::nullopt,
                                {children_.data(), child_count_},
                                orbit(),
                                moves_});
            }
        }
    }

private:
    using Set = PileIndex::Set;
    static constexpr std::uint32_t none = PileIndex::none;
    static constexpr std::size_t most_runs = PileIndex::most_runs;

    struct Run {
        std::uint32_t of_class, size, first_slot, colours;
        Rank choice;
    };
    struct Slot { // a colour
        std::uint32_t place, run;
        const Set* set;
    };
    // rank = offset + sum of stride[r] * choice of run r + top_stride * place of top + bottom_stride * place of bottom,
    // if each of the two is alone in its class afterwards; otherwise their choices are made up from `tangle`.
    struct Kind {
        Rank offset, top_stride, bottom_stride;
        std::uint16_t tangle; // 0: none
        bool shared;          // another kind leads to the same block
        std::array<Rank, most_runs> stride;
    };
    struct Tangle {
        struct Part {
            std::uint32_t of_class, run;
            Rank stride;
        };
        std::array<Part, 4> parts;
        std::uint32_t count = 0;
    };
    struct Seen {
        std::uint32_t stamp;
        Rank rank;
    };
    static constexpr std::size_t seen_places = 1024;

    // Puts the walk on a position; returns where its block ends.
    std::uint64_t enter_block(std::size_t piles, std::uint64_t rank) {
        std::array<PileIndex::Run, most_runs> found;
        run_count_ = index_.runs(piles, rank, found);
        piles_ = piles;
        std::uint64_t size = 1, inside = 0;
        std::uint32_t slot = 0;
        for (std::size_t r = 0; r < run_count_; ++r) {
            const auto& [of_class, colours, choice] = found[r];
            Run& run = runs_[r] = {of_class, index_.of(of_class).size, slot, colours, static_cast<Rank>(choice)};
            std::array<std::uint32_t, PileIndex::most_tiles> places;
            index_.places(choice, colours, run.size, places.data());
            for (std::uint32_t i = 0; i < colours; ++i) put(slot++, static_cast<std::uint32_t>(r), places[i]);
            inside += size * choice;
            size *= index_.choices(run.size, colours);
        }
        slot_count_ = slot;
        heights_ = index_.tiles() + 1;
        kinds_.resize(std::max(kinds_.size(), run_count_ * (1 + run_count_ * heights_)));
        known_.assign(run_count_ * (1 + run_count_ * heights_), 0);
        tangles_.resize(1);
        offsets_.clear();
        return rank - inside + size;
    }

    void put(std::uint32_t slot, std::uint32_t run, std::uint32_t place) {
        slots_[slot] = {place, run, &index_.set(runs_[run].of_class, place)};
    }

    // The next position of the block: the next choice of the first run that has one, the first choice of those before.
    void next() {
        for (std::uint32_t r = 0; r < run_count_; ++r) {
            Run& run = runs_[r];
            for (std::uint32_t i = 0; i < run.colours; ++i) {
                const std::uint32_t slot = run.first_slot + i, place = slots_[slot].place;
                if (place + 1 > (i + 1 < run.colours ? slots_[slot + 1].place : run.size - 1)) continue;
                for (std::uint32_t lower = 0; lower < i; ++lower) put(run.first_slot + lower, r, 0);
                put(slot, r, place + 1);
                ++run.choice;
                return;
            }
            for (std::uint32_t i = 0; i < run.colours; ++i) put(run.first_slot + i, r, 0);
            run.choice = 0;
        }
    }

    // The colours can be named so that none has more ones than it had tiles.
    bool arises() const {
        std::array<std::uint32_t, PileIndex::most_tiles> ones;
        for (std::size_t s = 0; s < slot_count_; ++s) ones[s] = slots_[s].set->ones;
        std::sort(ones.begin(), ones.begin() + static_cast<std::ptrdiff_t>(slot_count_));
        for (std::size_t s = 0; s < slot_count_; ++s)
            if (ones[s] > starts_[starts_.size() - slot_count_ + s]) return false;
        return true;
    }

    std::uint64_t orbit() const {
        const std::size_t colours = starts_.size();
        if (colours >= factorials_.size()) return 0;
        std::uint64_t repeats = factorials_[colours - slot_count_];
        for (std::size_t s = 1, alike = 1; s < slot_count_; ++s) {
            alike = slots_[s].set == slots_[s - 1].set ? alike + 1 : 1;
            repeats *= alike;
        }
        return factorials_[colours] / repeats;
    }

    void list_children() {
        child_count_ = moves_ = 0;
        bool shared = false;
        for (std::uint32_t a = 0; a < slot_count_; ++a) {
            const Slot& top = slots_[a];
            moves_ += top.set->merges;
            const bool again = a > 0 && slots_[a - 1].set == top.set;
            if (!again && top.set->merges > 0) shared |= merge(a);
            for (std::uint32_t b = a + 1; b < slot_count_; ++b) {
                const Slot& bottom = slots_[b];
                std::uint64_t both = top.set->mask & bottom.set->mask;
                if (both == 0) continue;
                moves_ += 2 * static_cast<std::uint64_t>(std::popcount(both));
                if (again || (b > a + 1 && slots_[b - 1].set == bottom.set)) continue;
                for (; both != 0; both &= both - 1) {
                    const auto height = static_cast<unsigned>(std::countr_zero(both));
                    shared |= stack(a, b, height);
                    if (top.set != bottom.set) shared |= stack(b, a, height);
                }
            }
        }
        if (shared) leave_out_repeats();
    }

    // Two piles of one colour.
    bool merge(std::uint32_t a) {
        const Slot& slot = slots_[a];
        const std::uint32_t r = slot.run;
        if (!known_[r]) {
            const auto& of = index_.of(runs_[r].of_class);
            make_kind(r, r, none, index_.class_with(of.tiles, of.piles - 1u), 0);
        }
        const Kind& kind = kinds_[r];
        const Rank others = base(kind);
        const auto merged = index_.merges(*slot.set);
        Rank* out = children_.data() + child_count_;
        child_count_ += merged.size();
        if (kind.tangle == 0)
            for (std::uint32_t place : merged) *out++ = others + kind.top_stride * place;
        else {
            const std::uint32_t after = tangles_after(kind).parts[0].of_class;
            for (std::uint32_t place : merged) *out++ = others + tangled(kind, a, none, after, place, 0, 0);
        }
        return kind.shared;
    }

    // A pile of colour a on one of colour b.
    bool stack(std::uint32_t a, std::uint32_t b, unsigned height) {
        const Slot &top = slots_[a], &bottom = slots_[b];
        const std::size_t k = run_count_ + (top.run * run_count_ + bottom.run) * heights_ + height;
        if (!known_[k]) {
            const auto &over = index_.of(runs_[top.run].of_class), &under = index_.of(runs_[bottom.run].of_class);
            const std::uint32_t left = under.piles == 1 ? 0 : index_.class_with(under.tiles - height, under.piles - 1u);
            make_kind(k, top.run, bottom.run, index_.class_with(over.tiles + height, over.piles), left);
        }
        const Kind& kind = kinds_[k];
        const std::uint32_t top_after = index_.height(*top.set, height).doubled;
        const std::uint32_t bottom_after = index_.height(*bottom.set, height).removed;
        if (kind.tangle == 0)
            children_[child_count_++] = base(kind) + kind.top_stride * top_after + kind.bottom_stride * bottom_after;
        else {
            const auto& parts = tangles_after(kind).parts;
            children_[child_count_++] =
                base(kind) + tangled(kind, a, b, parts[0].of_class, top_after, parts[1].of_class, bottom_after);
        }
        return kind.shared;
    }

    Rank base(const Kind& kind) const {
        Rank sum = kind.offset;
        for (std::size_t r = 0; r < run_count_; ++r) sum += kind.stride[r] * runs_[r].choice;
        return sum;
    }

    const Tangle& tangles_after(const Kind& kind) const { return tangles_[kind.tangle]; }

    // What the classes add that lose or win a colour and do not only have one.
    Rank tangled(const Kind& kind, std::uint32_t a, std::uint32_t b, std::uint32_t top_class, std::uint32_t top_place,
                 std::uint32_t bottom_class, std::uint32_t bottom_place) const {
        const Tangle& tangle = tangles_[kind.tangle];
        Rank sum = 0;
        for (std::uint32_t i = 0; i < tangle.count; ++i) {
            const auto& part = tangle.parts[i];
            std::array<std::uint32_t, PileIndex::most_tiles + 2> places;
            std::size_t count = 0;
            auto insert = [&](std::uint32_t place) {
                std::size_t at = count++;
                for (; at > 0 && places[at - 1] > place; --at) places[at] = places[at - 1];
                places[at] = place;
            };
            if (part.run != none) {
                const Run& run = runs_[part.run];
                for (std::uint32_t s = run.first_slot; s < run.first_slot + run.colours; ++s)
                    if (s != a && s != b) places[count++] = slots_[s].place;
            }
            if (part.of_class == top_class) insert(top_place);
            if (part.of_class == bottom_class) insert(bottom_place);
            if (count > 0) sum += part.stride * index_.choice(places.data(), count);
        }
        return sum;
    }

    // The kind number k: a colour of run `top` goes to class top_after and one of run `bottom`, if any, to bottom_after
    // (0: it has no piles left).
    void make_kind(std::size_t k, std::uint32_t top, std::uint32_t bottom, std::uint32_t top_after,
                   std::uint32_t bottom_after) {
        // Step 1. The runs after the move.
        struct After {
            std::uint32_t of_class, colours, run;
        };
        std::array<After, most_runs + 2> after;
        std::size_t count = 0;
        bool plain = true;
        for (std::uint32_t r = 0; r < run_count_; ++r) {
            std::uint32_t colours = runs_[r].colours;
            if (r == top || r == bottom) plain &= colours == 1;
            colours -= (r == top) + (r == bottom);
            if (r == top || r == bottom || runs_[r].of_class == top_after || runs_[r].of_class == bottom_after)
                colours += (runs_[r].of_class == top_after) + (runs_[r].of_class == bottom_after);
            if (colours > 0) after[count++] = {runs_[r].of_class, colours, r};
        }
        for (std::uint32_t added : {top_after, bottom_after}) {
            if (added == 0) continue;
            const bool there = std::any_of(after.begin(), after.begin() + static_cast<std::ptrdiff_t>(count),
                                           [&](const After& run) { return run.of_class == added; });
            if (!there) {
                const std::uint32_t both = top_after == bottom_after ? 2 : 1;
                std::size_t at = count++;
                for (; at > 0 && after[at - 1].of_class < added; --at) after[at] = after[at - 1];
                after[at] = {added, both, none};
            }
        }
        // Step 2. Where the block begins, and what each run adds.
        Kind& kind = kinds_[k];
        kind = {0, 0, 0, 0, false, {}};
        Tangle tangle;
        auto part = [&](std::uint32_t of_class) { tangle.parts[tangle.count++] = {of_class, none, 0}; };
        part(top_after);
        part(bottom_after);
        for (std::uint32_t r : {top, bottom}) {
            if (r == none) continue;
            const std::uint32_t of_class = runs_[r].of_class;
            bool listed = false;
            for (std::uint32_t i = 0; i < tangle.count; ++i) listed |= tangle.parts[i].of_class == of_class;
            if (!listed) part(of_class);
        }
        std::size_t colours = index_.colours(), tiles = index_.tiles(), piles = piles_ - 1;
        Rank stride = 1;
        for (std::size_t i = 0; i < count; ++i) {
            const auto& [of_class, used, run] = after[i];
            const auto& of = index_.of(of_class);
            kind.offset += stride * index_.before(of_class, used, colours, tiles, piles);
            bool changed = false;
            for (std::uint32_t j = 0; j < tangle.count; ++j)
                if (tangle.parts[j].of_class == of_class && !changed) {
                    tangle.parts[j].stride = stride;
                    tangle.parts[j].run = run;
                    changed = true;
                }
            if (of_class == top_after) kind.top_stride = stride, plain &= used == 1;
            if (of_class == bottom_after) kind.bottom_stride = stride, plain &= used == 1;
            if (!changed) kind.stride[run] = stride;
            stride *= index_.choices(of.size, used);
            colours -= used, tiles -= used * of.tiles, piles -= used * of.piles;
        }
        if (!plain) {
            kind.tangle = static_cast<std::uint16_t>(tangles_.size());
            tangles_.push_back(tangle);
        }
        // Step 3. Does another kind lead there too?
        for (auto& [offset, first] : offsets_)
            if (offset == kind.offset) kind.shared = kinds_[first].shared = true;
        if (!kind.shared) offsets_.emplace_back(kind.offset, static_cast<std::uint32_t>(k));
        known_[k] = 1;
    }

    // A table in the nearest cache says for most that they are new.
    void leave_out_repeats() {
        if (++stamp_ == 0) {
            std::ranges::fill(seen_, Seen{0, 0});
            stamp_ = 1;
        }
        std::size_t kept = 0;
        for (std::size_t i = 0; i < child_count_; ++i) {
            const Rank rank = children_[i];
            Seen& seen = seen_[rank % seen_places];
            if (seen.stamp == stamp_) {
                if (seen.rank == rank) continue;
                if (std::find(children_.begin(), children_.begin() + static_cast<std::ptrdiff_t>(kept), rank) !=
                    children_.begin() + static_cast<std::ptrdiff_t>(kept))
                    continue;
            } else
                seen = {stamp_, rank};
            children_[kept++] = rank;
        }
        child_count_ = kept;
    }

    const PileIndex& index_;
    std::vector<std::uint64_t> starts_;
    Outcome stuck_;
    bool filters_ = false;
    std::array<std::uint64_t, 21> factorials_{1};
    std::size_t piles_ = 0, run_count_ = 0, slot_count_ = 0, heights_ = 0;
    std::array<Run, most_runs> runs_;
    std::vector<Slot> slots_;
    std::vector<Kind> kinds_;
    std::vector<std::uint8_t> known_;
    std::vector<Tangle> tangles_;
    std::vector<std::pair<Rank, std::uint32_t>> offsets_; // of blocks led to, with the first kind that does
    std::array<Rank, 2048> children_;
    std::size_t child_count_ = 0;
    std::uint64_t moves_ = 0;
    std::vector<Seen> seen_;
    std::uint32_t stamp_ = 0;
};

} // namespace zermelo
