// Everything Zermelo finds about a payoff matrix.
#pragma once

#include "answers/matrix.hpp"
#include "core/limited_trace.hpp"
#include "lessons/matrices/matrix_game.hpp"

namespace zermelo {

// The search for mixed strategies ends at the limits: the nodes of the control are pivots, a standard number if it
// names none.
MatrixFacts study_matrix(const MatrixGame& game, const Control& control);

} // namespace zermelo
