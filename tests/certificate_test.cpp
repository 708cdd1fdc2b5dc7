#include "solve/certificate.hpp"

#include "random_arenas.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace zermelo {
namespace {

struct Claim {
    NamedArena arena;
    std::vector<bool> target, avoid;
    Certificate certificate;
};

Claim make_claim(RandomArena drawn) {
    Claim claim;
    NoTrace silent;
    const Attractor attractor =
        attract(drawn.arena, Reverse(drawn.arena), Player::one, drawn.target, {drawn.avoid, 1}, silent);
    claim.certificate = {"arena:some file.json", Player::one, "arena", attractor.ranks, attractor.strategy};
    claim.target.resize(drawn.arena.size());
    claim.avoid.resize(drawn.arena.size());
    for (Vertex v : drawn.target) claim.target[index(v)] = true;
    for (Vertex v : drawn.avoid) claim.avoid[index(v)] = true;
    for (std::uint32_t v = 0; v < drawn.arena.size(); ++v)
        claim.arena.names.add(v % 3 == 0 ? "vertex \"" + std::to_string(v) + "\" é" : "s" + std::to_string(v));
    claim.arena.arena = std::move(drawn.arena);
    return claim;
}

std::string flaw_of(const Claim& claim) {
    const auto flaw = find_flaw(claim.certificate, claim.arena.arena, claim.target, claim.avoid);
    return flaw ? claim.arena.name(flaw->vertex) + ": " + std::string(flaw->what.in(Language::english)) : "none";
}

TEST(Certificate, OfTheSolverIsRightAndComesBack) {
    Random random(21);
    for (int round = 0; round < 500; ++round) {
        const Claim claim = make_claim(make_random_arena(random, 40));
        ASSERT_EQ(flaw_of(claim), "none");
        const std::string text = write_certificate(claim.certificate, claim.arena);
        const auto again = read_certificate(text, "file", claim.arena);
        ASSERT_TRUE(again) << again.error().in(Language::english) << text;
        ASSERT_EQ(again->ranks, claim.certificate.ranks);
        ASSERT_EQ(again->strategy, claim.certificate.strategy);
        ASSERT_EQ(again->game, claim.certificate.game);
        for (std::size_t cut = 0; cut + 1 < text.size(); cut += 7) // all but the last newline is needed
            ASSERT_FALSE(read_certificate(std::string_view(text).substr(0, cut), "file", claim.arena)) << cut;
    }
}

// Whatever is changed in a right certificate makes it wrong, unless it is another move that is as good.
TEST(Certificate, EveryChangeIsFound) {
    Random random(22);
    for (int round = 0; round < 2000; ++round) {
        Claim claim = make_claim(make_random_arena(random, 12));
        const Arena& arena = claim.arena.arena;
        const Vertex v{static_cast<std::uint32_t>(random.below(arena.size()))};
        std::uint32_t& rank = claim.certificate.ranks[index(v)];
        const std::uint32_t other =
            random.below(4) == 0 ? Attractor::outside : static_cast<std::uint32_t>(random.below(4));
        if (other == rank) continue;
        rank = other;
        ASSERT_NE(flaw_of(claim), "none") << round << write_certificate(claim.certificate, claim.arena);
    }
}

// 0 (one) -> 1 (two) -> 2 target; 3 (two) -> 3, 0; 4 (one) -> 3.
Claim small_claim() {
    RandomArena drawn;
    const std::pair<Player, std::vector<std::uint32_t>> vertices[] = {
        {Player::one, {1, 3}}, {Player::two, {2}}, {Player::one, {}}, {Player::two, {3, 0}}, {Player::one, {3}}};
    for (const auto& [owner, successors] : vertices) {
        drawn.arena.add_vertex(owner);
        for (std::uint32_t w : successors) drawn.arena.add_edge(Vertex{w});
    }
    drawn.target = {Vertex{2}};
    return make_claim(std::move(drawn));
}

TEST(Certificate, SaysWhatIsWrong) {
    auto after = [](auto change) {
        Claim claim = small_claim();
        change(claim.certificate);
        return flaw_of(claim);
    };
    EXPECT_EQ(after([](Certificate&) {}), "none");
    EXPECT_EQ(after([](Certificate& c) { c.ranks[0] = 1; }),
              "vertex \"0\" é: the rank does not fall by one with its move");
    EXPECT_EQ(after([](Certificate& c) { c.strategy[0] = Vertex{3}; }),
              "vertex \"0\" é: the rank does not fall by one with its move"); // a move that leaves the region
    EXPECT_EQ(after([](Certificate& c) { c.strategy[0] = Vertex{2}; }),
              "vertex \"0\" é: its move is not an edge of the arena");
    EXPECT_EQ(after([](Certificate& c) { c.strategy[3] = Vertex{0}; }),
              "vertex \"3\" é: it is outside, but has no move that stays out");
    EXPECT_EQ(after([](Certificate& c) { c.strategy[3] = no_vertex; }),
              "vertex \"3\" é: it is outside, but has no move that stays out");
    EXPECT_EQ(after([](Certificate& c) { c.ranks[3] = 3; }),
              "vertex \"3\" é: its rank is not one more than the highest after it");
    EXPECT_EQ(after([](Certificate& c) { c.ranks[0] = Attractor::outside; }),
              "vertex \"0\" é: it is outside, but a move of the player leads in");
    EXPECT_EQ(after([](Certificate& c) { c.ranks[2] = 1; }), "s1: its rank is not one more than the highest after it");
}

TEST(Certificate, RefusesDamagedFiles) {
    const Claim claim = small_claim();
    const std::string text = write_certificate(claim.certificate, claim.arena);
    auto problem = [&](std::string from, const std::string& to) {
        std::string changed = text;
        changed.replace(changed.find(from), from.size(), to);
        const auto read = read_certificate(changed, "file", claim.arena);
        return read ? "none" : read.error().in(Language::english);
    };
    EXPECT_EQ(problem("zermelo", "something"), "file:1:1: expected a line that begins with \"zermelo attractor 1\"");
    EXPECT_EQ(problem("player 1", "player 3"), "file:3:1: expected a line that begins with \"player 1\"");
    EXPECT_EQ(problem("s1 1 s2", "s9 1 s2"), "file:7:1: the arena has no vertex \"s9\"");
    EXPECT_EQ(problem("s1 1 s2", "s1 1"), "file:7:1: expected a vertex, its rank or \"-\", and a move or \"-\"");
    EXPECT_EQ(problem("s1 1 s2", "s1 99999999999 s2"),
              "file:7:1: expected a vertex, its rank or \"-\", and a move or \"-\"");
    EXPECT_EQ(problem("s1 1 s2", "s2 0 -"), "file:8:1: vertex \"s2\" is listed twice");
    EXPECT_EQ(problem("s1 1 s2\n", ""), "file: vertex \"s1\" is missing");
    EXPECT_EQ(problem("\nend\n", "\nend\n\n"), "none");
    EXPECT_EQ(problem("\nend\n", "\nend\ns1 1 s2\n"), "file:12:1: nothing should follow \"end\"");
    EXPECT_EQ(problem("vertices 5", "vertices 99999999999"), "file:5:1: the arena has 5 vertices");
    for (const char* goal : {"garbage", "", "arena normal", "normal \"s1\"", "target s1",
                             "arena against \"s1\" against", "target \"s1", "target \"s1\" \"s2"})
        EXPECT_EQ(problem("goal arena", std::string("goal ") + goal),
                  "file:4:1: expected a goal: arena, normal, or target \"vertex\" ... against \"vertex\" ...")
            << goal;
    for (const char* goal : {"normal", "target \"s1\" \"s 2\"", "target \"s1\" against \"s2\"", "arena against \"s1\""})
        EXPECT_EQ(problem("goal arena", std::string("goal ") + goal), "none") << goal;
}

} // namespace
} // namespace zermelo
