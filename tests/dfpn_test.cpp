#include "search/dfpn.hpp"

#include "core/random.hpp"
#include "games/connect4/connect4.hpp"
#include "games/tictactoe/claim.hpp"
#include "search_checks.hpp"
#include "solve/induction.hpp"

#include <gtest/gtest.h>

namespace zermelo {
namespace {

using Narrow = TicTacToe<std::uint64_t>;
using Broad = TicTacToe<Wide>;

// Both claims about a game, with what was found out about them before.
template <class G, class Make> class Claims {
public:
    using C = std::invoke_result_t<Make, const G&, Player>;

    Claims(const G& game, Make make, std::uint64_t bytes)
        : game_(game), one_(make(game, Player::one)), two_(make(game, Player::two)), prove_one_(one_, {bytes}, trace_),
          prove_two_(two_, {bytes}, trace_) {}

    Outcome outcome(const typename G::State& state) {
        const bool one = prove_one_.prove(one_.node(state)) == Verdict::holds;
        const bool two = prove_two_.prove(two_.node(state)) == Verdict::holds;
        EXPECT_FALSE(one && two);
        if (!one && !two) return Outcome::draw;
        return one == (game_.mover(state) == Player::one) ? Outcome::win : Outcome::loss;
    }

private:
    const G& game_;
    C one_, two_;
    SilentSearch trace_;
    Dfpn<C> prove_one_, prove_two_;
};

template <class G> auto claims_of(const G& game, std::uint64_t bytes = 1 << 26) {
    return Claims(game, [](const G& g, Player player) { return claim_of(g, player); }, bytes);
}
template <class G> auto plain_claims_of(const G& game) {
    return Claims(game, [](const G& g, Player player) { return PlainClaim<G>(g, player); }, 1 << 26);
}

// Every position after `start` has the outcome that backward induction finds.
template <class G, class Claims> void expect_agreement(const G& game, const typename G::State& start, Claims claims) {
    Induction<G> induction(game, start, {false, 1});
    NoTrace trace;
    ASSERT_EQ(induction.solve(trace), Stop::none);
    induction.each([&](const typename G::State& state, Value value) {
        ASSERT_EQ(claims.outcome(state), value.outcome()) << game.print(state);
    });
}

TEST(Dfpn, AgreesWithInductionOnEveryPositionOfSmallBoards) {
    for (const Narrow::Size size :
         {Narrow::Size{3, 3, 3}, {4, 3, 3}, {2, 2, 2}, {3, 2, 2}, {5, 2, 3}, {1, 5, 3}, {3, 3, 4}}) {
        const Narrow game(size);
        expect_agreement(game, game.initial(), claims_of(game));
    }
    const Broad broad({3, 3, 3});
    expect_agreement(broad, broad.initial(), claims_of(broad));
}

// The empty cells, the marks and the threats all count. Each random position is solved to its end.
TEST(Dfpn, AgreesWithInductionOnRandomPositions) {
    struct Board {
        Narrow::Size size;
        int least, rounds; // marks there are at least
    };
    Random random(5);
    for (const auto& [size, least, rounds] : {Board{{4, 4, 3}, 5, 300},
                                              {{4, 4, 4}, 6, 300},
                                              {{5, 3, 3}, 5, 300},
                                              {{4, 5, 4}, 10, 300},
                                              {{5, 4, 3}, 10, 200},
                                              {{5, 5, 4}, 15, 200},
                                              {{7, 3, 4}, 11, 200},
                                              {{6, 4, 4}, 14, 200}}) {
        const Narrow game(size);
        for (int round = 0; round < rounds; ++round) {
            auto state = game.initial();
            const int marks = least + static_cast<int>(random.below(4));
            for (int i = 0; i < marks && !game.outcome(state); ++i) {
                const auto moves = listed_moves(game, state);
                state = game.apply(state, moves[random.below(moves.size())]);
            }
            Induction<Narrow> induction(game, state, {true, 1});
            NoTrace trace;
            ASSERT_EQ(induction.solve(trace), Stop::none);
            ASSERT_EQ(claims_of(game).outcome(state), induction.value(state)->outcome()) << game.print(state);
        }
    }
}

TEST(Dfpn, NeedsNoKnowledgeOfTheGame) {
    const Narrow tictactoe({3, 3, 3});
    expect_agreement(tictactoe, tictactoe.initial(), plain_claims_of(tictactoe));
    const Connect4<std::uint64_t> connect4({4, 4, 3});
    expect_agreement(connect4, connect4.initial(), plain_claims_of(connect4));
}

// Little memory costs time, not truth.
TEST(Dfpn, IsRightWithASmallTable) {
    const Narrow game({4, 3, 3});
    expect_agreement(game, game.initial(), claims_of(game, 1));
    const Narrow drawn({5, 5, 4});
    EXPECT_EQ(claims_of(drawn, 1).outcome(drawn.initial()), Outcome::draw);
}

// The table of published results (Charatsidis 2017; Hsu et al. 2020; Hales and Jewett), as far as it takes no time.
TEST(Dfpn, FindsThePublishedResults) {
    struct Board {
        Broad::Size size;
        Outcome outcome;
    };
    for (const auto& [size, outcome] : {Board{{3, 3, 3}, Outcome::draw},
                                        {{4, 3, 3}, Outcome::win},
                                        {{4, 4, 3}, Outcome::win},
                                        {{5, 3, 3}, Outcome::win},
                                        {{8, 2, 3}, Outcome::draw},
                                        {{4, 4, 4}, Outcome::draw},
                                        {{5, 4, 4}, Outcome::draw},
                                        {{6, 4, 4}, Outcome::draw},
                                        {{5, 5, 4}, Outcome::draw},
                                        {{6, 5, 4}, Outcome::win},
                                        {{6, 6, 4}, Outcome::win},
                                        {{7, 7, 4}, Outcome::win},
                                        {{8, 8, 4}, Outcome::win},
                                        {{5, 5, 5}, Outcome::draw},
                                        {{6, 6, 5}, Outcome::draw},
                                        {{8, 8, 8}, Outcome::draw}}) {
        const Broad game(size);
        EXPECT_EQ(claims_of(game).outcome(game.initial()), outcome)
            << size.width << "," << size.height << "," << size.line;
    }
}

class StopsAt {
public:
    explicit StopsAt(std::uint64_t nodes) : left_(nodes) {}
    void node() { left_ -= left_ > 0; }
    void leaf() {}
    bool stopped() const { return left_ == 0; }

private:
    std::uint64_t left_;
};

TEST(Dfpn, StopsWhenAsked) {
    const Narrow game({8, 4, 4});
    StopsAt trace(1000);
    const auto claim = claim_of(game, Player::one);
    Dfpn search(claim, DfpnOptions{}, trace);
    EXPECT_EQ(search.prove(claim.node(game.initial())), Verdict::open);
    EXPECT_LT(search.size(), 2000u);
}

} // namespace
} // namespace zermelo
