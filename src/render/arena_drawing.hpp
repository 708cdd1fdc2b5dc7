// Arenas as pictures. Circles belong to player one, squares to player two, diamonds are targets; the start has a small
// arrow of its own. The layout is ours (render/layered_layout.hpp): Graphviz would neither keep the meaning of the
// columns nor give the same picture everywhere.
#pragma once

#include "answers/highlight.hpp"
#include "arena/named_arena.hpp"
#include "core/text.hpp"
#include "render/svg_shapes.hpp"

namespace zermelo {

// More vertices than these make no readable picture; it is for the caller to refuse them.
inline constexpr std::uint32_t largest_drawing = 200;

enum class Layers {
    distance, // from the start; what cannot be reached comes last
    sides,    // player one on the left, player two on the right
    halves,   // the same where every position stands once for each: in its order from the bottom, both in one row
    ranks,    // V_0 on the right, what is outside on the left, the opponent's V_0 leftmost; without ranks: distance
};

// Which of its regions a vertex is in.
Region region_of(const Highlight& highlight, Vertex vertex);

std::string draw_svg(const NamedArena& arena, const Highlight* highlight, Layers layers, Language language);
// What write_dot writes, with the highlight's colours, ranks and strategy.
std::string draw_dot(const NamedArena& arena, const Highlight* highlight);

} // namespace zermelo
