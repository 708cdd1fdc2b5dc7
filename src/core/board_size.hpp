// A board of columns and rows on which a line of some length wins.
#pragma once

#include "core/parameters.hpp"

namespace zermelo {

struct BoardSize {
    unsigned width, height, line;

    static BoardSize read(const Parameters& parameters) {
        auto number = [&](std::string_view name) { return static_cast<unsigned>(parameters.number(name)); };
        return {number("width"), number("height"), number("line")};
    }
};

} // namespace zermelo
