// What a person who plays should do, and the idea behind it.
#pragma once

#include "answers/moves.hpp"
#include "core/ideas.hpp"

#include <optional>

namespace zermelo {

struct Hint {
    ValuedMove best;
    std::optional<Idea> idea{}; // checked
};

} // namespace zermelo
