#include "exercises/exercises.hpp"

#include "core/key.hpp"
#include "exercises/families.hpp"

#include <array>

namespace zermelo {

Result<Exercise> make_exercise(const ExerciseRequest& request, const GameOpener& open, const Control& control) {
    constexpr std::array make{make_attractor_exercise, make_minimax_exercise,  make_alphabeta_exercise,
                              make_grundy_exercise,    make_dijkstra_exercise, make_equilibrium_exercise,
                              make_winning_exercise};
    const auto kind = static_cast<std::size_t>(request.kind);
    // Kinds and levels of one seed have nothing to do with each other.
    Random random(request.seed * 64 + kind * 8 + request.level);
    random.next();
    ExerciseMaking making{request, open, control, random};
    return make[kind](making);
}

} // namespace zermelo
