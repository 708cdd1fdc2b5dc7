#include "api/exercise_pictures.hpp"

#include "api/arena_drawing.hpp"
#include "api/registry.hpp"
#include "arena/read_arena.hpp"
#include "ask/attractor_study.hpp"
#include "core/machine/provided_files.hpp"
#include "lessons/matrices/matrix_game.hpp"
#include "render/graph_drawing.hpp"
#include "render/matrix_drawing.hpp"
#include "render/tree_drawing.hpp"

namespace zermelo {

namespace {

Result<ExercisePictures> arena_pictures(const Exercise& exercise, const Control& control, Language language) {
    const auto arena = read_arena(exercise.file, "exercise", 1);
    if (!arena) return arena.error();
    auto study = AttractorStudy::make(*arena, {.player = Player::one});
    if (!study) return study.error();
    if (auto solved = study->solve(control); !solved) return solved.error();
    const Highlight highlight = study->highlight();
    return ExercisePictures{draw_svg(*arena, nullptr, Layers::distance, language),
                            draw_svg(*arena, &highlight, Layers::ranks, language)};
}

Result<SearchTree> searched(const std::string& word, const char* with, const Control& control) {
    auto game = open_game(word);
    if (!game) return game.error();
    auto ai = (*game)->ai(with, "exercise");
    if (!ai) return ai.error();
    return (*game)->tree((*game)->start(), *ai, 10'000, control);
}

Result<ExercisePictures> tree_pictures(const Exercise& exercise, const Control& control) {
    const std::string file = "exercise-picture.json";
    provide_file(file, exercise.file);
    auto whole = searched("tree:" + file, "minimax", control);
    auto solved = exercise.kind == ExerciseKind::minimax ? whole : searched("tree:" + file, "alphabeta", control);
    withdraw_file(file);
    if (!whole) return whole.error();
    if (!solved) return solved.error();
    for (SearchTree::Node& node : whole->nodes) node.asked = !node.is_leaf();
    return ExercisePictures{tree_svg(*whole), tree_svg(*solved)};
}

Result<ExercisePictures> graph_pictures(const Exercise& exercise) {
    const auto graph = graph_from_text("exercise.json", exercise.file);
    if (!graph) return graph.error();
    StepRecorder steps;
    const Search search = shortest(*graph, 0, std::nullopt, ZeroEstimate{}, steps);
    return ExercisePictures{draw_graph(*graph, {}, {}),
                            draw_graph(*graph, steps, path_to(search, *graph->find(exercise.to)))};
}

Result<ExercisePictures> matrix_pictures(const Exercise& exercise) {
    const auto game = matrix_from_text("exercise.json", exercise.file);
    if (!game) return game.error();
    return ExercisePictures{"", draw_matrix(*game)};
}

} // namespace

Result<ExercisePictures> exercise_pictures(const Exercise& exercise, const Control& control, Language language) {
    switch (exercise.kind) {
    case ExerciseKind::attractor: return arena_pictures(exercise, control, language);
    case ExerciseKind::minimax:
    case ExerciseKind::alphabeta: return tree_pictures(exercise, control);
    case ExerciseKind::dijkstra: return graph_pictures(exercise);
    case ExerciseKind::equilibrium: return matrix_pictures(exercise);
    case ExerciseKind::grundy:
    case ExerciseKind::winning_move: break;
    }
    return ExercisePictures{};
}

} // namespace zermelo
