// The families of exercises: how an instance of each is made. Each tries instances until one has what it should train.
#pragma once

#include "core/random.hpp"
#include "exercises/exercises.hpp"

namespace zermelo {

struct ExerciseMaking {
    const ExerciseRequest& request;
    const GameOpener& open;
    const Control& control;
    Random random;

    Exercise begin(Remark statement) const {
        return Exercise{request.kind, request.seed, request.level, std::move(statement)};
    }
    // From low to high, both included.
    std::uint32_t between(std::uint32_t low, std::uint32_t high) {
        return low + static_cast<std::uint32_t>(random.below(high - low + 1));
    }
    bool chance(std::uint32_t percent) { return random.below(100) < percent; }
};

Result<Exercise> make_attractor_exercise(ExerciseMaking& making);
Result<Exercise> make_minimax_exercise(ExerciseMaking& making);
Result<Exercise> make_alphabeta_exercise(ExerciseMaking& making);
Result<Exercise> make_grundy_exercise(ExerciseMaking& making);
Result<Exercise> make_dijkstra_exercise(ExerciseMaking& making);
Result<Exercise> make_equilibrium_exercise(ExerciseMaking& making);
Result<Exercise> make_winning_exercise(ExerciseMaking& making);

// Rows of Dijkstra follow from the choices made before, of which some were free.
void check_dijkstra(const Exercise& exercise, const ExerciseAnswers& answers, CheckedExercise& checked);

// Numbers as they may be typed: 3, +3, 6/2, 3.0; inf and ∞ are alike.
bool same_number(const std::string& typed, const std::string& number);
bool is_number(const std::string& typed);

} // namespace zermelo
