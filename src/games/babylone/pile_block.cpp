#include "games/babylone/pile_block.hpp"

namespace zermelo {

std::uint64_t PileBlock::enter(std::size_t piles, std::uint64_t rank) {
    std::array<PileIndex::Run, max_runs> found;
    run_count_ = index_.runs(piles, rank, found);
    piles_ = piles;
    slot_count_ = 0;
    std::uint64_t size = 1, inside = 0;
    for (std::uint32_t r = 0; r < run_count_; ++r) {
        const auto& [of_class, colours, choice] = found[r];
        const PileIndex::Class& of = index_.of(of_class);
        runs_[r] = {of_class, of.size, slot_count_, colours, of.tiles, of.piles};
        choices_[r] = static_cast<Rank>(choice);
        std::array<std::uint32_t, PileIndex::max_tiles> places;
        index_.places(choice, colours, of.size, places.data());
        for (std::uint32_t i = 0; i < colours; ++i) put(slot_count_++, r, places[i]);
        inside += size * choice;
        size *= index_.choices(of.size, colours);
    }
    const std::size_t kinds = run_count_ * (1 + run_count_ * heights_);
    if (kinds_.size() < kinds) kinds_.resize(kinds);
    known_.assign(kinds, 0);
    tangles_.resize(1);
    return rank - inside + size;
}

// The next choice of the first run that has one, the first choice of those before it.
void PileBlock::next_row() {
    for (std::uint32_t r = 0; r < run_count_; ++r) {
        const Run& run = runs_[r];
        for (std::uint32_t i = 0; i < run.colours; ++i) {
            const std::uint32_t slot = run.first_slot + i, place = slots_[slot].place;
            if (place == (i + 1 < run.colours ? slots_[slot + 1].place : run.size - 1)) continue;
            for (std::uint32_t lower = 0; lower < i; ++lower) put(run.first_slot + lower, r, 0);
            put(slot, r, place + 1);
            ++choices_[r];
            return;
        }
        for (std::uint32_t i = 0; i < run.colours; ++i) put(run.first_slot + i, r, 0);
        choices_[r] = 0;
    }
}

PileBlock::Rank PileBlock::tangled(const Tangle& tangle, std::uint32_t a, std::uint32_t b, std::uint32_t top_place,
                                   std::uint32_t bottom_place) const {
    const std::uint32_t top_class = tangle.parts[0].of_class, bottom_class = tangle.parts[1].of_class;
    Rank sum = 0;
    for (std::uint32_t i = 0; i < tangle.count; ++i) {
        const auto& part = tangle.parts[i];
        if (part.stride == 0) continue;
        std::array<std::uint32_t, PileIndex::max_tiles + 2> places;
        std::size_t count = 0;
        places[0] = 0;
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
        sum += part.stride * index_.choice(places.data(), count);
    }
    return sum;
}

// The kind number k: a colour of run `top` goes to class top_after and one of run `bottom`, if any, to bottom_after (0:
// it has no piles left).
void PileBlock::make_kind(std::size_t k, std::uint32_t top, std::uint32_t bottom, std::uint32_t top_after,
                          std::uint32_t bottom_after) {
    // Step 1. The runs after the move, in order.
    struct After {
        std::uint32_t of_class, colours, run;
    };
    std::array<After, max_runs + 2> after;
    std::size_t count = 0;
    bool plain = true, top_there = false, bottom_there = bottom_after == 0;
    auto come_before = [&](std::uint32_t of_class) { // what is new and stands before this class
        std::array<std::uint32_t, 2> fresh{top_there ? 0 : top_after, bottom_there ? 0 : bottom_after};
        if (fresh[0] < fresh[1]) std::swap(fresh[0], fresh[1]);
        for (std::uint32_t added : fresh) {
            if (added == 0 || added <= of_class) continue;
            const std::uint32_t colours = top_after == bottom_after ? 2 : 1;
            after[count++] = {added, colours, none};
            if (added == top_after) top_there = true;
            if (added == bottom_after) bottom_there = true;
            if (colours == 2) break;
        }
    };
    for (std::uint32_t r = 0; r < run_count_; ++r) {
        const std::uint32_t of_class = runs_[r].of_class;
        come_before(of_class);
        std::uint32_t colours = runs_[r].colours;
        if (r == top || r == bottom) plain &= colours == 1;
        if (r == top) --colours;
        if (r == bottom) --colours;
        if (of_class == top_after) ++colours, top_there = true;
        if (of_class == bottom_after) ++colours, bottom_there = true;
        if (colours > 0) after[count++] = {of_class, colours, r};
    }
    come_before(0);
    // Step 2. Where the block begins, and what each run adds.
    Kind& kind = kinds_[k];
    kind = {0, 0, 0, 0, {}};
    std::size_t colours = index_.colours(), tiles = index_.tiles(), piles = piles_ - 1;
    std::array<Rank, max_runs + 2> strides;
    Rank stride = 1;
    for (std::size_t i = 0; i < count; ++i) {
        const auto& [of_class, used, run] = after[i];
        const PileIndex::Class& of = index_.of(of_class);
        kind.offset += stride * index_.before(of_class, used, colours, tiles, piles);
        strides[i] = stride;
        if (of_class == top_after) kind.top_stride = stride, plain &= used == 1;
        if (of_class == bottom_after) kind.bottom_stride = stride, plain &= used == 1;
        const bool changed = of_class == top_after || of_class == bottom_after || run == top || run == bottom;
        if (!changed) kind.stride[run] = stride;
        stride *= index_.choices(of.size, used);
        colours -= used, tiles -= used * of.tiles, piles -= used * of.piles;
    }
    // Step 3. The classes that have several colours and change.
    if (!plain) {
        Tangle tangle;
        auto part = [&](std::uint32_t of_class) {
            Tangle::Part part{of_class, none, 0};
            for (std::uint32_t i = 0; i < tangle.count; ++i)
                if (tangle.parts[i].of_class == of_class) of_class = 0; // it has its part already
            for (std::size_t i = 0; i < count; ++i)
                if (after[i].of_class == of_class) part.run = after[i].run, part.stride = strides[i];
            tangle.parts[tangle.count++] = part;
        };
        part(top_after);
        part(bottom_after);
        part(runs_[top].of_class);
        if (bottom != none) part(runs_[bottom].of_class);
        kind.tangle = static_cast<std::uint32_t>(tangles_.size());
        tangles_.push_back(tangle);
    }
    known_[k] = 1;
}

} // namespace zermelo
