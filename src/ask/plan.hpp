// How a question about the value of a position is answered: by which method, and why (choose_plan.hpp decides).
#pragma once

#include "core/method.hpp"

namespace zermelo {

struct Plan {
    Method method;
    Reason reason = Reason::usual;
};

} // namespace zermelo
