// The games that there are, and what can be asked of each.
#pragma once

#include "core/parameters.hpp"

#include <string>
#include <vector>

namespace zermelo {

struct GameFacts {
    const GameInfo* info;
    std::vector<std::string> powers, heuristics; // none where a file must be named first
};
struct GameList {
    std::vector<GameFacts> games;
};

} // namespace zermelo
