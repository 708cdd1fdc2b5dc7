// Exercises: instances made of a seed, with questions, solutions and a check. The same seed gives the same exercise
// everywhere; a level changes what makes it hard, and an instance is taken only if it has what it should train.
#pragma once

#include "answers/exercise.hpp"
#include "ask/any_game.hpp"

#include <functional>
#include <memory>

namespace zermelo {

// How exercises open games by their words: the registry stands above this room.
using GameOpener = std::function<Result<std::unique_ptr<AnyGame>>(std::string_view word)>;

struct ExerciseRequest {
    ExerciseKind kind = ExerciseKind::attractor;
    std::uint64_t seed = 1;
    unsigned level = 1; // 1 to 5
};

// Requires a level from 1 to 5. An error only where a limit of the control was reached.
Result<Exercise> make_exercise(const ExerciseRequest& request, const GameOpener& open, const Control& control);

// Accepts every right answer, and gives the reason for a wrong one. Questions that were not answered are not right.
CheckedExercise check_exercise(const Exercise& exercise, const ExerciseAnswers& answers);

// The words of an answer as it is typed: separated by spaces or commas; - is the empty set.
std::vector<std::string> answer_words(std::string_view text);

} // namespace zermelo
