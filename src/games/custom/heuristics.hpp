// The judgement that the rules themselves may have.
#pragma once

#include "core/heuristic.hpp"
#include "games/custom/custom_game.hpp"

#include <vector>

namespace zermelo {

template <bool Ends, bool Sided> auto named_heuristics(const CustomGame<Ends, Sided>& game) {
    using Own = CustomGame<Ends, Sided>;
    std::vector<Heuristic<Own>> all;
    if (game.judges())
        all.push_back({"own", [](const Own& own, const CustomState& state) { return own.judged(state); }});
    return all;
}

} // namespace zermelo
