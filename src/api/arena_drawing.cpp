#include "api/arena_drawing.hpp"

#include "explain/words.hpp"

namespace zermelo {

namespace {

Highlight highlight_of(const NamedArena& arena, const AttractorStudy& study) {
    const Attractor& attractor = study.attractor();
    const Attractor* opposite = study.opposite();
    Highlight highlight;
    highlight.player = study.player();
    highlight.ranks.assign(attractor.ranks.begin(), attractor.ranks.end());
    if (opposite) highlight.opponent.assign(opposite->ranks.begin(), opposite->ranks.end());
    // The moves that strategies are made of: the player's inside, the opponent's outside. Of three regions, those of
    // whoever wins, and of both players where neither lets the other win.
    each_vertex(arena.arena, [&](Vertex v) {
        const bool mine = arena.arena.owner(v) == study.player(), theirs = opposite && opposite->contains(v);
        Vertex move = no_vertex;
        if (attractor.contains(v) ? mine : !mine && !theirs) move = attractor.strategy[index(v)];
        if (opposite && !attractor.contains(v) && theirs != mine) move = opposite->strategy[index(v)];
        highlight.strategy.push_back(move);
    });
    return highlight;
}

} // namespace

Result<std::string> arena_drawing(const NamedArena& arena, const AttractorStudy* study, const std::string& format,
                                  Layers layers, Language language) {
    const std::uint32_t size = arena.arena.size();
    if (format == "dot" && !study) return draw_dot(arena, nullptr);
    if (size > largest_drawing)
        return Error{"--format",
                     errors::too_large_to_draw,
                     {std::to_string(size), std::to_string(largest_drawing)},
                     Error::Kind::limit};
    const Highlight highlight = study ? highlight_of(arena, *study) : Highlight{};
    const Highlight* shown = study ? &highlight : nullptr;
    if (format == "dot") return draw_dot(arena, shown);
    return draw_svg(arena, shown, layers, language);
}

} // namespace zermelo
