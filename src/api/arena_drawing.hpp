// The picture of an arena, where it is small enough for one.
#pragma once

#include "core/result.hpp"
#include "render/arena_drawing.hpp"

namespace zermelo {

// format: svg or dot. The highlight, if any, gives colours, ranks and thick edges.
Result<std::string> arena_drawing(const NamedArena& arena, const Highlight* highlight, const std::string& format,
                                  Layers layers, Language language);

} // namespace zermelo
