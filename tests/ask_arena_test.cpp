#include "arena/read_arena.hpp"
#include "ask/arena_questions.hpp"
#include "ask/attractor_study.hpp"
#include "core/machine/files.hpp"
#include "explain/arena_text.hpp"
#include "render/arena_json.hpp"

#include <gtest/gtest.h>

#include <map>

namespace zermelo {
namespace {

const std::string examples = std::string(ZERMELO_TEST_DATA) + "/../../examples/";

NamedArena example(const std::string& name) { return *read_arena(*read_file(examples + name), name, 1); }

AttractorStudy solved(const NamedArena& arena, const AttractorRequest& request = {}) {
    auto study = AttractorStudy::make(arena, request);
    EXPECT_TRUE(study->solve({}));
    return *study;
}

std::map<std::string, std::uint32_t> ranks(const AttractorFacts& facts) {
    std::map<std::string, std::uint32_t> ranks;
    for (const AttractorVertex& vertex : *facts.list)
        if (vertex.rank) ranks[vertex.name] = *vertex.rank;
    return ranks;
}

const AttractorVertex& vertex(const AttractorFacts& facts, const std::string& name) {
    return *std::ranges::find(*facts.list, name, &AttractorVertex::name);
}

TEST(AskArena, CourseExampleHasItsRanksAndReasons) {
    const NamedArena arena = example("course-example-3.dot");
    const auto facts = solved(arena).facts();
    ASSERT_TRUE(facts);
    EXPECT_EQ(ranks(*facts), (std::map<std::string, std::uint32_t>{{"s2", 2}, {"s4", 2}, {"s5", 1}, {"s6", 0}}));
    EXPECT_EQ(facts->sizes, (std::vector<std::uint64_t>{1, 2, 4}));
    EXPECT_FALSE(facts->start_inside);
    EXPECT_FALSE(facts->regions);
    EXPECT_EQ(vertex(*facts, "s6").why, AttractorReason::target);
    EXPECT_EQ(vertex(*facts, "s2").why, AttractorReason::moves);
    EXPECT_EQ(vertex(*facts, "s4").why, AttractorReason::forced);
    EXPECT_EQ(vertex(*facts, "s3").why, AttractorReason::stays_out);
    EXPECT_EQ(vertex(*facts, "s6").through, no_vertex);
    EXPECT_EQ(arena.name(vertex(*facts, "s2").through), "s5");
    EXPECT_EQ(arena.name(vertex(*facts, "s0").through), "s3");
}

TEST(AskArena, ASummaryListsNothing) {
    const NamedArena arena = example("course-example-3.dot");
    const auto facts = solved(arena, {.summary = true}).facts();
    ASSERT_TRUE(facts);
    EXPECT_EQ(facts->size, 4u);
    EXPECT_EQ(facts->vertices, 7u);
    EXPECT_FALSE(facts->list);
}

TEST(AskArena, TargetsOfBothPlayersGiveThreeRegions) {
    const NamedArena arena = example("course-example-3.dot");
    const auto facts = solved(arena, {.target = {"s6"}, .against = {"s3"}}).facts();
    ASSERT_TRUE(facts);
    ASSERT_TRUE(facts->regions);
    const AttractorRegions regions = regions_of(*facts);
    EXPECT_EQ(regions.won, (std::vector<std::string>{"s2", "s4", "s5", "s6"}));
    EXPECT_EQ(vertex(*facts, "s3").why, AttractorReason::over);
    EXPECT_EQ(vertex(*facts, "s3").opponent_rank, 0u);
    EXPECT_EQ(regions.won.size() + regions.lost.size() + regions.neither.size(), arena.arena.size());
    EXPECT_EQ(std::ranges::count(regions.lost, "s3"), 1);
}

TEST(AskArena, UnknownAndSharedTargetsAreErrors) {
    const NamedArena arena = example("course-example-3.dot");
    EXPECT_EQ(AttractorStudy::make(arena, {.target = {"s9"}}).error().place, "--target");
    EXPECT_EQ(AttractorStudy::make(arena, {.target = {"s6"}, .against = {"s6"}}).error().place, "--against");
    EXPECT_EQ(AttractorStudy::make(arena, {.target = {"s6"}, .normal = true}).error().place, "--normal");
}

TEST(AskArena, StrategiesAreCheckedWithAPlayThatBeatsThem) {
    const NamedArena arena = example("course-example-3.dot");
    const AttractorStudy study = solved(arena);
    const auto good = study.check(*read_strategy("s2 -> s5\ns5 -> s6\n", "file", arena), Player::one);
    EXPECT_TRUE(good.good());
    EXPECT_EQ(good.wins, (std::vector<std::string>{"s2", "s4", "s5", "s6"}));
    EXPECT_FALSE(good.counter);
    const auto silent = study.check(*read_strategy("s5 -> s6\n", "file", arena), Player::one);
    EXPECT_EQ(silent.missed, (std::vector<std::string>{"s2"}));
    EXPECT_EQ(silent.silent, (std::vector<std::string>{"s2"}));
    ASSERT_TRUE(silent.counter);
    EXPECT_EQ(silent.counter->path, (std::vector<std::string>{"s2"}));
    EXPECT_TRUE(silent.counter->silent);
    EXPECT_FALSE(silent.counter->loop);
}

TEST(AskArena, CertificatesAreReadBackAsTheRequestWas) {
    const NamedArena arena = example("course-example-3.dot");
    for (const AttractorRequest& request :
         {AttractorRequest{}, AttractorRequest{.player = Player::two, .target = {"s3"}, .against = {"s6"}},
          AttractorRequest{.normal = true}}) {
        Certificate certificate = solved(arena, request).certificate("a game");
        const auto checked = check_certificate(certificate, arena);
        ASSERT_TRUE(checked);
        EXPECT_FALSE(checked->flaw);
        EXPECT_EQ(checked->player, request.player);
        EXPECT_EQ(checked->positions, 7u);
        certificate.ranks[0] = certificate.ranks[0] == 0 ? 5 : 0;
        const auto wrong = check_certificate(certificate, arena);
        ASSERT_TRUE(wrong->flaw);
        EXPECT_EQ(wrong->flaw->vertex, "s0");
    }
}

TEST(AskArena, ParityGamesAreSolvedAndTheirSolutionsChecked) {
    const NamedArena arena = example("parity.pg");
    const auto parity = solve_parity(arena, {});
    ASSERT_TRUE(parity);
    EXPECT_EQ(parity->won[0] + parity->won[1], arena.arena.size());
    EXPECT_EQ(parity->names.size(), arena.arena.size());
    const std::string sol = write_sol(arena, parity->winners, parity->strategy);
    StrategyFile file = *read_strategy(sol, "file", arena);
    EXPECT_FALSE(check_parity(arena, file, {})->first_error);
    file.winners[0] = other(*file.winners[0]);
    EXPECT_EQ(check_parity(arena, file, {})->first_error, arena.name(Vertex{0}));
    EXPECT_FALSE(solve_parity(example("course-example-3.dot"), {}));
}

TEST(AskArena, PlaysAreCutAtTheMost) {
    const NamedArena arena = example("course-example-3.dot");
    const ListedPlays all = list_plays(arena, 2, 100), few = list_plays(arena, 2, all.plays.size() - 1);
    EXPECT_FALSE(all.more);
    EXPECT_TRUE(few.more);
    EXPECT_EQ(few.plays.size(), all.plays.size() - 1);
    EXPECT_EQ(all.plays.front().names.front(), arena.name(arena.start));
}

TEST(AskArena, GraphQuestions) {
    const NamedArena arena = example("course-example-3.dot");
    std::uint64_t edges = 0;
    for (const auto& [vertex, degree] : in_degrees(arena).entries) edges += degree;
    EXPECT_EQ(edges, arena.arena.edges());
    for (const auto& [to, degree] : in_degrees(arena).entries)
        EXPECT_EQ(predecessors(arena, to.name)->vertices.size(), degree);
    EXPECT_FALSE(predecessors(arena, "nobody"));
    EXPECT_EQ(find_sides(arena).odd_cycle, (std::vector<std::string>{"s3"})); // it has a loop
}

// A long chain: every vertex joins at a step of its own. What takes quadratic time is not done by the end of the day.
TEST(AskArena, LongAttractorsAreWrittenInLinearTime) {
    constexpr std::uint32_t size = 50'000;
    NamedArena arena;
    for (std::uint32_t v = 0; v < size; ++v) {
        arena.arena.add_vertex(Player::one);
        if (v > 0) arena.arena.add_edge(Vertex{v - 1});
    }
    arena.names = Names::numbers(size);
    arena.target.assign(size, 0);
    arena.target[0] = 1;
    arena.start = Vertex{size - 1};
    const auto facts = solved(arena).facts();
    ASSERT_TRUE(facts);
    EXPECT_EQ(facts->list->back().rank, size - 1);
    EXPECT_GT(json(*facts).text().size(), size);
    EXPECT_NE(text(*facts, true, {}).find("49,999 moves"), std::string::npos);
}

} // namespace
} // namespace zermelo
