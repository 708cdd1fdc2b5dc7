#include "core/random.hpp"
#include "games/game_checks.hpp"
#include "games/tictactoe/proof_check.hpp"
#include "games/tictactoe/written_proof.hpp"
#include "search/proof_walk.hpp"

#include <gtest/gtest.h>

#include <map>

namespace zermelo {
namespace {

using namespace tictactoe;
using Board = TicTacToe<std::uint64_t>;

ProofPart prove(const Board& game, const Marks& start, Player claimant) {
    SilentSearch trace;
    const auto claim = claim_of(game, claimant);
    Dfpn search(claim, DfpnOptions{1 << 24}, trace);
    const Verdict verdict = search.prove(claim.node(start));
    WrittenProof written(game.board(), "tictactoe", game.print(start));
    written.begin(claimant, verdict == Verdict::holds);
    ProofWalk(
        claim, search, trace, verdict, [&](const auto& node, const auto& move) { written.add_move(claim, node, move); },
        [&](const auto& node) { written.add_stop(claim, node); })
        .walk(claim.node(start));
    return written.proof().parts.back();
}
bool holds(const Board& game, const Marks& start, Player claimant) {
    SilentSearch trace;
    const auto claim = claim_of(game, claimant);
    return Dfpn(claim, DfpnOptions{1 << 24}, trace).prove(claim.node(start)) == Verdict::holds;
}

std::string flaw_of(const Board& game, const Marks& start, const ProofPart& part) {
    const auto& size = game.board().size();
    const auto flaw = find_flaw({size.width, size.height, size.line}, {start.x, start.o, game.mover(start)}, part,
                                [](std::uint64_t) { return true; });
    return flaw ? flaw->position + " " + flaw->cell + ": " + std::string(flaw->what.english) : "none";
}

Marks random_position(const Board& game, Random& random, std::uint64_t max_marks) {
    Marks state = game.initial();
    for (std::uint64_t left = random.below(max_marks + 1); left > 0 && !game.outcome(state); --left) {
        const auto moves = listed_moves(game, state);
        state = game.apply(state, moves[random.below(moves.size())]);
    }
    return state;
}

constexpr Board::Size sizes[] = {{{3, 3, 3}}, {{4, 3, 3}}, {{4, 4, 3}}, {{4, 4, 4}},
                                 {{5, 4, 4}}, {{5, 3, 3}}, {{2, 2, 2}}};

TEST(LineProof, OfTheSearchIsRightAndComesBack) {
    Random random(31);
    for (const auto& size : sizes) {
        const Board game(size);
        for (int round = 0; round < 100; ++round) {
            const Marks start = random_position(game, random, size.cells());
            Proof proof{"tictactoe", game.print(start), {}};
            for (Player claimant : {Player::one, Player::two}) {
                proof.parts.push_back(prove(game, start, claimant));
                ASSERT_EQ(flaw_of(game, start, proof.parts.back()), "none") << game.print(start);
                proof.parts.back().holds ^= true; // the opposite has no proof
                ASSERT_NE(flaw_of(game, start, proof.parts.back()), "none") << game.print(start);
                proof.parts.back().holds ^= true;
            }
            const std::string text = write_proof(proof, size.width, size.height);
            const auto again = read_proof(text, "file", size.width, size.height);
            ASSERT_TRUE(again) << again.error().in(Language::english) << text;
            ASSERT_EQ(write_proof(*again, size.width, size.height), text);
        }
    }
}

// A right proof needs all of its moves. Pairs may be needless: all answers may be seen at once, or stand elsewhere.
TEST(LineProof, AMissingEntryIsFound) {
    for (const auto& size : {Board::Size{{3, 3, 3}}, {{4, 3, 3}}, {{5, 5, 4}}, {{6, 5, 4}}}) {
        const Board game(size);
        const ProofPart part = prove(game, game.initial(), Player::one);
        ASSERT_FALSE(part.entries.empty());
        for (std::size_t i = 0; i < part.entries.size(); i += 1 + part.entries.size() / 100) {
            if (part.entries[i].pairs) continue;
            ProofPart less = part;
            less.entries.erase(less.entries.begin() + static_cast<std::ptrdiff_t>(i));
            EXPECT_NE(flaw_of(game, game.initial(), less), "none") << i;
        }
    }
}

// Whoever changes a move gets caught, unless the new move is good too.
TEST(LineProof, AWrongMoveIsFound) {
    Random random(33);
    int caught = 0;
    for (int round = 0; round < 300; ++round) {
        const Board game(sizes[random.below(std::size(sizes))]);
        const Marks start = random_position(game, random, 6);
        for (Player claimant : {Player::one, Player::two}) {
            ProofPart part = prove(game, start, claimant);
            if (part.entries.empty()) continue;
            ProofEntry& entry = part.entries[random.below(part.entries.size())];
            if (entry.pairs) continue;
            const std::uint64_t was = entry.cells[0];
            entry.cells[0] = std::uint64_t{1} << random.below(game.board().size().cells());
            if (entry.cells[0] == was) continue;
            const bool marked = (entry.cells[0] & (entry.one | entry.two)) != 0;
            const std::string flaw = flaw_of(game, start, part);
            caught += flaw != "none";
            ASSERT_TRUE(!marked || flaw != "none");
            if (flaw == "none") { ASSERT_EQ(holds(game, start, claimant), part.holds); }
        }
    }
    EXPECT_GT(caught, 100);
}

// Pairs that leave a line out, share a cell or have a marked one, or stand where the claim is said to hold.
TEST(LineProof, FalsePairsAreFound) {
    const Board game({5, 5, 4});
    const ProofPart part = prove(game, game.initial(), Player::one);
    ASSERT_FALSE(part.holds);
    std::map<std::string, int> flaws;
    for (std::size_t i = 0; i < part.entries.size(); ++i) {
        const ProofEntry& entry = part.entries[i];
        if (!entry.pairs || entry.cells.size() < 2) continue;
        auto flaw_with = [&](auto&& change) {
            ProofPart changed = part;
            change(changed.entries[i]);
            const std::string flaw = flaw_of(game, game.initial(), changed);
            return flaw.substr(flaw.find(": ") + 1);
        };
        ++flaws[flaw_with([](ProofEntry& e) { e.cells.pop_back(); })];
        EXPECT_NE(flaw_with([](ProofEntry& e) { e.cells[1] = e.cells[0]; }), "none");
        EXPECT_NE(flaw_with([](ProofEntry& e) { e.cells[0] = (e.one | e.two) & ~((e.one | e.two) - 1); }), "none");
        if (i > 200) break;
    }
    EXPECT_EQ(flaws.size(), 1u); // each pair was needed
    EXPECT_TRUE(flaws.contains(" a line that is open to the claimant has no pair in it"));
}

// Nobody proves what is not so, with whatever entries.
TEST(LineProof, EntriesAtRandomProveNothingFalse) {
    Random random(35);
    for (int round = 0; round < 2000; ++round) {
        const Board game({3, 3, 3});
        const Marks start = random_position(game, random, 9);
        ProofPart part{random.below(2) ? Player::one : Player::two, random.below(2) == 1, {}};
        for (int i = 0; i < 40; ++i) {
            const Marks marks = random_position(game, random, 9);
            const bool pairs = random.below(3) == 0;
            std::vector<std::uint64_t> cells{std::uint64_t{1} << random.below(9)};
            if (pairs) cells = {cells[0] | std::uint64_t{1} << random.below(9), std::uint64_t{3} << random.below(8)};
            if (!pairs || std::popcount(cells[0]) == 2) part.entries.push_back({marks.x, marks.o, cells, pairs});
        }
        if (flaw_of(game, start, part) == "none") { ASSERT_EQ(holds(game, start, part.claimant), part.holds); }
        part.entries.clear();
        if (flaw_of(game, start, part) == "none") { ASSERT_EQ(holds(game, start, part.claimant), part.holds); }
    }
}

TEST(LineProof, ADamagedFileIsRefused) {
    const Board game({3, 3, 3});
    Proof proof{"tictactoe", game.print(game.initial()), {}};
    for (Player claimant : {Player::one, Player::two}) proof.parts.push_back(prove(game, game.initial(), claimant));
    const std::string text = write_proof(proof, 3, 3);
    ASSERT_TRUE(read_proof(text, "file", 3, 3));
    EXPECT_EQ(*read_proof_game(text, "file"), "tictactoe");
    for (std::size_t cut = 0; cut + 1 < text.size(); ++cut) // all but the last newline is needed
        ASSERT_FALSE(read_proof(std::string_view(text).substr(0, cut), "file", 3, 3)) << cut;
    EXPECT_FALSE(read_proof(text, "file", 4, 3));
    auto error_with = [&](std::string_view was, std::string_view is) {
        std::string changed = text;
        changed.replace(changed.find(was), was.size(), is);
        const auto read = read_proof(changed, "file", 3, 3);
        return read ? "none" : read.error().in(Language::english);
    };
    EXPECT_EQ(error_with("claim 1 fails", "claim 1 fales"),
              "file:4: expected \"claim 1 holds\", \"claim 1 fails\", or the same of player 2");
    EXPECT_EQ(error_with("entries 3", "entries 9"), "file:37: expected a position and a move, or pairs of cells");
    EXPECT_EQ(error_with("end", "END").substr(0, 5), "file:");
}

} // namespace
} // namespace zermelo
