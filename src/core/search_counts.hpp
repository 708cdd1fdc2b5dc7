// What a search did, in numbers that are the same on every machine.
#pragma once

#include <cstdint>

namespace zermelo {

struct SearchCounts {
    std::uint64_t nodes = 0, leaves = 0, judged = 0, known = 0, cuts = 0;
    std::uint64_t deepest = 0; // moves between the root and the farthest leaf

    SearchCounts& operator+=(const SearchCounts& more) {
        nodes += more.nodes, leaves += more.leaves, judged += more.judged, known += more.known, cuts += more.cuts;
        deepest = deepest > more.deepest ? deepest : more.deepest;
        return *this;
    }
};

} // namespace zermelo
