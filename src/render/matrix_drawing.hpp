// The matrix as a drawing: best replies in brackets, equilibria on green, Pareto-optimal cells with a star.
#pragma once

#include "lessons/matrices/matrix_game.hpp"

namespace zermelo {

std::string draw_matrix(const MatrixGame& game);

} // namespace zermelo
