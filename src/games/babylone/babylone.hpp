// Babylone (Soluna): piles of coloured tiles. A pile may go on another of the same height or the same top colour; the
// colour on top counts. Whoever cannot move loses; misère, wins.
#pragma once

#include "core/game.hpp"
#include "core/sweepable.hpp"
#include "games/babylone/babylone_text.hpp"
#include "games/babylone/pile_walk.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <memory>

namespace zermelo {

// A position is one number a colour, that of its set of piles, in the fields of `Count` words:
//
//      field     ...       2         1         0
//            | colour c | colour b | colour a |       bits_ bits each
template <std::size_t Count> class Babylone {
public:
    using Id = PileSets::Id;
    static constexpr std::size_t max_colours = 40;
    static constexpr std::size_t max_changes = 2048; // 40 piles make 780 pairs, each with two ways to stack it

    struct State {
        Words<Count> sets;
        Player mover;
        bool operator==(const State&) const = default;
    };
    struct Move {
        std::uint8_t top, bottom; // colours
        std::uint8_t top_height, bottom_height;
        Id top_after, bottom_after; // their piles after the move
    };
    using Key = Words<Count>;

    static constexpr bool acyclic = true, impartial = true, takes_turns = true, ranks_folded = true;

    Babylone(std::shared_ptr<const PileSets> piles, const std::vector<std::uint64_t>& counts, bool misere)
        : piles_(std::move(piles)), counts_(counts), colours_(counts.size()), bits_(field_bits(*piles_)),
          misere_(misere) {
        start_ = {{}, Player::one};
        for (std::size_t colour = 0; colour < colours_; ++colour) {
            start_.sets.set(colour, bits_, piles_->find(PileSets::Heights(counts[colour], 1)));
            tiles_ += counts[colour];
        }
        index_ = std::make_shared<LazyPileIndex>(piles_, colours_, tiles_);
    }

    static unsigned field_bits(const PileSets& piles) {
        return std::max(1, static_cast<int>(std::bit_width(piles.size() - 1)));
    }
    static bool fits(const PileSets& piles, std::size_t colours) {
        return colours * field_bits(piles) < 64 * Count && colours <= Key::fields(field_bits(piles));
    }

    State initial() const { return start_; }
    Player mover(const State& state) const { return state.mover; }
    State with_mover(State state, Player player) const {
        state.mover = player;
        return state;
    }
    bool misere() const { return misere_; }

    std::optional<Outcome> outcome(const State& state) const {
        std::uint64_t seen = 0; // heights of the colours before
        for (std::size_t a = 0; a < colours_; ++a) {
            const Id set = set_of(state, a);
            if (!piles_->merges(set).empty() || (piles_->mask(set) & seen)) return std::nullopt;
            seen |= piles_->mask(set);
        }
        return misere_ ? Outcome::win : Outcome::loss;
    }

    // In the order of the sheet: pairs i < j of the sorted piles, pile i on pile j, then j on i where that differs.
    template <class Visit> void moves(const State& state, Visit&& visit) const {
        for (std::uint8_t a = 0; a < colours_; ++a) {
            const Id set = set_of(state, a);
            const auto merges = piles_->merges(set);
            auto merge = merges.begin();
            for (const PileSets::Height& mine : piles_->heights(set)) {
                const std::uint8_t height = mine.height;
                for (; merge != merges.end() && merge->low == height; ++merge)
                    visit(Move{a, a, height, merge->high, merge->merged, merge->merged});
                for (std::uint8_t b = a + 1; b < colours_; ++b) {
                    const Id theirs = set_of(state, b);
                    if (!(piles_->mask(theirs) >> height & 1)) continue;
                    const PileSets::Height& yours = piles_->height(theirs, height);
                    visit(Move{a, b, height, height, mine.doubled, yours.removed});
                    visit(Move{b, a, height, height, yours.doubled, mine.removed});
                }
            }
        }
    }

    State apply(const State& state, const Move& move) const {
        State next = state;
        next.mover = other(state.mover);
        next.sets.set(move.bottom, bits_, move.bottom_after);
        next.sets.set(move.top, bits_, move.top_after);
        return next;
    }

    Key key(const State& state) const { return state.sets; }
    State state(const Key& key) const { return {key, Player::one}; }

    // Colours are alike: the canonical position has them in descending order of their piles.
    State canonical(const State& state) const {
        return with_colours([&](auto known) { return sorted<known>(state); });
    }
    // Same as the canonical positions after each move, several times faster.
    template <class Visit> void canonical_children(const State& state, Visit&& visit) const {
        with_colours([&](auto known) {
            const auto sets = unpack<known>(state);
            std::array<Change, max_changes> found;
            const std::size_t count = changes<known>(sets, found);
            for (std::size_t i = 0; i < count; ++i) {
                State child{state.sets, other(state.mover)};
                child.sets.set(found[i].a, bits_, found[i].a_after);
                child.sets.set(found[i].b, bits_, found[i].b_after);
                visit(sorted<known>(child));
            }
        });
    }
    // colours! / product of (colours with the same piles)!
    std::uint64_t orbit(const State& state) const {
        constexpr std::size_t exact = 20; // 20! is the largest factorial in 64 bits
        std::uint64_t images = 1, repeats = 1;
        for (std::size_t i = 0; i < colours_; ++i) {
            std::uint64_t alike = 1;
            for (std::size_t j = 0; j < i; ++j) alike += set_of(state, j) == set_of(state, i);
            images *= i + 1;
            repeats *= alike;
            if (colours_ > exact) images /= repeats, repeats = 1;
        }
        return images / repeats;
    }

    std::uint64_t longest() const { return tiles_ - 1; } // a move takes one pile away
    std::uint64_t count_moves(const State& state) const {
        if (outcome(state)) return 0;
        std::uint64_t count = 0;
        for (std::size_t a = 0; a < colours_; ++a) {
            count += piles_->merges(set_of(state, a)).size();
            for (std::size_t b = 0; b < a; ++b)
                count += 2 * std::popcount(piles_->mask(set_of(state, a)) & piles_->mask(set_of(state, b)));
        }
        return count;
    }

    // A tier is a number of piles, all of them first; positions are numbered up to the names of the colours.
    std::uint64_t tiers() const { return tiles_; }
    std::uint64_t tier(const State& state) const {
        std::uint64_t piles = 0;
        for (std::size_t colour = 0; colour < colours_; ++colour) piles += piles_->piles(set_of(state, colour)).size();
        return tiles_ - piles;
    }
    std::uint64_t size(std::uint64_t tier) const { return index_->get().size(tiles_ - tier); }
    std::uint64_t rank(const State& state) const {
        std::array<Id, max_colours> sets;
        std::size_t count = 0;
        for (std::size_t colour = 0; colour < colours_; ++colour)
            if (const Id set = set_of(state, colour); piles_->mask(set) != 0) sets[count++] = set;
        return index_->get().rank({sets.data(), count});
    }
    State unrank(std::uint64_t tier, std::uint64_t rank) const {
        State state{{}, Player::one};
        for (std::size_t colour = 0; const Id set : index_->get().unrank(tiles_ - tier, rank))
            state.sets.set(colour++, bits_, set); // a colour without piles has the number 0
        return canonical(state);
    }
    PileWalk tier_walk(bool reachable_only) const {
        return PileWalk(index_->get(), counts_, misere_ ? Outcome::win : Outcome::loss, reachable_only);
    }
    bool dense_ranks() const { return index_->get().fits() && index_->get().dense_ranks(counts_); }
    std::uint64_t index_bytes() const { return index_->get().bytes(); }

    std::string print(const State& state) const { return BabyloneText::print(piles_of(state)); }
    std::string print_course(const State& state) const { return BabyloneText::print_course(piles_of(state)); }
    std::string draw(const State& state, const Ink& ink) const { return BabyloneText::draw(piles_of(state), ink); }
    std::string print_move(const State&, const Move& move) const {
        return BabyloneText::letter(move.top) + std::to_string(move.top_height) + "/" +
               BabyloneText::letter(move.bottom) + std::to_string(move.bottom_height);
    }
    Result<State> parse(std::string_view text) const { return from_piles(BabyloneText::parse(text, colours_)); }
    Result<State> parse_course(std::string_view text) const {
        return from_piles(BabyloneText::parse_course(text, colours_));
    }

    BabyloneText::Piles piles_of(const State& state) const {
        BabyloneText::Piles piles;
        for (std::size_t colour = 0; colour < colours_; ++colour) piles.push_back(piles_->piles(set_of(state, colour)));
        return piles;
    }

private:
    Id set_of(const State& state, std::size_t colour) const { return static_cast<Id>(state.sets.get(colour, bits_)); }

    // Calls work with the number of colours as a constant where they are few, so that positions are handled in
    // registers; otherwise with 0, which stands for colours_.
    template <class Work> auto with_colours(Work&& work) const {
        switch (colours_) {
        case 2: return work(std::integral_constant<std::size_t, 2>{});
        case 3: return work(std::integral_constant<std::size_t, 3>{});
        case 4: return work(std::integral_constant<std::size_t, 4>{});
        case 5: return work(std::integral_constant<std::size_t, 5>{});
        default: return work(std::integral_constant<std::size_t, 0>{});
        }
    }
    template <std::size_t Known> using Sets = std::array<Id, Known ? Known : max_colours>;

    template <std::size_t Known> [[gnu::always_inline]] Sets<Known> unpack(const State& state) const {
        Sets<Known> sets;
#pragma GCC unroll 5
        for (std::size_t i = 0; i < (Known ? Known : colours_); ++i) sets[i] = set_of(state, i);
        return sets;
    }
    // Bubble sort, descending, without branches: which of two sets is larger cannot be predicted.
    template <std::size_t Known> [[gnu::always_inline]] State sorted(const State& state) const {
        const std::size_t count = Known ? Known : colours_;
        auto sets = unpack<Known>(state);
#pragma GCC unroll 5
        for (std::size_t round = 1; round < count; ++round) {
#pragma GCC unroll 5
            for (std::size_t i = 0; i + round < count; ++i) {
                const Id left = sets[i], right = sets[i + 1];
                sets[i] = left < right ? right : left;
                sets[i + 1] = left < right ? left : right;
            }
        }
        State result{{}, state.mover};
#pragma GCC unroll 5
        for (std::size_t i = 0; i < count; ++i) result.sets.add(i, bits_, sets[i]);
        return result;
    }

    struct Change { // the colours that a move changes, equal if it is one, and their piles after it
        std::uint32_t a, b;
        Id a_after, b_after;
    };

    // The changes that the moves of a canonical position make, but only one of those that differ by equal colours.
    template <std::size_t Known>
    std::size_t changes(const Sets<Known>& sets, std::array<Change, max_changes>& found) const {
        const std::uint32_t count = Known ? Known : static_cast<std::uint32_t>(colours_);
        std::size_t size = 0;
        for (std::uint32_t a = 0; a < count; ++a) {
            if (a > 0 && sets[a] == sets[a - 1]) continue;
            for (const PileSets::Merge& merge : piles_->merges(sets[a]))
                found[size++] = {a, a, merge.merged, merge.merged};
            for (std::uint32_t b = a + 1; b < count; ++b) {
                if (b > a + 1 && sets[b] == sets[b - 1]) continue;
                for (std::uint64_t both = piles_->mask(sets[a]) & piles_->mask(sets[b]); both; both &= both - 1) {
                    const auto height = static_cast<std::uint8_t>(std::countr_zero(both));
                    const PileSets::Height &mine = piles_->height(sets[a], height),
                                           &yours = piles_->height(sets[b], height);
                    found[size++] = {a, b, mine.doubled, yours.removed};
                    if (sets[a] != sets[b]) found[size++] = {a, b, mine.removed, yours.doubled};
                }
            }
        }
        return size;
    }

    Result<State> from_piles(const Result<BabyloneText::Piles>& piles) const {
        if (!piles) return piles.error();
        State state{{}, Player::one};
        std::uint64_t tiles = 0;
        for (std::size_t colour = 0; colour < colours_; ++colour)
            for (std::uint8_t height : (*piles)[colour]) tiles += height;
        if (tiles != tiles_) return BabyloneText::wrong_tiles(tiles, tiles_);
        for (std::size_t colour = 0; colour < colours_; ++colour) {
            const PileSets::Id id = piles_->find((*piles)[colour]);
            const std::size_t most = piles_->piles(set_of(start_, colour)).size();
            if (id == PileSets::none || (*piles)[colour].size() > most)
                return BabyloneText::cannot_arise(BabyloneText::letter(colour), most);
            state.sets.set(colour, bits_, id);
        }
        return state;
    }

    std::shared_ptr<const PileSets> piles_;
    std::shared_ptr<LazyPileIndex> index_;
    std::vector<std::uint64_t> counts_;
    State start_;
    std::size_t colours_;
    std::uint64_t tiles_ = 0;
    unsigned bits_;
    bool misere_;
};

static_assert(Acyclic<Babylone<1>> && FastChildren<Babylone<1>> && Impartial<Babylone<1>> &&
              CourseNotated<Babylone<1>> && RanksFolded<Babylone<1>> && WalksTiers<Babylone<1>>);

// Chooses the shortest key that fits.
struct BabyloneFamily {
    static const GameInfo& info() { return BabyloneText::info(); }

    template <class Use>
    static auto make(const Parameters& parameters, Use&& use) -> decltype(use(std::declval<Babylone<1>>())) {
        auto counts = BabyloneText::counts(parameters);
        if (!counts) return counts.error();
        auto piles = std::make_shared<const PileSets>(*counts);
        const bool misere = parameters.flag("misere");
        if (Babylone<1>::fits(*piles, counts->size())) return use(Babylone<1>(std::move(piles), *counts, misere));
        if (Babylone<2>::fits(*piles, counts->size())) return use(Babylone<2>(std::move(piles), *counts, misere));
        return use(
            Babylone<10>(std::move(piles), *counts, misere)); // 40 colours of 16 bits, the most that make() lets in
    }

    // All starts with as many tiles in all, of any number of each colour (see core/sweepable.hpp).
    using Space = Babylone<10>;
    static std::optional<Space> space(std::uint64_t total, std::uint64_t colours, bool misere) {
        auto sets = std::make_shared<const PileSets>(std::vector<std::uint64_t>{total, 0});
        std::vector<std::uint64_t> counts(colours, 1);
        counts.front() = total - colours + 1;
        if (!Space::fits(*sets, colours)) return std::nullopt;
        return Space(std::move(sets), counts, misere);
    }
    static std::vector<std::uint64_t> start_of(const Space& space, const Space::State& state) {
        std::vector<std::uint64_t> tiles;
        for (const PileSets::Heights& piles : space.piles_of(state))
            if (!piles.empty()) tiles.push_back(piles.size());
        std::ranges::sort(tiles, std::greater());
        return tiles;
    }
    static std::string start_word(const std::vector<std::uint64_t>& tiles, bool misere) {
        return "babylone:" + std::to_string(tiles.size()) + "," + std::to_string(tiles[0]) + (misere ? ",misere" : "");
    }
};

static_assert(Sweepable<BabyloneFamily>);

} // namespace zermelo
