#include "api/arena_drawing.hpp"

#include "explain/words.hpp"
#include "render/arena_drawing.hpp"

namespace zermelo {

Result<std::string> arena_drawing(const NamedArena& arena, const AttractorStudy* study, const std::string& format,
                                  Language language) {
    const std::uint32_t size = arena.arena.size();
    if (format == "dot" && !study) return draw_dot(arena, nullptr);
    if (size > largest_drawing)
        return Error{"--format",
                     errors::too_large_to_draw,
                     {std::to_string(size), std::to_string(largest_drawing)},
                     Error::Kind::limit};
    Highlight highlight;
    if (study) {
        const Attractor& attractor = study->attractor();
        highlight.ranks.assign(attractor.ranks.begin(), attractor.ranks.end());
        highlight.player = study->player();
        // The player's moves inside, the opponent's outside: those that strategies are made of.
        each_vertex(arena.arena, [&](Vertex v) {
            const bool chosen = attractor.contains(v) == (arena.arena.owner(v) == study->player());
            highlight.strategy.push_back(chosen ? attractor.strategy[index(v)] : no_vertex);
        });
    }
    const Highlight* shown = study ? &highlight : nullptr;
    if (format == "dot") return draw_dot(arena, shown);
    return draw_svg(arena, shown, study ? Layers::ranks : Layers::distance, language);
}

} // namespace zermelo
