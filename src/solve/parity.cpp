#include "solve/parity.hpp"

namespace zermelo {

template ParitySolution ParitySolver::solve(LimitedTrace& trace);

} // namespace zermelo
