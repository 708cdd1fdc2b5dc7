#include "ask/matrix_study.hpp"
#include "ask/path_study.hpp"
#include "explain/matrix_text.hpp"
#include "explain/path_text.hpp"

#include <gtest/gtest.h>

namespace zermelo {
namespace {

const std::string course_graph = std::string(ZERMELO_TEST_DATA) + "/../../examples/course.json";

MatrixFacts classic_facts(const std::string& name, const Control& control = {}) {
    return study_matrix(*open_matrix(name, Language::english), control);
}

TEST(AskLessons, PrisonersDilemma) {
    const MatrixFacts facts = classic_facts("prisoners");
    ASSERT_EQ(facts.pure.size(), 1u);
    EXPECT_TRUE(facts.equilibria.at(0).pure);
    ASSERT_EQ(facts.dominated.size(), 2u);
    for (const Domination& one : facts.dominated) {
        EXPECT_TRUE(one.strict);
        EXPECT_EQ(one.by, 1 - one.strategy);
        EXPECT_TRUE(one.evidence);
    }
    EXPECT_EQ(facts.strict.steps.size(), 2u);
    EXPECT_EQ(facts.strict.left[0], (std::vector<std::size_t>{facts.pure[0].row}));
    ASSERT_EQ(facts.better_cells.size(), 1u); // the moral of the story
    EXPECT_EQ(facts.better_cells[0].equilibrium, facts.pure[0]);
    EXPECT_TRUE(facts.better_cells[0].for_both);
    EXPECT_EQ(std::ranges::count(facts.pareto, facts.pure[0]), 0);
    EXPECT_EQ(facts.zero_sum, false);
    EXPECT_FALSE(facts.value);
}

TEST(AskLessons, MatchingPenniesNeedsChance) {
    const MatrixFacts facts = classic_facts("matching-pennies");
    EXPECT_TRUE(facts.pure.empty());
    ASSERT_EQ(facts.equilibria.size(), 1u);
    EXPECT_FALSE(facts.equilibria[0].pure);
    EXPECT_EQ(facts.equilibria[0].strategies[0], (ExactMixture{"1/2", "1/2"}));
    EXPECT_EQ(facts.zero_sum, true);
    EXPECT_EQ(facts.value, "0");
    EXPECT_TRUE(facts.security[0].chance_helps);
    EXPECT_EQ(facts.security[0].level, "-1");
    EXPECT_EQ(facts.security[0].mixed_level, "0");
}

TEST(AskLessons, SignsHaveNoMixtures) {
    const MatrixFacts facts = classic_facts("cold-war");
    ASSERT_TRUE(facts.ordinal);
    EXPECT_FALSE(facts.degenerate);
    EXPECT_FALSE(facts.infinite);
    EXPECT_FALSE(facts.zero_sum);
    EXPECT_FALSE(facts.security[0].mixed_level);
    EXPECT_TRUE(facts.complete);
}

TEST(AskLessons, ALimitLeavesPureEquilibria) {
    Control control;
    control.limits.nodes = 1;
    const MatrixFacts facts = classic_facts("chicken", control);
    EXPECT_FALSE(facts.complete);
    EXPECT_EQ(facts.pure.size(), 2u);
    EXPECT_GE(facts.equilibria.size(), 2u);
}

TEST(AskLessons, EveryReasonIsSaidInBothLanguages) {
    const MatrixFacts facts = classic_facts("prisoners");
    const std::string english = text(facts, {Language::english}), french = text(facts, {Language::french});
    EXPECT_NE(english.find("strictly dominated"), std::string::npos);
    EXPECT_NE(french.find("strictement dominée"), std::string::npos);
}

TEST(AskLessons, PathsOfTheCourse) {
    const auto dijkstra = PathStudy::make({.file = course_graph, .from = "A", .to = "D"});
    ASSERT_TRUE(dijkstra);
    const auto found = dijkstra->found();
    ASSERT_TRUE(found);
    EXPECT_FALSE(found->run.heuristic);
    EXPECT_FALSE(found->audit);
    EXPECT_EQ(found->run.path.front(), "A");
    EXPECT_EQ(found->run.path.back(), "D");
    ASSERT_TRUE(found->table);
    EXPECT_EQ(found->table->steps.size(), found->run.visited);
    EXPECT_EQ(found->table->steps.back().distance, found->run.distance);
    EXPECT_EQ(found->table->steps.back().known.size(), found->run.reached);
    EXPECT_EQ(found->table->vertices[found->table->steps.front().chosen], "A");

    const auto astar = PathStudy::make({.file = course_graph, .from = "A", .to = "D", .astar = true});
    ASSERT_TRUE(astar);
    const ComparedPaths compared = astar->compared();
    ASSERT_EQ(compared.runs.size(), 2u);
    EXPECT_EQ(compared.runs[0].distance, found->run.distance);
    EXPECT_EQ(compared.runs[0].visited, found->run.visited);
    EXPECT_TRUE(compared.runs[1].heuristic);
    EXPECT_LE(compared.runs[1].visited, compared.runs[0].visited);
    EXPECT_EQ(compared.audit.least, found->run.distance);
}

TEST(AskLessons, WrongQuestionsAboutPaths) {
    EXPECT_EQ(PathStudy::make({.file = course_graph, .from = "nowhere", .to = "D"}).error().place, "FROM");
    EXPECT_EQ(PathStudy::make({.file = course_graph, .from = "A", .to = "nowhere"}).error().place, "TO");
    EXPECT_EQ(PathStudy::make({.file = course_graph, .from = "A", .to = "D", .heuristic = "zero"}).error().place,
              "--heuristic");
}

} // namespace
} // namespace zermelo
