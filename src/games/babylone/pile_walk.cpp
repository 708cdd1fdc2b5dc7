#include "games/babylone/pile_walk.hpp"

namespace zermelo {

namespace {

constexpr std::size_t heights = PileIndex::max_tiles + 1;

} // namespace

PileWalk::PileWalk(const PileIndex& index, std::vector<std::uint64_t> starts, Outcome stuck, bool reachable_only)
    : block_(index), starts_(std::move(starts)), stuck_(stuck), first_(index.colours() * heights),
      first_known_(index.colours()) {
    std::ranges::sort(starts_);
    filters_ = reachable_only && starts_.front() != starts_.back(); // otherwise the index has no others
    constexpr std::size_t exact = 20;                               // 20! is the largest factorial in 64 bits
    if (starts_.size() > exact) return;
    orbits_.assign(starts_.size() + 1, 1); // colours! / (colours without piles)!
    for (std::size_t used = 1; used < orbits_.size(); ++used)
        orbits_[used] = orbits_[used - 1] * (starts_.size() - used + 1);
}

bool PileWalk::is_reachable() const {
    std::array<std::uint32_t, PileIndex::max_tiles> ones;
    const std::size_t count = block_.slots();
    for (std::uint32_t s = 0; s < count; ++s) ones[s] = block_.slot(s).set->ones;
    std::sort(ones.begin(), ones.begin() + static_cast<std::ptrdiff_t>(count));
    for (std::size_t s = 0; s < count; ++s)
        if (ones[s] > starts_[starts_.size() - count + s]) return false;
    return true;
}

// colours! / product of (colours with the same piles)!
std::uint64_t PileWalk::orbit() const {
    const std::uint32_t used = block_.slots();
    std::uint64_t repeats = 1;
    if (!orbits_.empty()) {
        for (std::uint32_t s = 1, same = 1; s < used; ++s) {
            same = alike(s, s - 1) ? same + 1 : 1;
            repeats *= same;
        }
        return repeats == 1 ? orbits_[used] : orbits_[used] / repeats;
    }
    std::uint64_t images = 1;
    for (std::uint32_t s = 0, same = 0; s < starts_.size(); ++s) {
        const bool again = s != 0 && s != used && (s > used || alike(s, s - 1));
        same = again ? same + 1 : 1;
        images = images * (s + 1) / same;
    }
    return images;
}

bool PileWalk::merge_may_repeat(std::uint32_t a, bool any_first) const {
    const PileBlock::Run& mine = block_.run_of(a);
    for (std::uint32_t d = 0; d < block_.slots(); ++d) {
        const PileBlock::Run& other = block_.run_of(d);
        unsigned height = 0;
        if (other.piles == mine.piles && other.tiles > mine.tiles) height = other.tiles - mine.tiles;
        if (other.piles + 1 == mine.piles && other.tiles < mine.tiles) height = mine.tiles - other.tiles;
        const std::uint64_t both = any_first && d == 0 ? block_.slot(a).set->mask : common(a, d);
        if (height != 0 && (both >> height & 1)) return true;
    }
    return false;
}

int PileWalk::partner(std::uint32_t a, std::uint32_t b, unsigned height) const {
    const PileBlock::Run &over = block_.run_of(a), &under = block_.run_of(b);
    if (over.piles == under.piles && over.tiles != under.tiles)
        return static_cast<int>(height + over.tiles) - static_cast<int>(under.tiles);
    if (over.piles + 1 == under.piles) return static_cast<int>(under.tiles) - static_cast<int>(over.tiles + height);
    return -1;
}

void PileWalk::merge(std::uint32_t a) {
    const Kind& kind = block_.merge_kind(a);
    const Rank base = block_.base(kind);
    const auto merged = block_.index().merges(*block_.slot(a).set);
    if (merge_may_repeat(a, false)) {
        for (std::uint32_t place : merged) add(block_.after(kind, base, a, none, place, 0), true);
    } else if (kind.tangle != 0) {
        for (std::uint32_t place : merged) children_[child_count_++] = block_.after(kind, base, a, none, place, 0);
    } else {
        Rank* const out = children_.data() + child_count_;
        for (std::size_t i = 0; i < merged.size(); ++i) out[i] = base + kind.top_stride * merged[i];
        child_count_ += merged.size();
    }
}

void PileWalk::stack(std::uint32_t a, std::uint32_t b) {
    const std::uint64_t both = common(a, b);
    for (std::uint64_t left = both; left != 0; left &= left - 1) {
        const auto height = static_cast<unsigned>(std::countr_zero(left));
        stack(a, b, height, stack_may_repeat(a, b, height, both));
        if (!alike(a, b)) stack(b, a, height, stack_may_repeat(b, a, height, both));
    }
}

// What two moves add to the rank that stays the same in the row, where the first colour is not tangled with others.
void PileWalk::work_out_first(std::uint32_t b, unsigned height) {
    const PileIndex::Height& changes = block_.index().height(*block_.slot(b).set, height);
    const Kind& over = block_.stack_kind(0, b, height);
    const Kind& under = block_.stack_kind(b, 0, height);
    auto& [on_it, under_it] = first_[b * heights + height];
    on_it = {block_.base(over) + over.bottom_stride * changes.removed, over.top_stride, partner(0, b, height),
             over.tangle == 0};
    under_it = {block_.base(under) + under.top_stride * changes.doubled, under.bottom_stride, partner(b, 0, height),
                under.tangle == 0};
    first_known_[b] |= std::uint64_t{1} << height;
}

void PileWalk::stack_first(std::uint32_t b, std::uint64_t both) {
    const Set& set = *block_.slot(0).set;
    for (std::uint64_t left = both; left != 0; left &= left - 1) {
        const auto height = static_cast<unsigned>(std::countr_zero(left));
        if (!(first_known_[b] >> height & 1)) work_out_first(b, height);
        const auto& [on_it, under_it] = first_[b * heights + height];
        const PileIndex::Height& changes = block_.index().height(set, height);
        if (on_it.plain)
            add(on_it.base + on_it.stride * changes.doubled, may_repeat(on_it.partner, both));
        else
            stack(0, b, height, may_repeat(on_it.partner, both));
        if (under_it.plain)
            add(under_it.base + under_it.stride * changes.removed, may_repeat(under_it.partner, both));
        else
            stack(b, 0, height, may_repeat(under_it.partner, both));
    }
}

void PileWalk::list_row() {
    std::fill_n(first_known_.begin(), block_.slots(), 0);
    lone_.clear(), suspect_.clear(), hard_.clear();
    row_moves_ = 0;
    const Rank place = block_.slot(0).place;
    auto list = [&](std::uint32_t a, std::uint32_t b, unsigned height, bool may_repeat) {
        const Kind& kind = block_.stack_kind(a, b, height);
        if (block_.linear(kind, a, b))
            (may_repeat ? suspect_ : lone_).add(rank_after(kind, a, b, height), kind.stride[0], place);
        else
            hard_.push_back({a, b, height, may_repeat});
    };
    for (std::uint32_t a = 1; a < block_.slots(); ++a) {
        const bool again = a > 1 && alike(a, a - 1);
        const auto merged = block_.index().merges(*block_.slot(a).set);
        row_moves_ += merged.size();
        if (!again && !merged.empty()) {
            const Kind& kind = block_.merge_kind(a);
            const bool may_repeat = merge_may_repeat(a, true);
            if (block_.linear(kind, a, none)) {
                const Rank base = block_.base(kind);
                for (std::uint32_t after : merged)
                    (may_repeat ? suspect_ : lone_)
                        .add(block_.after(kind, base, a, none, after, 0), kind.stride[0], place);
            } else
                hard_.push_back({a, none, 0, may_repeat});
        }
        for (std::uint32_t b = a + 1; b < block_.slots(); ++b) {
            const std::uint64_t both = common(a, b);
            row_moves_ += 2 * static_cast<std::uint64_t>(std::popcount(both));
            if (again || (b > a + 1 && alike(b, b - 1))) continue;
            for (std::uint64_t left = both; left != 0; left &= left - 1) {
                const auto height = static_cast<unsigned>(std::countr_zero(left));
                list(a, b, height, stack_may_repeat(a, b, height, both));
                if (!alike(a, b)) list(b, a, height, stack_may_repeat(b, a, height, both));
            }
        }
    }
}

void PileWalk::list_children() {
    child_count_ = suspect_count_ = 0;
    if (block_.slots() > 1 && alike(0, 1)) return list_in_full();
    if (!in_row_) list_row();
    in_row_ = true;
    const Rank place = block_.slot(0).place;
    const std::size_t lone = lone_.base.size();
    for (std::size_t i = 0; i < lone; ++i) children_[i] = lone_.base[i] + lone_.step[i] * place;
    child_count_ = lone;
    for (std::size_t i = 0; i < suspect_.base.size(); ++i) add(suspect_.base[i] + suspect_.step[i] * place, true);
    for (const Hard& move : hard_) {
        if (move.b == none)
            merge(move.a);
        else
            stack(move.a, move.b, move.height, move.may_repeat);
    }
    moves_ = row_moves_ + block_.slot(0).set->merges;
    if (block_.slot(0).set->merges > 0) merge(0);
    for (std::uint32_t b = 1; b < block_.slots(); ++b) {
        const std::uint64_t both = common(0, b);
        if (both == 0) continue;
        moves_ += 2 * static_cast<std::uint64_t>(std::popcount(both));
        if (b == 1 || !alike(b, b - 1)) stack_first(b, both);
    }
}

// The first two colours are alike: no row, since then one of them has no moves of its own.
void PileWalk::list_in_full() {
    in_row_ = false;
    moves_ = 0;
    for (std::uint32_t a = 0; a < block_.slots(); ++a) {
        const bool again = a > 0 && alike(a, a - 1);
        moves_ += block_.slot(a).set->merges;
        if (!again && block_.slot(a).set->merges > 0) merge(a);
        for (std::uint32_t b = a + 1; b < block_.slots(); ++b) {
            moves_ += 2 * static_cast<std::uint64_t>(std::popcount(common(a, b)));
            if (!again && (b == a + 1 || !alike(b, b - 1))) stack(a, b);
        }
    }
}

} // namespace zermelo
