// Solving tier by tier: against induction, on Babylone and on random games of layers; the index of Babylone.
#include "solve/tiers.hpp"

#include "core/random.hpp"
#include "games/babylone/babylone.hpp"
#include "solve/solution.hpp"
#include "solve/verify.hpp"

#include <rapidcheck/gtest.h>

#include <array>
#include <set>

namespace zermelo {
namespace {

using Counted = std::vector<std::uint64_t>;

Babylone<2> wide_babylone(const Counted& counts, bool misere = false) {
    return Babylone<2>(std::make_shared<const PileSets>(counts), counts, misere);
}

// The same without a walk of its own: position by position.
struct PlainBabylone : Babylone<2> {
    explicit PlainBabylone(const Babylone<2>& game) : Babylone<2>(game) {}
    void tier_walk(bool) const = delete;
};
static_assert(Ranked<PlainBabylone> && !WalksTiers<PlainBabylone> && WalksTiers<Babylone<2>>);

auto all_of(const Counts& counts) {
    return std::tuple(counts.positions, counts.edges, counts.finals, counts.won, counts.lost, counts.drawn,
                      counts.labelled_positions, counts.labelled_edges);
}

// Everything that both say about every position that induction has visited.
template <class G> void expect_as_induction(const G& game, const typename G::State& start, SolveOptions options) {
    NoTrace trace;
    Induction<G> induction(game, start, options);
    induction.solve(trace);
    Tiers<G> tiers(game, start, options);
    ASSERT_EQ(tiers.solve(trace), Stop::none);
    ASSERT_TRUE(tiers.complete());
    EXPECT_EQ(all_of(tiers.counts()), all_of(induction.counts()));
    std::uint64_t different = 0, listed = 0;
    induction.each([&](const typename G::State& state, Value value) {
        different += tiers.value(state) != value;
        if constexpr (Impartial<G>) different += tiers.grundy(state) != induction.grundy(state);
    });
    tiers.each([&](const typename G::State& state, Value value) {
        ++listed;
        different += induction.value(state) != value;
    });
    EXPECT_EQ(different, 0u);
    EXPECT_EQ(listed, induction.counts().positions);
}

const std::vector<Counted> starts{
    {1},       {2},       {9},       {1, 1},    {3, 2},       {6, 6},          {9, 4},
    {3, 3, 3}, {5, 3, 1}, {7, 2, 2}, {4, 4, 4}, {2, 2, 2, 2}, {3, 3, 3, 3},    {4, 3, 2, 1},
    {6, 1, 1}, {5, 2, 2}, {9, 1, 1}, {2, 1, 1}, {1, 1, 1, 1}, {2, 2, 2, 2, 2}, {4, 2, 2, 1, 1}};

TEST(Tiers, SolveBabyloneAsInductionDoes) {
    for (const Counted& counts : starts)
        for (bool misere : {false, true})
            for (unsigned threads : {1u, 3u}) {
                SCOPED_TRACE(testing::PrintToString(counts));
                const auto game = wide_babylone(counts, misere);
                expect_as_induction(game, game.initial(), {true, threads});
            }
}

TEST(Tiers, PositionByPositionGivesTheSame) {
    for (const Counted& counts : starts) {
        const PlainBabylone game(wide_babylone(counts));
        expect_as_induction(game, game.initial(), {true, 2});
    }
}

TEST(Tiers, FromAnyPositionCountOnlyWhatIsReached) {
    const auto game = wide_babylone({5, 4, 3});
    NoTrace trace;
    Induction<Babylone<2>> all(game, game.initial(), {true, 1});
    all.solve(trace);
    std::size_t visited = 0;
    all.each([&](const Babylone<2>::State& state, Value) {
        if (++visited % 97 == 0) expect_as_induction(game, state, {true, 2});
    });
    EXPECT_GT(visited, 1000u);
}

TEST(Tiers, AreChosenFromTheStartWhereTheIndexIsTight) {
    auto method = [](const Counted& counts, bool symmetry) {
        const auto game = wide_babylone(counts);
        return Solution<Babylone<2>>(game, game.initial(), {symmetry, 1}, Method::automatic).method();
    };
    EXPECT_EQ(method({4, 4, 4}, true), Method::tiers);
    EXPECT_EQ(method({5, 4, 3}, true), Method::tiers);
    EXPECT_EQ(method({4, 4, 4}, false), Method::induction);                      // only folded positions have numbers
    EXPECT_EQ(method({14, 1, 1, 1, 1, 1, 1, 1, 1, 1}, true), Method::induction); // few of the numbers are reached
}

TEST(Tiers, PassVerification) {
    const auto game = wide_babylone({4, 4, 4});
    NoTrace trace;
    Tiers<Babylone<2>> tiers(game, game.initial(), {true, 2});
    tiers.solve(trace);
    const auto verified = verify(
        game, [&](auto&& visit) { tiers.each(visit); },
        [&](const Babylone<2>::State& state) { return tiers.value(state); }, trace);
    EXPECT_FALSE(verified.flaw.has_value());
    EXPECT_EQ(verified.positions, tiers.counts().positions);
}

TEST(Tiers, KeepOnlyTheFirstTiersWhereMemoryIsShort) {
    const auto game = wide_babylone({4, 4, 4, 4});
    NoTrace trace;
    Tiers<Babylone<2>> whole(game, game.initial(), {true, 1}), lean(game, game.initial(), {true, 1, 5'000});
    whole.solve(trace), lean.solve(trace);
    EXPECT_TRUE(whole.complete());
    EXPECT_FALSE(lean.complete());
    EXPECT_EQ(all_of(lean.counts()), all_of(whole.counts()));
    EXPECT_EQ(lean.value(game.initial()), whole.value(game.initial()));
    EXPECT_EQ(lean.grundy(game.initial()), whole.grundy(game.initial()));
    game.moves(game.initial(), [&](const auto& move) {
        const auto child = game.apply(game.initial(), move);
        EXPECT_EQ(lean.value(child), whole.value(child));
    });
    EXPECT_LT(lean.peak_bytes() - game.index_bytes(), (whole.peak_bytes() - game.index_bytes()) / 2);
    EXPECT_EQ(whole.peak_bytes() - game.index_bytes(), 2 * whole.counts().positions); // value and Grundy value
}

// Says no at the given checkpoint.
struct Impatient {
    static constexpr bool records = false;
    int left;
    Stop checkpoint(const Work& work) {
        done = work.done, total = work.total;
        return left-- > 0 ? Stop::none : Stop::interrupted;
    }
    std::uint64_t done = 0, total = 0;
};

TEST(Tiers, StopWhenAskedTo) {
    const auto game = wide_babylone({5, 5, 5, 5});
    for (int patience : {0, 3, 10}) {
        Impatient trace{patience};
        Tiers<Babylone<2>> tiers(game, game.initial(), {true, 1});
        EXPECT_EQ(tiers.solve(trace), Stop::interrupted);
        EXPECT_LT(trace.done, trace.total);
        EXPECT_EQ(trace.total, 60'211u); // known from the beginning
    }
}

// What can be reached is what the rule of binary ones says: as many as were found by exploring.
TEST(PileIndex, HasThePositionsThatAriseAndNoOthers) {
    const std::vector<std::pair<Counted, std::uint64_t>> known{
        {{6, 6, 6, 6}, 431'647}, {{6, 6, 6, 6, 6}, 10'002'984}, {{4, 4, 4}, 763}, {Counted(8, 2), 1'346}};
    for (const auto& [counts, expected] : known) {
        const auto game = wide_babylone(counts);
        std::uint64_t sum = 0;
        for (std::uint64_t tier = 0; tier < game.tiers(); ++tier) sum += game.size(tier);
        EXPECT_EQ(sum, expected) << testing::PrintToString(counts);
    }
}

TEST(PileIndex, EveryNumberComesBack) {
    for (const Counted& counts : starts) {
        const auto game = wide_babylone(counts);
        for (std::uint64_t tier = 0; tier < game.tiers(); ++tier)
            for (std::uint64_t rank = 0; rank < game.size(tier); ++rank) {
                const auto state = game.unrank(tier, rank);
                ASSERT_EQ(game.tier(state), tier);
                ASSERT_EQ(game.rank(state), rank);
                ASSERT_TRUE(game.canonical(state) == state);
            }
    }
}

RC_GTEST_PROP(PileIndex, EveryPositionComesBack, ()) {
    static const auto game = wide_babylone({5, 4, 4, 3, 2});
    auto state = game.initial();
    for (int plies = *rc::gen::inRange(0, 15); plies > 0 && !game.outcome(state); --plies) {
        std::vector<Babylone<2>::Move> moves;
        game.moves(state, [&](const auto& move) { moves.push_back(move); });
        state = game.apply(state, moves[*rc::gen::inRange<std::size_t>(0, moves.size())]);
    }
    const auto back = game.unrank(game.tier(state), game.rank(state));
    RC_ASSERT(game.key(back) == game.key(game.canonical(state)));
}

// A walk that begins anywhere meets the same positions with the same children, each once.
TEST(PileWalk, ListsTheChildrenOfEachPosition) {
    for (const Counted& counts : {Counted{4, 4, 4}, Counted{5, 3, 2, 1}, Counted{2, 2, 2, 2, 2}, Counted{3, 3, 3, 3}}) {
        const auto game = wide_babylone(counts);
        for (std::uint64_t tier = 0; tier + 1 < game.tiers(); ++tier)
            for (std::uint64_t first = 0; first < game.size(tier); first += 50) {
                auto walk = game.tier_walk(true);
                const std::uint64_t last = std::min(first + 50, game.size(tier));
                walk.walk(
                    tier, first, last, [](std::uint64_t rank) { return rank % 3 != 1; },
                    [&](const auto& visited) {
                        ASSERT_NE(visited.rank % 3, 1u);
                        std::set<std::uint64_t> expected;
                        const auto state = game.unrank(tier, visited.rank);
                        game.canonical_children(
                            state, [&](const Babylone<2>::State& child) { expected.insert(game.rank(child)); });
                        ASSERT_EQ(std::set<std::uint64_t>(visited.children.begin(), visited.children.end()), expected);
                        ASSERT_EQ(visited.children.size(), expected.size());
                        ASSERT_EQ(visited.outcome, game.outcome(state));
                        ASSERT_EQ(visited.orbit, game.orbit(state));
                        ASSERT_EQ(visited.moves, game.count_moves(state));
                    });
            }
    }
}

// A random game of layers, with draws: from each place some moves to places of the next layer; ends anywhere.
class Layers {
public:
    struct State {
        std::uint64_t layer, place;
    };
    using Move = std::uint64_t;
    using Key = std::uint64_t;
    static constexpr bool acyclic = true, takes_turns = true;

    Layers(std::uint64_t layers, std::uint64_t width, std::uint64_t seed) : layers_(layers), width_(width) {
        Random random(seed);
        ends_.resize(layers * width);
        moves_.resize(layers * width);
        for (std::uint64_t at = 0; at < layers * width; ++at) {
            const bool last = at / width + 1 == layers;
            if (last || random.below(8) == 0)
                ends_[at] = std::array{Outcome::loss, Outcome::draw, Outcome::win}[random.below(3)];
            else
                for (std::uint64_t count = 1 + random.below(4); count > 0; --count)
                    moves_[at].push_back(random.below(width));
        }
    }
    State initial() const { return {0, 0}; }
    Player mover(const State& state) const { return state.layer % 2 == 0 ? Player::one : Player::two; }
    std::optional<Outcome> outcome(const State& state) const { return ends_[key(state)]; }
    template <class Visit> void moves(const State& state, Visit&& visit) const {
        for (Move to : moves_[key(state)]) visit(to);
    }
    State apply(const State& state, Move to) const { return {state.layer + 1, to}; }
    Key key(const State& state) const { return state.layer * width_ + state.place; }
    State state(Key key) const { return {key / width_, key % width_}; }
    std::uint64_t longest() const { return layers_ - 1; }
    std::uint64_t tiers() const { return layers_; }
    std::uint64_t tier(const State& state) const { return state.layer; }
    std::uint64_t size(std::uint64_t) const { return width_; }
    std::uint64_t rank(const State& state) const { return state.place; }
    State unrank(std::uint64_t tier, std::uint64_t rank) const { return {tier, rank}; }

private:
    std::uint64_t layers_, width_;
    std::vector<std::optional<Outcome>> ends_;
    std::vector<std::vector<Move>> moves_;
};

RC_GTEST_PROP(Tiers, SolveRandomLayersAsInductionDoes, ()) {
    const Layers game(*rc::gen::inRange<std::uint64_t>(1, 86), *rc::gen::inRange<std::uint64_t>(1, 90),
                      *rc::gen::inRange<std::uint64_t>(1, 1'000'000));
    const bool can = Tiers<Layers>::can(game, {});
    RC_ASSERT(can == (game.tiers() <= 85)); // a longer play does not fit in the byte
    if (can) expect_as_induction(game, game.initial(), {true, 2});
    RC_ASSERT(!testing::Test::HasFailure());
}

} // namespace
} // namespace zermelo
