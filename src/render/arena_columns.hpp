// Which column of a drawing each vertex stands in, and what the columns are called.
#pragma once

#include "render/arena_drawing.hpp"

namespace zermelo {

struct ArenaColumns {
    struct Band { // columns that mean the same
        int first, last;
        std::string label;
    };

    std::vector<int> of_vertex;
    std::vector<Band> bands;
};

ArenaColumns arena_columns(const NamedArena& arena, const Highlight* highlight, Layers layers, Language language);

} // namespace zermelo
