// How often the choices of a search at each depth give a won or drawn game away.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace zermelo {

struct DepthRow {
    std::uint32_t depth;
    std::uint64_t errors;
    double given_away; // the share of won games given away
    std::uint64_t nodes;
};

struct DepthStudy {
    std::string game, with;
    std::uint64_t positions = 0, of = 0; // looked at, of all where the game goes on
    std::uint64_t won = 0, drawn = 0;
    std::vector<DepthRow> rows{};
    std::optional<std::uint32_t> least{}; // from this depth on there is no error
};

} // namespace zermelo
