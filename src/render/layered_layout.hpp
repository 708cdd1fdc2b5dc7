// Where to draw the vertices of a graph whose columns are given, and which way its edges go round them.
//
// Sugiyama's method: an edge over several columns bends in each of them; columns are sorted by the mean place of their
// neighbours until few edges cross; then every vertex is pulled level with its neighbours, as far as the others allow.
// It is our own, and counts in whole numbers only, because columns mean something here (a rank, a distance) and because
// a drawing should be the same everywhere, to the letter.
#pragma once

#include <span>
#include <vector>

namespace zermelo {

// All lengths are tenths of a pixel.
struct LayoutVertex {
    int column;
    int half_width;
    int above, below; // what it needs from its centre upwards and downwards, with loops and labels
};

struct LayoutEdge {
    int from, to; // different vertices
};

struct LayeredLayout {
    struct Point {
        int x, y;
    };
    struct Column {
        int left, right;
    };

    std::vector<Point> centres;
    std::vector<Column> columns;
    std::vector<std::vector<int>>
        bends; // for each edge: its height in the columns between its ends, from the source on
    int width = 0, height = 0;
};

// Whether columns are sorted, or keep the order of their vertices, from the bottom to the top.
enum class LayoutOrder { sorted, kept };

// `wished_width`: gaps between columns grow, within reason, to fill it.
LayeredLayout lay_out(std::span<const LayoutVertex> vertices, std::span<const LayoutEdge> edges, int wished_width,
                      LayoutOrder order);

} // namespace zermelo
