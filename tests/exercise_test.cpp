// Exercises: over many seeds and all levels, the solution passes its own check, wrong answers do not, every option that
// is right is accepted, and the instance has what its level trains.
#include "exercises/exercises.hpp"

#include "api/exercise_pictures.hpp"
#include "api/registry.hpp"
#include "arena/graph.hpp"
#include "arena/read_arena.hpp"
#include "core/random.hpp"
#include "explain/exercise_text.hpp"
#include "explain/exercise_words.hpp"
#include "lessons/paths/graph.hpp"
#include "render/exercise_json.hpp"
#include "json/read_json_value.hpp"

#include <gtest/gtest.h>

namespace zermelo {
namespace {

using Fit = ExerciseOption::Fit;

Result<std::unique_ptr<AnyGame>> by_its_word(std::string_view word) { return registry().open(word); }

Exercise exercise(ExerciseKind kind, std::uint64_t seed, unsigned level) {
    auto made = make_exercise({kind, seed, level}, by_its_word, {});
    EXPECT_TRUE(made) << made.error().in(Language::english);
    return std::move(*made);
}

template <class Visit> void each_exercise(std::uint64_t seeds, Visit&& visit) {
    for (std::size_t kind = 0; kind < exercise_names.size(); ++kind)
        for (unsigned level = 1; level <= exercise_levels; ++level)
            for (std::uint64_t seed = 1;
                 seed <= (static_cast<ExerciseKind>(kind) == ExerciseKind::winning_move ? 3 : seeds); ++seed) {
                SCOPED_TRACE(std::string(exercise_names[kind]) + " level " + std::to_string(level) + " seed " +
                             std::to_string(seed));
                visit(exercise(static_cast<ExerciseKind>(kind), seed, level));
            }
}

ExerciseAnswers solution(const Exercise& exercise) {
    ExerciseAnswers answers;
    for (const ExerciseQuestion& question : exercise.questions) answers.push_back(question.answer);
    return answers;
}

bool accepts(const Exercise& exercise, std::size_t question, std::vector<std::string> answer) {
    ExerciseAnswers answers = solution(exercise);
    answers[question] = std::move(answer);
    return check_exercise(exercise, answers).questions[question].right;
}

TEST(Exercises, SentencesStandInTheOrderOfTheirKinds) {
    std::size_t place = 0;
    for (const RemarkWords& words : words::remarks) EXPECT_EQ(static_cast<std::size_t>(words.kind), place++);
    EXPECT_EQ(place, static_cast<std::size_t>(Remark::Kind::numbers_expected) + 1);
}

TEST(Exercises, SolutionsPassTheirOwnCheck) {
    each_exercise(20, [](const Exercise& exercise) {
        ASSERT_FALSE(exercise.questions.empty());
        const CheckedExercise checked = check_exercise(exercise, solution(exercise));
        EXPECT_EQ(checked.right(), exercise.questions.size());
        for (Language language : {Language::english, Language::french}) {
            const Voice voice{language};
            EXPECT_EQ(statement_text(exercise, voice).find("{}"), std::string::npos);
            for (const ExerciseQuestion& question : exercise.questions) {
                EXPECT_EQ(text(question.asked, voice).find("{}"), std::string::npos);
                if (!question.answer.empty()) { EXPECT_FALSE(reasons(question, voice).empty()); }
            }
        }
        EXPECT_EQ(check_exercise(exercise, {}).right(), 0u);
    });
}

TEST(Exercises, EveryWrongAnswerHasAReason) {
    const Voice voice;
    each_exercise(6, [&](const Exercise& exercise) {
        for (std::size_t i = 0; i < exercise.questions.size(); ++i) {
            const ExerciseQuestion& question = exercise.questions[i];
            for (const ExerciseOption& option : question.options) {
                std::vector<std::string> answer = question.answer;
                if (question.form == AnswerForm::set) {
                    // One more that is wrong, or one less that is right.
                    if (option.fit == Fit::right)
                        std::erase(answer, option.name);
                    else
                        answer.push_back(option.name);
                    EXPECT_EQ(accepts(exercise, i, answer), option.fit == Fit::allowed) << option.name;
                } else if (question.form == AnswerForm::choice) {
                    EXPECT_EQ(accepts(exercise, i, {option.name}), option.fit != Fit::wrong) << option.name;
                }
                if (question.form == AnswerForm::set || question.form == AnswerForm::choice) {
                    EXPECT_FALSE(reason(option, voice).empty());
                }
            }
            if (question.form != AnswerForm::set) {
                for (std::size_t at = question.form == AnswerForm::step; at < question.answer.size(); ++at) {
                    if (question.form == AnswerForm::choice || question.form == AnswerForm::path) break;
                    std::vector<std::string> answer = question.answer;
                    answer[at] = answer[at] == "inf" ? "7" : "1000";
                    ExerciseAnswers answers = solution(exercise);
                    answers[i] = answer;
                    const auto checked = check_exercise(exercise, answers);
                    EXPECT_FALSE(checked.questions[i].right);
                    EXPECT_FALSE(reason(checked.questions[i], voice).empty());
                }
                for (const char* nonsense : {"", "zebra"}) EXPECT_FALSE(accepts(exercise, i, answer_words(nonsense)));
            }
        }
    });
}

TEST(Exercises, TheSameSeedIsTheSameExercise) {
    each_exercise(2, [](const Exercise& made) {
        const Voice voice;
        EXPECT_EQ(json(made, voice).line(), json(exercise(made.kind, made.seed, made.level), voice).line());
        const Exercise next = exercise(made.kind, made.seed + 100, made.level);
        if (made.kind != ExerciseKind::winning_move && made.kind != ExerciseKind::grundy) {
            EXPECT_NE(made.file, next.file);
        }
    });
}

TEST(Exercises, ArenasHaveWhatTheirLevelTrains) {
    for (unsigned level = 1; level <= exercise_levels; ++level)
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const auto arena = read_arena(exercise(ExerciseKind::attractor, seed, level).file, "exercise", 1);
            ASSERT_TRUE(arena);
            std::vector<bool> over(arena->arena.size());
            bool dead_end = false;
            each_vertex(arena->arena, [&](Vertex v) {
                over[index(v)] = arena->target[index(v)];
                dead_end |= !arena->target[index(v)] && arena->arena.degree(v) == 0;
            });
            EXPECT_EQ(dead_end, level >= 3) << level << " " << seed;
            EXPECT_EQ(has_endless_play(arena->arena, over), level >= 2) << level << " " << seed;
        }
}

// Where two vertices wait with the same distance, both orders are accepted, and the rows follow the choice.
TEST(Exercises, DijkstraAcceptsEveryTie) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Exercise made = exercise(ExerciseKind::dijkstra, seed, 4);
        const auto graph = graph_from_text("exercise.json", made.file);
        ASSERT_TRUE(graph);
        // By hand, taking the last of those that are least instead of the first.
        const std::size_t size = graph->size();
        std::vector<std::int64_t> distance(size, -1);
        std::vector<bool> chosen(size);
        distance[0] = 0;
        ExerciseAnswers answers;
        bool differs = false;
        for (std::size_t step = 0; step < size; ++step) {
            std::optional<std::uint32_t> next;
            for (std::uint32_t v = 0; v < size; ++v)
                if (!chosen[v] && distance[v] >= 0 && (!next || distance[v] <= distance[*next])) next = v;
            chosen[*next] = true;
            for (const Graph::Arc& arc : graph->arcs(*next))
                if (distance[arc.to] < 0 || distance[*next] + arc.weight < distance[arc.to])
                    distance[arc.to] = distance[*next] + arc.weight;
            auto& row = answers.emplace_back();
            row.push_back(graph->name(*next));
            differs |= row[0] != made.questions[step].answer[0];
            for (std::int64_t known : distance) row.push_back(known < 0 ? "∞" : std::to_string(known));
        }
        answers.push_back(made.questions.back().answer);
        EXPECT_EQ(check_exercise(made, answers).right(), made.questions.size()) << seed;
        EXPECT_TRUE(differs) << seed;
    }
}

TEST(Exercises, NumbersMayBeWrittenInAnyWay) {
    const Exercise mixed = exercise(ExerciseKind::equilibrium, 3, 5);
    const std::size_t last = mixed.questions.size() - 1;
    std::vector<std::string> answer = mixed.questions[last].answer;
    ASSERT_EQ(answer.size(), 2u);
    const auto slash = answer[0].find('/');
    ASSERT_NE(slash, std::string::npos);
    answer[0] =
        std::to_string(std::stoi(answer[0]) * 2) + "/" + std::to_string(std::stoi(answer[0].substr(slash + 1)) * 2);
    EXPECT_TRUE(accepts(mixed, last, answer));
    EXPECT_FALSE(accepts(mixed, last, {answer[0], "1/0"}));
    EXPECT_EQ(answer_words(" a, b ;c "), (std::vector<std::string>{"a", "b", "c"}));
    EXPECT_TRUE(answer_words("-").empty());
}

TEST(Exercises, PicturesAndSheetsOfEveryKind) {
    each_exercise(1, [](const Exercise& made) {
        for (Language language : {Language::english, Language::french}) {
            const auto pictures = exercise_pictures(made, {}, language);
            ASSERT_TRUE(pictures);
            const bool drawn = !made.file.empty();
            EXPECT_EQ(pictures->solution.find("<svg") != std::string::npos, drawn);
            for (SheetFormat format :
                 {SheetFormat::text, SheetFormat::markdown, SheetFormat::html, SheetFormat::latex}) {
                const std::string sheet = exercise_sheet(made, *pictures, {format, "Ada"}, {language});
                EXPECT_NE(sheet.find("Ada"), std::string::npos);
                EXPECT_NE(sheet.find(language == Language::french ? "Corrigé" : "Solution"), std::string::npos);
                if (format == SheetFormat::latex && drawn) {
                    EXPECT_NE(sheet.find("\\begin{center}"), std::string::npos);
                }
            }
        }
    });
}

} // namespace
} // namespace zermelo
