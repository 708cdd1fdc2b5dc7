#include "api/arena_drawing.hpp"

#include "ask/ask_errors.hpp"

namespace zermelo {

Result<std::string> arena_drawing(const NamedArena& arena, const Highlight* highlight, const std::string& format,
                                  Layers layers, Language language) {
    const std::uint32_t size = arena.arena.size();
    if (size > largest_drawing && (format != "dot" || highlight)) // Graphviz may draw a plain graph of any size
        return Error{"--format",
                     errors::too_large_to_draw,
                     {std::to_string(size), std::to_string(largest_drawing)},
                     Error::Kind::limit};
    return format == "dot" ? draw_dot(arena, highlight) : draw_svg(arena, highlight, layers, language);
}

} // namespace zermelo
